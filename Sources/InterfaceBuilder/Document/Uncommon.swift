/// Properties that few elements of a document set, in memory of their own.
///
/// A large document has as many elements as lines, and a property takes as much memory without a value as
/// with one. Copies share the memory until one of them changes.
struct Uncommon<Values: UncommonValues>: Hashable, Sendable {
  /// Changed only while one copy refers to it.
  private final class Box: @unchecked Sendable {
    var values: Values

    init(_ values: Values) { self.values = values }
  }

  private var box: Box?

  /// Whether a property was set.
  var isMade: Bool { box != nil }

  /// Returns a property; nil if none was set.
  @inline(__always) func value<Value>(_ property: (Values) -> Value) -> Value? {
    box.map { property($0.values) }
  }

  /// The properties, to set one of them.
  var made: Values {
    get { box?.values ?? Values() }
    _modify {
      let box = uniqueBox()
      yield &box.values
    }
  }

  private mutating func uniqueBox() -> Box {
    if isKnownUniquelyReferenced(&box), let box { return box }
    let made = Box(box?.values ?? Values())
    box = made
    return made
  }

  static func == (one: Self, two: Self) -> Bool { one.box === two.box || one.made == two.made }

  func hash(into hasher: inout Hasher) { made.hash(into: &hasher) }
}

/// Properties with initial values.
protocol UncommonValues: Hashable, Sendable {
  init()
}
