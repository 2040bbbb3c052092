// The file that the SwiftPM target compiles itself; it is no part of the app.
