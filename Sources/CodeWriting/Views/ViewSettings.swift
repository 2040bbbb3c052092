internal import InterfaceBuilder

/// The settings that code needs for a view of a document, with the values that a new view of its class has.
///
/// They are those that `NibLoader` of HeadlessUIKit gives to views; a test compares the properties of both.
struct ViewSettings {
  let element: ViewElement
  let document: InterfaceDocument
  /// The element as it is written, for what the model of documents does not have.
  let markup: XMLElement?
  var list = SettingList()

  /// The settings of a view that is created by its class's initializer.
  ///
  /// - Parameters:
  ///   - element: The view.
  ///   - document: The document that contains it.
  ///   - markup: The element as it is written.
  ///   - isRoot: Whether its frame is determined by others: the view of a controller or a cell.
  ///   - needsFrame: Whether masks of its subviews are relative to its frame.
  init(
    _ element: ViewElement, in document: InterfaceDocument, markup: XMLElement?, isRoot: Bool,
    needsFrame: Bool
  ) {
    self.element = element
    self.document = document
    self.markup = markup
    addGeometry(isRoot: isRoot, needsFrame: needsFrame)
    addContent()
    addCommon()
    addRest()
    addMarkup()
    addRuntimeAttributes()
  }

  private mutating func addGeometry(isRoot: Bool, needsFrame: Bool) {
    if needsFrame, let frame = element.frame {
      if isRoot {
        list.set("frame.size", SwiftText.size(frame.size), standard: "CGSize(width: 0, height: 0)")
      } else {
        list.set(
          "frame", SwiftText.rect(frame), standard: "CGRect(x: 0, y: 0, width: 0, height: 0)")
      }
    }
    if !isRoot, Self.usesMask(element, in: document) {
      list.set("autoresizingMask", Self.mask(element.autoresizingMask ?? []), standard: "[]")
    }
    list.set("autoresizesSubviews", element.autoresizesSubviews, standard: true)
  }

  /// Whether the view is placed by its autoresizing mask.
  static func usesMask(_ element: ViewElement, in document: InterfaceDocument) -> Bool {
    !document.usesAutoLayout || element.translatesAutoresizingMaskIntoConstraints
      || element.isFixedFrame
  }

  static func mask(_ mask: AutoresizingMaskElement) -> String {
    let names: [(AutoresizingMaskElement, String)] = [
      (.flexibleMinX, ".flexibleLeftMargin"), (.widthSizable, ".flexibleWidth"),
      (.flexibleMaxX, ".flexibleRightMargin"), (.flexibleMinY, ".flexibleTopMargin"),
      (.heightSizable, ".flexibleHeight"), (.flexibleMaxY, ".flexibleBottomMargin"),
    ]
    return "[" + names.filter { mask.contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }

  private mutating func addCommon() {
    list.set("isHidden", element.isHidden, standard: false)
    list.set("alpha", element.alpha, standard: 1)
    let clips: Set<ViewKind> = [.scrollView, .tableView, .collectionView, .textView]
    list.set(
      "clipsToBounds", element.clipsSubviews || clips.contains(element.kind),
      standard: clips.contains(element.kind))
    addContentMode()
    addColor("backgroundColor", element.backgroundColor, standard: standardBackground)
    addColor("tintColor", element.tintColor)
    if let attribute = element.semanticContentAttribute, attribute != "unspecified" {
      list.set("semanticContentAttribute", "." + attribute)
    }
    addAccessibility()
    addPriorities()
    addMargins()
  }

  /// The background of a new view, which documents write.
  private var standardBackground: String? {
    switch element.kind {
    case .tableView, .textView: ".systemBackground"
    default: nil
    }
  }

  mutating func addColor(_ property: String, _ color: ColorElement?, standard: String? = nil) {
    guard let color else { return list.set(property, nil, standard: standard) }
    guard let code = color.code() else {
      let name = color.systemName ?? "an unknown color"
      list.omit("\(property) is \(name)")
      return
    }
    list.set(property, code, standard: standard)
  }

  /// Only an image, and what a custom class draws, depends on the mode.
  private mutating func addContentMode() {
    let isCell = element.kind == .tableViewCell || element.kind == .collectionViewCell
    guard element.kind == .imageView || element.customClass != nil && !isCell else { return }
    // A word that Interface Builder does not know is read as the standard.
    let mode = Self.contentModes.contains(element.contentMode) ? element.contentMode : "scaleToFill"
    let isLabel = element.kind == .label || element.kind == .textField
    list.set("contentMode", isLabel && mode == "left" ? nil : "." + mode, standard: ".scaleToFill")
  }

  private static let contentModes: Set<String> = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
    "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  private mutating func addAccessibility() {
    let accessibility = element.accessibility
    if let isElement = accessibility.isElement {
      list.set("isAccessibilityElement", "\(isElement)")
    }
    list.set("accessibilityLabel", accessibility.label.map { SwiftText.string($0) })
    list.set("accessibilityHint", accessibility.hint.map { SwiftText.string($0) })
    list.set("accessibilityIdentifier", accessibility.identifier.map { SwiftText.string($0) })
    if let traits = accessibility.traits?.filter({ $0 != "none" }) {
      list.set(
        "accessibilityTraits",
        traits.count == 1 ? ".\(traits[0])" : "[\(traits.map { "." + $0 }.joined(separator: ", "))]"
      )
    }
  }

