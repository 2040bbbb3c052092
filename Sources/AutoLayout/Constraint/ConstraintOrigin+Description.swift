internal import Foundation

extension ConstraintOrigin {
  /// The constraint in Apple's debugging notation.
  ///
  /// An implicit constraint is printed as an object of the corresponding private class
  /// (`constraints:C11.9`, `C11.10`).
  @MainActor
  public var debugText: String {
    switch self {
    case .constraint(let constraint):
      (constraint.owner as? NSLayoutConstraint)?.description ?? "(null)"
    case .placement(let item, let axis, let equation): Self.mask(item, axis, equation)
    case .hugging(let item, let axis), .compression(let item, let axis):
      Self.contentSize(item, axis)
    }
  }

  @MainActor
  private static func mask(
    _ item: EngineItem, _ axis: NSLayoutConstraint.Axis, _ equation: AutoresizingEquation
  ) -> String {
    if case .encapsulated = item.implicit.placement, case .length(_, let length) = equation {
      return encapsulated(item, axis, length)
    }
    let slot: UInt = if case .length = equation { 0x20 } else { 0 }
    var notation = notation("NSAutoresizingMaskLayoutConstraint", item, axis, slot)
    if case .framed(_, let rule, _) = item.implicit.placement {
      notation.prefix =
        "h=\(flags(rule.flags(.horizontal))) v=\(flags(rule.flags(.vertical))) "
    } else {
      notation.prefix = "h=--& v=--& "
    }
    let own = item.owner as? any LayoutItem
    let container = item.parent?.owner as? any LayoutItem
    let length = axis == .horizontal ? "width" : "height"
    func write(_ attribute: String, _ share: Double, _ offset: Double) {
      notation.write(own, attribute)
      notation.write(" == ")
      guard share != 0 else {
        return notation.write(offset < 0 ? "- \(Number.g(-offset))" : Number.g(offset))
      }
      notation.write(multiplier: share)
      notation.write(container, length)
      notation.write(addend: offset)
    }
    switch equation {
    case .start(let share, let offset):
      write(axis == .horizontal ? "minX" : "minY", share, offset)
      // A position is relative to the container, which `|` represents.
      if share == 0, let container { notation.listBar(container) }
    case .length(let share, let offset): write(length, share, offset)
    case .trailing(let margin):
      notation.write(axis == .horizontal ? "H:[" : "V:[")
      notation.write(own)
      notation.write("]-(\(Number.g(margin)))-|")
      if let container { notation.listBar(container) }
    }
    return notation.text
  }

  /// The size that a table or collection gives the content of a cell (`scrollview:V5.4`, `V6.4`).
  @MainActor
  private static func encapsulated(
    _ item: EngineItem, _ axis: NSLayoutConstraint.Axis, _ length: Double
  ) -> String {
    var notation = notation("NSLayoutConstraint", item, axis, 0x20)
    notation.prefix =
      axis == .horizontal
      ? "'UIView-Encapsulated-Layout-Width' " : "'UIView-Encapsulated-Layout-Height' "
    notation.write(item.owner as? any LayoutItem, axis == .horizontal ? "width" : "height")
    notation.write(" == \(Number.g(length))")
    return notation.text
  }

  @MainActor
  private static func contentSize(_ item: EngineItem, _ axis: NSLayoutConstraint.Axis) -> String {
    let size = item.implicit.contentSize
    var notation = notation("NSContentSizeLayoutConstraint", item, axis, 0x40)
    notation.write(item.owner as? any LayoutItem, axis == .horizontal ? "width" : "height")
    notation.write(" == \(Number.g(size.length(axis) ?? 0))")
    notation.suffix =
      " Hug:\(Number.g(Double(size.hugging(axis).rawValue)))"
      + " CompressionResistance:\(Number.g(Double(size.compression(axis).rawValue)))"
    return notation.text
  }

  /// Such a constraint has no object; the item's address is printed instead.
  @MainActor
  private static func notation(
    _ className: String, _ item: EngineItem, _ axis: NSLayoutConstraint.Axis, _ slot: UInt
  ) -> ConstraintNotation {
    ConstraintNotation(
      className: className,
      address: ItemDescription.address(item, offset: slot + (axis == .horizontal ? 0 : 0x10)))
  }

  private static func flags(_ flags: (min: Bool, size: Bool, max: Bool)) -> String {
    // A mask without flexible parts has the same effect as a flexible far margin, and is printed in
    // the same way.
    [flags.min, flags.size, flags.max || !flags.min && !flags.size].map { $0 ? "&" : "-" }.joined()
  }
}
