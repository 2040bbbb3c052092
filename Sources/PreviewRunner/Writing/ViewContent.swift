internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import TextMetrics

/// The properties of a view as attributes and elements of a document.
@MainActor
struct ViewContent {
  private let view: UIView
  /// Elements inside of the view's, each as a line.
  private(set) var children: [String] = []
  /// What the document does not have.
  private(set) var omissions: [(text: String, affectsLayout: Bool)] = []

  init(_ view: UIView) { self.view = view }

  /// Adds the attributes, and collects the elements.
  mutating func describe(_ tag: inout XMLTag) {
    describeView(&tag)
    describePriorities(&tag)
    describeMargins(&tag)
    switch view {
    case let label as UILabel: describe(label, &tag)
    case let button as UIButton: describe(button, &tag)
    case let image as UIImageView: describe(image, &tag)
    case let field as UITextField: describe(field, &tag)
    case let text as UITextView: describe(text, &tag)
    case let stack as UIStackView: describe(stack, &tag)
    case let scroll as UIScrollView: describe(scroll, &tag)
    case let view as UIVisualEffectView:
      if let blur = view.effect as? UIBlurEffect {
        children.append("<blurEffect style=\"\(blur.style)\"/>")
      }
    default: describeControl(&tag)
    }
  }

  // MARK: All views

  private mutating func describeView(_ tag: inout XMLTag) {
    if view.isHidden { tag["hidden"] = "YES" }
    if view.alpha != 1 { tag["alpha"] = "\(Double(view.alpha))" }
    if view.clipsToBounds { tag["clipsSubviews"] = "YES" }
    if view.tag != 0 { tag["tag"] = "\(view.tag)" }
    if !view.isUserInteractionEnabled { tag["userInteractionEnabled"] = "NO" }
    if view is UIImageView { tag["contentMode"] = "\(view.contentMode)" }
    if view.semanticContentAttribute != .unspecified {
      tag["semanticContentAttribute"] = "\(view.semanticContentAttribute)"
    }
    if let control = view as? UIControl {
      if !control.isEnabled { tag["enabled"] = "NO" }
      if control.isSelected { tag["selected"] = "YES" }
    }
    add("color", "backgroundColor", view.backgroundColor)
    add("color", "tintColor", view.ownTintColor)
    var accessibility = XMLTag("accessibility", [.init("key", "accessibilityConfiguration")])
    accessibility["identifier"] = view.accessibilityIdentifier
    // That of a text or a title is the text.
    if view.accessibilityLabel != view.ownWords { accessibility["label"] = view.accessibilityLabel }
    if accessibility.attributes.count > 1 { children.append(accessibility.text) }
    guard let layer = view.existingLayer else { return }
    var attributes = ""
    for (path, value) in [
      ("layer.cornerRadius", layer.cornerRadius), ("layer.borderWidth", layer.borderWidth),
    ] where value != 0 {
      attributes +=
        "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(path)\">"
        + "<real key=\"value\" value=\"\(Double(value))\"/></userDefinedRuntimeAttribute>"
    }
    if !attributes.isEmpty {
      children.append("<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>")
    }
  }

  private func describePriorities(_ tag: inout XMLTag) {
    let directions: [(NSLayoutConstraint.Axis, String)] = [
      (.horizontal, "horizontal"), (.vertical, "vertical"),
    ]
    for (axis, name) in directions {
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      if hugging != 250 { tag[name + "HuggingPriority"] = "\(hugging)" }
      if resistance != 750 { tag[name + "CompressionResistancePriority"] = "\(resistance)" }
    }
  }

  private mutating func describeMargins(_ tag: inout XMLTag) {
    if view.preservesSuperviewLayoutMargins { tag["preservesSuperviewLayoutMargins"] = "YES" }
    if !view.insetsLayoutMarginsFromSafeArea { tag["insetsLayoutMarginsFromSafeArea"] = "NO" }
    guard let margins = view.marginsAsSet else { return }
    children.append(Self.insets("directionalEdgeInsets", "directionalLayoutMargins", margins))
  }

  private static func insets(
    _ name: String, _ key: String, _ insets: NSDirectionalEdgeInsets
  ) -> String {
    XMLTag(
      name,
      [
        .init("key", key), .init("top", "\(Double(insets.top))"),
        .init("leading", "\(Double(insets.leading))"),
        .init("bottom", "\(Double(insets.bottom))"),
        .init("trailing", "\(Double(insets.trailing))"),
      ]
    ).text
  }

