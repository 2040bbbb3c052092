package import Foundation
package import InterfaceBuilder
package import TextMetrics

/// Labels, text fields and text views.
extension ViewFactory {
  func makeLabel(_ element: ViewElement) -> UIView {
    let label = instance(element) { UILabel() }
    guard let text = element.text else { return label }
    label.font = font(text.font, standard: 17)
    label.adjustsFontForContentSizeCategory = text.adjustsFontForContentSizeCategory
    label.numberOfLines = text.numberOfLines ?? 1
    label.lineBreakMode = NSLineBreakMode(nibName: text.lineBreakMode)
    label.textAlignment = NSTextAlignment(nibName: text.alignment)
    label.preferredMaxLayoutWidth = CGFloat(text.preferredMaxLayoutWidth ?? 0)
    label.adjustsFontSizeToFitWidth = text.adjustsFontSizeToFit
    label.minimumScaleFactor = CGFloat(text.minimumScaleFactor ?? 0)
    if let color = text.color.flatMap({ values.color($0, in: document) }) {
      label.textColor = color
    }
    if let attributed = attributedText(text, base: label.font) {
      let first = text.attributedText?.fragments.first?.color
      if let color = first.flatMap({ UIColor($0, document) }) { label.textColor = color }
      label.attributedText = attributed
    } else {
      label.text = text.shownText
    }
    return label
  }

  func makeTextField(_ element: ViewElement) -> UIView {
    let field = instance(element) { UITextField() }
    guard let text = element.text else { return field }
    field.font = font(text.font, standard: 14)
    field.adjustsFontForContentSizeCategory = text.adjustsFontForContentSizeCategory
    field.text = text.text
    field.placeholder = text.placeholder
    field.textAlignment = NSTextAlignment(nibName: text.alignment)
    field.borderStyle =
      switch text.borderStyle {
      case "roundedRect": .roundedRect
      case "bezel": .bezel
      case "line": .line
      default: .none
      }
    if let color = text.color.flatMap({ UIColor($0, document) }) { field.textColor = color }
    return field
  }

  func makeTextView(_ element: ViewElement) -> UIView {
    let view = instance(element) { UITextView() }
    if let scroll = element.scroll { view.isScrollEnabled = scroll.isScrollEnabled }
    guard let text = element.text else { return view }
    let font = self.font(text.font, standard: 14)
    view.font = font
    view.adjustsFontForContentSizeCategory = text.adjustsFontForContentSizeCategory
    view.textAlignment = NSTextAlignment(nibName: text.alignment)
    if let color = text.color.flatMap({ UIColor($0, document) }) { view.textColor = color }
    if let attributed = attributedText(text, base: font) {
      view.attributedText = attributed
    } else {
      view.text = text.shownText
    }
    return view
  }

  /// Returns the text with its attributes, if the document contains attributed text.
  private func attributedText(_ text: TextProperties, base: UIFont) -> NSAttributedString? {
    guard text.usesAttributedText, let pieces = text.attributedText else { return nil }
    let whole = NSMutableAttributedString(string: "")
    for piece in pieces.fragments {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: piece.font.map { font($0, standard: base.pointSize) } ?? base
      ]
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = NSTextAlignment(nibName: piece.alignment ?? text.alignment)
      paragraph.lineBreakMode = NSLineBreakMode(nibName: text.lineBreakMode)
      paragraph.lineSpacing = CGFloat(piece.lineSpacing ?? 0)
      paragraph.lineHeightMultiple = CGFloat(piece.lineHeightMultiple ?? 0)
      attributes[.paragraphStyle] = paragraph
      if let color = piece.color.flatMap({ UIColor($0, document) }) {
        attributes[.foregroundColor] = color
      }
      if let kerning = piece.kerning { attributes[.kern] = CGFloat(kerning) }
      whole.append(NSAttributedString(string: piece.content, attributes: attributes))
    }
    return whole
  }
}

extension UIFont {
  /// Creates the font of an element, or a font of the given size if the element has none.
  package convenience init(
    _ element: FontElement?, standard: CGFloat, category: ContentSizeCategory = .large
  ) {
    guard let element else {
      self.init(.system(Double(standard)))
      return
    }
    if let style = element.textStyle.flatMap({ TextMetrics.TextStyle(rawValue: $0) }) {
      self.init(.preferred(style, in: category))
      return
    }
    let size = Self.size(CGFloat(element.pointSize ?? element.roleSize ?? Double(standard)))
    let weight = element.weight.flatMap { FontWeight(name: $0) } ?? .regular
    switch element.type {
    case "boldSystem", "systemBold": self.init(.system(size, weight: .bold))
    case "italicSystem": self.init(.system(size, italic: true))
    case "monospacedSystem": self.init(.system(size, weight: weight, design: .monospaced))
    case "systemSemibold": self.init(.system(size, weight: .semibold))
    case "system", "menu", "message", "label", "user", "cellTitle", "toolTip":
      self.init(.system(size, weight: weight))
    default:
      guard let name = element.name ?? element.family, !name.isEmpty else {
        self.init(.system(size, weight: weight))
        return
      }
      self.init(.custom(name, size))
    }
  }
}

extension NSTextAlignment {
  init(nibName: String?) {
    switch nibName {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    default: self = .natural
    }
  }
}

extension NSLineBreakMode {
  init(nibName: String?) {
    switch nibName {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "middleTruncation": self = .byTruncatingMiddle
    default: self = .byTruncatingTail
    }
  }
}
