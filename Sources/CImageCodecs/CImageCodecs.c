#include "CImageCodecs.h"

#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>
#include <png.h>
#include <zlib.h>

void codec_release(codec_buffer *buffer) {
    free(buffer->bytes);
    buffer->bytes = NULL;
    buffer->count = 0;
}

uint32_t codec_crc32(uint32_t crc, const uint8_t *bytes, size_t count) { return (uint32_t)crc32_z(crc, bytes, count); }

uint32_t codec_adler32(uint32_t adler, const uint8_t *bytes, size_t count) { return (uint32_t)adler32_z(adler, bytes, count); }

const char *codec_versions(void) {
    static char text[120];
    if (!text[0]) {
        snprintf(text, sizeof text, "libpng %s, zlib %s, libjpeg %d", png_get_libpng_ver(NULL), zlibVersion(), JPEG_LIB_VERSION);
    }
    return text;
}
