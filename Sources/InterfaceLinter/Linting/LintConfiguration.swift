internal import Foundation
internal import HeadlessUIKit
public import InterfaceCanvas
public import TextMetrics

/// One way of looking at a document: on which canvas, for whom.
public struct LintConfiguration: Hashable, Sendable {
  /// The size classes, or the device.
  public var canvas: InterfaceStage.Canvas
  /// Whether the language reads from right to left.
  public var isRightToLeft: Bool
  /// The size of text that the user has set; nothing for the usual one.
  public var textSize: ContentSizeCategory?
  /// Whether every text is as long as a translation may become.
  public var isPseudoLocalized: Bool
  /// The language whose texts are shown; nothing for the document's own.
  public var language: LintLanguage?

  /// Makes a configuration; without arguments the one the document was saved on.
  public init(
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
  public static let saved = Self()

  /// Whether this is the document as Interface Builder shows it, whose saved frames it should have.
  var isSaved: Bool { self == .saved }

  /// Whether the texts are others than the document's, so that saved sizes are not those of the texts.
  public var showsOtherTexts: Bool { language != nil || isPseudoLocalized }

  /// A name for people, such as `iPhone 15, landscape, right to left`.
  public var name: String {
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
}

extension ContentSizeCategory {
  /// The size as people write it: `XS` to `XXXL`, `AX1` to `AX5`.
  public var shortName: String {
    let names = [
      "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
    ]
    let index = Self.allCases.firstIndex(of: self) ?? 3
    return names[index]
  }

  /// Reads a size as people write it, in any case; `default` is `L`.
  public init?(shortName text: String) {
    let wanted = text.uppercased()
    guard let found = Self.allCases.first(where: { $0.shortName == wanted }) else { return nil }
    self = found
  }
}
