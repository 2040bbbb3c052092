#define _GNU_SOURCE
#include "CCrashReport.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { longest = 96, digits = 16, stack_size = 1 << 18 };

static int report = -1;
static volatile sig_atomic_t is_done;
static void *frames[longest];
static char text[8 + longest * (digits + 1)];

// Only calls that are allowed in a signal handler: no allocation, no locks.
static void write_report(int number) {
  int count = backtrace(frames, longest);
  size_t length = 0;
  text[length++] = '!';
  if (number >= 10) text[length++] = (char)('0' + number / 10);
  text[length++] = (char)('0' + number % 10);
  for (int frame = 0; frame < count; frame++) {
    text[length++] = ' ';
    unsigned long address = (unsigned long)frames[frame];
    for (int digit = digits - 1; digit >= 0; digit--)
      text[length++] = "0123456789abcdef"[(address >> (4 * digit)) & 15];
  }
  text[length++] = '\n';
  for (size_t start = 0; start < length;) {
    ssize_t count = write(report, text + start, length - start);
    if (count <= 0) break;
    start += (size_t)count;
  }
}

static void end(int number) {
  write_report(number);
  // The code goes on, and can be asked again.
  if (number == SIGALRM) return;
  // The parent sees the signal by which the process ends.
  signal(number, SIG_DFL);
  raise(number);
}

static void at_exit(void) {
  if (!is_done) write_report(0);
}

void purlin_report_crashes(int descriptor) {
  report = descriptor;
  // What was printed before a crash is not lost.
  setvbuf(stdout, NULL, _IOLBF, 0);
  // The first call loads a library, which a handler must not do.
  backtrace(frames, 1);
  // A stack of its own, because the usual one may be full.
  stack_t stack = {.ss_sp = malloc(stack_size), .ss_size = stack_size};
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = end;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGALRM};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++)
    sigaction(numbers[index], &action, NULL);
  atexit(at_exit);
}

void purlin_work_is_done(void) { is_done = 1; }

const char *purlin_image_path(unsigned long address, unsigned long *base) {
  Dl_info info;
  if (!dladdr((void *)address, &info)) return NULL;
  *base = (unsigned long)info.dli_fbase;
  return info.dli_fname;
}

int purlin_call_stack(unsigned long *addresses, int count) {
  return backtrace((void **)addresses, count);
}

// The function of Swift's runtime that calls an initializer has no name that can be looked up; its return address is
// found by having it call one.
static void *initializing;

extern void swift_once(long *token, void (*initializer)(void *), void *context);

static void find_initializing(void *context) {
  void **addresses = context;
  if (backtrace(addresses, 2) == 2) initializing = addresses[1];
}

int purlin_is_in_initializer(void) {
  static long token;
  void *addresses[longest];
  swift_once(&token, find_initializing, addresses);
  int count = backtrace(addresses, longest);
  for (int frame = 0; initializing && frame < count; frame++)
    if (addresses[frame] == initializing) return 1;
  return 0;
}
