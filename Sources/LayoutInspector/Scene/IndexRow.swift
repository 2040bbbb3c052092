/// Indices of a region: a list, or its differences from the list of the previous region with the
/// same tree.
///
/// Neighboring regions differ in few values, which makes a page several times smaller.
struct IndexRow: Sendable, Encodable {
  let values: [Int]
  /// Alternately a position and a value; nil if the whole list is written.
  private let changes: [Int]?

  init(_ values: [Int], after previous: [Int]?) {
    self.values = values
    guard let previous, previous.count == values.count else {
      changes = nil
      return
    }
    var changes: [Int] = []
    for (index, value) in values.enumerated() where previous[index] != value {
      changes += [index, value]
    }
    self.changes = changes.count < values.count ? changes : nil
  }

  private enum CodingKeys: String, CodingKey { case changes }

  /// Encodes an array, or an object with the key `changes`.
  func encode(to encoder: any Encoder) throws {
    if let changes {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(changes, forKey: .changes)
    } else {
      var container = encoder.singleValueContainer()
      try container.encode(values)
    }
  }
}

/// Values without duplicates, in the order in which they occurred first.
struct IndexTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// Returns the index of a value, which is added if it is new.
  mutating func index(of value: Value) -> Int {
    if let known = indices[value] { return known }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
