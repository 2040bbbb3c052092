internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Resources beside a document: translations and images.
struct ResourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A language with texts beside the document, in .strings or .xcstrings files.",
      valueName: "code"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "A folder with asset catalogs or images, in addition to those of the document's own app.",
      valueName: "folder"))
  var assets: [String] = []

  /// The preferences for the language.
  var preferences: InterfaceStage.Preferences {
    InterfaceStage.Preferences(
      isRightToLeft: language.map { DocumentTexts.isRightToLeft($0) } ?? false)
  }

  /// Returns the document with these texts and images.
  func apply(to document: InterfaceDocument, at path: String) throws -> InterfaceDocument {
    try localized(withImages(document, path), path)
  }

  private func withImages(_ document: InterfaceDocument, _ path: String) throws
    -> InterfaceDocument
  {
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

  private func localized(_ document: InterfaceDocument, _ path: String) throws
    -> InterfaceDocument
  {
    guard let language else { return document }
    guard !language.isEmpty,
      language.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    else { throw CommandFailure.usage("--language is a code such as de or pt-BR") }
    let found: DocumentTexts.Found?
    do { found = try DocumentTexts.find(language: language, forDocumentAt: path) } catch {
      throw CommandFailure.input("\(error)")
    }
    guard let found else {
      let places = DocumentTexts.candidates(language, path).joined(separator: ", ")
      throw CommandFailure.input("\(path): no texts in '\(language)'; looked for \(places)")
    }
    return document.localized(by: found.texts)
  }
}
