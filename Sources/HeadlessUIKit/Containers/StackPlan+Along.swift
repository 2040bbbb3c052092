internal import AutoLayout
internal import Foundation

/// Along the axis: the first and last view, the spaces between views, and the lengths
/// (`stackview:S2.1`).
extension StackPlan {
  mutating func addAlongAxis() {
    guard let first, let last else {
      let spacer = makeGuide("_UILayoutSpacer")
      add("UISV-canvas-connection", canvas, along.start, .equal, spacer, along.start)
      add("UISV-canvas-connection", canvas, along.end, .equal, spacer, along.end)
      addZero("UISV-canvas-fit", stack, along.length, priority: UILayoutPriority(49))
      return
    }
    if includesShared {
      add("UISV-canvas-connection", canvas, along.start, .equal, first.view, along.start)
      add("UISV-canvas-connection", canvas, along.end, .equal, last.view, along.end)
    }
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
    owner = nil
  }

  /// Sets the length of hidden views to 0.
  ///
  /// These constraints come last, so that hiding a view does not replace others.
  mutating func addHiding() {
    for member in concerned where !member.isShown {
      owner = member
      addZero(
        "UISV-hiding", member.view, along.length,
        priority: keepsLength(member) ? UILayoutPriority(999) : .required)
    }
    owner = nil
  }

  /// Whether a hidden view keeps its length, which takes no space between the views beside it.
  private func keepsLength(_ member: StackMember) -> Bool {
    stack.keepsLengthsOfHidden && !member.isShown && hasOwnLength(member.view)
  }

  /// Returns whether the view has a required constraint for its length, or one that makes it equal to
  /// that of another arranged view.
  private func hasOwnLength(_ view: UIView) -> Bool {
    func isRequired(_ constraint: NSLayoutConstraint) -> Bool {
      constraint.relation == .equal && constraint.priority == .required
    }
    return view.engineItem.activeConstraints.contains {
      if $0.holder === view {
        $0.firstItem === view && $0.firstAttribute == along.length && $0.secondItem == nil
          && isRequired($0) && $0.constant > 0
      } else {
        $0.holder === stack && $0.secondItem != nil
          && $0.firstAttribute == along.length && $0.secondAttribute == along.length
          && $0.firstItem !== stack && $0.secondItem !== stack && isRequired($0)
      }
    }
  }

  private mutating func addSpacing(first: StackMember, last: StackMember) {
    let baselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    let start = baselines ? NSLayoutConstraint.Attribute.firstBaseline : along.start
    let end = baselines ? NSLayoutConstraint.Attribute.lastBaseline : along.end
    for (member, next) in pairs {
      owner = member
      // Half a space on each side of a hidden view adds up to one space (`stackview:S2.4`). Between two
      // hidden views there is none.
      let hidden = (member.isShown ? 0 : 1) + (next.isShown ? 0 : 1)
      let isOutside = next.position <= first.position || member.position >= last.position
      var space: CGFloat = 0
      if !isOutside, hidden < 2 {
        let spaced = member.isShown ? member : stack.order.shownBeside(member).before
        let full = stack.space(after: (spaced ?? member).view)
        space = full - full / 2 * CGFloat(hidden)
      }
      let isOverlapped = !isOutside && keepsLength(member)
      add(
        "UISV-spacing", next.view, start,
        stack.hasElasticGaps && !isOutside ? .greaterThanOrEqual : .equal,
        member.view, isOverlapped ? start : end, constant: space)
    }
  }

  /// The planned members, each with the one after it.
  private var pairs: [(StackMember, StackMember)] {
    if isWhole { return Array(zip(concerned, concerned.dropFirst())) }
    return concerned.compactMap { member in
      stack.order.after(member).map { (member, $0) }
    }
  }

  private mutating func addEqualLengths(priority: UILayoutPriority = .required) {
    guard let first else { return }
    for member in concerned where member.isShown && member !== first {
      owner = member
      add(
        "UISV-fill-equally", member.view, along.length, .equal, first.view, along.length,
        priority: priority)
    }
  }

  /// Adds `length == intrinsic length ÷ (sum of intrinsic lengths and spaces) × length of the
  /// stack`, with priorities decreasing from 999 (`stackview:S2.6`).
  private mutating func addProportionalLengths() {
    // A view without an intrinsic length has no proportion: its constraints or the remaining space
    // determine its length. The same is true of an empty view.
    let shown = stack.order.shown
    var lengths: [CGFloat] = []
    var measured: [StackMember] = []
    for member in shown where !member.view.storage.hasPlaceholderSize {
      guard let length = naturalLength(of: member.view) else { continue }
      lengths.append(length)
      measured.append(member)
    }
    let spaces = measured.dropLast().reduce(0) { $0 + stack.space(after: $1.view) }
    let total = lengths.reduce(0, +) + spaces
    guard lengths.contains(where: { $0 > 0 }) else {
      // Views with placeholder sizes are not equal either: their content and the remaining space
      // determine their lengths. The priority of equal lengths here is our choice: that of proportions, so
      // that a length of the author's is no conflict.
      if !shown.contains(where: \.view.storage.hasPlaceholderSize) {
        addEqualLengths(priority: UILayoutPriority(999))
      }
      return
    }
    // A single view has no proportion to views without intrinsic lengths.
    guard measured.count > 1 || shown.count == 1 else { return }
    let onlyOne =
      measured.count == shown.count
      && (measured.count == 1 || stack.spacing == 0 && lengths.count(where: { $0 > 0 }) == 1)
    for (index, member) in measured.enumerated() {
      owner = member
      guard lengths[index] > 0 else {
        addZero("UISV-fill-proportionally", member.view, along.length)
        continue
      }
      add(
        "UISV-fill-proportionally", member.view, along.length, .equal, stack, along.length,
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

  /// Whether a guide is between the member and the next visible one.
  func needsGap(_ member: StackMember) -> Bool {
    stack.hasElasticGaps && member.isShown && member !== last
  }

  /// Adds guides of equal length between adjacent views.
  private mutating func addGaps(
    from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
    equality: UILayoutPriority
  ) {
    guard let first else { return }
    for member in concerned where needsGap(member) {
      guard let next = stack.order.shownBeside(member).after else { continue }
      owner = member
      let gap = gap(after: member)
      add("UISV-distributing-edge", gap, along.start, .equal, member.view, from)
      add("UISV-distributing-edge", gap, along.end, .equal, next.view, to)
      guard member !== first else { continue }
      add(
        "UISV-fill-equally", gap, along.length, .equal, self.gap(after: first), along.length,
        priority: equality)
    }
    owner = nil
    if includesShared {
      addZero("UISV-canvas-fit", stack, along.length, priority: UILayoutPriority(49))
    }
  }
}
