package import LayoutSnapshot

/// What the document that views were made from calls them, and the frames it has saved for them.
///
/// Views that code made have none: they are named after the properties that hold them.
package struct ViewProvenance {
  /// The ids of views.
  package var ids: [ObjectIdentifier: String] = [:]
  /// The names that the document's author gave views.
  package var names: [ObjectIdentifier: String] = [:]
  /// The ids of constraints.
  package var constraintIDs: [ObjectIdentifier: String] = [:]
  /// The frames saved in the document, by the ids of views.
  package var savedFrames: [String: LayoutRect] = [:]
  /// What reading the document and instantiating its views found.
  package var findings: [LayoutSnapshot.Finding] = []

  /// A document that names nothing.
  package init() {}
}
