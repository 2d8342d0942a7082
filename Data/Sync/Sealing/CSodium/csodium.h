#ifndef HEARTH_CSODIUM_H
#define HEARTH_CSODIUM_H

// The calls and sizes of libsodium's stable C interface that Hearth needs. They are looked up when
// something is first sealed or opened, so that neither building nor starting needs the library.

#include <stddef.h>
#include <stdint.h>

typedef int (*csodium_init_call)(void);
typedef void (*csodium_random_call)(void *buffer, size_t size);
typedef int (*csodium_argon_call)(
    unsigned char *out, unsigned long long out_size, const char *passphrase,
    unsigned long long passphrase_size, const unsigned char *salt, unsigned long long passes,
    size_t memory, int algorithm);
typedef int (*csodium_scrypt_call)(
    const uint8_t *passphrase, size_t passphrase_size, const uint8_t *salt, size_t salt_size,
    uint64_t n, uint32_t r, uint32_t p, uint8_t *out, size_t out_size);
typedef int (*csodium_seal_call)(
    unsigned char *sealed, unsigned long long *sealed_size, const unsigned char *bytes,
    unsigned long long size, const unsigned char *beside, unsigned long long beside_size,
    const unsigned char *secret_nonce, const unsigned char *nonce, const unsigned char *key);
typedef int (*csodium_open_call)(
    unsigned char *bytes, unsigned long long *size, unsigned char *secret_nonce,
    const unsigned char *sealed, unsigned long long sealed_size, const unsigned char *beside,
    unsigned long long beside_size, const unsigned char *nonce, const unsigned char *key);
typedef int (*csodium_hmac_begin_call)(void *state, const unsigned char *key, size_t key_size);
typedef int (*csodium_hmac_add_call)(
    void *state, const unsigned char *bytes, unsigned long long size);
typedef int (*csodium_hmac_end_call)(void *state, unsigned char *out);
typedef int (*csodium_multiply_call)(
    unsigned char *out, const unsigned char *secret, const unsigned char *point);
typedef int (*csodium_multiply_base_call)(unsigned char *out, const unsigned char *secret);
typedef int (*csodium_keys_call)(unsigned char *face, unsigned char *secret);
typedef int (*csodium_sign_call)(
    unsigned char *signature, unsigned long long *signature_size, const unsigned char *bytes,
    unsigned long long size, const unsigned char *secret);
typedef int (*csodium_verify_call)(
    const unsigned char *signature, const unsigned char *bytes, unsigned long long size,
    const unsigned char *face);
typedef int (*csodium_seal_for_call)(
    unsigned char *sealed, const unsigned char *bytes, unsigned long long size,
    const unsigned char *face);
typedef int (*csodium_open_by_call)(
    unsigned char *bytes, const unsigned char *sealed, unsigned long long size,
    const unsigned char *face, const unsigned char *secret);

enum {
  CSODIUM_ARGON2ID13 = 2,
  // crypto_auth_hmacsha256_state, with room to spare.
  CSODIUM_HMAC_STATE_SIZE = 512
};

#endif
