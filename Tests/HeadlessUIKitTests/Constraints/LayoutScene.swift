import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A root view with named views and constraints, made anew as often as a check needs one.
@MainActor
final class LayoutScene {
  let root: UIView
  private(set) var views: [(name: String, view: UIView)] = []
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ size: CGSize) { root = UIView(frame: CGRect(origin: .zero, size: size)) }

  /// Adds a view with an optional intrinsic size.
  @discardableResult
  func view(_ name: String, in superview: UIView? = nil, natural: CGSize? = nil) -> UIView {
    let view = NaturalView(natural)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = name
    (superview ?? root).addSubview(view)
    views.append((name, view))
    return view
  }

  /// Notes constraints; the scene decides when and in which order to activate them.
  func constrain(_ more: NSLayoutConstraint...) { constraints += more }

  /// Notes the constraints of a visual format over the views' names.
  func constrain(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) {
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: nil,
      views: Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0.view) }))
  }

  func layOut() {
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  var direction: UISemanticContentAttribute = .unspecified {
    didSet {
      for view in [root] + views.map(\.view) { view.semanticContentAttribute = direction }
    }
  }

  var frames: [CGRect] { views.map(\.view.frame) }

  /// A line a view: name, left, top, width, height.
  var text: String {
    views.map { name, view in
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      return name + numbers.map { " " + String(format: "%g", Double($0)) }.joined()
    }.joined(separator: "\n")
  }

  var isAmbiguous: Bool { views.contains { $0.view.hasAmbiguousLayout } }
}

/// A view that would like a size.
final class NaturalView: UIView {
  private let natural: CGSize?

  init(_ natural: CGSize?) {
    self.natural = natural
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural ?? super.intrinsicContentSize }
}

/// Lays a scene out, compares the frames, and then sees by itself whether they depend on what they
/// must not depend on.
///
/// The same constraints in reversed and in shuffled order, each constraint removed and added again,
/// and the direction of reading turned twice: all give the frames of before, unless the layout is
/// ambiguous and says so. Another size and back does as well.
@MainActor
func expectLayout(
  in size: CGSize, _ make: (LayoutScene) -> Void, frames expected: String? = nil,
  mirrors: Bool = false, random: SplitMix64 = SplitMix64(seed: 1),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let (log, conflicts) = (LayoutLog.shared.report, Counter())
  LayoutLog.shared.report = { _ in conflicts.count += 1 }
  defer { LayoutLog.shared.report = log }
  func scene(_ order: ([NSLayoutConstraint]) -> [NSLayoutConstraint]) -> LayoutScene {
    let scene = LayoutScene(size)
    make(scene)
    NSLayoutConstraint.activate(order(scene.constraints))
    scene.layOut()
    return scene
  }
  let first = scene { $0 }
  let frames = first.frames
  if let expected {
    #expect(first.text == expected, sourceLocation: sourceLocation)
  }
  // Which of several layouts, or which constraint of a conflict, does depend on the order.
  guard !first.isAmbiguous, conflicts.count == 0 else { return }

  func same(_ other: LayoutScene, _ what: String) {
    #expect(
      other.frames == frames, "\(what): \(other.text) instead of \(first.text), \(random.seed)",
      sourceLocation: sourceLocation)
  }
  var random = random
  same(scene { $0.reversed() }, "reversed")
  same(scene { $0.shuffled(using: &random) }, "shuffled")
  for (index, constraint) in first.constraints.enumerated() {
    constraint.isActive = false
    first.layOut()
    constraint.isActive = true
    first.layOut()
    same(first, "without constraint \(index) and with it again")
  }
  first.root.frame.size = CGSize(width: size.width * 1.5, height: size.height + 31)
  first.layOut()
  first.root.frame.size = size
  first.layOut()
  same(first, "larger and back")
  first.direction = .forceRightToLeft
  first.layOut()
  if mirrors {
    for ((name, view), frame) in zip(first.views, frames) {
      let width = view.superview?.bounds.width ?? 0
      #expect(
        abs(view.frame.minX - (width - frame.maxX)) < 1, "\(name) mirrored",
        sourceLocation: sourceLocation)
    }
  }
  first.direction = .unspecified
  first.layOut()
  same(first, "turned twice")
}

@MainActor
private final class Counter {
  var count = 0
}
