#include "CBuild.h"
