/// An order of printed constraints that depends on what they say, not on the order in which they are
/// listed.
///
/// File and line come first, then the constraint's form and its items. Items are distinguished by their class
/// and text and by the constraints in which they take part; addresses decide only between constraints
/// that nothing else distinguishes.
///
/// Source: the items' ranks are those of colour refinement; B. Weisfeiler and A. Leman, 1968.
struct LogOrder {
  /// The rank of an item, by its key; items that take part in the same way have the same rank.
  private var ranks: [String: Int] = [:]

  /// Ranks the items of constraints.
  init(_ constraints: [LogConstraint]) {
    var descriptions: [String: String] = [:]
    for item in constraints.flatMap({ $0.items }) {
      let text = "\(item.className)|\(item.text ?? "")"
      // A line can omit the text that another one prints.
      descriptions[item.key] = max(descriptions[item.key] ?? "", text)
    }
    ranks = Self.ranked(descriptions)
    var count = Set(ranks.values).count
    while count < ranks.count {
      var parts: [String: [String]] = [:]
      for constraint in constraints {
        let form = form(of: constraint)
        for (role, item) in constraint.items.enumerated() {
          parts[item.key, default: []].append("\(role) \(form)")
        }
      }
      var refined: [String: String] = [:]
      for (key, rank) in ranks {
        refined[key] = Self.digits(rank) + (parts[key] ?? []).sorted().joined(separator: ";")
      }
      ranks = Self.ranked(refined)
      let next = Set(ranks.values).count
      if next == count { break }
      count = next
    }
  }

  /// Returns the places of the constraints in this order.
  func sortedPlaces(of constraints: [LogConstraint]) -> [Int] {
    constraints.enumerated().map { (key: key(of: $0.element), place: $0.offset) }
      .sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map { $0.place }
  }

  /// Returns a key that is equal for constraints that only their addresses distinguish.
  func form(of constraint: LogConstraint) -> String {
    let second = constraint.second.map { "\($0.attribute) \(rank($0.item))" } ?? "-"
    return "\(constraint.identifier ?? "")|\(Self.axis(constraint.first.attribute))"
      + "|\(constraint.first.attribute) \(rank(constraint.first.item))|\(second)"
      + "|\(constraint.bar.map { rank($0) } ?? "-")|\(constraint.relation.rawValue)"
      + "|\(constraint.multiplier)|\(constraint.constant)|\(constraint.priority)"
      + "|\(constraint.className)"
  }

  /// Returns the places of the constraints in this order; those that are the same constraint, made several times,
  /// are one group.
  func groups(of constraints: [LogConstraint]) -> [[Int]] {
    var groups: [[Int]] = []
    for place in sortedPlaces(of: constraints) {
      let group = groups.firstIndex { Self.saysTheSame(constraints[$0[0]], constraints[place]) }
      if let group { groups[group].append(place) } else { groups.append([place]) }
    }
    return groups
  }

  private static func saysTheSame(_ one: LogConstraint, _ other: LogConstraint) -> Bool {
    one.constant == other.constant && one.first == other.first && one.second == other.second
      && one.relation == other.relation && one.multiplier == other.multiplier
      && one.priority == other.priority && one.className == other.className
      && one.identifier == other.identifier && one.content?.hugs == other.content?.hugs
      && one.content?.resists == other.content?.resists
  }

  private func key(of constraint: LogConstraint) -> String {
    var place = "~"
    if let printed = constraint.place {
      let parts = printed.split(separator: ":")
      let line = parts.last.flatMap { Int(String($0)) } ?? 0
      place = "\(parts.first.map { String($0) } ?? "") \(Self.digits(line))"
    }
    return "\(place)|\(form(of: constraint))|\(constraint.address)"
  }

  private func rank(_ item: LogConstraint.Item) -> String { Self.digits(ranks[item.key] ?? 0) }

  private static func ranked(_ descriptions: [String: String]) -> [String: Int] {
    let distinct = Set(descriptions.values).sorted()
    var places: [String: Int] = [:]
    for (place, text) in distinct.enumerated() { places[text] = place }
    return descriptions.mapValues { places[$0] ?? 0 }
  }

  /// Horizontal before vertical, and along an axis starts before sizes before ends.
  private static func axis(_ attribute: String) -> String {
    let order = [
      "left", "leading", "minX", "centerX", "midX", "width", "right", "trailing", "maxX", "top",
      "minY", "centerY", "midY", "height", "bottom", "maxY",
    ]
    return digits(order.firstIndex(of: attribute) ?? order.count)
  }

  /// A number with leading zeros, so that its text sorts as the number.
  private static func digits(_ number: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, 6 - text.count)) + text
  }
}
