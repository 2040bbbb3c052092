// The clock of the drivers.
#pragma once

#include <algorithm>
#include <cmath>
#include <ctime>

/// The processor time of this process in seconds.
static double now() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

/// The least processor time between two readings of this clock: what is measured in intervals is without it.
static double clockCost() {
  double least = INFINITY;
  for (int i = 0; i < 1000; i++) {
    double start = now();
    least = std::min(least, now() - start);
  }
  return least;
}
