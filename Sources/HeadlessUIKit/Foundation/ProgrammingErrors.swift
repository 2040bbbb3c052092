// Checks of what a program must not do, such as dequeue a cell whose identifier is not registered.
// `precondition` and `preconditionFailure` print nothing in a release build, in which the program
// would end by a signal, without words.

/// Stops the program with a message if a condition does not hold, also in a release build.
///
/// - Parameters:
///   - condition: The condition that callers must establish.
///   - message: What was wrong, in Apple's words where they are known.
///   - file: The file of the caller.
///   - line: The line of the caller.
@inline(__always)
func checkPrecondition(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { failPrecondition(message(), file: file, line: line) }
}

/// Stops the program with a message, also in a release build.
func failPrecondition(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never
{
  fatalError(message, file: file, line: line)
}
