// Intercepts calls of the C library: counts those on files and standard streams, and lets one of
// them fail, or all from one on, or kills the program at it. See README.md.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <termios.h>
#include <unistd.h>

// Use of a call, as written to the log.
enum use {
  READS = 'r',    // reads files or their metadata
  GROWS = 'g',    // needs disk space, or confirms that written data has it
  CHANGES = 'c',  // changes files without needing disk space
  CLOSES = 'x',
  LOCKS = 'l',
  SPEAKS = 's',   // standard output and error
  HEARS = 'h',    // standard input
  REMEMBERS = 'm' // memory of SQLite, curl, zlib and libcrypt
};

enum fault { NONE, FAIL, SHORT };

static struct {
  int armed;
  char root[PATH_MAX];
  size_t root_length;
  long at;
  enum { COUNT, ONCE, ON, TORN, HALF, KILL } kind;
  int error;
  int log;
  int counts_memory;
  atomic_long calls;
} plan;

#define MOST 1024
static _Atomic unsigned char watched[MOST];

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

// MARK: Plan

static void note(long number, enum use use, const char *name, const char *path) {
  static __typeof__(&write) real;
  if (!real) real = (__typeof__(&write))dlsym(RTLD_NEXT, "write");
  char line[PATH_MAX + 64];
  int length = snprintf(line, sizeof line, "%ld %c %s %s\n", number, use, name, path);
  if (length > (int)sizeof line) length = sizeof line;
  if (real(plan.log, line, length) < 0) {}
}

// Whether a lasting error affects this call.
static int is_met(enum use use) {
  if (use == REMEMBERS) return 1;
  switch (plan.error) {
    case ENOSPC: case EDQUOT: return use == GROWS || use == CLOSES;
    case EROFS: return use == GROWS || use == CHANGES;
    default: return use != SPEAKS && use != HEARS;
  }
}

static enum fault ask(enum use use, const char *name, const char *path) {
  if (!plan.armed || (use == REMEMBERS) != plan.counts_memory) return NONE;
  int saved = errno;
  long number = atomic_fetch_add(&plan.calls, 1) + 1;
  int first = plan.kind != COUNT && number == plan.at;
  int later = (plan.kind == ON || plan.kind == TORN) && number > plan.at && is_met(use);
  if (plan.log >= 0 && (plan.kind == COUNT || first)) note(number, use, name, path);
  errno = saved;
  if (!first && !later) return NONE;
  if (plan.kind == KILL) {
    kill(getpid(), SIGKILL);
    pause();
  }
  if (first && (plan.kind == HALF || plan.kind == TORN)) return SHORT;
  errno = plan.error;
  return FAIL;
}

static int is_counted(const char *path) {
  return plan.armed && path && strncmp(path, plan.root, plan.root_length) == 0
    && (path[plan.root_length] == '/' || !path[plan.root_length]);
}

static int is_watched(int fd) { return fd >= 0 && fd < MOST && watched[fd]; }

static int watch(int fd, int counted) {
  if (fd >= 0 && fd < MOST) watched[fd] = counted;
  return fd;
}

// Returns the path of an open descriptor, for the log.
static const char *name_of(int fd) {
  static __thread char name[PATH_MAX];
  static __typeof__(&readlink) real;
  if (!real) real = (__typeof__(&readlink))dlsym(RTLD_NEXT, "readlink");
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = plan.kind == COUNT ? real(link, name, sizeof name - 1) : 0;
  name[length > 0 ? length : 0] = 0;
  return name;
}

// Memory range of a library's code.
static struct range { uintptr_t start, end; } libraries[64];
static atomic_int library_count;

static int collect(struct dl_phdr_info *info, size_t size, void *data) {
  static const char *const names[] = {"libsqlite3", "libcurl", "libz.", "libcrypt."};
  int *count = data;
  for (size_t name = 0; name < sizeof names / sizeof *names; name++) {
    if (!info->dlpi_name || !strstr(info->dlpi_name, names[name])) continue;
    for (int part = 0; part < info->dlpi_phnum && *count < 64; part++) {
      const ElfW(Phdr) *header = &info->dlpi_phdr[part];
      if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
      uintptr_t start = info->dlpi_addr + header->p_vaddr;
      libraries[(*count)++] = (struct range){start, start + header->p_memsz};
    }
  }
  return 0;
}

