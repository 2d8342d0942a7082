#ifndef HEARTH_CRENAME_H
#define HEARTH_CRENAME_H

// A call of the system that its headers show to few, or only under another name.

#include <unistd.h>

#if defined(__APPLE__)
int renamex_np(const char *one, const char *other, unsigned int flags);
#elif defined(__GLIBC__)
int renameat2(
    int one_folder, const char *one, int other_folder, const char *other, unsigned int flags);
#else
#include <sys/syscall.h>
long syscall(long number, ...);
#endif

/// Gives each of two files the other's name, in one step; -1 and errno where that cannot be.
static inline int crename_exchange(const char *one, const char *other) {
  const unsigned int exchange = 2;
#if defined(__APPLE__)
  return renamex_np(one, other, exchange);
#else
  const int here = -100;
#if defined(__GLIBC__)
  return renameat2(here, one, here, other, exchange);
#else
  return (int)syscall(SYS_renameat2, here, one, here, other, exchange);
#endif
#endif
}

#endif
