internal import AutoLayout
internal import Foundation

/// Along the axis: the first and last view, the spaces between views, and the lengths
/// (`stackview:S2.1`).
extension StackPlan {
  mutating func addAlongAxis() {
    guard let first = visible.first, let last = visible.last else {
      let spacer = makeGuide("_UILayoutSpacer")
      add("UISV-canvas-connection", canvas, along.start, .equal, spacer, along.start)
      add("UISV-canvas-connection", canvas, along.end, .equal, spacer, along.end)
      addZero("UISV-canvas-fit", stack, along.length, priority: UILayoutPriority(49))
      return
    }
    add("UISV-canvas-connection", canvas, along.start, .equal, first, along.start)
    add("UISV-canvas-connection", canvas, along.end, .equal, last, along.end)
    addSpacing(first: first, last: last)
    switch stack.distribution {
    case .fill: break
    case .fillEqually: addEqualLengths()
    case .fillProportionally: addProportionalLengths()
    case .equalSpacing: addGaps(from: along.end, to: along.start, equality: .required)
    // 149: lower than the priorities that apps use, higher than the stack's preference for a small
    // size.
    case .equalCentering:
      addGaps(from: along.center, to: along.center, equality: UILayoutPriority(149))
    }
  }

  /// Sets the length of hidden views to 0.
  ///
  /// These constraints come last, so that hiding a view does not replace others.
  mutating func addHiding() {
    for view in arranged where view.isHidden {
      addZero(
        "UISV-hiding", view, along.length,
        priority: keepsLength(view) ? UILayoutPriority(999) : .required)
    }
  }

  /// Whether a hidden view keeps its length, which takes no space between the views beside it.
  private func keepsLength(_ view: UIView) -> Bool {
    stack.keepsLengthsOfHidden && view.isHidden && hasOwnLength(view)
  }

  /// Returns whether the view has a required constraint for its length, or one that makes it equal to
  /// that of another arranged view.
  private func hasOwnLength(_ view: UIView) -> Bool {
    func isRequired(_ constraint: NSLayoutConstraint) -> Bool {
      constraint.relation == .equal && constraint.priority == .required
    }
    return view.constraints.contains {
      $0.firstItem === view && $0.firstAttribute == along.length && $0.secondItem == nil
        && isRequired($0) && $0.constant > 0
    }
      || stack.constraints.contains {
        ($0.firstItem === view || $0.secondItem === view) && $0.secondItem != nil
          && $0.firstAttribute == along.length && $0.secondAttribute == along.length
          && $0.firstItem !== stack && $0.secondItem !== stack && isRequired($0)
      }
  }

  /// Whether adjacent views have a minimum distance, and gaps take the remaining space.
  private var hasElasticGaps: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  private mutating func addSpacing(first: UIView, last: UIView) {
    let baselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    let start = baselines ? NSLayoutConstraint.Attribute.firstBaseline : along.start
    let end = baselines ? NSLayoutConstraint.Attribute.lastBaseline : along.end
    for (view, next) in zip(arranged, arranged.dropFirst()) {
      // Half a space on each side of a hidden view adds up to one space (`stackview:S2.4`).
      let hidden = CGFloat([view, next].count { $0.isHidden })
      let full = stack.space(after: lastVisible(upTo: view) ?? view)
      let isOutside = isBefore(next, first) || next === first || isAfterOrAt(view, last)
      let space = isOutside ? 0 : full - full / 2 * hidden
      let isOverlapped = !isOutside && keepsLength(view)
      add(
        "UISV-spacing", next, start, hasElasticGaps && !isOutside ? .greaterThanOrEqual : .equal,
        view, isOverlapped ? start : end, constant: space)
    }
  }

  /// Returns the nearest visible view at or before a view, whose custom spacing applies.
  private func lastVisible(upTo view: UIView) -> UIView? {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return nil }
    return arranged[...index].last { !$0.isHidden }
  }

  private func position(_ view: UIView) -> Int {
    arranged.firstIndex { $0 === view } ?? 0
  }

  private func isBefore(_ view: UIView, _ other: UIView) -> Bool {
    position(view) < position(other)
  }

  private func isAfterOrAt(_ view: UIView, _ other: UIView) -> Bool {
    position(view) >= position(other)
  }

  private mutating func addEqualLengths() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      add("UISV-fill-equally", view, along.length, .equal, first, along.length)
    }
  }

  /// Adds `length == intrinsic length ÷ (sum of intrinsic lengths and spaces) × length of the
  /// stack`, with priorities decreasing from 999 (`stackview:S2.6`).
  private mutating func addProportionalLengths() {
    // A view without an intrinsic length has no proportion: its constraints or the remaining space
    // determine its length. The same is true of an empty view.
    var lengths: [CGFloat] = []
    var visible: [UIView] = []
    for view in self.visible where !view.storage.hasPlaceholderSize {
      guard let length = naturalLength(of: view) else { continue }
      lengths.append(length)
      visible.append(view)
    }
    let spaces = visible.dropLast().reduce(0) { $0 + stack.space(after: $1) }
    let total = lengths.reduce(0, +) + spaces
    guard lengths.contains(where: { $0 > 0 }) else {
      // Views with placeholder sizes are not equal either: their content and the remaining space
      // determine their lengths.
      if !self.visible.contains(where: \.storage.hasPlaceholderSize) { addEqualLengths() }
      return
    }
    // A single view has no proportion to views without intrinsic lengths.
    guard visible.count > 1 || self.visible.count == 1 else { return }
    let onlyOne =
      visible.count == self.visible.count
      && (visible.count == 1 || stack.spacing == 0 && lengths.count(where: { $0 > 0 }) == 1)
    for (index, view) in visible.enumerated() {
      guard lengths[index] > 0 else {
        addZero("UISV-fill-proportionally", view, along.length)
        continue
      }
      add(
        "UISV-fill-proportionally", view, along.length, .equal, stack, along.length,
        multiplier: lengths[index] / total,
        priority: onlyOne ? .required : UILayoutPriority(999 - Float(index)))
    }
  }

  /// Returns the intrinsic length along the stack; nil if the view has none.
  private func naturalLength(of view: UIView) -> CGFloat? {
    let size = view.contentSizeOverride ?? view.intrinsicContentSize
    let length = stack.axis == .horizontal ? size.width : size.height
    if length > 0 { return length }
    // A nested stack has no intrinsic length, only a fitting length.
    guard view is UIStackView else { return length == UIView.noIntrinsicMetric ? nil : 0 }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return stack.axis == .horizontal ? fitting.width : fitting.height
  }

  /// Adds guides of equal length between adjacent views.
  private mutating func addGaps(
    from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
    equality: UILayoutPriority
  ) {
    var first: UILayoutGuide?
    for (view, next) in zip(visible, visible.dropFirst()) {
      let gap = makeGuide("_UIOLAGapGuide", between: view, next)
      add("UISV-distributing-edge", gap, along.start, .equal, view, from)
      add("UISV-distributing-edge", gap, along.end, .equal, next, to)
      if let first {
        add(
          "UISV-fill-equally", gap, along.length, .equal, first, along.length, priority: equality)
      }
      first = first ?? gap
    }
    addZero("UISV-canvas-fit", stack, along.length, priority: UILayoutPriority(49))
  }
}
