internal import Dispatch
internal import Foundation

/// Code of the main actor in methods that Apple lets be called from anywhere, such as `description`.
package enum MainThread {
  /// Runs `body`, and warns once a process if this is not the main thread.
  ///
  /// UIKit's Main Thread Checker does the same: the call goes on, unprotected, at the caller's risk.
  /// `MainActor.assumeIsolated` would stop the program.
  ///
  /// - Parameters:
  ///   - call: The name of the call for the warning.
  ///   - body: The work to run on the present thread.
  /// - Returns: What `body` returns.
  package static func assume<Result>(_ call: StaticString, _ body: @MainActor () -> Result)
    -> Result
  {
    if !isCurrent { warn(call) }
    return withoutActuallyEscaping(body) { body in
      // A function of the main actor differs from a plain one in its type only.
      unsafe unsafeBitCast(body, to: (() -> Result).self)()
    }
  }

  /// Whether this is the main thread, or a thread that works for the main queue: once a program
  /// waits asynchronously, that need not be the same one.
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

    /// Notes that it is done; returns whether it was before.
    func exchange() -> Bool {
      lock.withLock {
        defer { isDone = true }
        return isDone
      }
    }
  }
}
