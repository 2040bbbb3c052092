internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutAudit
internal import TextMetrics
internal import ViewAnalysis

/// The document on one canvas, in the languages and text sizes of an audit.
///
/// Each is made once for all trees, because it is made from the whole document.
@MainActor
final class AuditStages {
  private let document: InterfaceDocument
  private let canvas: InterfaceStage.Canvas
  private let languages: [LintLanguage]
  private var made: [Key: InterfaceStage] = [:]

  private struct Key: Hashable {
    var textSize: UIContentSizeCategory
    var language: LayoutLanguage
    var isRightToLeft: Bool
  }

  init(
    _ document: InterfaceDocument, _ canvas: InterfaceStage.Canvas, _ languages: [LintLanguage]
  ) {
    self.document = document
    self.canvas = canvas
    self.languages = languages
  }

  /// Lays a tree of the document out in a combination.
  func layOut(_ root: String, in configuration: LayoutConfiguration) -> LaidOutScreen {
    let stage = stage(for: configuration)
    guard let island = stage.island(rootedAt: root) else {
      preconditionFailure("a document has the same trees in every language")
    }
    let staged = stage.present(island)
    if configuration.appearance == .dark {
      staged.window.overrideUserInterfaceStyle = .dark
      staged.window.layoutIfNeeded()
    }
    return LaidOutScreen(
      window: staged.window, root: staged.root, stage: ViewStage(staged), in: configuration)
  }

  private func stage(for configuration: LayoutConfiguration) -> InterfaceStage {
    let key = Key(
      textSize: configuration.textSize, language: configuration.language,
      isRightToLeft: configuration.isRightToLeft)
    if let known = made[key] { return known }
    var shown = document
    if let language = languages.first(where: { $0.code == configuration.language.name }) {
      shown = shown.localized(by: language.texts)
    } else if let pseudo = configuration.language.pseudo {
      shown = shown.mappingText { pseudo($0) }
    }
    let isUsual = configuration.textSize == .large && configuration.language == .development
    let stage = InterfaceStage(
      shown, canvas: canvas,
      // A saved size is that of the text in the document.
      unmeasurable: isUsual ? .saved : .estimated,
      preferences: InterfaceStage.Preferences(
        isRightToLeft: configuration.isRightToLeft,
        textSize: configuration.textSize == .large
          ? nil : ContentSizeCategory(rawValue: configuration.textSize.rawValue)))
    made[key] = stage
    return stage
  }
}
