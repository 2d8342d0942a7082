#ifndef HEARTH_CSQLITE_H
#define HEARTH_CSQLITE_H

// The calls of SQLite's stable C interface that Hearth makes, so that building needs the
// library alone and not its development package.

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef struct sqlite3_backup sqlite3_backup;
typedef struct sqlite3_file sqlite3_file;

typedef struct {
  int version;
  int (*close)(sqlite3_file *file);
  int (*read)(sqlite3_file *file, void *bytes, int length, long long place);
  int (*write)(sqlite3_file *file, const void *bytes, int length, long long place);
  int (*truncate)(sqlite3_file *file, long long size);
  int (*sync)(sqlite3_file *file, int flags);
  int (*size)(sqlite3_file *file, long long *size);
  int (*lock)(sqlite3_file *file, int lock);
  int (*unlock)(sqlite3_file *file, int lock);
} sqlite3_io_methods;

struct sqlite3_file {
  const sqlite3_io_methods *methods;
};

#define SQLITE_OK 0
#define SQLITE_ERROR 1
#define SQLITE_PERM 3
#define SQLITE_BUSY 5
#define SQLITE_LOCKED 6
#define SQLITE_READONLY 8
#define SQLITE_INTERRUPT 9
#define SQLITE_CORRUPT 11
#define SQLITE_CORRUPT_VTAB 267
#define SQLITE_FULL 13
#define SQLITE_CANTOPEN 14
#define SQLITE_TOOBIG 18
#define SQLITE_CONSTRAINT 19
#define SQLITE_MISUSE 21
#define SQLITE_NOTADB 26
#define SQLITE_ROW 100
#define SQLITE_DONE 101
#define SQLITE_IOERR_WRITE 778
#define SQLITE_IOERR_FSYNC 1034
#define SQLITE_IOERR_DIR_FSYNC 1290
#define SQLITE_IOERR_SHMSIZE 4874
#define SQLITE_IOERR_CORRUPTFS 8458
#define SQLITE_CONSTRAINT_FOREIGNKEY 787
#define SQLITE_CONSTRAINT_PRIMARYKEY 1555
#define SQLITE_CONSTRAINT_UNIQUE 2067
#define SQLITE_CONSTRAINT_ROWID 2579

#define SQLITE_OPEN_READONLY 0x00000001
#define SQLITE_OPEN_READWRITE 0x00000002
#define SQLITE_OPEN_URI 0x00000040
#define SQLITE_OPEN_NOMUTEX 0x00008000
#define SQLITE_OPEN_EXRESCODE 0x02000000

#define SQLITE_LOCK_NONE 0
#define SQLITE_LOCK_SHARED 1
#define SQLITE_LOCK_RESERVED 2
#define SQLITE_LOCK_EXCLUSIVE 4

#define SQLITE_INTEGER 1
#define SQLITE_FLOAT 2
#define SQLITE_TEXT 3
#define SQLITE_BLOB 4

#define SQLITE_CONFIG_MEMSTATUS 9
#define SQLITE_LIMIT_LENGTH 0
#define SQLITE_PREPARE_PERSISTENT 0x01
#define SQLITE_DBCONFIG_ENABLE_FKEY 1002
#define SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE 1006
#define SQLITE_DBCONFIG_DEFENSIVE 1010
#define SQLITE_DBCONFIG_ENABLE_VIEW 1015
#define SQLITE_DBCONFIG_TRUSTED_SCHEMA 1017

const char *sqlite3_libversion(void);

int sqlite3_config(int option, ...);
int sqlite3_open_v2(const char *filename, sqlite3 **connection, int flags, const char *vfs);
int sqlite3_close_v2(sqlite3 *connection);
int sqlite3_busy_handler(sqlite3 *connection, int (*handler)(void *, int), void *context);
void sqlite3_progress_handler(
    sqlite3 *connection, int instructions, int (*handler)(void *), void *context);
int sqlite3_db_config(sqlite3 *connection, int option, ...);
int sqlite3_limit(sqlite3 *connection, int what, int value);
int sqlite3_get_autocommit(sqlite3 *connection);
long long sqlite3_changes64(sqlite3 *connection);
int sqlite3_total_changes(sqlite3 *connection);
int sqlite3_file_control(sqlite3 *connection, const char *name, int what, void *answer);
const char *sqlite3_db_filename(sqlite3 *connection, const char *name);
const char *sqlite3_filename_wal(const char *filename);

