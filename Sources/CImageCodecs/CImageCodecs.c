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

uint32_t codec_adler32_combine(uint32_t first, uint32_t second, size_t second_count) {
    return (uint32_t)adler32_combine(first, second, (z_off_t)second_count);
}

const char *codec_versions(void) {
    static char text[120];
    if (!text[0]) {
        snprintf(text, sizeof text, "libpng %s, zlib %s, libjpeg %d", png_get_libpng_ver(NULL), zlibVersion(), JPEG_LIB_VERSION);
    }
    return text;
}
