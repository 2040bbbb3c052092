internal import Foundation

/// Ctrl-C and its relatives during a run that has something to bring to an end.
///
/// No handler runs: the signals are held back, asked for between documents, and let through when
/// what was found so far is written. Then they end the process as they always do, so that whoever
/// started it sees that: a shell shows status 130 for Ctrl-C.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Holds the signals back from now on.
  static func hold() { change(SIG_BLOCK) }

  /// Whether a signal came since.
  static var isPending: Bool {
    var pending = sigset_t()
    guard unsafe sigpending(&pending) == 0 else { return false }
    return signals.contains { unsafe sigismember(&pending, $0) == 1 }
  }

  /// Lets the signals through; does not return if one came.
  static func release() { change(SIG_UNBLOCK) }

  /// Ends this process as a child of it was ended.
  static func end(by signal: Int32) -> Never {
    _ = Foundation.signal(signal, SIG_DFL)
    var one = sigset_t()
    unsafe sigemptyset(&one)
    unsafe sigaddset(&one, signal)
    unsafe sigprocmask(SIG_UNBLOCK, &one, nil)
    raise(signal)
    exit(128 + signal)
  }

  private static func change(_ how: Int32) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    unsafe sigprocmask(how, &set, nil)
  }
}
