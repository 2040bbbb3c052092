internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import TextMetrics

// Images and buttons.
extension ViewContent {
  /// Adds the name of an image, and the size of a symbol.
  mutating func add(
    _ image: UIImage?, _ symbol: UIImage.SymbolConfiguration?, key: String, to tag: inout XMLTag
  ) -> String? {
    guard let image else { return nil }
    guard let name = image.name else {
      omissions.append(("an image that code draws", true))
      return nil
    }
    tag[key] = name
    guard image.isSymbolImage else { return nil }
    tag["catalog"] = "system"
    guard let symbol = symbol ?? image.symbolConfiguration else {
      return nil
    }
    var element = XMLTag(
      "preferredSymbolConfiguration", [.init("key", "preferredSymbolConfiguration")])
    let parts = symbol.specified
    element["pointSize"] = parts.pointSize.map { "\(Double($0))" }
    element["weight"] = parts.weight
    element["scale"] = parts.scale
    return element.attributes.count > 1 ? element.text : nil
  }

  mutating func describe(_ view: UIImageView, _ tag: inout XMLTag) {
    if let symbol = add(view.image, view.preferredSymbolConfiguration, key: "image", to: &tag) {
      children.append(symbol)
    }
  }

  mutating func describe(_ button: UIButton, _ tag: inout XMLTag) {
    switch button.buttonType {
    case .custom: break
    case .plain: tag["buttonType"] = "custom"
    case .system: tag["buttonType"] = "system"
    case let type: tag["buttonType"] = "\(type)"
    }
    tag["lineBreakMode"] = Self.lineBreakMode(
      button.titleLabel?.lineBreakMode ?? .byTruncatingMiddle)
    tag["contentHorizontalAlignment"] = "\(button.contentHorizontalAlignment)"
    tag["contentVerticalAlignment"] = "\(button.contentVerticalAlignment)"
    if let configuration = button.configuration {
      describe(configuration, of: button)
      return
    }
    add(button.titleLabel?.font)
    for (key, insets) in [
      ("contentEdgeInsets", button.contentEdgeInsets), ("titleEdgeInsets", button.titleEdgeInsets),
      ("imageEdgeInsets", button.imageEdgeInsets),
    ] where insets != .zero {
      children.append(Self.insets(key, insets))
    }
    if button.attributedTitle(for: .normal) != nil {
      omissions.append(("attributes of the title", true))
    }
    let states: [(UIControl.State, String)] = [
      (.normal, "normal"), (.highlighted, "highlighted"), (.selected, "selected"),
      (.disabled, "disabled"),
    ]
    for (state, name) in states { describe(state, name, of: button) }
  }

  mutating func describe(_ state: UIControl.State, _ name: String, of button: UIButton) {
    func isOwn<Value: Equatable>(_ value: (UIControl.State) -> Value?) -> Value? {
      let own = value(state)
      return state == .normal || own != value(.normal) ? own : nil
    }
    var tag = XMLTag("state", [.init("key", name)])
    tag["title"] =
      isOwn { button.title(for: $0) }
      ?? (state == .normal
        ? button.attributedTitle(for: .normal)?.string : nil)
    if let image = isOwn({ button.image(for: $0) }) {
      let symbol = button.imageView?.preferredSymbolConfiguration
      tag.inner += add(image, symbol, key: "image", to: &tag) ?? ""
    }
    if let image = isOwn({ button.backgroundImage(for: $0) }) {
      _ = add(image, nil, key: "backgroundImage", to: &tag)
    }
    if let color = isOwn({ button.ownTitleColor(for: $0) }) {
      tag.inner += Self.color("color", "titleColor", color).text
    }
    if tag.attributes.count > 1 || !tag.inner.isEmpty { children.append(tag.text) }
  }

  mutating func describe(_ configuration: UIButton.Configuration, of button: UIButton) {
    var tag = XMLTag(
      "buttonConfiguration",
      [.init("key", "configuration"), .init("style", configuration.style.rawValue)])
    tag["title"] = configuration.title
    tag["subtitle"] = configuration.subtitle
    tag.inner +=
      add(
        configuration.image, configuration.preferredSymbolConfigurationForImage, key: "image",
        to: &tag) ?? ""
    if configuration.imagePadding != 0 {
      tag["imagePadding"] = "\(Double(configuration.imagePadding))"
    }
    if configuration.titlePadding != 1 {
      tag["titlePadding"] = "\(Double(configuration.titlePadding))"
    }
    let placements: [(NSDirectionalRectEdge, String)] = [
      (.top, "top"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    tag["imagePlacement"] = placements.first { $0.0 == configuration.imagePlacement }?.1
    if configuration.buttonSize != .medium { tag["buttonSize"] = "\(configuration.buttonSize)" }
    if configuration.cornerStyle != .dynamic { tag["cornerStyle"] = "\(configuration.cornerStyle)" }
    var standard = configuration
    standard.setDefaultContentInsets()
    if standard.contentInsets != configuration.contentInsets {
      tag.inner += Self.insets(
        "directionalEdgeInsets", "contentInsets", configuration.contentInsets)
    }
    for (key, color) in [
      ("baseForegroundColor", configuration.baseForegroundColor),
      ("baseBackgroundColor", configuration.baseBackgroundColor),
    ] {
      if let color { tag.inner += Self.color("color", key, color).text }
    }
    if configuration.titleTextAttributesTransformer != nil {
      let before = children.count
      add(button.titleLabel?.font, key: "titleFontDescription")
      tag.inner += children[before...].joined()
      children.removeSubrange(before...)
    }
    children.append(tag.text)
  }
}
