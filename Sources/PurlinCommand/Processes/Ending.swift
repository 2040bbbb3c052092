internal import Foundation

/// How a process ended.
enum Ending: Hashable {
  /// It returned a status.
  case status(Int32)
  /// A signal ended it.
  case signal(Int32)

  /// Reads what `waitpid` reports.
  ///
  /// Source: POSIX, `<sys/wait.h>`; the bits are the same on Linux and Apple's systems.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .status((waitStatus >> 8) & 0xFF) : .signal(signal)
  }

  /// Whether a person or a program asked for it, rather than an error of ours causing it.
  var isRequested: Bool {
    if case .signal(let signal) = self {
      return [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE].contains(signal)
    }
    return false
  }

  /// What happened, in words that follow "Purlin".
  ///
  /// - Parameter reason: Why, if the process could say it.
  /// - Returns: Words without a full stop.
  func words(_ reason: String?) -> String {
    let reason = reason.map { "; \($0)" } ?? ""
    switch self {
    case .status(let status): return "ended unexpectedly (status \(status)\(reason))"
    // The system's way to get memory back.
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

/// What a process of ours wrote to standard error, of which a crash's reason is a part.
struct ErrorText {
  /// The beginning: what comes later is the runtime's list of callers.
  private var bytes: [UInt8] = []
  private static let longest = 1 << 16

  /// Reads what is there; returns false at the end.
  mutating func read(_ descriptor: Int32) -> Bool {
    var piece: [UInt8] = []
    guard let count = try? Descriptor.read(descriptor, upTo: 1 << 16, into: &piece), count > 0
    else { return false }
    bytes += piece.prefix(max(0, Self.longest - bytes.count))
    return true
  }

  /// Hands on what was written, if anything, and forgets it.
  mutating func forward() {
    guard !bytes.isEmpty else { return }
    try? Descriptor.write(bytes, to: 2)
    bytes = []
  }

  /// The line in which Swift says why it stopped, such as `File.swift:12: Fatal error: …`.
  var reason: String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let line = text.split(separator: "\n").first(where: { $0.contains("Fatal error") })
    else { return nil }
    return String(line.prefix(300))
  }
}
