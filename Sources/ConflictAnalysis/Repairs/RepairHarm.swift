extension Repair {
  /// Something that a repair would spoil, although it removes the conflict.
  public enum Harm: Sendable, Hashable {
    /// A view ends outside of its superview; the indices of both.
    case outside(item: Int, of: Int)
    /// A text or a control has no width or height; its index.
    case noSize(item: Int)
    /// A control's size changes by more than half; its index and the new size in points.
    case wrongSize(item: Int, Double)
    /// A view no longer follows the keyboard or the safe area; the indices of the view and the guide.
    case leavesGuide(item: Int, Int)
    /// Neighbors overlap; their indices.
    case overlap(item: Int, Int)
  }
}

extension Repair {
  /// Whether neighbors overlap after it.
  var isOverlapping: Bool { if case .overlap? = harm { true } else { false } }
}

/// The layout that a repair leads to, as far as the statements determine it.
///
/// A property of the layout is lost if it cannot hold together with the changed statements. What the
/// statements do not determine is not lost.
struct RepairedLayout {
  private let system: ConstraintSystem
  private let places: [Int]
  private let change: Repair.Change
  private let original: ConstraintSystem
  private let conflict: ConflictLayout

  /// Makes a change in the statements at `places`.
  ///
  /// `miss` is the value by which the changed statement is off if it yields. Only the items of the conflict
  /// are looked at.
  init(
    _ conflict: ConflictLayout, _ change: Repair.Change, miss: Double, _ places: [Int]
  ) {
    let original = conflict.system
    var system = original.applying(change)
    if case .lower(let member) = change {
      // It is satisfied as far as the others permit.
      system.statements[member] = original.statements[member]
      system.statements[member].relation = .equal
      system.statements[member].constant += miss
      system.statements[member].precision = max(0.01, original.statements[member].precision)
    }
    self.system = system
    self.original = original
    self.change = change
    self.conflict = conflict
    self.places = places.filter { system.statements[$0].isRequired }
  }

  /// The first thing that is lost; nil if none is.
  ///
  /// Without a mask a view is where the author's own constraints place it.
  var harm: Repair.Harm? {
    if case .turnOffMask = change { return nil }
    guard !keepsAll else { return changedSize ?? leftGuide }
    return wanted.first { !keeps($0.statements) && !isBefore($0.harm) }?.harm ?? changedSize
      ?? leftGuide
  }

  private typealias Wanted = ConflictLayout.Wanted

  /// What should hold in the layout.
  private var wanted: [Wanted] { conflict.wanted + separation }

  private var keepsAll: Bool { keeps(wanted.flatMap { $0.statements }) }

  private func keeps(_ statements: [ConstraintSystem.Statement]) -> Bool {
    guard !statements.isEmpty else { return true }
    var system = self.system
    let count = system.statements.count
    system.statements += statements
    return system.isFeasible(places + Array(count..<system.statements.count))
  }

  /// Whether a view that no longer is after its neighbor is before it, so that the two do not overlap.
  private func isBefore(_ harm: Repair.Harm) -> Bool {
    guard case .overlap(let item, let other) = harm,
      let first = original.statements[change.place].first
    else { return false }
    let (view, neighbor) = first.part == .start ? (item, other) : (other, item)
    return !system.mayEnd(view, after: neighbor, first.isVertical, places)
  }

  /// The distance of neighbors, if it is changed.
  private var separation: [Wanted] {
    if case .moveAnchor = change { return [] }
    let statement = original.statements[change.place]
    guard let first = statement.first, let second = statement.second, statement.multiplier == 1,
      first.item != second.item,
      [first.part, second.part].sorted(by: { $0.rawValue < $1.rawValue }) == [.end, .start],
      let written = statement.writtenConstant, !original.isInside(first.item, second.item),
      !original.isInside(second.item, first.item)
    else { return [] }
    let isApart = first.part == .start ? written >= 0 : written <= 0
    guard isApart else { return [] }
    var apart = statement
    apart.relation = (first.part == .start) == (statement.sign > 0) ? .atLeast : .atMost
    apart.constant -= statement.sign * written
    apart.precision = 0.5
    return [(.overlap(item: first.item, second.item), [apart])]
  }

