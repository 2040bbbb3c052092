package import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceCanvas

/// A document with what its scenes have in common at all sizes.
///
/// The document is resolved once for each combination of size classes, not for each scene and size.
@MainActor
package final class DocumentStages {
  /// The document, not resolved for a size class.
  package let document: InterfaceDocument
  /// What is known of the whole document.
  package private(set) lazy var facts = DocumentFacts(document)

  /// The first stage of each combination of size classes.
  private var resolved: [InterfaceStage] = []
  /// The same document with longer and shorter texts, by the factor of their lengths.
  private var others: [Double: DocumentStages] = [:]

  /// Creates what scenes of a document have in common.
  package init(_ document: InterfaceDocument) { self.document = document }

  /// Returns a stage of the document on a canvas.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - preferences: The user settings of the device.
  ///   - regime: The rules that determine the size classes of a size.
  ///   - rowInsets: The rows of tables that have the width of the canvas, of ``InterfaceStage/rowInsets(of:)``.
  /// - Returns: The stage.
  /// - Complexity: O(*n*) in the document for the first canvas of a combination of size classes, else O(1).
  package func stage(
    _ canvas: InterfaceStage.Canvas, preferences: InterfaceStage.Preferences = .init(),
    regime: WindowRegime? = nil, rowInsets: [String: Double] = [:]
  ) -> InterfaceStage {
    var stage = InterfaceStage(
      document, canvas: canvas, preferences: preferences, regime: regime, sharing: resolved)
    stage.rowInsets = rowInsets
    if !resolved.contains(where: { $0.sharesDocument(with: stage) }) { resolved.append(stage) }
    return stage
  }

  /// Returns the document with texts whose lengths are multiplied by a factor.
  func lengthened(
    by factor: Double, _ lengthen: (String) -> String
  ) -> DocumentStages {
    if let known = others[factor] { return known }
    let other = DocumentStages(document.mappingText(lengthen))
    others[factor] = other
    return other
  }
}
