#ifndef HEARTH_CCURL_H
#define HEARTH_CCURL_H

// The types and numbers of libcurl's stable C interface that Hearth needs. The calls themselves
// are looked up when something is first asked of the network, so that neither building nor
// starting needs the library.

#include <stddef.h>
#include <stdint.h>

typedef struct ccurl_easy ccurl_easy;
typedef struct ccurl_multi ccurl_multi;
typedef struct ccurl_list ccurl_list;

typedef struct {
  int kind;
  ccurl_easy *easy;
  union {
    void *whatever;
    int result;
  } data;
} ccurl_message;

typedef int (*curl_global_init_call)(long flags);
typedef ccurl_easy *(*curl_easy_init_call)(void);
typedef void (*curl_easy_cleanup_call)(ccurl_easy *);
typedef ccurl_list *(*curl_slist_append_call)(ccurl_list *, const char *text);
typedef void (*curl_slist_free_all_call)(ccurl_list *);
typedef ccurl_multi *(*curl_multi_init_call)(void);
typedef int (*curl_multi_cleanup_call)(ccurl_multi *);
typedef int (*curl_multi_handle_call)(ccurl_multi *, ccurl_easy *);
typedef int (*curl_multi_perform_call)(ccurl_multi *, int *running);
typedef int (*curl_multi_poll_call)(
    ccurl_multi *, void *others, unsigned int count, int milliseconds, int *ready);
typedef ccurl_message *(*curl_multi_info_read_call)(ccurl_multi *, int *left);
typedef size_t (*ccurl_data_call)(char *bytes, size_t size, size_t count, void *context);

// Swift calls no function with a variable number of arguments, and their convention is not that
// of other functions, so curl_easy_setopt and curl_easy_getinfo are called from here.

static inline int ccurl_set_number(void *setopt, ccurl_easy *easy, int option, long value) {
  return ((int (*)(ccurl_easy *, int, ...))setopt)(easy, option, value);
}

static inline int ccurl_set_text(void *setopt, ccurl_easy *easy, int option, const char *value) {
  return ((int (*)(ccurl_easy *, int, ...))setopt)(easy, option, value);
}

static inline int ccurl_set_pointer(void *setopt, ccurl_easy *easy, int option, void *value) {
  return ((int (*)(ccurl_easy *, int, ...))setopt)(easy, option, value);
}

static inline int ccurl_set_list(void *setopt, ccurl_easy *easy, int option, ccurl_list *value) {
  return ((int (*)(ccurl_easy *, int, ...))setopt)(easy, option, value);
}

static inline int ccurl_set_call(
    void *setopt, ccurl_easy *easy, int option, ccurl_data_call value) {
  return ((int (*)(ccurl_easy *, int, ...))setopt)(easy, option, value);
}

static inline int ccurl_get_number(void *getinfo, ccurl_easy *easy, int info, long *value) {
  return ((int (*)(ccurl_easy *, int, ...))getinfo)(easy, info, value);
}

static inline int ccurl_get_large(void *getinfo, ccurl_easy *easy, int info, int64_t *value) {
  return ((int (*)(ccurl_easy *, int, ...))getinfo)(easy, info, value);
}

// The text stays libcurl's.
static inline int ccurl_get_text(
    void *getinfo, ccurl_easy *easy, int info, const char **value) {
  return ((int (*)(ccurl_easy *, int, ...))getinfo)(easy, info, value);
}

#define CURL_GLOBAL_DEFAULT 3L
#define CURLMSG_DONE 1

#define CURLE_OK 0
#define CURLE_UNSUPPORTED_PROTOCOL 1
#define CURLE_URL_MALFORMAT 3
#define CURLE_WEIRD_SERVER_REPLY 8
#define CURLE_OPERATION_TIMEDOUT 28
#define CURLE_GOT_NOTHING 52
#define CURLE_BAD_CONTENT_ENCODING 61
#define CURLE_FILESIZE_EXCEEDED 63

#define CURLOPT_POST 47
#define CURLOPT_POSTFIELDSIZE 60
#define CURLOPT_SSL_VERIFYPEER 64
#define CURLOPT_HTTPGET 80
#define CURLOPT_SSL_VERIFYHOST 81
#define CURLOPT_NOSIGNAL 99
#define CURLOPT_HTTPAUTH 107
#define CURLOPT_MAXFILESIZE 114
#define CURLOPT_TIMEOUT_MS 155
#define CURLOPT_CONNECTTIMEOUT_MS 156
#define CURLOPT_PROTOCOLS 181
#define CURLOPT_SUPPRESS_CONNECT_HEADERS 265
#define CURLOPT_QUICK_EXIT 322
#define CURLOPT_WRITEDATA 10001
#define CURLOPT_URL 10002
#define CURLOPT_PROXY 10004
#define CURLOPT_USERAGENT 10018
#define CURLOPT_HTTPHEADER 10023
#define CURLOPT_HEADERDATA 10029
#define CURLOPT_CUSTOMREQUEST 10036
#define CURLOPT_ACCEPT_ENCODING 10102
#define CURLOPT_COPYPOSTFIELDS 10165
#define CURLOPT_USERNAME 10173
#define CURLOPT_PASSWORD 10174
#define CURLOPT_AWS_SIGV4 10305
#define CURLOPT_WRITEFUNCTION 20011
#define CURLOPT_HEADERFUNCTION 20079

#define CURLAUTH_BASIC 1L
#define CURLAUTH_DIGEST 2L

#define CURLPROTO_HTTP 1L
#define CURLPROTO_HTTPS 2L

#define CURLINFO_REDIRECT_URL 0x10001F
#define CURLINFO_RESPONSE_CODE 0x200002
#define CURLINFO_TOTAL_TIME_T 0x600032

#endif
