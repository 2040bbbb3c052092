#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Whether this program's allocations are counted: with the GNU C library they are.
bool allocationsAreCounted(void);

/// How many blocks the program has asked for since it began.
uint64_t allocationCount(void);
