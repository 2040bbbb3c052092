package import CodeWriting
package import InterfaceBuilder
internal import LayoutGeometry
package import PreviewRunner

/// The views of previews as code in another notation.
///
///     let written = try WrittenPreviews(shown, named: "Login", notation: .snapkit)
///     let comparison = try written.comparison(with: outcomes)
///
/// The outcomes are those of ``previewedText``, compiled and laid out on the same devices.
package struct WrittenPreviews {
  /// The code.
  package let code: SceneCode
  private let previews: [ShownPreview]

  /// Writes the code of all previews, whose views are objects of one document.
  ///
  /// - Parameters:
  ///   - previews: The previews; those without views have no code.
  ///   - name: The name for classes that have none.
  ///   - notation: The way to write constraints.
  /// - Throws: `InterfaceDocumentError` if the views are not a document that can be read.
  package init(
    _ previews: [ShownPreview], named name: String, notation: CodeNotation
  ) throws(InterfaceDocumentError) {
    var text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      useAutolayout="YES" useSafeAreas="YES"><objects>

      """
    var places: [Int: CodeLocation.Frame] = [:]
    var missing: [String: [(text: String, affectsLayout: Bool)]] = [:]
    for views in previews.compactMap(\.views) {
      let line = text.utf8.count { $0 == UInt8(ascii: "\n") }
      for (own, place) in views.places { places[line + own] = place }
      for omission in views.omissions {
        missing[omission.id, default: []].append((omission.text, omission.affectsLayout))
      }
      text += views.elements
    }
    let document = try InterfaceDocument(parsing: text + "</objects></document>\n")
    code = SceneCode(
      document, named: name, notation: notation,
      origin: SceneCode.Origin(places: places, missing: missing))
    self.previews = previews
  }

  /// The code with a preview of each class, in the order of the classes.
  package var previewedText: String {
    let lines = code.classes.map { declared in
      let trait = preview(of: declared)?.views?.trait ?? ""
      let arguments = trait.isEmpty ? "" : "(traits: \(trait))"
      return "#Preview\(arguments) { \(declared.name)() }\n"
    }
    return code.text + "\n" + lines.joined()
  }

  /// Compares the layouts of the code with those of the previews of which it was written.
  ///
  /// - Parameter outcomes: What became of the previews in ``previewedText``.
  /// - Returns: The differences, with the numbers of equal and differing views.
  /// - Throws: `ReadingError` if a layout cannot be read.
  package func comparison(with outcomes: [PreviewOutcome]) throws -> PreviewComparison {
    var comparison = PreviewComparison()
    for (declared, outcome) in zip(code.classes, outcomes) {
      guard let old = preview(of: declared) else { continue }
      if let new = outcome.shown {
        try comparison.add(new.layouts ?? [], like: old.layouts ?? [], named: old.title)
      } else {
        comparison.addFailure(
          "\(old.title): the code of \(declared.name) stops: \(outcome.failure?.text ?? "")")
      }
    }
    if outcomes.count < code.classes.count {
      comparison.addFailure(
        "the code of \(code.classes.count - outcomes.count) of \(code.classes.count) classes is not laid out"
      )
    }
    return comparison
  }

  private func preview(of declared: SceneCode.DeclaredClass) -> ShownPreview? {
    previews.first { $0.views?.rootID == declared.rootID }
  }
}

extension ShownPreview {
  /// The name in the sources, or that of the class.
  package var title: String { name ?? className }
}