static void find_libraries(void) {
  int count = 0;
  dl_iterate_phdr(collect, &count);
  library_count = count;
}

__attribute__((constructor)) static void begin(void) {
  const char *root = getenv("HEARTH_FAULTS_ROOT");
  if (!root || strlen(root) >= sizeof plan.root) return;
  strcpy(plan.root, root);
  plan.root_length = strlen(root);
  plan.log = -1;
  const char *log = getenv("HEARTH_FAULTS_LOG");
  if (log) {
    int fd = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    plan.log = fcntl(fd, F_DUPFD_CLOEXEC, 900);
    close(fd);
  }
  const char *text = getenv("HEARTH_FAULTS");
  char kind[16] = "";
  if (text && sscanf(text, "%ld:%15[a-z]:%d", &plan.at, kind, &plan.error) < 2) exit(99);
  plan.kind = !strcmp(kind, "once") ? ONCE : !strcmp(kind, "on") ? ON
    : !strcmp(kind, "torn") ? TORN : !strcmp(kind, "half") ? HALF
    : !strcmp(kind, "kill") ? KILL : COUNT;
  plan.counts_memory = getenv("HEARTH_FAULTS_MEMORY") != NULL;
  if (plan.counts_memory) find_libraries();
  // Programs that it starts are not tested.
  unsetenv("LD_PRELOAD");
  plan.armed = 1;
}

// MARK: Files

