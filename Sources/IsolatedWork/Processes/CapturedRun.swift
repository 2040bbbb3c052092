internal import Foundation

/// A process that has ended, with what it printed.
package struct CapturedRun {
  package let ending: Ending
  /// The beginning of standard output.
  package private(set) var output: [UInt8] = []
  /// The beginning of standard error.
  package private(set) var errors: [UInt8] = []
  /// The number of bytes of standard output that were not kept.
  package private(set) var omitted = 0

  /// Whether the process exited with status 0.
  package var isSuccess: Bool { ending == .status(0) }

  /// The exit status; nil if a signal ended the process.
  package var status: Int32? {
    if case .status(let status) = ending { status } else { nil }
  }

  /// Runs a program without input, and waits for its end.
  ///
  /// - Parameters:
  ///   - program: The path of a program, or its name in `PATH`; nil for this one.
  ///   - arguments: Its arguments.
  ///   - limit: The number of bytes of standard output to keep.
  /// - Throws: The system's error if it cannot be started.
  package init(_ program: String? = nil, _ arguments: [String], limit: Int = .max)
    throws(SystemError)
  {
    let (out, err) = (try PipeEnds(), try PipeEnds())
    let nothing = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard nothing >= 0 else { throw .last }
    let child = try ChildProcess(
      program: program, arguments: arguments, inheriting: [],
      replacing: [0: nothing, 1: out.write, 2: err.write])
    for end in [nothing, out.write, err.write] { try Descriptor.close(end) }
    var isOpen = [true, true]
    while isOpen.contains(true) {
      let events = Descriptor.wait(
        for: [
          (isOpen[0] ? out.read : -1, Int16(POLLIN)), (isOpen[1] ? err.read : -1, Int16(POLLIN)),
        ],
        milliseconds: -1)
      var piece: [UInt8] = []
      if events[0] != 0 {
        isOpen[0] = try Descriptor.read(out.read, upTo: 1 << 16, into: &piece) > 0
        let kept = piece.prefix(max(0, limit - output.count))
        output += kept
        omitted += piece.count - kept.count
      }
      piece = []
      if events[1] != 0 {
        isOpen[1] = try Descriptor.read(err.read, upTo: 1 << 16, into: &piece) > 0
        errors += piece.prefix(max(0, Self.mostErrors - errors.count))
      }
    }
    try Descriptor.close(out.read)
    try Descriptor.close(err.read)
    ending = child.wait()
  }

  private static let mostErrors = 1 << 14
}
