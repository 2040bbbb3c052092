#ifndef CCRASHREPORT_H
#define CCRASHREPORT_H

/// Reports fatal signals, and an exit before `purlin_work_is_done`, to a descriptor.
///
/// A report is a line: `!`, the number of the signal, or 0 for an exit, and the addresses of the calling thread's
/// frames, innermost first, in hexadecimal digits. SIGALRM is reported as well, and changes nothing else,
/// so that another process can ask where this one is. Standard output is written line by line from now on.
void purlin_report_crashes(int descriptor);

/// Declares that the process may exit from now on.
void purlin_work_is_done(void);

/// Returns the path of the image that contains an address, or null, and the address at which it was loaded.
const char *purlin_image_path(unsigned long address, unsigned long *base);

/// Writes the return addresses of the calling functions, innermost first; returns how many there are.
int purlin_call_stack(unsigned long *addresses, int count);

/// Returns 1 if the calling function was called by the initializer of a global or of a type property, otherwise 0.
int purlin_is_in_initializer(void);

#endif
