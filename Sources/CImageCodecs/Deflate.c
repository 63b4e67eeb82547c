#include "CImageCodecs.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

codec_status codec_deflate_part(
    const uint8_t *bytes, size_t count, const uint8_t *dictionary, size_t dictionary_count, int level, int strategy, int is_last,
    codec_buffer *output) {
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    output->bytes = NULL;
    output->count = 0;
    if (deflateInit2(&stream, level, Z_DEFLATED, -15, 9, strategy) != Z_OK) return codec_out_of_memory;
    if (dictionary_count > 0) deflateSetDictionary(&stream, dictionary, (uInt)dictionary_count);
    size_t room = deflateBound(&stream, count) + 64;
    uint8_t *memory = malloc(room);
    if (!memory) {
        deflateEnd(&stream);
        return codec_out_of_memory;
    }
    stream.next_in = (Bytef *)bytes;
    stream.avail_in = (uInt)count;
    stream.next_out = memory;
    stream.avail_out = (uInt)room;
    int status = deflate(&stream, is_last ? Z_FINISH : Z_SYNC_FLUSH);
    int complete = is_last ? status == Z_STREAM_END : (status == Z_OK && stream.avail_in == 0 && stream.avail_out > 0);
    output->count = room - stream.avail_out;
    deflateEnd(&stream);
    if (!complete) {
        free(memory);
        output->count = 0;
        return codec_out_of_memory;
    }
    output->bytes = memory;
    return codec_ok;
}
