import InterfaceBuilder

extension InterfaceDocument {
  /// The view with an id, wherever it is.
  func view(_ id: String) -> ViewElement? {
    var found: ViewElement?
    forEachView { if $0.id == id { found = $0 } }
    return found
  }

  /// The constraint with an id, wherever it is.
  func constraint(_ id: String) -> ConstraintElement? {
    var found: ConstraintElement?
    forEachView { view in
      found = found ?? view.constraints.first { $0.id == id }
    }
    return found
  }

  /// The findings that are no notes, as lines of text.
  var complaints: [String] {
    findings.filter { $0.severity > .note }.map(\.message)
  }
}
