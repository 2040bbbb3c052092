public import Foundation
internal import HeadlessQuartzCore

/// What animations would have moved: every change of a frame made inside an animation block.
///
///     AnimationRecorder.start()
///     UIView.animate(withDuration: 0.3) { view.layoutIfNeeded() }
///     let changes = AnimationRecorder.finish()   // who moved from where to where
///
/// Nothing moves in time here: a block runs at once, and its completion in the next turn of the main
/// queue, or when ``runCompletions()`` asks for it.
@MainActor
public enum AnimationRecorder {
  /// One view that an animation moves.
  public struct Change {
    /// The view.
    public let view: UIView
    /// Its frame before.
    public let from: CGRect
    /// Its frame at the end of the block.
    public internal(set) var to: CGRect
    /// The length of the animation, in seconds.
    public let duration: TimeInterval
    /// How long it waits, in seconds.
    public let delay: TimeInterval
  }

  private static var recorded: [Change]?
  /// The blocks that run now; the innermost one counts.
  private static var running: [Block] = []

  private struct Block {
    var duration: TimeInterval
    var delay: TimeInterval
    var isEnabled = true
    /// The first frame of each view that moves, in order.
    var frames: [(view: UIView, old: CGRect)] = []
  }

  /// Begins to keep changes, forgetting what was kept before.
  public static func start() { recorded = [] }

  /// Ends keeping changes and returns them, in the order in which views first moved.
  public static func finish() -> [Change] {
    defer { recorded = nil }
    return recorded ?? []
  }

  /// Runs the completions of all animations that have been made, in order.
  ///
  /// Without it they run when the main queue is served next. A completion that starts another
  /// animation leaves that animation's completion to the next call.
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

  /// Notes that a view is about to have another frame than `old`.
  static func note(_ view: UIView, from old: CGRect) {
    guard recorded != nil, let last = running.indices.last, running[last].isEnabled,
      !running[last].frames.contains(where: { $0.view === view })
    else { return }
    running[last].frames.append((view, old))
  }
}