  /// Documents leave out 250 and 750 for all classes; some classes have others in code.
  private mutating func addPriorities() {
    let priorities = element.contentPriorities
    let fixed: Set<ViewKind> = [.switch, .activityIndicatorView, .stepper]
    let hugging = fixed.contains(element.kind) ? 750.0 : 250
    add("setContentHuggingPriority", "horizontal", priorities.horizontalHugging ?? 250, hugging)
    let verticalHugging = element.kind == .progressView ? 750 : hugging
    add(
      "setContentHuggingPriority", "vertical", priorities.verticalHugging ?? 250, verticalHugging)
    add(
      "setContentCompressionResistancePriority", "horizontal",
      priorities.horizontalCompressionResistance ?? 750, 750)
    add(
      "setContentCompressionResistancePriority", "vertical",
      priorities.verticalCompressionResistance ?? 750, 750)
  }

  private mutating func add(
    _ method: String, _ axis: String, _ value: Double, _ standard: Double
  ) {
    list.call(
      "\(method) \(axis)",
      ["\(Setting.object).\(method)(\(SwiftText.priority(value)), for: .\(axis))"],
      isStandard: value == standard)
  }

  private mutating func addMargins() {
    if element.kind != .tableViewCellContentView {
      list.set(
        "preservesSuperviewLayoutMargins", element.preservesSuperviewLayoutMargins, standard: false)
    }
    list.set(
      "insetsLayoutMarginsFromSafeArea", element.insetsLayoutMarginsFromSafeArea, standard: true)
    if element.followsReadableWidth {
      list.omit("the layout margins follow the readable width", affectsLayout: true)
    }
    if let margins = element.directionalLayoutMargins {
      list.set("directionalLayoutMargins", SwiftText.insets(margins))
    } else if let margins = element.layoutMargins {
      list.set("layoutMargins", SwiftText.insets(margins))
    }
  }

  // MARK: Attributes that the model of documents does not have

  private mutating func addRest() {
    // A label and an image view do not receive touches unless a document says so.
    let receivesTouches = element.kind != .label && element.kind != .imageView
    let written = element.otherAttributes.first { $0.name == "userInteractionEnabled" }?.value
    list.set("isUserInteractionEnabled", written != "NO", standard: receivesTouches)
    for attribute in element.otherAttributes where !isWithoutEffect(attribute) {
      guard let row = PropertyRow.row(attribute.name, of: element.kind) else {
        if !PropertyRow.isOnlyForXcode(attribute.name) {
          list.omit("\(attribute.name) is \(attribute.value)", at: attribute.position)
        }
        continue
      }
      guard let value = row.code(attribute.value) else {
        list.omit("\(attribute.name) is \(attribute.value)", at: attribute.position)
        continue
      }
      list.set(row.property, value, standard: row.standard)
    }
  }

