#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Whether this program's allocations are counted: with the GNU C library they are.
bool allocationsAreCounted(void);

/// How many blocks the calling thread has asked for since it began.
uint64_t allocationCount(void);

/// The bytes in blocks that the program has not freed; 0 where they are not counted.
uint64_t allocatedBytes(void);
