// What Embedded Swift asks of its host: memory and a seed. A bump allocator over wasm's own pages,
// with lists of free blocks by size, in place of a C library.
typedef unsigned long size_t;

extern unsigned char __heap_base;
static unsigned char *top = 0;
static unsigned char *limit = 0;
static void *spare[32];

static int size_class(size_t size) {
  int n = 4;
  while (((size_t)1 << n) < size) n++;
  return n;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  (void)alignment;
  int n = size_class(size + 16);
  if (spare[n]) {
    *result = spare[n];
    spare[n] = *(void **)spare[n];
    return 0;
  }
  if (!top) {
    top = (unsigned char *)(((size_t)&__heap_base + 15) & ~(size_t)15);
    limit = (unsigned char *)(__builtin_wasm_memory_size(0) << 16);
  }
  size_t whole = (size_t)1 << n;
  if (top + whole > limit) {
    size_t pages = (whole >> 16) + 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 12;
    limit = (unsigned char *)(__builtin_wasm_memory_size(0) << 16);
  }
  *(int *)top = n;
  *result = top + 16;
  top += whole;
  return 0;
}

void *malloc(size_t size) {
  void *result = 0;
  return posix_memalign(&result, 16, size) ? 0 : result;
}

void free(void *block) {
  if (!block) return;
  int n = *(int *)((unsigned char *)block - 16);
  *(void **)block = spare[n];
  spare[n] = block;
}

void *memcpy(void *to, const void *from, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  if (t < f) return memcpy(to, from, count);
  while (count--) t[count] = f[count];
  return to;
}

void *memset(void *to, int value, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)to)[i] = (unsigned char)value;
  return to;
}

int memcmp(const void *a, const void *b, size_t count) {
  for (size_t i = 0; i < count; i++) {
    int d = ((const unsigned char *)a)[i] - ((const unsigned char *)b)[i];
    if (d) return d;
  }
  return 0;
}

void arc4random_buf(void *buffer, size_t count) { memset(buffer, 42, count); }
