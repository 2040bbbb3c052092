public import Foundation
internal import HeadlessQuartzCore

/// A recorder of the changes of frames in animation blocks.
///
///     AnimationRecorder.start()
///     UIView.animate(withDuration: 0.3) { view.layoutIfNeeded() }
///     let changes = AnimationRecorder.finish()   // who moved from where to where
///
/// Animations take no time: the block is called immediately, and its completion handler in the next
/// turn of the main queue or by ``runCompletions()``.
@MainActor
public enum AnimationRecorder {
  /// The change of the frame of a view.
  public struct Change {
    /// The view.
    public let view: UIView
    /// Its frame before.
    public let from: CGRect
    /// Its frame at the end of the block.
    public internal(set) var to: CGRect
    /// The length of the animation, in seconds.
    public let duration: TimeInterval
    /// The delay, in seconds.
    public let delay: TimeInterval
  }

  private static var recorded: [Change]?
  /// The blocks that are being called; the innermost one applies.
  private static var running: [Block] = []

  private struct Block {
    var duration: TimeInterval
    var delay: TimeInterval
    var isEnabled = true
    /// The first frame of each view whose frame changes, in order.
    var frames: [(view: UIView, old: CGRect)] = []
  }

  /// Starts recording, and discards previous changes.
  public static func start() { recorded = [] }

  /// Stops recording and returns the changes, in the order in which frames first changed.
  public static func finish() -> [Change] {
    defer { recorded = nil }
    return recorded ?? []
  }

  /// Calls the completion handlers of all animations, in order.
  ///
  /// Otherwise they are called in the next turn of the main queue. The completion handlers of
  /// animations started by a completion handler are called by the next call of this method.
  public static func runCompletions() { TurnQueue.shared.run() }

  /// The length of the innermost animation, in seconds; 0 outside one.
  static var duration: TimeInterval { running.last?.duration ?? 0 }

  static func run(duration: TimeInterval, delay: TimeInterval, _ animations: () -> Void) {
    running.append(Block(duration: duration, delay: delay))
    animations()
    let block = running.removeLast()
    guard recorded != nil else { return }
    for (view, old) in block.frames where view.frame != old {
      recorded?.append(
        Change(
          view: view, from: old, to: view.frame, duration: block.duration, delay: block.delay))
    }
  }

  static func runWithoutAnimation(_ actions: () -> Void) {
    running.append(Block(duration: 0, delay: 0, isEnabled: false))
    actions()
    running.removeLast()
  }

  /// Records that the frame of a view is about to change from `old`.
  static func note(_ view: UIView, from old: CGRect) {
    guard recorded != nil, let last = running.indices.last, running[last].isEnabled,
      !running[last].frames.contains(where: { $0.view === view })
    else { return }
    running[last].frames.append((view, old))
  }
}
