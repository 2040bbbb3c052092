internal import LayoutGeometry

extension FormatParser {
  /// Parses the rest of a list after its opening parenthesis.
  mutating func list(
    allowingViews: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      let relation = scanner.relation() ?? .equal
      let object = try object(allowingViews: allowingViews)
      predicates.append(
        VisualFormat.Predicate(
          relation: relation, object: object, priority: try priority(signed: true)))
    } while scanner.take(",")
    guard scanner.take(")") else { throw scanner.error(.expectedEndOfList) }
    return predicates
  }

  /// Parses the object of a predicate.
  ///
  /// Metrics take precedence over views of the same name (`vfl:F1.7`).
  private mutating func object(
    allowingViews: Bool
  ) throws(VisualFormatError) -> VisualFormat.Object {
    if allowingViews {
      var scout = scanner
      if let name = scout.name(), metrics[name] == nil, views.contains(name) {
        scanner = scout
        return .view(name)
      }
    }
    return .number(try constant(signed: true))
  }

  /// Parses the priority after `@`; required if there is none.
  mutating func priority(signed: Bool) throws(VisualFormatError) -> Double {
    scanner.take("@") ? try constant(signed: signed) : 1000
  }

  /// Parses a number, or the name of a metric.
  mutating func constant(signed: Bool) throws(VisualFormatError) -> Double {
    if let name = scanner.name() {
      guard let value = metrics[name] else { throw scanner.error(.unknownMetric(name)) }
      return value
    }
    guard let number = scanner.number(signed: signed) else { throw scanner.error(.expectedNumber) }
    return number
  }
}
