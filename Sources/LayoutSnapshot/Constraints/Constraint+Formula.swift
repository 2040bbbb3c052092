extension LayoutSnapshot.Constraint {
  /// Returns the constraint as a formula, such as `Email.top >= 2 × Title.bottom + 12 @750`.
  ///
  /// - Parameter name: A closure that returns the name of the item with the given id.
  /// - Returns: A single line that does not depend on frames; a directed constraint has ← as its sign.
  public func formula(naming name: (String) -> String) -> String {
    var right = ""
    if let second {
      if multiplier != 1 { right += "\(LayoutSnapshot.Number.text(multiplier)) × " }
      right += "\(name(second.item)).\(second.attribute.name)"
      if constant != 0 {
        right += " \(constant < 0 ? "-" : "+") \(LayoutSnapshot.Number.text(abs(constant)))"
      }
    } else {
      right = LayoutSnapshot.Number.text(constant)
    }
    let left = "\(name(first.item)).\(first.attribute.name)"
    let strength = priority == 1000 ? "" : " @\(LayoutSnapshot.Number.text(priority))"
    let sign = origin == .directed ? "←" : relation.sign
    return "\(left) \(sign) \(right)\(strength)"
  }
}
