#include "CPango.h"

#include <stddef.h>

struct PangoFunctions pangoFunctions;

#if defined(__linux__) || defined(__APPLE__) || defined(__FreeBSD__) || defined(__OpenBSD__)
#include <dlfcn.h>
#include <pthread.h>

static const char *const files[] = {
#if defined(__APPLE__)
  "libpangocairo-1.0.0.dylib",
  // Homebrew on Apple silicon and on Intel, and MacPorts: the loader does not search them.
  "/opt/homebrew/lib/libpangocairo-1.0.0.dylib", "/usr/local/lib/libpangocairo-1.0.0.dylib",
  "/opt/local/lib/libpangocairo-1.0.0.dylib",
#else
  "libpangocairo-1.0.so.0",
#endif
};

static bool isLoaded;

/// Finds all functions: a library's handle also gives those of the libraries that it needs.
static bool find(void *library) {
#define F(result, name, parameters, arguments) \
  if ((*(void **)&pangoFunctions.name = dlsym(library, #name)) == NULL) return false;
  PANGO_FUNCTIONS(F)
#undef F
  return true;
}

static void load(void) {
  for (size_t i = 0; !isLoaded && i < sizeof files / sizeof *files; i++) {
    // Never closed: glib cannot be unloaded.
    void *library = dlopen(files[i], RTLD_NOW | RTLD_LOCAL);
    isLoaded = library != NULL && find(library);
  }
}

bool pangoIsLoaded(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return isLoaded;
}
#else
bool pangoIsLoaded(void) { return false; }
#endif
