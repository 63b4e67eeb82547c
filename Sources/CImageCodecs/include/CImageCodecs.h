// A narrow door to libpng, zlib and libjpeg. Their error handling jumps (setjmp); it never leaves these functions.
#ifndef CIMAGECODECS_H
#define CIMAGECODECS_H

#include <stddef.h>
#include <stdint.h>

/// Memory that these functions allocated; release it with `codec_release`.
typedef struct {
    uint8_t *bytes;
    size_t count;
} codec_buffer;

void codec_release(codec_buffer *buffer);

typedef enum {
    codec_ok = 0,
    codec_truncated = 1,
    codec_corrupt = 2,
    codec_too_large = 3,
    codec_out_of_memory = 4,
} codec_status;

enum { codec_message_length = 200 };

/// What a PNG file says about its colours.
typedef struct {
    int has_srgb;
    /// 0 when absent; else the file's gamma, e.g. 0.45455.
    double gamma;
    int has_primaries;
    /// White, red, green, blue as CIE xy pairs.
    double primaries[8];
    /// The embedded ICC profile; empty when absent.
    codec_buffer profile;
} codec_png_color;

/// Decodes a PNG file to 8-bit RGBA, not premultiplied, rows from the top without padding.
///
/// `message` has room for `codec_message_length` characters and says what was wrong.
codec_status codec_png_decode(
    const uint8_t *bytes, size_t count, uint64_t most_pixels, uint32_t *width, uint32_t *height, codec_buffer *pixels,
    codec_png_color *color, char *message);

uint32_t codec_crc32(uint32_t crc, const uint8_t *bytes, size_t count);

/// The Adler-32 of two stretches of bytes behind each other, from that of each.
uint32_t codec_adler32_combine(uint32_t first, uint32_t second, size_t second_count);

/// Four components when the file is CMYK (as stored, with Adobe's inversion if `is_inverted`), else three.
typedef struct {
    uint32_t width, height;
    int components;
    int is_inverted;
    codec_buffer pixels;
} codec_jpeg_picture;

/// Decodes a JPEG file to 8-bit RGB or CMYK, rows from the top without padding.
codec_status codec_jpeg_decode(
    const uint8_t *bytes, size_t count, uint64_t most_pixels, codec_jpeg_picture *picture, char *message);

/// The versions of the libraries in use, e.g. "libpng 1.6.39, zlib 1.2.13, libjpeg 62".
const char *codec_versions(void);

#endif
