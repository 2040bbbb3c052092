package import AutoLayout
package import LayoutSnapshot

/// The ids, names and saved frames of views in the document from which they were created.
///
/// Views that are created in code have no provenance; they are named after the properties that
/// refer to them.
package struct ViewProvenance {
  /// The ids of views.
  package var ids: [ObjectIdentifier: String] = [:]
  /// The names that the author of the document gave the views.
  package var names: [ObjectIdentifier: String] = [:]
  /// The outlets of views, which name those whose other names are not unique.
  package var outlets: [ObjectIdentifier: String] = [:]
  /// The ids of constraints.
  package var constraintIDs: [ObjectIdentifier: String] = [:]
  /// The frames saved in the document, by the ids of views.
  package var savedFrames: [String: LayoutRect] = [:]
  /// What gives the outermost view its size.
  package var sizeAuthority = SizeAuthority.app
  /// The findings of reading the document and creating its views.
  package var findings: [LayoutSnapshot.Finding] = []
  /// Returns the conflicts of a scene that count.
  package var reportedConflicts: @MainActor (ViewStage) -> [LayoutConflict] = {
    $0.engine.conflicts
  }

  /// Creates an empty value.
  package init() {}
}
