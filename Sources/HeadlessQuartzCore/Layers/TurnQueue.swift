internal import Dispatch
internal import Foundation

/// A queue of closures for the next turn of the main queue: completion handlers of animations.
///
/// Animations take no time. Their completion handlers are called in the next turn of the main
/// queue, or earlier if a test requests it.
package final class TurnQueue: @unchecked Sendable {
  /// The queue that all animations share.
  package static let shared = TurnQueue()

  // Animations are created on the main thread; the lock is for layers that are used on other
  // threads.
  private let lock = NSLock()
  private var waiting: [() -> Void] = []
  private var isScheduled = false

  /// Adds a closure for the next turn.
  package func append(_ work: @escaping () -> Void) {
    lock.lock()
    waiting.append(work)
    let isFirst = !isScheduled
    isScheduled = true
    lock.unlock()
    if isFirst { DispatchQueue.main.async { TurnQueue.shared.runTurn() } }
  }

  private func runTurn() {
    lock.lock()
    isScheduled = false
    lock.unlock()
    run()
  }

  /// Calls all queued closures, in order.
  ///
  /// Closures that they add are called in the following turn.
  package func run() {
    lock.lock()
    let work = waiting
    waiting = []
    lock.unlock()
    for step in work { step() }
  }
}
