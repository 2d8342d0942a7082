#ifndef HEARTH_CSECRECY_H
#define HEARTH_CSECRECY_H

#include <sys/resource.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

// Leaves nothing of the process's memory behind when it crashes, and keeps others of the same
// user from looking at it. The system's call takes what arguments it is given, which Swift cannot.
static inline void hearth_forbid_dumps(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
  prctl(PR_SET_DUMPABLE, 0L, 0L, 0L, 0L);
#endif
}

#endif
