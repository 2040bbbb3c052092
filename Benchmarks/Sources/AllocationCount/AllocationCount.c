#include "AllocationCount.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

// The program's own `malloc` comes before the library's, also for the libraries that it links.
#ifdef __GLIBC__
#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

// Of this thread: an atomic addition takes as long as a small allocation, and the times of whatever allocates
// would contain it, but not those of the peers, which are other programs.
static _Thread_local uint64_t count;

static void note(void) { count += 1; }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  *block = __libc_memalign(alignment, size);
  return *block == NULL ? ENOMEM : 0;
}

bool allocationsAreCounted(void) { return true; }
uint64_t allocationCount(void) { return count; }
uint64_t allocatedBytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

#else

bool allocationsAreCounted(void) { return false; }
uint64_t allocationCount(void) { return 0; }
uint64_t allocatedBytes(void) { return 0; }

#endif
