/// How an app's code shows the view controllers of its documents.
package struct ShownControllers: Sendable, Hashable, Codable {
  /// The classes and storyboard identifiers of those that are parts of others.
  package var parts: Set<String> = []
  /// The texts that can be storyboard identifiers in code; nil if any can.
  package var identifiers: Set<String>?
  /// A digest of both, for keys of kept results.
  package var digest = ""

  /// Creates a value; without arguments one by which nothing is known.
  package init(parts: Set<String> = [], identifiers: Set<String>? = nil, digest: String = "") {
    (self.parts, self.identifiers, self.digest) = (parts, identifiers, digest)
  }
}
