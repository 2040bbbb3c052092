#ifndef CBUILD_H
#define CBUILD_H

/// The commit that the command was built from; empty if the build was not given one.
extern const char *const purlinCommit;

#endif
