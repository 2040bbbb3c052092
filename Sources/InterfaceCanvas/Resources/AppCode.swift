/// What an app's code says about its documents: how it shows their view controllers, and which constants it replaces.
package struct AppCode: Sendable, Hashable, Codable {
  /// The classes and storyboard identifiers of the view controllers that are parts of others.
  package var parts: Set<String> = []
  /// The texts that can be storyboard identifiers in code; nil if any can.
  package var identifiers: Set<String>?
  /// The constants that code assigns to constraints, by the name of the outlet; nil for one that code computes.
  package var constants: [String: Set<Double?>] = [:]
  /// A digest of all of it, for keys of kept results.
  package var digest = ""

  /// Creates a value; without arguments one by which nothing is known.
  package init(
    parts: Set<String> = [], identifiers: Set<String>? = nil,
    constants: [String: Set<Double?>] = [:], digest: String = ""
  ) {
    (self.parts, self.identifiers, self.constants, self.digest) =
      (parts, identifiers, constants, digest)
  }

  /// Returns whether code gives the constraint of an outlet another constant than the saved one.
  ///
  /// Zero is how code hides a view, and says nothing about the view while it is shown.
  package func replaces(_ saved: Double, of outlet: String) -> Bool {
    constants[outlet]?.contains { $0 != 0 && $0 != saved } ?? false
  }
}
