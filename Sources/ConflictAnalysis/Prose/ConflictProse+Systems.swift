internal import LayoutGeometry

// What is said of constraints of the system's: whose they are, and other sizes.
extension ConflictProse {
  /// Returns advice about a conflict without any constraint of the author's.
  func text(_ rule: OwnershipRule?, _ conflict: ConflictDiagnosis) -> String {
    let owner = rule?.owner ?? "UIKit or AppKit"
    let zero = conflict.members.contains {
      let statement = system.statements[$0]
      return statement.origin == .imposed && statement.constant == 0
    }
    let ignored = "Ignore it if the layout looks right; report it to Apple otherwise."
    if conflict.members.count == 1 {
      let one = "Not yours: this constraint is made by \(owner)."
      guard rule?.subject == .loneConstraint else { return "\(one) \(ignored)" }
      return
        "\(one) Change nothing: the sheet is laid out "
        + "right in the end, and every app that shows one prints this. If none is on screen, look "
        + "for a width that is computed before its view has a size."
    }
    let others = system.requiredPlaces.filter {
      system.statements[$0].origin == .author && !conflict.members.contains($0)
    }
    if isReport, !others.isEmpty {
      let names = others.prefix(3).map { system.statements[$0].says }
      return
        "Partly yours: these constraints are made by \(owner) or by the system around it, but the "
        + "report also lists \(others.count == 1 ? "one" : "some") of yours, which can yield at priority "
        + "999: \(names.joined(separator: "; "))."
    }
    let all = "Not yours: every constraint here is made by \(owner) or by the system around it."
    if rule?.meaning == .stack {
      return zero
        ? "\(all) Change nothing: the size is 0 before the first real layout, and the report "
          + "ends with it. To silence it, give the stack view's container its size before, or put "
          + "the stack view into a plain view with a far pin at priority 999."
        : !conflict.members.contains { system.statements[$0].hides }
          ? "\(all) Change its distribution, alignment or spacing."
          : "Not yours, though your code can prevent it: the stack view makes every constraint here, for a view "
            + "that is hidden. Hide the views inside as well, set the spacing to 0 meanwhile, or put the stack view "
            + "into a plain view whose far pin has priority 999."
    }
    var cure = rule.map { $0.cure } ?? ""
    // Only a bar without a size was made with an empty frame.
    let given = GivenSize(of: conflict.members, in: system)
    if cure == OwnershipRule.barCure, given?.kind != .temporary { cure = "" }
    guard cure.isEmpty else { return "\(all) \(cure)" }
    if rule == nil, let sum = conflict.sum, system.statements[sum.member].origin == .mask,
      let sized = system.statements[sum.member].sized, sum.implied > 0
    {
      return
        "\(all) If your code sets the frame of \(system.items[sized.item].name), give it a "
        + "\(sized.isVertical ? "height" : "width") of \(bound(of: sum.member, conflict))"
        + "\(Self.number(sum.implied)); otherwise ignore it."
    }
    return "\(all) \(ignored)"
  }

  /// Describes another size for a row, a frame or a fitting; `size` is a number, perhaps with words around it.
  func resizing(_ place: Int, to size: String) -> String {
    let statement = system.statements[place]
    guard let sized = statement.sized else { return "Change the size" }
    let name = system.items[sized.item].name
    let word = sized.isVertical ? "height" : "width"
    let rule = OwnershipRule.first(system.items[sized.item], [.cell])
    guard statement.origin == .imposed || rule != nil else {
      return "Give the frame of \(name) a \(word) of \(size)"
    }
    if rule?.owner.contains("collection") == true { return "Give the item a \(word) of \(size)" }
    if rule == nil { return "Give \(name) a \(word) of \(size)" }
    if !sized.isVertical { return "Give the column a \(word) of \(size)" }
    if rule?.owner.contains("section header") == true {
      return "Give the section's header or footer a \(word) of \(size) (sectionHeaderHeight or "
        + "sectionFooterHeight, or automaticDimension with an estimate)"
    }
    let automatic =
      framework == "AppKit" ? "usesAutomaticRowHeights" : "automaticDimension with an estimate"
    return "Give the row a \(word) of \(size) (rowHeight, or \(automatic))"
  }
}