#define OPEN(function) \
  int function(const char *path, int flags, ...) { \
    va_list rest; va_start(rest, flags); \
    mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    REAL(function); \
    int counted = is_counted(path); \
    enum use use = flags & (O_CREAT | O_TRUNC) ? GROWS : READS; \
    if (counted && ask(use, #function, path) == FAIL) return -1; \
    return watch(real(path, flags, mode), counted); \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(function) \
  int function(int folder, const char *path, int flags, ...) { \
    va_list rest; va_start(rest, flags); \
    mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    REAL(function); \
    int counted = is_counted(path) || is_watched(folder); \
    enum use use = flags & (O_CREAT | O_TRUNC) ? GROWS : READS; \
    if (counted && ask(use, #function, path) == FAIL) return -1; \
    return watch(real(folder, path, flags, mode), counted); \
  }
OPENAT(openat)
OPENAT(openat64)

int creat(const char *path, mode_t mode) {
  return open(path, O_CREAT | O_WRONLY | O_TRUNC, mode);
}

// A close that fails has closed the file, as on Linux.
int close(int fd) {
  REAL(close);
  enum fault fault = is_watched(fd) ? ask(CLOSES, "close", name_of(fd)) : NONE;
  int error = errno;
  watch(fd, 0);
  int result = real(fd);
  if (fault != FAIL) return result;
  errno = error;
  return -1;
}

static enum fault ask_stream(int fd, int reads, const char *name) {
  if (is_watched(fd)) return ask(reads ? READS : GROWS, name, name_of(fd));
  if (reads) return fd == 0 ? ask(HEARS, name, "input") : NONE;
  return fd == 1 || fd == 2 ? ask(SPEAKS, name, fd == 1 ? "output" : "errors") : NONE;
}

#define MOVE(function, type, reads, parameters, arguments) \
  ssize_t function(int fd, type buffer, size_t count parameters) { \
    REAL(function); \
    enum fault fault = ask_stream(fd, reads, #function); \
    if (fault == FAIL) return -1; \
    if (fault == SHORT && count > 1) count /= 2; \
    return real(fd, buffer, count arguments); \
  }
#define COMMA ,
MOVE(read, void *, 1, , )
MOVE(pread, void *, 1, COMMA off_t offset, COMMA offset)
MOVE(pread64, void *, 1, COMMA off64_t offset, COMMA offset)
MOVE(write, const void *, 0, , )
MOVE(pwrite, const void *, 0, COMMA off_t offset, COMMA offset)
MOVE(pwrite64, const void *, 0, COMMA off64_t offset, COMMA offset)

ssize_t writev(int fd, const struct iovec *parts, int count) {
  REAL(writev);
  enum fault fault = ask_stream(fd, 0, "writev");
  if (fault == FAIL) return -1;
  return real(fd, parts, fault == SHORT && count > 1 ? count / 2 : count);
}

// Nothing is synced to the disk: tests do not simulate power failures, and syncing is slow.
#define SYNC(function) \
  int function(int fd) { \
    REAL(function); \
    if (!is_watched(fd)) return plan.armed ? 0 : real(fd); \
    return ask(GROWS, #function, name_of(fd)) == FAIL ? -1 : 0; \
  }
SYNC(fsync)
SYNC(fdatasync)

#define ON_FD(type, failed, function, use, parameters, arguments) \
  type function(int fd parameters) { \
    REAL(function); \
    if (is_watched(fd) && ask(use, #function, name_of(fd)) == FAIL) return failed; \
    return real(fd arguments); \
  }
ON_FD(int, -1, ftruncate, GROWS, COMMA off_t size, COMMA size)
ON_FD(int, -1, ftruncate64, GROWS, COMMA off64_t size, COMMA size)
ON_FD(int, -1, fallocate, GROWS, COMMA int mode COMMA off_t from COMMA off_t size,
      COMMA mode COMMA from COMMA size)
ON_FD(int, -1, fallocate64, GROWS, COMMA int mode COMMA off64_t from COMMA off64_t size,
      COMMA mode COMMA from COMMA size)
ON_FD(int, errno, posix_fallocate, GROWS, COMMA off_t from COMMA off_t size,
      COMMA from COMMA size)
ON_FD(int, errno, posix_fallocate64, GROWS, COMMA off64_t from COMMA off64_t size,
      COMMA from COMMA size)
ON_FD(int, -1, sync_file_range, GROWS,
      COMMA off64_t from COMMA off64_t size COMMA unsigned int flags,
      COMMA from COMMA size COMMA flags)
ON_FD(int, -1, flock, LOCKS, COMMA int operation, COMMA operation)
ON_FD(int, -1, fchmod, CHANGES, COMMA mode_t mode, COMMA mode)
ON_FD(int, -1, fchown, CHANGES, COMMA uid_t user COMMA gid_t group, COMMA user COMMA group)
ON_FD(int, -1, fstat, READS, COMMA struct stat *status, COMMA status)
ON_FD(int, -1, fstat64, READS, COMMA struct stat64 *status, COMMA status)
ON_FD(int, -1, fstatvfs, READS, COMMA struct statvfs *status, COMMA status)
ON_FD(int, -1, futimens, CHANGES, COMMA const struct timespec times[2], COMMA times)
ON_FD(DIR *, NULL, fdopendir, READS, , )

#define CONTROL(function) \
  int function(int fd, int command, ...) { \
    va_list rest; va_start(rest, command); \
    void *argument = va_arg(rest, void *); \
    va_end(rest); \
    REAL(function); \
    if (is_watched(fd)) { \
      int locks = command == F_SETLK || command == F_SETLKW || command == F_GETLK \
        || command == F_OFD_SETLK || command == F_OFD_SETLKW || command == F_OFD_GETLK; \
      const char *name = locks \
        && (command == F_SETLKW || command == F_OFD_SETLKW) ? "fcntl-wait" : "fcntl"; \
      if (ask(locks ? LOCKS : READS, name, name_of(fd)) == FAIL) return -1; \
    } \
    int result = real(fd, command, argument); \
    if (command == F_DUPFD || command == F_DUPFD_CLOEXEC) watch(result, is_watched(fd)); \
    return result; \
  }
CONTROL(fcntl)
CONTROL(fcntl64)

int dup(int fd) {
  REAL(dup);
  return watch(real(fd), is_watched(fd));
}

int dup2(int from, int to) {
  REAL(dup2);
  return watch(real(from, to), is_watched(from));
}

#define MAP(function, offset_type) \
  void *function( \
    void *start, size_t size, int protection, int flags, int fd, offset_type offset) { \
    REAL(function); \
    if (is_watched(fd) && ask(GROWS, #function, name_of(fd)) == FAIL) return MAP_FAILED; \
    return real(start, size, protection, flags, fd, offset); \
  }
MAP(mmap, off_t)
MAP(mmap64, off64_t)

// MARK: Paths

#define ON_PATH(type, failed, function, use, parameters, arguments) \
  type function(const char *path parameters) { \
    REAL(function); \
    if (is_counted(path) && ask(use, #function, path) == FAIL) return failed; \
    return real(path arguments); \
  }
ON_PATH(int, -1, stat, READS, COMMA struct stat *status, COMMA status)
ON_PATH(int, -1, stat64, READS, COMMA struct stat64 *status, COMMA status)
ON_PATH(int, -1, lstat, READS, COMMA struct stat *status, COMMA status)
ON_PATH(int, -1, lstat64, READS, COMMA struct stat64 *status, COMMA status)
ON_PATH(int, -1, statvfs, READS, COMMA struct statvfs *status, COMMA status)
ON_PATH(int, -1, access, READS, COMMA int mode, COMMA mode)
ON_PATH(ssize_t, -1, readlink, READS, COMMA char *target COMMA size_t size,
        COMMA target COMMA size)
ON_PATH(char *, NULL, realpath, READS, COMMA char *resolved, COMMA resolved)
ON_PATH(DIR *, NULL, opendir, READS, , )
ON_PATH(int, -1, unlink, CHANGES, , )
ON_PATH(int, -1, rmdir, CHANGES, , )
ON_PATH(int, -1, chmod, CHANGES, COMMA mode_t mode, COMMA mode)
ON_PATH(int, -1, truncate, GROWS, COMMA off_t size, COMMA size)
ON_PATH(int, -1, mkdir, GROWS, COMMA mode_t mode, COMMA mode)
ON_PATH(int, -1, rename, GROWS, COMMA const char *target, COMMA target)
ON_PATH(int, -1, link, GROWS, COMMA const char *target, COMMA target)
ON_PATH(int, -1, symlink, GROWS, COMMA const char *target, COMMA target)

#define ON_PATH_AT(type, failed, function, use, parameters, arguments) \
  type function(int folder, const char *path parameters) { \
    REAL(function); \
    int counted = is_counted(path) || is_watched(folder); \
    if (counted && ask(use, #function, path) == FAIL) return failed; \
    return real(folder, path arguments); \
  }
ON_PATH_AT(int, -1, fstatat, READS, COMMA struct stat *status COMMA int flags,
           COMMA status COMMA flags)
ON_PATH_AT(int, -1, fstatat64, READS, COMMA struct stat64 *status COMMA int flags,
           COMMA status COMMA flags)
ON_PATH_AT(int, -1, faccessat, READS, COMMA int mode COMMA int flags, COMMA mode COMMA flags)
ON_PATH_AT(int, -1, unlinkat, CHANGES, COMMA int flags, COMMA flags)
ON_PATH_AT(int, -1, mkdirat, GROWS, COMMA mode_t mode, COMMA mode)
ON_PATH_AT(int, -1, utimensat, CHANGES, COMMA const struct timespec times[2] COMMA int flags,
           COMMA times COMMA flags)
ON_PATH_AT(int, -1, renameat, GROWS, COMMA int to COMMA const char *target,
           COMMA to COMMA target)
ON_PATH_AT(int, -1, renameat2, GROWS, COMMA int to COMMA const char *target COMMA unsigned flags,
           COMMA to COMMA target COMMA flags)
ON_PATH_AT(int, -1, linkat, GROWS, COMMA int to COMMA const char *target COMMA int flags,
           COMMA to COMMA target COMMA flags)

#define TEMPORARY(type, failed, function, parameters, arguments, result) \
  type function(char *template parameters) { \
    REAL(function); \
    int counted = is_counted(template); \
    if (counted && ask(GROWS, #function, template) == FAIL) return failed; \
    type made = real(template arguments); \
    result; \
    return made; \
  }
TEMPORARY(int, -1, mkstemp, , , watch(made, counted))
TEMPORARY(int, -1, mkstemp64, , , watch(made, counted))
TEMPORARY(int, -1, mkstemps, COMMA int length, COMMA length, watch(made, counted))
TEMPORARY(int, -1, mkostemp, COMMA int flags, COMMA flags, watch(made, counted))
TEMPORARY(char *, NULL, mkdtemp, , , (void)0)

// A folder being listed is identified by its descriptor.
#define LIST(function, type) \
  type *function(DIR *folder) { \
    REAL(function); \
    int fd = folder ? dirfd(folder) : -1; \
    char link[64], path[PATH_MAX]; \
    static __typeof__(&readlink) look; \
    if (!look) look = (__typeof__(&readlink))dlsym(RTLD_NEXT, "readlink"); \
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd); \
    ssize_t length = look(link, path, sizeof path - 1); \
    path[length > 0 ? length : 0] = 0; \
    if (is_counted(path) && ask(READS, #function, path) == FAIL) return NULL; \
    return real(folder); \
  }
LIST(readdir, struct dirent)
LIST(readdir64, struct dirent64)

// MARK: Memory

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

static int fails_memory(void *caller, const char *name) {
  if (!plan.counts_memory) return 0;
  uintptr_t place = (uintptr_t)caller;
  for (int index = 0; index < library_count; index++) {
    if (place < libraries[index].start || place >= libraries[index].end) continue;
    return ask(REMEMBERS, name, "") != NONE;
  }
  return 0;
}

void *malloc(size_t size) {
  return fails_memory(__builtin_return_address(0), "malloc") ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  return fails_memory(__builtin_return_address(0), "calloc") ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  return fails_memory(__builtin_return_address(0), "realloc") ? NULL : __libc_realloc(old, size);
}

// MARK: Sources of differences between runs

// Yields the same random numbers in every run, so that written files can be compared.
static void draw(void *buffer, size_t count) {
  static uint64_t state = 1120;
  for (size_t index = 0; index < count; index++) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    ((unsigned char *)buffer)[index] = state >> 56;
  }
}

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  REAL(getrandom);
  if (!plan.armed) return real(buffer, count, flags);
  draw(buffer, count);
  return count;
}

void arc4random_buf(void *buffer, size_t count) {
  REAL(arc4random_buf);
  if (!plan.armed) return real(buffer, count);
  draw(buffer, count);
}

// Swift's runtime gets its random numbers by this call.
long syscall(long number, ...) {
  va_list rest; va_start(rest, number);
  long a[6];
  for (int index = 0; index < 6; index++) a[index] = va_arg(rest, long);
  va_end(rest);
  REAL(syscall);
  if (plan.armed && number == SYS_getrandom) {
    draw((void *)a[0], a[1]);
    return a[1];
  }
  return real(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

void *dlopen(const char *path, int flags) {
  REAL(dlopen);
  void *library = real(path, flags);
  if (plan.counts_memory) find_libraries();
  return library;
}

// With HEARTH_FAULTS_TERMINAL, standard input counts as a terminal without echo, because secrets
// are only read from terminals.
static int is_terminal(int fd) {
  return plan.armed && fd == 0 && getenv("HEARTH_FAULTS_TERMINAL") != NULL;
}

static struct termios terminal;

int isatty(int fd) {
  REAL(isatty);
  return is_terminal(fd) ? 1 : real(fd);
}

int tcgetattr(int fd, struct termios *settings) {
  REAL(tcgetattr);
  if (!is_terminal(fd)) return real(fd, settings);
  *settings = terminal;
  return 0;
}

int tcsetattr(int fd, int when, const struct termios *settings) {
  REAL(tcsetattr);
  if (!is_terminal(fd)) return real(fd, when, settings);
  terminal = *settings;
  return 0;
}
