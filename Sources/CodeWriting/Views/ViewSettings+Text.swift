internal import InterfaceBuilder

extension ViewSettings {
  mutating func addLabel(_ text: TextProperties) {
    list.set("font", text.font.code(standard: 17), standard: ".systemFont(ofSize: 17)")
    list.set("numberOfLines", text.numberOfLines.map { Double($0) }, standard: 1)
    list.set("lineBreakMode", Self.lineBreakMode(text.lineBreakMode), standard: ".byTruncatingTail")
    list.set("textAlignment", Self.alignment(text.alignment), standard: ".natural")
    list.set("preferredMaxLayoutWidth", text.preferredMaxLayoutWidth, standard: 0)
    list.set("adjustsFontSizeToFitWidth", text.adjustsFontSizeToFit, standard: false)
    list.set("minimumScaleFactor", text.minimumScaleFactor, standard: 0)
    // Interface Builder's name is that of a property that this one replaced.
    list.set(
      "allowsDefaultTighteningForTruncation", text.adjustsLetterSpacingToFitWidth, standard: false)
    if let word = text.baselineAdjustment {
      list.set("baselineAdjustment", "." + word, standard: ".alignBaselines")
    }
    list.set(
      "adjustsFontForContentSizeCategory", text.adjustsFontForContentSizeCategory, standard: false)
    addTextColor(text)
    if let attributed = attributedText(text, standard: 17) {
      list.call("text", attributed)
    } else {
      // A document without a text has an empty one.
      list.set(
        "text", text.shownText == "" ? nil : SwiftText.string(text.shownText), standard: "nil")
    }
  }

  mutating func addTextField(_ text: TextProperties) {
    list.set("font", text.font.code(standard: 14))
    list.set("textAlignment", Self.alignment(text.alignment), standard: ".natural")
    if let style = text.borderStyle, ["roundedRect", "bezel", "line"].contains(style) {
      list.set("borderStyle", "." + style)
    }
    list.set("placeholder", text.placeholder.map { SwiftText.string($0) })
    list.set("text", text.text.flatMap { $0 == "" ? nil : SwiftText.string($0) })
    if let mode = text.clearButtonMode {
      list.set("clearButtonMode", "." + mode, standard: ".never")
    }
    list.set(
      "adjustsFontForContentSizeCategory", text.adjustsFontForContentSizeCategory, standard: false)
    if text.adjustsFontSizeToFit {
      list.set("adjustsFontSizeToFitWidth", "true")
      list.set("minimumFontSize", text.minimumFontSize, standard: 0)
    }
    addTextColor(text)
  }

  mutating func addTextView(_ text: TextProperties, _ scroll: ScrollProperties) {
    addScrolling(scroll)
    list.set("isEditable", text.isEditable, standard: true)
    list.set("font", text.font.code(standard: 14))
    list.set("textAlignment", Self.alignment(text.alignment), standard: ".natural")
    list.set(
      "adjustsFontForContentSizeCategory", text.adjustsFontForContentSizeCategory, standard: false)
    addTextColor(text)
    if let attributed = attributedText(text, standard: 14) {
      list.call("text", attributed)
    } else if text.shownText != "" {
      list.set("text", SwiftText.string(text.shownText))
    }
  }

  private mutating func addTextColor(_ text: TextProperties) {
    guard let color = text.color else { return list.set("textColor", nil, standard: ".label") }
    let isStandard = color.systemName == "labelColor" || color.systemName == "darkTextColor"
    if isStandard { return list.set("textColor", nil, standard: ".label") }
    addColor("textColor", color, standard: ".label")
  }

  /// Returns the statements that set attributed text; nil if the document does not use it.
  private func attributedText(_ text: TextProperties, standard: Double) -> [String]? {
    guard text.usesAttributedText, let pieces = text.attributedText?.fragments, !pieces.isEmpty
    else { return nil }
    let base = text.font
    var lines = ["let text = NSMutableAttributedString(string: \"\")"]
    for (index, piece) in pieces.enumerated() {
      let paragraph = paragraph(piece, text, number: index)
      lines += paragraph.lines
      let size = piece.font == nil ? standard : piece.font?.roleSize ?? base?.pointSize ?? standard
      var attributes = [".font: \((piece.font ?? base).unwrappedCode(standard: size))"]
      if let color = piece.color?.unwrappedCode() {
        attributes.append(".foregroundColor: \(color)")
      }
      if let kerning = piece.kerning { attributes.append(".kern: \(SwiftText.number(kerning))") }
      if let name = paragraph.name { attributes.append(".paragraphStyle: \(name)") }
      lines += Self.append(piece.content, attributes)
    }
    return lines + ["\(Setting.object).attributedText = text"]
  }

  static func append(_ content: String, _ attributes: [String]) -> [String] {
    ["text.append(", "  NSAttributedString(", "    string: \(SwiftText.string(content)),"]
      + ["    attributes: [\(attributes.joined(separator: ", "))]))"]
  }

  /// A paragraph style, if one is needed: attributed text does not take alignment and line breaks from its view.
  private func paragraph(
    _ piece: AttributedText.Fragment, _ text: TextProperties, number: Int
  ) -> (name: String?, lines: [String]) {
    let name = number == 0 ? "paragraph" : "paragraph\(number + 1)"
    var settings = SettingList()
    settings.set(
      "alignment", Self.alignment(piece.alignment ?? text.alignment), standard: ".natural")
    settings.set(
      "lineBreakMode", Self.lineBreakMode(text.lineBreakMode), standard: ".byWordWrapping")
    settings.set("lineSpacing", piece.lineSpacing, standard: 0)
    settings.set("lineHeightMultiple", piece.lineHeightMultiple, standard: 0)
    let needed = settings.statements(of: name)
    return needed.isEmpty ? (nil, []) : (name, ["let \(name) = NSMutableParagraphStyle()"] + needed)
  }

  static func alignment(_ word: String?) -> String {
    switch word {
    case "left", "center", "right", "justified": "." + (word ?? "")
    default: ".natural"
    }
  }

  static func lineBreakMode(_ word: String?) -> String {
    switch word {
    case "wordWrap": ".byWordWrapping"
    case "characterWrap": ".byCharWrapping"
    case "clip": ".byClipping"
    case "headTruncation": ".byTruncatingHead"
    case "middleTruncation": ".byTruncatingMiddle"
    default: ".byTruncatingTail"
    }
  }
}