  private static func insets(_ key: String, _ insets: UIEdgeInsets) -> String {
    XMLTag(
      "inset",
      [
        .init("key", key), .init("minX", "\(Double(insets.left))"),
        .init("minY", "\(Double(insets.top))"), .init("maxX", "\(Double(insets.right))"),
        .init("maxY", "\(Double(insets.bottom))"),
      ]
    ).text
  }

  private mutating func add(_ name: String, _ key: String, _ color: UIColor?) {
    if let color { children.append(Self.color(name, key, color).text) }
  }

  /// A color by its name if it is one of the system's, else by its components in the current appearance.
  private static func color(_ name: String, _ key: String, _ color: UIColor) -> XMLTag {
    var tag = XMLTag(name, [.init("key", key)])
    if let word = systemColors.first(where: { UIColor.system(named: $0) === color }) {
      tag["systemColor"] = word
      return tag
    }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    if unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) {
      for (part, value) in [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)] {
        tag[part] = "\(Double(value))"
      }
    }
    tag["colorSpace"] = "custom"
    tag["customColorSpace"] = "sRGB"
    return tag
  }

  private static let systemColors = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
    "separator", "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemRed", "systemOrange", "systemYellow", "systemGreen",
    "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple",
    "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6",
  ].map { $0 + "Color" }

  // MARK: Texts

  private mutating func add(_ font: UIFont?, key: String = "fontDescription") {
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

  private static let weights: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  private static func lineBreakMode(_ mode: NSLineBreakMode) -> String {
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
  private mutating func note(_ text: NSAttributedString?, font: UIFont?) {
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

  private mutating func describe(_ label: UILabel, _ tag: inout XMLTag) {
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

  private mutating func describe(_ field: UITextField, _ tag: inout XMLTag) {
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

  private mutating func describe(_ text: UITextView, _ tag: inout XMLTag) {
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

  // MARK: Images and buttons

  /// Adds the name of an image, and the size of a symbol.
  private mutating func add(
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

  private mutating func describe(_ view: UIImageView, _ tag: inout XMLTag) {
    if let symbol = add(view.image, view.preferredSymbolConfiguration, key: "image", to: &tag) {
      children.append(symbol)
    }
  }

  private mutating func describe(_ button: UIButton, _ tag: inout XMLTag) {
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

  private mutating func describe(_ state: UIControl.State, _ name: String, of button: UIButton) {
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

  private mutating func describe(_ configuration: UIButton.Configuration, of button: UIButton) {
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

  // MARK: Containers

  private mutating func describe(_ stack: UIStackView, _ tag: inout XMLTag) {
    tag["axis"] = stack.axis == .vertical ? "vertical" : "horizontal"
    tag["distribution"] = "\(stack.distribution)"
    tag["alignment"] = "\(stack.alignment)"
    if stack.spacing == UIStackView.spacingUseSystem {
      tag["spacingType"] = "standard"
    } else {
      tag["spacing"] = "\(Double(stack.spacing))"
    }
    if stack.isBaselineRelativeArrangement { tag["baselineRelativeArrangement"] = "YES" }
    if stack.isLayoutMarginsRelativeArrangement { tag["layoutMarginsRelativeArrangement"] = "YES" }
    let custom = stack.arrangedSubviews.contains {
      stack.customSpacing(after: $0) != UIStackView.spacingUseDefault
    }
    if custom { omissions.append(("custom spacing after arranged views", true)) }
    if stack.arrangedSubviews.map(ObjectIdentifier.init)
      != stack.subviews.map(ObjectIdentifier.init)
    {
      omissions.append(("subviews that are not arranged, or arranged in another order", true))
    }
  }

  private mutating func describe(_ scroll: UIScrollView, _ tag: inout XMLTag) {
    if scroll.contentInsetAdjustmentBehavior != .automatic {
      tag["contentInsetAdjustmentBehavior"] = "\(scroll.contentInsetAdjustmentBehavior)"
    }
    if !scroll.isScrollEnabled { tag["scrollEnabled"] = "NO" }
    if scroll.isPagingEnabled { tag["pagingEnabled"] = "YES" }
    if scroll.contentInset != .zero {
      children.append(Self.insets("contentInset", scroll.contentInset))
    }
    if let table = scroll as? UITableView {
      tag["style"] = "\(table.style)"
      if table.rowHeight > 0 { tag["rowHeight"] = "\(Double(table.rowHeight))" }
      if table.separatorStyle == .none { tag["separatorStyle"] = "none" }
      if table.tableHeaderView != nil || table.tableFooterView != nil {
        omissions.append(("the header and the footer of the table", true))
      }
    }
    guard let collection = scroll as? UICollectionView else { return }
    guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout else {
      omissions.append(("the layout of the collection", true))
      return
    }
    var flow = XMLTag("collectionViewFlowLayout", [.init("key", "collectionViewLayout")])
    if layout.scrollDirection == .horizontal { flow["scrollDirection"] = "horizontal" }
    flow["minimumLineSpacing"] = "\(Double(layout.minimumLineSpacing))"
    flow["minimumInteritemSpacing"] = "\(Double(layout.minimumInteritemSpacing))"
    for (key, size) in [
      ("itemSize", layout.itemSize), ("headerReferenceSize", layout.headerReferenceSize),
      ("footerReferenceSize", layout.footerReferenceSize),
    ] {
      flow.inner +=
        XMLTag(
          "size",
          [
            .init("key", key), .init("width", "\(Double(size.width))"),
            .init("height", "\(Double(size.height))"),
          ]
        ).text
    }
    flow.inner += Self.insets("sectionInset", layout.sectionInset)
    children.append(flow.text)
  }

  // MARK: Controls

  private mutating func describeControl(_ tag: inout XMLTag) {
    switch view {
    case let control as UISwitch: if control.isOn { tag["on"] = "YES" }
    case let control as UISlider:
      tag["minValue"] = "\(control.minimumValue)"
      tag["maxValue"] = "\(control.maximumValue)"
      tag["value"] = "\(control.value)"
    case let control as UIStepper:
      tag["minimumValue"] = "\(control.minimumValue)"
      tag["maximumValue"] = "\(control.maximumValue)"
      tag["value"] = "\(control.value)"
    case let control as UISegmentedControl: describe(control, &tag)
    case let control as UIProgressView:
      if control.progressViewStyle == .bar { tag["progressViewStyle"] = "bar" }
      tag["progress"] = "\(control.progress)"
    case let control as UIPageControl:
      tag["numberOfPages"] = "\(control.numberOfPages)"
      tag["currentPage"] = "\(control.currentPage)"
    case let indicator as UIActivityIndicatorView:
      tag["style"] = indicator.style == .large ? "large" : "medium"
      tag["hidesWhenStopped"] = indicator.hidesWhenStopped ? "YES" : "NO"
      if indicator.isAnimating { tag["animating"] = "YES" }
    case let picker as UIDatePicker:
      tag["datePickerMode"] = "\(picker.datePickerMode)"
      if picker.preferredDatePickerStyle != .automatic {
        tag["style"] = "\(picker.preferredDatePickerStyle)"
      }
      children.append(
        "<date key=\"date\" timeIntervalSinceReferenceDate=\"\(picker.date.timeIntervalSinceReferenceDate)\"/>"
      )
    case let bar as UISearchBar:
      tag["text"] = bar.text
      tag["placeholder"] = bar.placeholder
      tag["prompt"] = bar.prompt
    default: break
    }
  }

  private mutating func describe(_ control: UISegmentedControl, _ tag: inout XMLTag) {
    var segments = ""
    for index in 0..<control.numberOfSegments {
      var segment = XMLTag("segment", [])
      segment["title"] = control.titleForSegment(at: index)
      if let image = control.imageForSegment(at: index) {
        _ = add(image, nil, key: "image", to: &segment)
      }
      let width = control.widthForSegment(at: index)
      if width != 0 { segment["width"] = "\(Double(width))" }
      segments += segment.text
    }
    tag["selectedSegmentIndex"] = "\(control.selectedSegmentIndex)"
    if control.apportionsSegmentWidthsByContent { tag["apportionsSegmentWidthsByContent"] = "YES" }
    children.append("<segments>\(segments)</segments>")
  }
}