  /// Whether the view has the value without it, or does not use it: Interface Builder writes it for all views of a kind.
  private func isWithoutEffect(_ attribute: RawAttribute) -> Bool {
    switch attribute.name {
    case "contentHorizontalAlignment": element.kind != .button
    case "contentVerticalAlignment":
      attribute.value == "center" || element.kind != .button && element.kind != .textField
    case "multipleTouchEnabled":
      // A scroll view needs several touches for zooming, and a cell, its content and a label get none themselves.
      attribute.value == "YES"
        && (Self.kindsOfSeveralTouches.contains(element.kind) || element.key == "contentView")
    default: false
    }
  }

  private static let kindsOfSeveralTouches: Set<ViewKind> = [
    .scrollView, .tableView, .collectionView, .textView, .tableViewCell, .collectionViewCell,
    .label,
  ]

  private mutating func addRuntimeAttributes() {
    for attribute in element.runtimeAttributes {
      let path = attribute.keyPath
      guard let value = Self.code(attribute.value) else {
        list.omit("the runtime attribute \(path)")
        continue
      }
      var code: String?
      if path.split(separator: ".").allSatisfy({ Self.isName($0) }) {
        if let type = Self.knownPaths[path] {
          code = type.code(attribute.value)
        } else if element.customClass != nil, !path.contains(".") {
          code = value
        }
      }
      if let code {
        list.set(path == "hidden" ? "isHidden" : path, code)
      } else {
        list.omit("the runtime attribute \(path) is \(value)")
      }
    }
  }

  /// Whether a key path is a property of the app's class, and none of UIKit's.
  static func isOwnProperty(_ keyPath: String) -> Bool {
    isName(keyPath[...]) && knownPaths[keyPath] == nil
  }

  private static func isName(_ part: Substring) -> Bool {
    !part.isEmpty && part.first?.isNumber == false
      && part.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// The type of a property of UIKit's own classes.
  private enum KnownType {
    case number, flag, text, size
    /// A `CGColor`, as borders and shadows of layers have.
    case layerColor

    /// Returns an expression of the type; numbers and flags can be written as text, as key-value coding reads them.
    func code(_ value: RuntimeAttribute.Value) -> String? {
      switch (self, value) {
      case (.number, .number), (.flag, .boolean), (.text, .string), (.size, .size):
        ViewSettings.code(value)
      case (.number, .string(let text)): Double(text).map { SwiftText.number($0) }
      case (.flag, .number(let number)): "\(number != 0)"
      case (.layerColor, .color(let color)):
        color.unwrappedCode().map { $0.contains("??") ? "(\($0)).cgColor" : $0 + ".cgColor" }
      default: nil
      }
    }
  }

  /// Key paths of UIKit's own classes.
  private static let knownPaths: [String: KnownType] = [
    "layer.cornerRadius": .number, "layer.borderWidth": .number, "layer.shadowRadius": .number,
    "layer.zPosition": .number, "layer.masksToBounds": .flag, "layer.shadowOffset": .size,
    "layer.borderColor": .layerColor, "layer.shadowColor": .layerColor, "clipsToBounds": .flag,
    "hidden": .flag, "isHidden": .flag, "tag": .number, "alpha": .number,
    "accessibilityIdentifier": .text, "accessibilityLabel": .text,
    "preservesSuperviewLayoutMargins": .flag, "insetsLayoutMarginsFromSafeArea": .flag,
  ]

  static func code(_ value: RuntimeAttribute.Value) -> String? {
    switch value {
    case .boolean(let flag): "\(flag)"
    case .number(let number): SwiftText.number(number)
    case .string(let text): SwiftText.string(text)
    case .point(let point):
      "CGPoint(x: \(SwiftText.number(point.x)), y: \(SwiftText.number(point.y)))"
    case .size(let size): SwiftText.size(size)
    case .rect(let rect): SwiftText.rect(rect)
    case .color(let color): color.code()
    case .image(let name): "UIImage(named: \(SwiftText.string(name)))"
    case .null: "nil"
    case .unknown: nil
    }
  }
}
