/// How an app's code shows the view controllers of its documents.
package struct ShownControllers: Sendable, Hashable, Codable {
  /// The classes and storyboard identifiers of those that are parts of others.
  package var parts: Set<String> = []
  /// The texts that can be storyboard identifiers in code; nil if any can.
  package var identifiers: Set<String>?
  /// The names of the outlets to views that code constrains, by the classes that have them.
  package var constrainedOutlets: [String: Set<String>] = [:]
  /// A digest of all, for keys of kept results.
  package var digest = ""

  /// Creates a value; without arguments one by which nothing is known.
  package init(
    parts: Set<String> = [], identifiers: Set<String>? = nil,
    constrainedOutlets: [String: Set<String>] = [:], digest: String = ""
  ) {
    (self.parts, self.identifiers) = (parts, identifiers)
    (self.constrainedOutlets, self.digest) = (constrainedOutlets, digest)
  }
}
