#ifndef HEARTH_CCRYPT_H
#define HEARTH_CCRYPT_H

// The two calls of libxcrypt's stable C interface that Hearth needs. They are looked up when a
// profile is locked or opened, so that neither building nor starting needs the library.

// CRYPT_GENSALT_OUTPUT_SIZE, and the size of struct crypt_data.
enum { CCRYPT_SETTING_SIZE = 192, CCRYPT_DATA_SIZE = 32768 };

typedef char *(*crypt_gensalt_rn_call)(
    const char *prefix, unsigned long count, const char *bytes, int size, char *output,
    int output_size);
typedef char *(*crypt_rn_call)(
    const char *phrase, const char *setting, void *data, int size);

#endif
