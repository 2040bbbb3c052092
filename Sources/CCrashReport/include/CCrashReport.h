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

/// Returns the address at which the image that contains another address was loaded, or 0.
unsigned long purlin_image_base(const void *address);

#endif
