internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import TextMetrics

// Labels, text fields and text views, and fonts.
extension ViewContent {
  mutating func add(_ font: UIFont?, key: String = "fontDescription") {
    guard let font else { return }
    var tag = XMLTag("fontDescription", [.init("key", key)])
    let text = font.textFont
    if let style = font.styleName {
      tag["style"] = style
      children.append(tag.text)
      return
    }
    if font.isScaled {
      omissions.append(("the scaling of a font with the text size", true))
    }
    tag["pointSize"] = "\(text.size)"
    switch text.family {
    case .custom(let name): tag["name"] = name
    case .system(let design):
      tag["type"] =
        design == .monospaced ? "monospacedSystem" : text.isItalic ? "italicSystem" : "system"
      if text.weight != .regular {
        tag["weight"] = Self.weights.first { $0.weight == text.weight }?.name
      }
      if design == .rounded || design == .serif {
        omissions.append(("the \(design) design of the font", true))
      }
    }
    if text.hasMonospacedDigits { omissions.append(("digits of one width", true)) }
    children.append(tag.text)
  }

  static let weights: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  static func lineBreakMode(_ mode: NSLineBreakMode) -> String {
    switch mode {
    case .byWordWrapping: "wordWrap"
    case .byCharWrapping: "characterWrap"
    case .byClipping: "clip"
    case .byTruncatingHead: "headTruncation"
    case .byTruncatingMiddle: "middleTruncation"
    default: "tailTruncation"
    }
  }

  /// Notes attributes that the whole text does not have.
  mutating func note(_ text: NSAttributedString?, font: UIFont?) {
    guard let text, text.length > 0 else { return }
    var isPlain = true
    let whole = NSRange(location: 0, length: text.length)
    unsafe text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let own = attributes[.font] as? UIFont
      if range != whole || attributes[.kern] != nil || attributes[.attachment] != nil
        || attributes[.paragraphStyle] != nil || own.map({ $0 != font }) ?? false
      {
        isPlain = false
      }
    }
    if !isPlain { omissions.append(("attributes of parts of the text", true)) }
  }

  mutating func describe(_ label: UILabel, _ tag: inout XMLTag) {
    tag["text"] = label.text
    tag["textAlignment"] = "\(label.textAlignment)"
    tag["lineBreakMode"] = Self.lineBreakMode(label.lineBreakMode)
    if label.numberOfLines != 1 { tag["numberOfLines"] = "\(label.numberOfLines)" }
    if label.adjustsFontForContentSizeCategory { tag["adjustsFontForContentSizeCategory"] = "YES" }
    if label.preferredMaxLayoutWidth != 0 {
      tag["preferredMaxLayoutWidth"] = "\(Double(label.preferredMaxLayoutWidth))"
    }
    tag["adjustsFontSizeToFit"] = label.adjustsFontSizeToFitWidth ? "YES" : "NO"
    if label.adjustsFontSizeToFitWidth {
      tag["minimumScaleFactor"] = "\(Double(label.minimumScaleFactor))"
    }
    if !label.isEnabled { tag["enabled"] = "NO" }
    if label.isAttributed { note(label.attributedText, font: label.font) }
    add(label.font)
    add("color", "textColor", label.textColor)
  }

  mutating func describe(_ field: UITextField, _ tag: inout XMLTag) {
    tag["text"] = field.text
    tag["placeholder"] = field.placeholder
    tag["textAlignment"] = "\(field.textAlignment)"
    if field.borderStyle != .none { tag["borderStyle"] = "\(field.borderStyle)" }
    if field.adjustsFontForContentSizeCategory { tag["adjustsFontForContentSizeCategory"] = "YES" }
    if field.leftView != nil || field.rightView != nil {
      omissions.append(("the views beside the text", true))
    }
    add(field.font)
    add("color", "textColor", field.textColor)
  }

  mutating func describe(_ text: UITextView, _ tag: inout XMLTag) {
    describe(text as UIScrollView, &tag)
    tag["textAlignment"] = "\(text.textAlignment)"
    if !text.isEditable { tag["editable"] = "NO" }
    if text.adjustsFontForContentSizeCategory { tag["adjustsFontForContentSizeCategory"] = "YES" }
    if text.textContainerInset != UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
      omissions.append(("the insets of the text", true))
    }
    tag["text"] = text.text
    add(text.font)
    add("color", "textColor", text.textColor)
  }
}
