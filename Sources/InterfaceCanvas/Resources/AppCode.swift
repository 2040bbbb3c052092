/// What an app's code says about a document: what it shows of the document, and what it changes.
package struct AppCode: Sendable, Hashable, Codable {
  /// The classes and storyboard identifiers of the view controllers that are parts of others.
  package var parts: Set<String> = []
  /// Those of the view controllers to which code gives a size of their own.
  package var popups: Set<String> = []
  /// The names of the outlets to views that code constrains, by the classes that have them.
  package var constrainedOutlets: [String: Set<String>] = [:]
  /// The constants that code assigns to constraints, by the name of the outlet; nil for one that code computes.
  package var constants: [String: Set<Double?>] = [:]
  /// The names of the outlets to views whose texts code replaces.
  package var texts: OutletNames = []
  /// The names of the outlets to views whose images code sets.
  package var images: OutletNames = []
  /// The names of the outlets to scroll views of whose content code sets the size.
  package var contentSizes: OutletNames = []
  /// The names of the outlets to views whose frames code sets.
  package var frames: OutletNames = []
  /// The names of the outlets to views whose texts code colors; `self` for views that color their own.
  package var textColors: OutletNames = []
  /// The names of the outlets to views whose fonts code sets; `self` for views that set their own.
  package var fonts: OutletNames = []
  /// The names of the outlets to views of which code sets what assistive technologies say.
  package var labels: OutletNames = []
  /// The names of the outlets to views that code hides and shows.
  package var hidden: OutletNames = []
  /// The classes of views that have an intrinsic content size of their own, or load a xib into themselves.
  package var selfSized: Set<String> = []
  /// The classes that inherit from a control, label or another of Apple's views that has an intrinsic content size.
  package var contentSized: Set<String> = []
  /// The classes of views that set the frames of all their subviews.
  package var placing: Set<String> = []
  /// Whether code makes all windows light.
  package var isAlwaysLight = false
  /// Whether something loads the document, or can load it.
  package var isLoaded = true
  /// The ids of the document's view controllers that nothing shows.
  package var unshown: Set<String> = []
  /// A digest of all of it, for keys of kept results.
  package var digest = ""

  /// Creates a value; without arguments one by which nothing is known.
  package init(
    parts: Set<String> = [], constrainedOutlets: [String: Set<String>] = [:],
    constants: [String: Set<Double?>] = [:], texts: OutletNames = [], images: OutletNames = [],
    contentSizes: OutletNames = [], unshown: Set<String> = []
  ) {
    (self.parts, self.constrainedOutlets) = (parts, constrainedOutlets)
    (self.constants, self.texts, self.unshown) = (constants, texts, unshown)
    (self.images, self.contentSizes) = (images, contentSizes)
  }

  /// Returns whether code gives the constraint of an outlet another constant than the saved one.
  ///
  /// Zero is how code hides a view, and says nothing about the view while it is shown.
  package func replaces(_ saved: Double, of outlet: String) -> Bool {
    constants[outlet]?.contains { $0 != 0 && $0 != saved } ?? false
  }
}
