#include "CImageCodecs.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <stddef.h>
#include <jpeglib.h>
#include <jerror.h>

typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf out;
    int ended_early;
    char *message;
} error_manager;

static void fail(j_common_ptr jpeg) {
    error_manager *errors = (error_manager *)jpeg->err;
    char text[JMSG_LENGTH_MAX];
    (*errors->base.format_message)(jpeg, text);
    snprintf(errors->message, codec_message_length, "%s", text);
    longjmp(errors->out, 1);
}

static void note(j_common_ptr jpeg, int level) {
    error_manager *errors = (error_manager *)jpeg->err;
    if (level >= 0) return;
    int code = errors->base.msg_code;
    if (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER) {
        errors->ended_early = 1;
    } else {
        char text[JMSG_LENGTH_MAX];
        (*errors->base.format_message)(jpeg, text);
        if (!errors->message[0]) snprintf(errors->message, codec_message_length, "%s", text);
    }
    errors->base.num_warnings++;
}

codec_status codec_jpeg_decode(
    const uint8_t *bytes, size_t count, uint64_t most_pixels, codec_jpeg_picture *picture, char *message) {
    struct jpeg_decompress_struct jpeg;
    error_manager errors;
    memset(picture, 0, sizeof *picture);
    memset(&errors, 0, sizeof errors);
    message[0] = 0;
    jpeg.err = jpeg_std_error(&errors.base);
    errors.base.error_exit = fail;
    errors.base.emit_message = note;
    errors.message = message;
    if (setjmp(errors.out)) {
        jpeg_destroy_decompress(&jpeg);
        codec_release(&picture->pixels);
        return errors.ended_early ? codec_truncated : codec_corrupt;
    }
    jpeg_create_decompress(&jpeg);
    jpeg_mem_src(&jpeg, bytes, (unsigned long)count);
    jpeg_read_header(&jpeg, TRUE);
    picture->width = jpeg.image_width;
    picture->height = jpeg.image_height;
    if ((uint64_t)jpeg.image_width * jpeg.image_height > most_pixels) {
        jpeg_destroy_decompress(&jpeg);
        return codec_too_large;
    }
    int is_cmyk = jpeg.jpeg_color_space == JCS_CMYK || jpeg.jpeg_color_space == JCS_YCCK;
    jpeg.out_color_space = is_cmyk ? JCS_CMYK : JCS_RGB;
    jpeg.dct_method = JDCT_ISLOW;
    picture->components = is_cmyk ? 4 : 3;
    picture->is_inverted = jpeg.saw_Adobe_marker;
    jpeg_start_decompress(&jpeg);
    size_t stride = (size_t)jpeg.output_width * picture->components;
    picture->pixels.count = stride * jpeg.output_height;
    picture->pixels.bytes = malloc(picture->pixels.count ? picture->pixels.count : 1);
    if (!picture->pixels.bytes) {
        jpeg_destroy_decompress(&jpeg);
        return codec_out_of_memory;
    }
    while (jpeg.output_scanline < jpeg.output_height) {
        JSAMPROW row = picture->pixels.bytes + stride * jpeg.output_scanline;
        jpeg_read_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_decompress(&jpeg);
    jpeg_destroy_decompress(&jpeg);
    if (errors.ended_early || message[0]) {
        codec_release(&picture->pixels);
        return errors.ended_early ? codec_truncated : codec_corrupt;
    }
    return codec_ok;
}