int sqlite3_extended_errcode(sqlite3 *connection);
const char *sqlite3_errmsg(sqlite3 *connection);
const char *sqlite3_errstr(int code);
int sqlite3_system_errno(sqlite3 *connection);

int sqlite3_prepare_v3(
    sqlite3 *connection, const char *sql, int length, unsigned int flags,
    sqlite3_stmt **statement, const char **tail);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_reset(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);
int sqlite3_clear_bindings(sqlite3_stmt *statement);
int sqlite3_stmt_readonly(sqlite3_stmt *statement);

int sqlite3_bind_null(sqlite3_stmt *statement, int index);
int sqlite3_bind_int64(sqlite3_stmt *statement, int index, long long value);
int sqlite3_bind_double(sqlite3_stmt *statement, int index, double value);
int sqlite3_bind_zeroblob(sqlite3_stmt *statement, int index, int length);
int sqlite3_bind_text64(
    sqlite3_stmt *statement, int index, const char *text, unsigned long long length,
    void (*release)(void *), unsigned char encoding);
int sqlite3_bind_blob64(
    sqlite3_stmt *statement, int index, const void *bytes, unsigned long long length,
    void (*release)(void *));

int sqlite3_column_count(sqlite3_stmt *statement);
const char *sqlite3_column_name(sqlite3_stmt *statement, int index);
int sqlite3_column_type(sqlite3_stmt *statement, int index);
long long sqlite3_column_int64(sqlite3_stmt *statement, int index);
double sqlite3_column_double(sqlite3_stmt *statement, int index);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int index);
const void *sqlite3_column_blob(sqlite3_stmt *statement, int index);
int sqlite3_column_bytes(sqlite3_stmt *statement, int index);

sqlite3_backup *sqlite3_backup_init(
    sqlite3 *target, const char *target_name, sqlite3 *source, const char *source_name);
int sqlite3_backup_step(sqlite3_backup *backup, int pages);
int sqlite3_backup_finish(sqlite3_backup *backup);
int sqlite3_backup_remaining(sqlite3_backup *backup);
int sqlite3_backup_pagecount(sqlite3_backup *backup);

// Swift can neither call a variadic function nor spell SQLITE_TRANSIENT, which tells SQLite
// to copy the bytes before the call returns.
#define HEARTH_SQLITE_TRANSIENT ((void (*)(void *)) - 1)

// Counts no memory from now on, which nobody asks for and which locks a mutex at each allocation;
// refused once anything was opened.
static inline int csqlite_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

static inline int csqlite_set(sqlite3 *connection, int option, int value) {
  return sqlite3_db_config(connection, option, value, (int *)0);
}

// The file behind a connection, by SQLite's own hand: whoever else opens and closes it takes all
// of the process's locks from it. Null where there is none.
static inline sqlite3_file *csqlite_file(sqlite3 *connection) {
  const int file_pointer = 7;
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(connection, "main", file_pointer, &file);
  return code == SQLITE_OK && file && file->methods ? file : 0;
}

static inline int csqlite_read(sqlite3 *connection, void *bytes, int length) {
  sqlite3_file *file = csqlite_file(connection);
  return file ? file->methods->read(file, bytes, length, 0) : SQLITE_MISUSE;
}

// Takes the file for this connection alone, which must hold no lock yet.
static inline int csqlite_take(sqlite3 *connection) {
  sqlite3_file *file = csqlite_file(connection);
  int code = file ? file->methods->lock(file, SQLITE_LOCK_SHARED) : SQLITE_MISUSE;
  // Of two who want it one gets no further than this, and lets go.
  if (code == SQLITE_OK) code = file->methods->lock(file, SQLITE_LOCK_RESERVED);
  if (code == SQLITE_OK) code = file->methods->lock(file, SQLITE_LOCK_EXCLUSIVE);
  return code;
}

static inline void csqlite_leave(sqlite3 *connection) {
  sqlite3_file *file = csqlite_file(connection);
  if (file) file->methods->unlock(file, SQLITE_LOCK_NONE);
}

static inline int csqlite_bind_text(
    sqlite3_stmt *statement, int index, const void *text, unsigned long long length) {
  const unsigned char utf8 = 1;
  return sqlite3_bind_text64(
      statement, index, (const char *)text, length, HEARTH_SQLITE_TRANSIENT, utf8);
}

static inline int csqlite_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, unsigned long long length) {
  return sqlite3_bind_blob64(statement, index, bytes, length, HEARTH_SQLITE_TRANSIENT);
}

#endif
