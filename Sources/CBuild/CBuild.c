#include "CBuild.h"

// Swift has no macros with text: the package's manifest defines this one, from PURLIN_COMMIT.
#define PURLIN_STRING(text) #text
#define PURLIN_TEXT(macro) PURLIN_STRING(macro)

#ifdef PURLIN_COMMIT
const char *const purlinCommit = PURLIN_TEXT(PURLIN_COMMIT);
#else
const char *const purlinCommit = "";
#endif
