internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import TextMetrics

extension InterfaceDocument {
  /// Returns findings about text whose measured size is an estimate: one for each missing font, and
  /// one for each text in a script whose widths are unknown.
  ///
  /// - Parameter fonts: The fonts whose files are available.
  /// - Returns: The findings in the order of the document's views.
  /// - Complexity: O(*n*) in the number of views and the length of their text.
  func textFindings(_ fonts: FontLibrary) -> [DocumentFinding] {
    var findings: [DocumentFinding] = []
    var missing: Set<String> = []
    for view in islands.flatMap(\.views) {
      for font in view.textFonts {
        guard let name = font.customName, fonts.face(named: name) == nil, !TextFont.isKnown(name),
          missing.insert(name).inserted
        else { continue }
        findings.append(
          DocumentFinding(
            .warning,
            "font '\(name)' is not available, so widths of its text are estimated; give its file "
              + "(--font) to measure it",
            at: view.position, objectID: view.id))
      }
      for text in view.shownTexts where text.hasUnknownCharacters {
        findings.append(
          DocumentFinding(
            .note, "width estimated: '\(text.shortened)' has characters with unknown widths",
            at: view.position, objectID: view.id))
      }
    }
    return findings
  }
}

extension FontElement {
  /// The name of a custom font of the app or the device; nil for the system font.
  var customName: String? {
    guard textStyle == nil, type == nil, let name = name ?? family, !name.isEmpty,
      !TextFont.isSystemName(name)
    else {
      return nil
    }
    return name
  }
}

extension ViewElement {
  /// The fonts of the view's text.
  fileprivate var textFonts: [FontElement] {
    var fonts = [text?.font, button?.font, button?.configuration?.titleFont]
    fonts += text?.attributedText?.fragments.map(\.font) ?? []
    fonts += button?.normalState?.attributedTitle?.fragments.map(\.font) ?? []
    fonts += button?.configuration?.attributedTitle?.fragments.map(\.font) ?? []
    return fonts.compactMap(\.self)
  }

  fileprivate var shownTexts: [String] {
    [
      text?.shownText, text?.placeholder, button?.normalState?.title, button?.configuration?.title,
    ].compactMap(\.self)
  }
}

extension String {
  /// Whether the text contains a character without a width in the model of the system font.
  fileprivate var hasUnknownCharacters: Bool {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return false }
    return SystemTextMeasurer().width(of: self, in: .system(17)).estimates
      .contains(.unknownCharacters)
  }

  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 24 ? line.prefix(23) + "…" : line
  }
}