  /// A number of a control's that changes by more than half.
  private var changedSize: Repair.Harm? {
    for member in conflict.members {
      let statement = original.statements[member]
      guard let sized = statement.sized, statement.origin == .author, statement.constant > 0,
        conflict.controls.contains(sized.item),
        !original.isZero(sized.item, sized.isVertical),
        !original.items[sized.item].className.hasSuffix("Label"),
        // A button may be as wide as its container, but not as high.
        sized.isVertical || !original.items[sized.item].className.hasSuffix("Button")
      else { continue }
      var low = statement
      (low.relation, low.constant) = (.atLeast, statement.constant / 2)
      var high = statement
      (high.relation, high.constant) = (.atMost, statement.constant * 1.5)
      if statement.relation == .atLeast ? !keeps([low]) : !keeps([low, high]) {
        return .wrongSize(item: sized.item, statement.constant)
      }
    }
    return nil
  }

  /// A pin to the keyboard's or the safe area's guide that the repair gives up, unless another one
  /// places the same edge.
  private var leftGuide: Repair.Harm? {
    // With another distance it follows the guide, too.
    if case .setConstant = change { return nil }
    guard let (item, guide) = guidePin(change.place), !endsEarly(item, in: guide) else {
      return nil
    }
    let anchor = original.statements[change.place].anchor(on: item)
    let isReplaced = conflict.members.contains { member in
      guard member != change.place, let other = guidePin(member), other.item == item,
        original.statements[member].anchor(on: item)?.part == anchor?.part
      else { return false }
      return original.isKeyboardGuide(other.guide) || !original.isKeyboardGuide(guide)
    }
    return isReplaced || followsByNeighbors(item, guide) ? nil : .leavesGuide(item: item, guide)
  }

  /// Whether a view still follows the edge of a guide by the views beside it, of which one is pinned there.
  ///
  /// What contains the view is tied to the guide as well, but at distances that are numbers.
  private func followsByNeighbors(_ item: Int, _ guide: Int) -> Bool {
    guard let edge = original.statements[change.place].anchor(on: guide) else { return false }
    let ties = places.filter { place in
      let statement = original.statements[place]
      return place != change.place && statement.origin == .author && statement.relation == .equal
        && statement.isPlacement && statement.second != nil
        && statement.first?.isVertical == edge.isVertical
    }
    var reached: Set<Int> = [item]
    var count = 0
    while reached.count > count {
      count = reached.count
      for tie in ties {
        for anchor in original.statements[tie].anchors where reached.contains(anchor.item) {
          guard let next = original.statements[tie].partner(of: anchor.item) else { continue }
          if next == edge { return true }
          if !original.isGuide(next.item), !original.isInside(anchor.item, next.item),
            next.part != anchor.part
          {
            reached.insert(next.item)
          }
        }
      }
    }
    return false
  }

  /// Whether the view still ends inside of the safe area, though perhaps not at its edge.
  private func endsEarly(_ item: Int, in guide: Int) -> Bool {
    guard case .relax(let place, let relation) = change, original.isSafeArea(guide) else {
      return false
    }
    let statement = original.statements[place]
    let isFirst = (statement.first?.item == item) != (statement.sign < 0)
    let isEnd = statement.anchor(on: item)?.part == .end
    return relation == (isFirst == isEnd ? .atMost : .atLeast)
  }

  /// The view and the guide that a constraint of the author's pins to each other.
  private func guidePin(_ member: Int) -> (item: Int, guide: Int)? {
    let statement = original.statements[member]
    guard statement.origin == .author, let first = statement.first, let second = statement.second
    else { return nil }
    for (item, guide) in [(first.item, second.item), (second.item, first.item)]
    where (original.isKeyboardGuide(guide) || original.isSafeArea(guide))
      // A view does not follow a guide of its own, nor should it one of a container of input views.
      && original.items[guide].parent != item
      && !original.isInputContainer(original.owner(of: guide))
    {
      return (item, guide)
    }
    return nil
  }
}
