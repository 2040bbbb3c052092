internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import TextMetrics

/// The properties of a view as attributes and elements of a document.
@MainActor
struct ViewContent {
  let view: UIView
  /// Elements inside of the view's, each as a line.
  var children: [String] = []
  /// What the document does not have.
  var omissions: [(text: String, affectsLayout: Bool)] = []

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

  static func insets(
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

  static func insets(_ key: String, _ insets: UIEdgeInsets) -> String {
    XMLTag(
      "inset",
      [
        .init("key", key), .init("minX", "\(Double(insets.left))"),
        .init("minY", "\(Double(insets.top))"), .init("maxX", "\(Double(insets.right))"),
        .init("maxY", "\(Double(insets.bottom))"),
      ]
    ).text
  }

  mutating func add(_ name: String, _ key: String, _ color: UIColor?) {
    if let color { children.append(Self.color(name, key, color).text) }
  }

  /// A color by its name if it is one of the system's, else by its components in the current appearance.
  static func color(_ name: String, _ key: String, _ color: UIColor) -> XMLTag {
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

  // MARK: Containers

  mutating func describe(_ stack: UIStackView, _ tag: inout XMLTag) {
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

  mutating func describe(_ scroll: UIScrollView, _ tag: inout XMLTag) {
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

  mutating func describeControl(_ tag: inout XMLTag) {
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

  mutating func describe(_ control: UISegmentedControl, _ tag: inout XMLTag) {
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
