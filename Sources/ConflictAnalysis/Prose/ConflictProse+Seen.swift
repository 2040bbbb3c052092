internal import LayoutGeometry

// What is seen on screen, because a member of a conflict was broken.
extension ConflictProse {
  /// Describes what is seen on screen after the framework broke a member, such as `UIKit broke number 2, so
  /// UILabel ends 40 points outside UIView`.
  ///
  /// The effect is left out if the printed constraints do not determine it: if another conflict remains, or
  /// if the size is temporary.
  func seen(_ broken: Int, _ conflicts: [ConflictDiagnosis], isDetermined: Bool) -> String? {
    guard let conflict = conflicts.first(where: { $0.members.contains(broken) }) else { return nil }
    // Only the first of several conflicts is listed with these numbers if its repair removes all.
    let isListed =
      conflicts.count == 1
      || conflict.members == conflicts[0].members
        && conflicts[0].repairs.first?.leavesNoConflict == true
    let what =
      isListed
      ? "number \(number(of: broken, conflict))" : "this one (\(system.statements[broken].says))"
    let head = "\(framework) broke \(what)"
    if conflict.standing == .temporary { return "\(head) while a size was temporary" }
    let rest = system.requiredPlaces.filter { $0 != broken }
    guard isDetermined, system.isFeasible(rest), let effect = effect(of: broken, conflict) else {
      return head
    }
    return head + effect
  }

  var framework: String {
    func has(_ prefixes: String...) -> Bool {
      system.items.contains { item in prefixes.contains { item.className.hasPrefix($0) } }
    }
    let isNamed = system.statements.contains { $0.identifier?.hasPrefix("NSView-") == true }
    return has("NS", "_NS") || isNamed || system.isOfAppKit && !has("UI", "_UI")
      ? "AppKit" : "UIKit"
  }

  /// Describes the layout without a member, as the end of a sentence.
  private func effect(of broken: Int, _ conflict: ConflictDiagnosis) -> String? {
    guard let implied = system.implied(for: broken, conflict) else { return nil }
    let statement = system.statements[broken]
    let excess = statement.constant - implied
    let isExact = isExact(conflict, but: broken)
    let off = ", which is off by \(isExact ? "" : "at least ")\(Self.points(abs(excess)))"
    guard let first = statement.first, let written = statement.writtenConstant else { return off }
    let name = system.items[first.item].name
    if statement.sized != nil {
      // No view is smaller than 0, so a negative size shows nothing.
      guard written >= 0 else { return nil }
      let limit = isExact ? "" : excess > 0 ? "at most " : "at least "
      return
        ", so \(name) is \(limit)\(Self.number(implied)) \(first.isVertical ? "high" : "wide") "
        + "instead of \(Self.number(written))"
    }
    // What the constant would have to be for the layout that is seen.
    let offset = written - statement.sign * excess
    guard let second = statement.second, statement.multiplier == 1, !first.isMargin,
      !second.isMargin, first.part != .length, second.part != .length,
      first.isVertical == second.isVertical
    else { return off }
    // An offset that is only a limit is worse than this, in the direction of the excess.
    let isFarther = statement.sign * excess < 0 ? offset > 0 : offset < 0
    guard isExact || isFarther else { return off }
    let limit = isExact ? "" : "at least "
    let other = system.items[second.item].name
    if first.part == second.part {
      if system.isInside(first.item, system.owner(of: second.item)) {
        return placed(name, other, first, offset, limit, statement.isLeftToRight).map {
          ", so \($0)"
        } ?? off
      }
      if system.isInside(second.item, system.owner(of: first.item)) {
        return placed(other, name, first, -offset, limit, statement.isLeftToRight).map {
          ", so \($0)"
        } ?? off
      }
      return off
    }
    let isNested =
      system.isInside(first.item, second.item) || system.isInside(second.item, first.item)
    if isNested, first.part == .start ? offset < 0 : offset > 0 { return off }
    // Neighbours: the gap between the end of one and the start of the other.
    switch (first.part, second.part) {
    case (.start, .end):
      guard offset >= 0 || overlap(second, first, without: broken) else { return off }
      return ", so " + gap(after: other, name, first, offset, limit)
    case (.end, .start):
      guard offset <= 0 || overlap(first, second, without: broken) else { return off }
      return ", so " + gap(after: name, other, first, -offset, limit)
    default: return off
    }
  }

  /// Whether two views overlap in the layout without a member by what the end of one is after the start of the other: the
  /// second one cannot be wholly before the first, and neither need be within the other.
  private func overlap(
    _ view: ConstraintSystem.Anchor, _ next: ConstraintSystem.Anchor, without broken: Int
  ) -> Bool {
    let places = system.requiredPlaces.filter { $0 != broken }
    return !system.mayBeBefore(next.item, view.item, view.isVertical, places)
      && system.mayReach(into: next.item, view.item, view.isVertical, places)
  }

  /// Describes where an edge of a view inside another is; the offset is that of the inner from the outer edge.
  private func placed(
    _ inner: String, _ outer: String, _ anchor: ConstraintSystem.Anchor, _ offset: Double,
    _ limit: String, _ isLeftToRight: Bool
  ) -> String? {
    let inset: Double
    let verb: String
    switch anchor.part {
    case .start: (inset, verb) = (offset, "begins")
    case .end: (inset, verb) = (-offset, "ends")
    case .center, .length, .baseline: return nil
    }
    if inset < 0 { return "\(inner) \(verb) \(limit)\(Self.points(-inset)) outside \(outer)" }
    let (leading, trailing) = isLeftToRight ? ("left", "right") : ("leading", "trailing")
    let edge =
      anchor.part == .start
      ? (anchor.isVertical ? "top" : leading) : (anchor.isVertical ? "bottom" : trailing)
    if inset == 0 { return "\(inner) \(verb) at the \(edge) edge of \(outer)" }
    let side = anchor.part == .start ? "inside" : "before"
    return "\(inner) \(verb) \(limit)\(Self.points(inset)) \(side) the \(edge) edge of \(outer)"
  }

  /// Describes the distance between neighbours.
  private func gap(
    after first: String, _ second: String, _ anchor: ConstraintSystem.Anchor, _ gap: Double,
    _ limit: String
  ) -> String {
    if gap < 0 { return "\(first) and \(second) overlap by \(limit)\(Self.points(-gap))" }
    if gap == 0 { return "\(first) and \(second) touch" }
    return "\(second) begins \(limit)\(Self.points(gap)) \(anchor.isVertical ? "below" : "after") "
      + first
  }
}
