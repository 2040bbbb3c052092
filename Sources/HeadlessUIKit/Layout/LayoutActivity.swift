internal import AutoLayout

/// The layouts of a tree that have begun and not ended, and the views that repeat in them.
///
/// Views can lay out during a layout: `layoutSubviews()` may call `layoutIfNeeded()` of another view,
/// and `intrinsicContentSize` may ask for a layout. As in UIKit, the inner layout takes place at
/// once. A view that is being laid out is not entered again, however; it is laid out again when its
/// layout has ended. Recursion is therefore not deeper than the number of views.
@MainActor
struct LayoutActivity {
  /// The number of rounds after which a layout ends whose views still need layout.
  ///
  /// A layout that is not a loop needs one or two, and one more for each level of views that set sizes
  /// of others.
  static let roundLimit = 8

  /// The number of times that a view is laid out, measured or updated within one layout before this
  /// is a loop: the greatest value of UIKit's `UIViewLayoutFeedbackLoopDebuggingThreshold`.
  static let repeatLimit = 1000

  /// The number of layouts in progress, in all trees.
  static var nesting = 0

  /// The number of layouts in progress.
  var layouts = 0
  /// The number of solves in progress.
  var solves = 0

  /// Whether the views that are laid out are listed, for the message about a loop.
  var listsViews = false

  private var repeats: [ObjectIdentifier: Int] = [:]
  private var reported: Set<ObjectIdentifier> = []
  /// The descriptions of the views that were laid out while ``listsViews`` is set, in order.
  private var listed: [String] = []

  /// Counts a layout, a measurement or an update of a view, and returns whether it may take place.
  ///
  /// Rounds are limited, so only what takes place within another layout or solve is counted.
  mutating func mayRepeat(_ view: UIView) -> Bool {
    guard layouts > 1 || solves > 1 else { return true }
    repeats[ObjectIdentifier(view), default: 0] += 1
    return repeats[ObjectIdentifier(view), default: 0] <= Self.repeatLimit
  }

  /// Whether the view was refused by ``mayRepeat(_:)`` for the first time.
  func isFirstRefusal(of view: UIView) -> Bool {
    repeats[ObjectIdentifier(view)] == Self.repeatLimit + 1
  }

  /// Notes that a loop below a view is reported; returns false if it was before in this layout.
  mutating func mayReport(_ view: UIView) -> Bool {
    reported.insert(ObjectIdentifier(view)).inserted
  }

  /// Lists a view that is about to be laid out.
  mutating func list(_ view: UIView) {
    let text = view.description
    if listed.count < 20, !listed.contains(text) { listed.append(text) }
  }

  /// Forgets the views when no layout is in progress.
  mutating func endIfIdle() {
    guard layouts == 0, solves == 0 else { return }
    guard listsViews || !repeats.isEmpty || !reported.isEmpty else { return }
    listsViews = false
    reported.removeAll()
    repeats.removeAll()
    listed.removeAll()
  }

  /// The message about a loop below a view, in the words of UIKit's layout feedback loop debugger.
  func message(_ view: UIView) -> String {
    var text =
      "[LayoutLoop] Degenerate layout! Layout feedback loop detected in subtree of "
      + "\(view.description). \nTop-level view = \(view.description)"
    if !listed.isEmpty {
      text += "\nViews receiving layout in order: " + listed.joined(separator: ", ")
    }
    return text
  }
}

extension LayoutTree {
  /// Writes the message about a layout loop to the log.
  ///
  /// UIKit writes it if the launch argument `UIViewLayoutFeedbackLoopDebuggingThreshold` is set, and
  /// otherwise does not end.
  func reportLoop(below view: UIView) {
    let log = root.layoutEnvironment.log
    guard !log.isMuted, activity.mayReport(view) else { return }
    log.write(activity.message(view))
  }
}
