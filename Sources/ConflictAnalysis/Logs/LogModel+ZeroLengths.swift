// The makers of lengths of 0 in a list that shows no identifiers.
extension LogModel {
  /// Returns whether no constraint of UIKit's has the form in which an identifier would be printed.
  static func hidesIdentifiers(_ constraints: [LogConstraint]) -> Bool {
    !constraints.contains { $0.className == "NSLayoutConstraint" && $0.showsIdentifier }
  }

  /// Finds the lengths of 0 with which a stack view hides its views, and those whose maker is not known.
  ///
  /// Where no line has an identifier or a state, the 0 of a measuring pass, of a hidden view and of an author's are
  /// printed alike. Only stack views use spacers, so what is tied to one is arranged.
  mutating func findLengthsOfZero(_ constraints: [LogConstraint]) {
    guard
      !constraints.contains(where: {
        $0.className == "NSLayoutConstraint" && ($0.hasState || $0.identifier != nil)
      })
    else { return }
    let plain = constraints.indices.filter {
      constraints[$0].className == "NSLayoutConstraint" && constraints[$0].identifier == nil
    }
    var arranged: Set<Int> = []
    for place in plain {
      let items = system.statements[place].anchors.map { $0.item }
      guard items.contains(where: { OwnershipRule.first(system.items[$0], [.stack]) != nil })
      else { continue }
      if system.statements[place].origin == .author { system.statements[place].origin = .stack }
      arranged.formUnion(items)
    }
    for place in plain {
      let statement = system.statements[place]
      guard let sized = statement.sized, statement.relation == .equal, statement.constant == 0
      else { continue }
      if arranged.contains(sized.item) {
        system.statements[place].origin = .stack
      } else if statement.origin == .author, Self.hidesIdentifiers(constraints) {
        system.statements[place].mayBeImposed = true
      }
    }
  }
}
