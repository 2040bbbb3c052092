internal import CodePreview
internal import Foundation
internal import IsolatedWork
internal import LayoutGeometry
internal import LayoutInspector
internal import LayoutProof
internal import PreviewRunner

/// Writes the results of previews to files.
struct PreviewFiles {
  let output: String
  let shown: [PreviewOutcome]

  /// Writes a picture of each preview; each of several has a file of its own with its name.
  func writePictures() throws {
    let file = try PictureFile(output)
    let names = shown.map { $0.shown?.name ?? $0.shown?.className ?? "" }
    for (path, outcome) in zip(ScenePictures.paths(output, for: names), shown) {
      guard let picture = outcome.shown?.picture else { continue }
      try file.write(picture, to: path)
      try StandardOutput.line("\(path)")
    }
  }

  /// Writes a page with all previews at every size.
  func writePage(problems: [String]) throws {
    var page = Self.page(shown.compactMap(\.shown?.scene))
    page.problems = problems
    try Files.write(OutputText(try page.html { SHA256.bytes(of: $0) }, as: .markup), to: output)
    try StandardOutput.line("\(output)")
  }

  /// Writes the layouts and findings of all previews.
  func writeJSON(_ report: PreviewReport) throws {
    try Files.write(try report.json() + "\n", to: output)
    try StandardOutput.line("\(output)")
  }

  /// A page of scenes that a runner has captured.
  static func page(_ scenes: [String]) -> InspectorPage {
    var page = InspectorPage([], version: Version.text)
    page.encodedScenes = scenes
    return page
  }
}
