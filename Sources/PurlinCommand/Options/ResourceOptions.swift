internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// Images beside a document.
struct ResourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with asset catalogs or images, in addition to those of the document's own app; can be "
        + "repeated.", valueName: "folder"))
  var assets: [String] = []

  /// Returns the document with these images.
  func withImages(_ document: InterfaceDocument, at path: String) throws -> InterfaceDocument {
    for folder in assets where !FileManager.default.fileExists(atPath: folder) {
      throw CommandFailure.input("\(folder): no such folder")
    }
    let asked = AssetCatalogs(folders: assets)
    for problem in asked.problems { StandardError.line("purlin: \(problem)") }
    let nearby = AppImages().images(near: path)
    if let problem = nearby.problems.first {
      let rest = nearby.problems.count - 1
      StandardError.line(
        "purlin: \(problem)" + (rest > 0 ? "; \(rest) more images cannot be read" : ""))
    }
    return document.withImages(nearby).withImages(asked)
  }
}

extension LintLanguage {
  /// Reads the texts beside a document in a language.
  ///
  /// - Throws: ``CommandFailure`` if there are none; the message lists the expected files.
  init(_ code: String, beside path: String) throws {
    let found: LintLanguage?
    do { found = try LintLanguage(code, of: path) } catch { throw CommandFailure.input("\(error)") }
    guard let found else {
      let places = DocumentTexts.candidates(code, path).joined(separator: ", ")
      throw CommandFailure.input("\(path): no texts in '\(code)'; looked for \(places)")
    }
    self = found
  }
}
