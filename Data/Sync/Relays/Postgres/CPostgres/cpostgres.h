#ifndef HEARTH_CPOSTGRES_H
#define HEARTH_CPOSTGRES_H

// The calls and numbers of libpq's stable C interface that Hearth needs. They are looked up when a
// server is first asked something, so that neither building nor starting needs the library.

typedef struct cpostgres_connection cpostgres_connection;
typedef struct cpostgres_result cpostgres_result;

// PQconninfoOption, whose members have been in this order since there are any.
typedef struct {
  char *keyword;
  char *variable;
  char *compiled;
  char *value;
  char *label;
  char *display;
  int size;
} cpostgres_option;

typedef cpostgres_connection *(*cpostgres_connect_call)(
    const char *const *keywords, const char *const *values, int expands);
typedef void (*cpostgres_finish_call)(cpostgres_connection *);
typedef int (*cpostgres_status_call)(const cpostgres_connection *);
typedef char *(*cpostgres_message_call)(const cpostgres_connection *);
typedef cpostgres_option *(*cpostgres_parse_call)(const char *text, char **message);
typedef void (*cpostgres_free_options_call)(cpostgres_option *);
typedef cpostgres_result *(*cpostgres_run_call)(
    cpostgres_connection *, const char *command, int count, const unsigned int *types,
    const char *const *values, const int *sizes, const int *formats, int result_format);
typedef cpostgres_result *(*cpostgres_script_call)(cpostgres_connection *, const char *commands);
typedef int (*cpostgres_result_status_call)(const cpostgres_result *);
typedef char *(*cpostgres_result_field_call)(const cpostgres_result *, int field);
typedef int (*cpostgres_count_call)(const cpostgres_result *);
typedef char *(*cpostgres_value_call)(const cpostgres_result *, int row, int column);
typedef int (*cpostgres_number_call)(const cpostgres_result *, int row, int column);
typedef void (*cpostgres_clear_call)(cpostgres_result *);
typedef char *(*cpostgres_encrypt_call)(
    cpostgres_connection *, const char *password, const char *user, const char *algorithm);
typedef void (*cpostgres_free_call)(void *);
// A PGnotify, which PQfreemem takes.
typedef void *(*cpostgres_told_call)(cpostgres_connection *);
typedef void *(*cpostgres_notice_call)(
    cpostgres_connection *, void (*)(void *, const char *), void *);

enum {
  CPOSTGRES_CONNECTION_OK = 0,
  CPOSTGRES_COMMAND_OK = 1,
  CPOSTGRES_TUPLES_OK = 2,
  // The letters C and M.
  CPOSTGRES_SQLSTATE = 67,
  CPOSTGRES_MESSAGE = 77,
  CPOSTGRES_INT8 = 20,
  CPOSTGRES_BYTEA = 17,
  CPOSTGRES_TEXT = 25
};

#endif
