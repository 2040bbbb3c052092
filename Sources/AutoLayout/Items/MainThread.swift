internal import Dispatch
internal import Foundation

/// Access to main-actor code from methods that are not isolated in Apple's API, such as
/// `description`.
package enum MainThread {
  /// Runs `body`; if this is not the main thread, writes a warning once per process.
  ///
  /// UIKit's Main Thread Checker does the same: the call continues without protection.
  /// `MainActor.assumeIsolated` would trap.
  ///
  /// - Parameters:
  ///   - call: The name of the method, for the warning.
  ///   - body: The closure to run on the current thread.
  /// - Returns: What `body` returns.
  package static func assume<Result>(_ call: StaticString, _ body: @MainActor () -> Result)
    -> Result
  {
    if !isCurrent { warn(call) }
    return withoutActuallyEscaping(body) { body in
      // A function isolated to the main actor differs from a nonisolated one only in its type.
      unsafe unsafeBitCast(body, to: (() -> Result).self)()
    }
  }

  /// Traps if this is not the main thread, with the message of Apple's layout engine.
  ///
  /// UIKit raises an exception when an engine is used on another thread after the main thread has used
  /// it. Here no other thread can use one: Swift checks the thread of closures that are isolated to
  /// the main actor, and would end the program by a signal, without a message.
  ///
  /// - Parameter call: The name of the method, for the warning.
  package static func requireForLayout(_ call: StaticString) {
    guard !isCurrent else { return }
    warn(call)
    ConstraintProblem.backgroundThread.raise()
  }

  /// Whether this is the main thread or the thread that runs the main queue, which can differ from
  /// the main thread in a program that waits asynchronously.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }

  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  private static func warn(_ call: StaticString) {
    guard !hasWarned.exchange() else { return }
    let line = "Main Thread Checker: UI API called on a background thread: \(call)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  private static let hasWarned = Once()

  private final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var isDone = false

    /// Sets the flag; returns whether it was set before.
    func exchange() -> Bool {
      lock.withLock {
        defer { isDone = true }
        return isDone
      }
    }
  }
}
