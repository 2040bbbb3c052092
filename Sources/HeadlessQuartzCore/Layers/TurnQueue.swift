internal import Dispatch
internal import Foundation

/// Work that waits for the next turn of the main queue: completions of animations.
///
/// Nothing takes time here, so an animation is over as soon as the code that made it has returned.
/// Its completion runs in the next turn of the main queue, or earlier on request of a test.
package final class TurnQueue: @unchecked Sendable {
  /// The queue that all animations share.
  package static let shared = TurnQueue()

  // Animations are made on the main thread; the lock is for layers that are used elsewhere.
  private let lock = NSLock()
  private var waiting: [() -> Void] = []
  private var isScheduled = false

  /// Has work done in the next turn.
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

  /// Does all the work that waits now, in order; what it adds waits for the turn after.
  package func run() {
    lock.lock()
    let work = waiting
    waiting = []
    lock.unlock()
    for step in work { step() }
  }
}
