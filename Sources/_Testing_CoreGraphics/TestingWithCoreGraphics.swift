// Swift Testing declares that whoever imports it beside CoreGraphics imports this module as well,
// where Apple lets tests attach pictures. There are none here; without the module no such test
// compiles.
