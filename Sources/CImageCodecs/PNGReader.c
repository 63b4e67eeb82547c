#include "CImageCodecs.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const uint8_t *bytes;
    size_t count, position;
    codec_status status;
    char *message;
} reader;

static void fail(png_structp png, png_const_charp text) {
    reader *input = png_get_error_ptr(png);
    if (input->status == codec_ok) input->status = codec_corrupt;
    snprintf(input->message, codec_message_length, "%s", text);
    png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

static void read_bytes(png_structp png, png_bytep into, size_t count) {
    reader *input = png_get_io_ptr(png);
    if (input->count - input->position < count) {
        input->status = codec_truncated;
        png_error(png, "the file ends early");
    }
    memcpy(into, input->bytes + input->position, count);
    input->position += count;
}

static void read_color(png_structp png, png_infop info, codec_png_color *color) {
    int intent;
    color->has_srgb = png_get_sRGB(png, info, &intent) != 0;
    if (!png_get_gAMA(png, info, &color->gamma)) color->gamma = 0;
    double *p = color->primaries;
    color->has_primaries = png_get_cHRM(png, info, p, p + 1, p + 2, p + 3, p + 4, p + 5, p + 6, p + 7) != 0;
    png_charp name;
    png_bytep profile;
    png_uint_32 length;
    int compression;
    if (png_get_iCCP(png, info, &name, &compression, &profile, &length)) {
        color->profile.bytes = malloc(length);
        if (color->profile.bytes) {
            memcpy(color->profile.bytes, profile, length);
            color->profile.count = length;
        }
    }
}

codec_status codec_png_decode(
    const uint8_t *bytes, size_t count, uint64_t most_pixels, uint32_t *width, uint32_t *height, codec_buffer *pixels,
    codec_png_color *color, char *message) {
    reader input = {bytes, count, 0, codec_ok, message};
    png_bytep *volatile rows = NULL;
    memset(color, 0, sizeof *color);
    pixels->bytes = NULL;
    pixels->count = 0;
    message[0] = 0;

    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &input, fail, ignore);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info) {
        png_destroy_read_struct(&png, NULL, NULL);
        return codec_out_of_memory;
    }
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        free(rows);
        codec_release(pixels);
        codec_release(&color->profile);
        return input.status;
    }
    png_set_read_fn(png, &input, read_bytes);
    png_set_user_limits(png, 1000000, 1000000);
    png_set_chunk_malloc_max(png, 64 << 20);
    // A file whose profile or text is odd is still a picture.
    png_set_option(png, PNG_SKIP_sRGB_CHECK_PROFILE, PNG_OPTION_ON);
    png_read_info(png, info);
    *width = png_get_image_width(png, info);
    *height = png_get_image_height(png, info);
    if ((uint64_t)*width * *height > most_pixels) {
        input.status = codec_too_large;
        png_error(png, "too many pixels");
    }
    read_color(png, info, color);
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);

    size_t stride = (size_t)*width * 4;
    if (png_get_rowbytes(png, info) != stride) png_error(png, "unexpected pixel layout");
    pixels->count = stride * *height;
    pixels->bytes = malloc(pixels->count);
    rows = malloc(sizeof(png_bytep) * *height);
    if (!pixels->bytes || !rows) {
        input.status = codec_out_of_memory;
        png_error(png, "out of memory");
    }
    for (uint32_t y = 0; y < *height; y++) rows[y] = pixels->bytes + stride * y;
    png_read_image(png, rows);
    png_read_end(png, NULL);
    png_destroy_read_struct(&png, &info, NULL);
    free(rows);
    return codec_ok;
}
