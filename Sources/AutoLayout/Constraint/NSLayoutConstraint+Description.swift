internal import Foundation
internal import LayoutGeometry

extension NSLayoutConstraint {
  var debugText: String {
    var notation = ConstraintNotation(
      className: ItemDescription.className(self), address: ItemDescription.address(self))
    notation.isActive = isActive
    if let identifier { notation.prefix = "'\(identifier.printable)' " }
    if !priority.isRequired {
      notation.suffix = " priority:\(Number.g(Double(priority.rawValue)))"
    }
    if let space = spacingForm {
      write(space, to: &notation)
    } else {
      writeEquation(to: &notation)
    }
    return notation.text
  }

  /// The standard spaces that are printed with a symbol (`constraints:C11.8`).
  enum SpaceSymbol: String {
    /// `-` in a visual format, and "standard" in a document.
    case space = "NSSpace"
    /// An anchor's system spacing.
    case anchorSpace = "NSLayoutAnchorConstraintSpace"
  }

  // MARK: Equations

  /// `A.attr == m*B.attr + c` (`constraints:C11.3`).
  private func writeEquation(to notation: inout ConstraintNotation) {
    write(firstAnchorStorage, to: &notation)
    notation.write([" <= ", " == ", " >= "][relation.rawValue + 1])
    let c = Double(constant)
    guard let second = secondAnchorStorage, multiplier != 0 else {
      return notation.write(c < 0 ? "- \(Number.g(-c))" : Number.g(c))
    }
    notation.write(multiplier: Double(multiplier))
    write(second, to: &notation)
    if let symbol {
      // In Apple's logs, the symbol has no sign.
      notation.write(" \(symbol.rawValue)(\(Number.g(c)))")
    } else {
      notation.write(addend: c)
    }
  }

  private func write(_ storage: AnchorStorage?, to notation: inout ConstraintNotation) {
    guard let storage else { return notation.write("(null)") }
    guard let distance = storage.distance else {
      return notation.write(storage.layoutItem, storage.attribute.name)
    }
    notation.write("(")
    write(distance.to, to: &notation)
    notation.write(" - ")
    write(distance.from, to: &notation)
    notation.write(")")
  }

  // MARK: Spaces

  /// A plain space between edges.
  private struct SpacingForm {
    /// The view to the left of or above the space; nil if it is a bar.
    var near: (any LayoutItem)?
    /// The view to the right of or below the space; nil if it is a bar.
    var far: (any LayoutItem)?
    var bar: (any LayoutItem)?
  }

  /// The constraint as a space; nil if it is not one (`constraints:C11.2`).
  private var spacingForm: SpacingForm? {
    guard multiplier == 1, let first = firstAnchorStorage?.layoutItem,
      let second = secondAnchorStorage?.layoutItem
    else { return nil }
    let starts: [Attribute] = [.leading, .left, .top]
    let ends: [Attribute] = [.trailing, .right, .bottom]
    if firstAttribute == secondAttribute, starts.contains(firstAttribute),
      first.container === second
    {
      return SpacingForm(far: first, bar: second)
    }
    if firstAttribute == secondAttribute, ends.contains(firstAttribute),
      second.container === first
    {
      return SpacingForm(near: second, bar: first)
    }
    if let index = starts.firstIndex(of: firstAttribute), ends[index] == secondAttribute {
      return SpacingForm(near: second, far: first)
    }
    return nil
  }

  /// `H:|-(8)-[A]`, `H:[A]-(8)-|`, or `H:[A]-(8)-[B]`.
  private func write(_ space: SpacingForm, to notation: inout ConstraintNotation) {
    notation.write(firstAttribute.kind == .horizontalPosition ? "H:" : "V:")
    write(space.near, to: &notation)
    notation.write("-(\(gap))-")
    write(space.far, to: &notation)
    if firstAttribute == .left || firstAttribute == .right { notation.write("(LTR)") }
    if let bar = space.bar { notation.listBar(bar) }
  }

  private func write(_ end: (any LayoutItem)?, to notation: inout ConstraintNotation) {
    guard let end else { return notation.write("|") }
    notation.write("[")
    notation.write(end)
    notation.write("]")
  }

  private var gap: String {
    let number = Number.g(Double(constant))
    let length = symbol.map { "\($0.rawValue)(\(number))" } ?? number
    let sign = ["<=", "", ">="][relation.rawValue + 1]
    let suffix = priority.isRequired ? "" : "@\(Number.g(Double(priority.rawValue)))"
    return sign + length + suffix
  }
}
