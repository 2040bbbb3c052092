internal import Foundation

/// Ctrl-C and its relatives during a run that has something to bring to an end.
///
/// No handler runs: the signals are held back, asked for between documents, and let through when
/// what was found so far is written. Then they end the process as they always do, so that whoever
/// started it sees that: a shell shows status 130 for Ctrl-C.
enum Interruption {
  /// The signals that are held back; none that whoever started us wants to have no effect, as
  /// `nohup` does.
  nonisolated(unsafe) private static var held: [Int32] = []

  /// Holds the signals back from now on.
  static func hold() {
    unsafe held = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }
    change(SIG_BLOCK)
  }

  /// Whether a signal came since.
  static var isPending: Bool {
    var pending = sigset_t()
    guard unsafe sigpending(&pending) == 0 else { return false }
    return unsafe held.contains { unsafe sigismember(&pending, $0) == 1 }
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
    for signal in unsafe held { unsafe sigaddset(&set, signal) }
    unsafe sigprocmask(how, &set, nil)
  }

  /// Whether a signal has no effect.
  ///
  /// To be asked before signals are held: asking would drop one.
  private static func isIgnored(_ signal: Int32) -> Bool {
    // Reading it back is the portable way: the structure differs between systems.
    let before = Foundation.signal(signal, SIG_IGN)
    _ = Foundation.signal(signal, before)
    let ignored = SIG_IGN
    return unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(ignored, to: Int.self)
  }
}
