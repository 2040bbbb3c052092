#ifndef CBUILD_H
#define CBUILD_H

/// The commit that the command was built from; empty where the build was not told.
///
/// Swift knows no macros with text: the package's manifest defines it here, from PURLIN_COMMIT.
#ifdef PURLIN_COMMIT
#define PURLIN_STRING(text) #text
#define PURLIN_TEXT(macro) PURLIN_STRING(macro)
static const char *const purlinCommit = PURLIN_TEXT(PURLIN_COMMIT);
#else
static const char *const purlinCommit = "";
#endif

#endif
