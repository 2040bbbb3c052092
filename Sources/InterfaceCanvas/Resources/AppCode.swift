/// What an app's code says about its documents: how it shows their view controllers, and which constants it replaces.
package struct AppCode: Sendable, Hashable, Codable {
  /// The classes and storyboard identifiers of the view controllers that are parts of others.
  package var parts: Set<String> = []
  /// The texts that can be storyboard identifiers in code; nil if any can.
  package var identifiers: Set<String>?
  /// The names of the outlets to views that code constrains, by the classes that have them.
  package var constrainedOutlets: [String: Set<String>] = [:]
  /// The constants that code assigns to constraints, by the name of the outlet; nil for one that code computes.
  package var constants: [String: Set<Double?>] = [:]
  /// The names of the outlets to views whose texts code replaces.
  package var texts: Set<String> = []
  /// The names of the outlets to views whose images code sets.
  package var images: Set<String> = []
  /// The names of the outlets to scroll views of whose content code sets the size.
  package var contentSizes: Set<String> = []
  /// The names of the outlets to views whose frames code sets.
  package var frames: Set<String> = []
  /// The names of the outlets to views whose texts code colors.
  package var textColors: Set<String> = []
  /// The names of the outlets to views that code hides and shows.
  package var hidden: Set<String> = []
  /// The classes of views that have an intrinsic content size of their own, or load a xib into themselves.
  package var selfSized: Set<String> = []
  /// The names that code, documents and property lists can give to storyboards; nil if code computes some.
  package var storyboards: Set<String>?
  /// The paths of the xibs that nothing loads.
  package var unloadedXibs: Set<String> = []
  /// Whether the code was read.
  package var isKnown: Bool { !digest.isEmpty }
  /// A digest of all of it, for keys of kept results.
  package var digest = ""

  /// Creates a value; without arguments one by which nothing is known.
  package init(
    parts: Set<String> = [], identifiers: Set<String>? = nil,
    constrainedOutlets: [String: Set<String>] = [:],
    constants: [String: Set<Double?>] = [:], texts: Set<String> = [], images: Set<String> = [],
    contentSizes: Set<String> = [], digest: String = ""
  ) {
    (self.parts, self.identifiers, self.constrainedOutlets) = (
      parts, identifiers, constrainedOutlets
    )
    (self.constants, self.texts, self.digest) = (constants, texts, digest)
    (self.images, self.contentSizes) = (images, contentSizes)
  }

  /// Returns whether something loads a document; what is not known can be loaded.
  ///
  /// - Parameter file: The path of the document.
  /// - Returns: Whether it is one that something names, or can be one.
  package func loads(_ file: String) -> Bool {
    if !unloadedXibs.isEmpty, file.hasSuffix(".xib") {
      return !unloadedXibs.contains(FolderIndex.absolute(file))
    }
    guard file.hasSuffix(".storyboard"), let storyboards,
      let name = file.split(separator: "/").last?.dropLast(".storyboard".count)
    else { return true }
    return storyboards.contains(String(name))
  }

  /// Returns whether code gives the constraint of an outlet another constant than the saved one.
  ///
  /// Zero is how code hides a view, and says nothing about the view while it is shown.
  package func replaces(_ saved: Double, of outlet: String) -> Bool {
    constants[outlet]?.contains { $0 != 0 && $0 != saved } ?? false
  }
}
