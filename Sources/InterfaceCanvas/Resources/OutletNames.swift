/// Outlets that code uses, by their names and the classes that have them.
package struct OutletNames: Sendable, Hashable, Codable, ExpressibleByArrayLiteral {
  /// The classes that have an outlet of a name; an empty set for any class.
  private var classes: [String: Set<String>] = [:]

  /// Creates outlets of any class.
  package init(arrayLiteral names: String...) { for name in names { insert(name, of: nil) } }

  /// Whether there are none.
  package var isEmpty: Bool { classes.isEmpty }

  /// Adds an outlet of some classes, or of any class.
  package mutating func insert(_ name: String, of owners: Set<String>?) {
    guard let owners, classes[name]?.isEmpty != true else {
      classes[name] = []
      return
    }
    classes[name, default: []].formUnion(owners)
  }

  /// Returns whether the outlet of a class is one of them; of a class that is not known, by its name.
  package func contains(_ name: String, of owner: String?) -> Bool {
    guard let classes = classes[name] else { return false }
    guard let owner, !classes.isEmpty else { return true }
    return classes.contains(owner)
  }

  /// A text for each name, for keys of kept results.
  package var lines: [String] { classes.map { "\($0) \($1.sorted())" }.sorted() }
}
