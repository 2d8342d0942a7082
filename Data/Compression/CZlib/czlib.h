#ifndef HEARTH_CZLIB_H
#define HEARTH_CZLIB_H

// The types of zlib's stable C interface that Hearth needs. The calls themselves are looked up
// when something is first compressed, so that neither building nor starting needs the library.

typedef struct {
  const unsigned char *next_in;
  unsigned int avail_in;
  unsigned long total_in;
  unsigned char *next_out;
  unsigned int avail_out;
  unsigned long total_out;
  const char *msg;
  void *state;
  void *zalloc;
  void *zfree;
  void *opaque;
  int data_type;
  unsigned long adler;
  unsigned long reserved;
} z_stream;

#define Z_NO_FLUSH 0
#define Z_FINISH 4
#define Z_OK 0
#define Z_STREAM_END 1

typedef int (*deflate_init_call)(z_stream *, int level, const char *version, int stream_size);
typedef int (*deflate_call)(z_stream *, int flush);
typedef int (*deflate_end_call)(z_stream *);
typedef int (*inflate_init_call)(z_stream *, const char *version, int stream_size);
typedef int (*inflate_init2_call)(
    z_stream *, int window_bits, const char *version, int stream_size);
typedef unsigned long (*crc32_call)(
    unsigned long crc, const unsigned char *bytes, unsigned int length);

#endif
