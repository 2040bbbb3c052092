internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutGeometry
internal import LayoutProof
internal import LayoutRendering
internal import LayoutSnapshot

/// Pictures of a screen at the sizes at which it breaks.
@MainActor
struct ExamplePictures {
  let document: InterfaceDocument
  let island: Island
  let preferences: InterfaceStage.Preferences
  let regime: WindowRegime

  /// More groups of findings than a person looks at on one screen.
  static let limit = 4

  /// Returns the pictures of a screen's findings under a condition, by the finding's index.
  func svg(
    of screen: ResizeCertificate.Screen, under condition: String
  ) -> [Int: String] {
    var pictures: [Int: String] = [:]
    let groups = ResizeCertificate.groups(
      screen.findings.filter { $0.counts && $0.condition == condition })
    // What resizing breaks comes first.
    let ordered = groups.filter(\.first.isByResizing) + groups.filter { !$0.first.isByResizing }
    for group in ordered.prefix(Self.limit) {
      guard let size = group.first.example, let index = screen.findings.firstIndex(of: group.first)
      else { continue }
      pictures[index] = svg(at: size, of: group.first.subjects.first, number: index)
    }
    return pictures
  }

  /// Returns a picture of the screen at a size, with the constraints of a view.
  func svg(at size: LayoutSize, of view: String?, number: Int) -> String? {
    let stage = InterfaceStage(
      document,
      canvas: .size(CGSize(size), scale: 2),
      preferences: preferences, regime: regime)
    guard let found = stage.island(rootedAt: island.root.id) else { return nil }
    let staged = stage.present(found)
    staged.letContentFollowCells()
    let letters = island.root.id.filter { $0.isLetter || $0.isNumber }
    let renderer = LayoutRenderer(
      LayoutRenderer.Options(
        drawsConstraints: view != nil, constrainedView: view, outlines: true,
        idPrefix: "e\(letters)\(number)"))
    return renderer.svg(of: LayoutSnapshot(of: staged, name: island.displayName))
  }

  /// Returns a file name for a picture, with the document's folders: documents of several folders have equal names.
  static func name(of screen: ResizeCertificate.Screen, _ number: Int) -> String {
    let folders = (screen.file as NSString).deletingPathExtension.split(separator: "/")
      .filter { $0 != "." && $0 != ".." }.joined(separator: "+")
    let words = "\(folders)-\(screen.name)-\(screen.rootID)-\(number + 1)"
    let plain = words.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? $0 : "_" }
    // The end distinguishes them best.
    return String(plain.suffix(80)) + ".svg"
  }
}
