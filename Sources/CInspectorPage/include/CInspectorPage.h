#ifndef C_INSPECTOR_PAGE_H
#define C_INSPECTOR_PAGE_H

/// The page of `purlin inspect`, with the names of its parts in double braces.
extern const char *const inspectorPageHTML;
/// Its style sheet.
extern const char *const inspectorPageStyle;
/// Its script.
extern const char *const inspectorPageScript;

#endif
