// Apple's module of the logs of an app has the names of `os`.
@_exported public import os
