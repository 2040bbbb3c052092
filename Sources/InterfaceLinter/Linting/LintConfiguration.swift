internal import Foundation
internal import HeadlessUIKit
package import InterfaceCanvas
package import TextMetrics

/// A canvas and user settings for which a document is checked.
package struct LintConfiguration: Hashable, Sendable {
  /// The canvas: the document's own, or a device.
  package var canvas: InterfaceStage.Canvas
  /// Whether the language reads from right to left.
  package var isRightToLeft: Bool
  /// The text size that the user has set; nil for the default.
  package var textSize: ContentSizeCategory?
  /// Whether every text has the length of a translation.
  package var isPseudoLocalized: Bool
  /// The language of texts; nil for the document's own.
  package var language: LintLanguage?

  /// Creates a configuration; without arguments, the one in which the document was saved.
  package init(
    canvas: InterfaceStage.Canvas = .document, isRightToLeft: Bool = false,
    textSize: ContentSizeCategory? = nil, isPseudoLocalized: Bool = false,
    language: LintLanguage? = nil
  ) {
    self.canvas = canvas
    self.isRightToLeft = isRightToLeft
    self.textSize = textSize
    self.isPseudoLocalized = isPseudoLocalized
    self.language = language
  }

  /// The document as Interface Builder shows it.
  package static let saved = Self()

  /// Whether this is the configuration in which Interface Builder saved the document's frames.
  package var isSaved: Bool { self == .saved }

  /// Whether the texts differ from the document's, so that saved sizes do not apply to them.
  package var showsOtherTexts: Bool { language != nil || isPseudoLocalized }

  /// A name for messages, such as `iPhone 15, landscape, right to left`.
  package var name: String {
    var parts: [String] = []
    switch canvas {
    case .document: break
    case .device(let device, let orientation):
      parts.append(device.name)
      if orientation == .landscape { parts.append("landscape") }
    case .size(let size, _): parts.append("\(Int(size.width)) × \(Int(size.height))")
    }
    if isRightToLeft { parts.append("right to left") }
    if let textSize { parts.append("text size \(textSize.shortName)") }
    if isPseudoLocalized { parts.append("pseudo-localized") }
    if let language { parts.append("language \(language.code)") }
    return parts.isEmpty ? "as saved" : parts.joined(separator: ", ")
  }

  /// Returns the options of the command that ask for the configuration with a ``name``.
  package static func options(named name: String) -> [String] {
    guard name != saved.name else { return [] }
    return name.split(separator: ", ").flatMap { part -> [String] in
      switch part {
      case "landscape": ["--orientation", "landscape"]
      case "right to left": ["--direction", "right-to-left"]
      case "pseudo-localized": ["--pseudo-localized"]
      case _ where part.hasPrefix("text size "): ["--text-size", String(part.dropFirst(10))]
      case _ where part.hasPrefix("language "): ["--language", String(part.dropFirst(9))]
      case _ where part.contains(" × "): ["--size", String(part).replacing(" × ", with: "x")]
      default: ["--device", String(part)]
      }
    }
  }
}
