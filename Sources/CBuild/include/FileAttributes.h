#ifndef FILE_ATTRIBUTES_H
#define FILE_ATTRIBUTES_H

// Extended attributes of files, which the module of the C library leaves out.
#ifdef __linux__
#include <sys/xattr.h>
#endif

#endif
