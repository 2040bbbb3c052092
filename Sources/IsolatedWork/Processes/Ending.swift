internal import Foundation

/// The way a process ended.
package enum Ending: Hashable {
  /// It exited with a status.
  case status(Int32)
  /// It was ended by a signal.
  case signal(Int32)

  /// Creates a value from the status that `waitpid` returns.
  ///
  /// Source: POSIX, `<sys/wait.h>`; the bits are the same on Linux and Apple's systems.
  package init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .status((waitStatus >> 8) & 0xFF) : .signal(signal)
  }

  /// Whether the end was requested by a user or a program, and not caused by an error.
  package var isRequested: Bool {
    if case .signal(let signal) = self {
      return [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE].contains(signal)
    }
    return false
  }

  /// Describes the end, as a continuation of "Purlin".
  ///
  /// - Parameter reason: The reason, if it is known.
  /// - Returns: Text without a period.
  package func words(_ reason: String?) -> String {
    let reason = reason.map { "; \($0)" } ?? ""
    switch self {
    case .status(let status): return "ended unexpectedly (status \(status)\(reason))"
    // The system kills processes to free memory.
    case .signal(SIGKILL): return "was killed (SIGKILL), perhaps because memory ran out"
    case .signal(let signal):
      guard let name = Self.names[signal] else { return "crashed (signal \(signal)\(reason))" }
      return "crashed (\(name.short), \(name.words)\(reason))"
    }
  }

  private static let names: [Int32: (short: String, words: String)] = [
    SIGILL: ("SIGILL", "illegal instruction"), SIGTRAP: ("SIGTRAP", "trap"),
    SIGABRT: ("SIGABRT", "abort"), SIGBUS: ("SIGBUS", "bus error"),
    SIGFPE: ("SIGFPE", "arithmetic error"), SIGSEGV: ("SIGSEGV", "segmentation fault"),
    SIGSYS: ("SIGSYS", "bad system call"), SIGXCPU: ("SIGXCPU", "limit of processor time"),
    SIGINT: ("SIGINT", "interrupted"), SIGTERM: ("SIGTERM", "terminated"),
  ]
}

/// The text that a child process wrote to standard error, which includes the reason for a crash.
package struct ErrorText {
  /// The beginning of the text; what follows is the runtime's backtrace.
  private var bytes: [UInt8] = []
  private static let longest = 1 << 16

  /// Reads the available text; returns false at the end.
  package mutating func read(_ descriptor: Int32) -> Bool {
    var piece: [UInt8] = []
    guard let count = try? Descriptor.read(descriptor, upTo: 1 << 16, into: &piece), count > 0
    else { return false }
    bytes += piece.prefix(max(0, Self.longest - bytes.count))
    return true
  }

  /// Writes the text to standard error, if there is any, and clears it.
  package mutating func forward() {
    guard !bytes.isEmpty else { return }
    StandardError.write(OutputText(String(decoding: bytes, as: UTF8.self), as: .lines))
    bytes = []
  }

  /// The line in which Swift reports a fatal error, such as `File.swift:12: Fatal error: …`.
  package var reason: String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let line = text.split(separator: "\n").first(where: { $0.contains("Fatal error") })
    else { return nil }
    return String(line.prefix(300))
  }
}
