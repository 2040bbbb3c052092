internal import Foundation

/// Handles Ctrl-C and similar signals during a run whose results must be completed.
///
/// A run needs no signal handler: signals are blocked, polled between documents, and unblocked when
/// the results so far are written. They then end the process in the usual way, so that its parent
/// sees the signal: a shell shows status 130 for Ctrl-C.
package enum Interruption {
  /// Where the handler writes the numbers of signals.
  nonisolated(unsafe) private static var reports: Int32 = -1

  /// The signals that are blocked, without those that the parent ignores, as `nohup` does.
  nonisolated(unsafe) private static var held: [Int32] = []

  /// Blocks the signals from now on.
  package static func hold() {
    unsafe held = unignored
    change(SIG_BLOCK)
  }

  /// Blocks all signals in the calling thread, so that another one receives them.
  static func holdInThread() {
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_BLOCK, &all, nil)
  }

  /// The signals that end a run, without those that the parent ignores, as `nohup` does.
  ///
  /// Must be called before signals are blocked, because the query would discard one.
  package static var unignored: [Int32] { [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) } }

  /// Whether a signal has arrived since.
  package static var isPending: Bool { pending != nil }

  /// A signal that has arrived since; nil if none has.
  static var pending: Int32? {
    var pending = sigset_t()
    guard unsafe sigpending(&pending) == 0 else { return nil }
    return unsafe held.first { unsafe sigismember(&pending, $0) == 1 }
  }

  /// Unblocks the signals; does not return if one has arrived.
  package static func release() { change(SIG_UNBLOCK) }

  // MARK: Handled signals

  /// Writes the number of each of these signals, as a byte, to a descriptor from now on.
  ///
  /// A handler may only call what is safe between any two instructions, which `write` is (POSIX, "Signal Actions").
  /// The variable is set before, so that the handler does not initialize it.
  package static func report(_ signals: [Int32], to descriptor: Int32) {
    unsafe reports = descriptor
    for number in signals {
      _ = signal(number) { number in
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = unsafe Foundation.write(Interruption.reports, &byte, 1)
        errno = error
      }
    }
  }

  /// Ends this process in the same way as one of its children ended.
  package static func end(by signal: Int32) -> Never {
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

  /// Returns whether a signal is ignored.
  private static func isIgnored(_ signal: Int32) -> Bool {
    // Reading it back is portable; the structure differs between systems.
    let before = Foundation.signal(signal, SIG_IGN)
    _ = Foundation.signal(signal, before)
    let ignored = SIG_IGN
    return unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(ignored, to: Int.self)
  }
}
