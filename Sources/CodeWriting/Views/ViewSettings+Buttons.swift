internal import InterfaceBuilder

extension ViewSettings {
  mutating func addButton(_ button: ButtonProperties) {
    if let role = button.role, ["primary", "cancel", "destructive"].contains(role) {
      list.set("role", "." + role)
    }
    for state in button.states { addState(state, of: button) }
    if let configuration = button.configuration {
      addConfiguration(configuration, of: button)
    } else {
      addFont(of: button)
    }
    addAlignment(of: button)
    list.set("contentEdgeInsets", button.contentEdgeInsets.map { SwiftText.markedInsets($0) })
    let (title, image) = (button.titleEdgeInsets, button.imageEdgeInsets)
    list.set(
      "titleEdgeInsets", title.map { SwiftText.insets($0) }, standard: SwiftText.noInsets)
    list.set(
      "imageEdgeInsets", image.map { SwiftText.insets($0) }, standard: SwiftText.noInsets)
  }

  private mutating func addState(_ state: ButtonProperties.State, of button: ButtonProperties) {
    let name =
      [
        "highlighted", "selected", "disabled", "focused",
      ].contains(state.key) ? state.key : "normal"
    // Xcode leaves the title "Button" in the states of configured buttons. A configuration without a title takes it.
    let isTaken = button.configuration != nil && name == "normal"
    let isReplaced =
      isTaken || button.configuration?.title ?? button.configuration?.attributedTitle?.string != nil
    if let title = state.title, title != "", !isReplaced, state.attributedTitle == nil {
      call("setTitle", SwiftText.string(title), name)
    }
    if let color = state.titleColor {
      if let code = color.code() {
        call("setTitleColor", code, name)
      } else {
        list.omit("the title color for the state \(name) is \(color.systemName ?? "?")")
      }
    }
    if let shadow = markup?.children.first(where: { $0.name == "state" && $0["key"] == state.key })?
      .children.first(where: { $0["key"] == "titleShadowColor" }), shadow.name == "color"
    {
      if let code = shadow.color.code() { call("setTitleShadowColor", code, name) }
    }
    if let image = state.image, button.configuration?.image == nil, !isTaken {
      call("setImage", imageCode(image, state.imageCatalog, state.symbol), name)
    }
    if let image = state.backgroundImage {
      call("setBackgroundImage", imageCode(image, state.backgroundImageCatalog, nil), name)
    }
    if let text = state.attributedTitle, !isReplaced {
      var lines = ["let text = NSMutableAttributedString(string: \"\")"]
      for piece in text.fragments {
        let font = piece.font ?? button.font
        var attributes = [".font: \(font.unwrappedCode(standard: font?.roleSize ?? 15))"]
        if let color = piece.color?.unwrappedCode() {
          attributes.append(".foregroundColor: \(color)")
        }
        if let kerning = piece.kerning { attributes.append(".kern: \(SwiftText.number(kerning))") }
        lines += Self.append(piece.content, attributes)
      }
      lines.append("\(Setting.object).setAttributedTitle(text, for: .\(name))")
      list.call(
        "setAttributedTitle \(name)",
        text.fragments.count == 1 ? lines : ["do {"] + lines.map { "  " + $0 } + ["}"])
    }
  }

  private mutating func call(_ method: String, _ value: String, _ state: String) {
    list.call("\(method) \(state)", ["\(Setting.object).\(method)(\(value), for: .\(state))"])
  }

  private mutating func addFont(of button: ButtonProperties) {
    let isCustom = button.type == nil || button.type == "custom"
    let standard = isCustom ? 18.0 : 15
    let font = button.font.code(standard: standard)
    list.set("titleLabel?.font", font, standard: ".systemFont(ofSize: \(isCustom ? 18 : 15))")
    if let mode = button.lineBreakMode {
      list.set(
        "titleLabel?.lineBreakMode", Self.lineBreakMode(mode), standard: ".byTruncatingMiddle")
    }
  }

  private mutating func addAlignment(of button: ButtonProperties) {
    if let word = button.contentHorizontalAlignment {
      list.set("contentHorizontalAlignment", "." + word, standard: ".center")
    }
    if let word = button.contentVerticalAlignment {
      list.set("contentVerticalAlignment", "." + word, standard: ".center")
    }
  }

  private mutating func addConfiguration(
    _ element: ButtonConfigurationElement, of button: ButtonProperties
  ) {
    let style = element.style.flatMap { Self.styles.contains($0) ? $0 : nil } ?? "plain"
    var settings = SettingList()
    let title =
      element.title ?? element.attributedTitle?.string ?? button.normalState?.title
    settings.set("title", title.map { SwiftText.string($0) })
    let subtitle = element.subtitle ?? element.attributedSubtitle?.string
    settings.set("subtitle", subtitle.map { SwiftText.string($0) })
    if let name = element.image {
      settings.set("image", imageCode(name, element.imageCatalog, element.symbol))
    } else if let state = button.normalState, let name = state.image {
      settings.set("image", imageCode(name, state.imageCatalog, state.symbol))
    }
    if let placement = element.imagePlacement, ["top", "bottom", "trailing"].contains(placement) {
      settings.set("imagePlacement", "." + placement)
    }
    settings.set("imagePadding", element.imagePadding, standard: 0)
    settings.set("titlePadding", element.titlePadding)
    if let size = element.buttonSize, ["mini", "small", "large"].contains(size) {
      settings.set("buttonSize", "." + size)
    }
    if let corner = element.cornerStyle, Self.corners.contains(corner) {
      settings.set("cornerStyle", "." + corner)
    }
    let written = markup?.child("buttonConfiguration")
    if let word = written?["titleAlignment"], ["leading", "center", "trailing"].contains(word) {
      settings.set("titleAlignment", "." + word)
    }
    settings.set(
      "showsActivityIndicator", written?["showsActivityIndicator"] == "YES", standard: false)
    settings.set("contentInsets", element.contentInsets.map { SwiftText.insets($0) })
    settings.set("baseForegroundColor", element.foregroundColor?.code())
    settings.set("baseBackgroundColor", element.backgroundColor?.code())
    var lines = ["var configuration = UIButton.Configuration.\(style)()"]
    lines += settings.statements(of: "configuration")
    if let font = element.titleFont ?? element.attributedTitle?.fragments.first?.font {
      lines += [
        "configuration.titleTextAttributesTransformer = .init { attributes in",
        "  var attributes = attributes",
        "  attributes.font = \(font.code(standard: 17))",
        "  return attributes",
        "}",
      ]
    }
    if lines.count == 1 { lines[0] = "let" + lines[0].dropFirst(3) }
    list.call("configuration", lines + ["\(Setting.object).configuration = configuration"])
  }

  private static let corners: Set<String> = [
    "fixed", "dynamic", "small", "medium", "large", "capsule",
  ]

  private static let styles: Set<String> = [
    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted",
    "borderedProminent", "glass", "prominentGlass",
  ]
}
