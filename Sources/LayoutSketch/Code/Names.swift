internal import HeadlessQuartzCore
internal import LayoutGeometry
internal import TextMetrics

/// Apple's names in Swift, in old Swift and in Objective-C.
enum Names {
  // MARK: Numbers

  /// The value of a priority's name.
  static func priority(_ name: String) -> Double? {
    switch name {
    case "required": 1000
    case "defaultHigh", "high": 750
    case "medium": 500
    case "dragThatCanResizeScene": 510
    case "sceneSizeStayPut": 500
    case "dragThatCannotResizeScene": 490
    case "defaultLow", "low": 250
    case "fittingSizeLevel", "fittingSizeCompression": 50
    default: nil
    }
  }

  /// The value of a number's name, such as `.zero`.
  static func number(_ name: String) -> Double? {
    switch name {
    case "zero", "leastNonzeroMagnitude", "leastNormalMagnitude": 0
    case "pi": .pi
    case "noIntrinsicMetric", "viewNoIntrinsicMetric", "UIViewNoIntrinsicMetric": -1
    default: priority(name)
    }
  }

  /// Apple's types without a prefix, whose members have meanings by their names.
  static let ofContext: Set<String> = [
    "Double", "Float", "Int",
    "Attribute", "Relation", "FormatOptions", "Axis", "Distribution", "Alignment", "Weight",
    "TextStyle", "ButtonType", "State", "CAConstraintAttribute", "ConstraintPriority",
  ]

  /// Properties that Objective-C also reads with a message.
  static let getters: Set<String> = [
    "bounds", "frame", "mainScreen", "superview", "view", "contentView", "layer", "titleLabel",
    "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "topLayoutGuide",
    "bottomLayoutGuide", "count", "firstObject", "lastObject",
  ]

  static func objectiveCNumber(_ name: String) -> Double? {
    guard name.hasPrefix("UILayoutPriority") else { return nil }
    let rest = name.dropFirst("UILayoutPriority".count)
    return priority(rest.prefix(1).lowercased() + rest.dropFirst())
  }

  /// The Swift name of a constant of Objective-C, such as `bottom` for `NSLayoutAttributeBottom`.
  static func objectiveCSymbol(_ name: String) -> String? {
    let prefixes = [
      "NSLayoutAttribute", "NSLayoutRelation", "NSLayoutFormat", "UILayoutConstraintAxis",
      "kJWConstraint", "kCAConstraint", "UIFontTextStyle", "UIFontWeight", "UIButtonType",
      "UIControlState",
    ]
    for prefix in prefixes where name.count > prefix.count && name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      guard rest.first?.isUppercase == true else { continue }
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return nil
  }

  // MARK: Attributes

  /// An attribute by any of its names.
  static func attribute(_ name: String) -> LayoutAttribute? {
    if name == "baseline" || name == "Baseline" { return .lastBaseline }
    let first = name.prefix(1).lowercased() + name.dropFirst()
    return LayoutAttribute(name: first)
  }

  /// The names of all attributes.
  static var attributes: [String] {
    LayoutAttribute.allCases.filter { $0 != .notAnAttribute }.map { $0.name }
  }

  static func relation(_ name: String) -> LayoutRelation? {
    LayoutRelation(name: name.prefix(1).lowercased() + name.dropFirst())
  }

  static func directed(_ name: String) -> CAConstraintAttribute? {
    CAConstraintAttribute.allCases.first { $0.description == name }
  }

  // MARK: Classes

  /// The classes of which code makes most views.
  static var classes: [String] {
    [
      "UIView", "UILabel", "UIButton", "UIImageView", "UILayoutGuide", "UITextField", "UITextView",
      "UIStackView", "UIScrollView", "UISwitch", "UISlider", "UITableView", "UICollectionView",
    ]
  }

  /// The methods of views that concern their layout.
  static var methods: [String] {
    [
      "addSubview", "insertSubview", "addLayoutGuide", "addConstraint", "addConstraints",
      "removeConstraint", "removeConstraints", "setContentHuggingPriority",
      "setContentCompressionResistancePriority", "addArrangedSubview", "insertArrangedSubview",
      "setCustomSpacing", "addSublayer",
    ]
  }

  /// Whether a method of other code gives a view constraints, as those of layout libraries do.
  static func isLayoutMethod(_ name: String) -> Bool {
    let words = [
      "pin", "constrain", "anchor", "edge", "fill", "center", "dock", "superview", "width",
      "height",
    ]
    let name = name.lowercased()
    return words.contains { name.contains(subsequence: $0) }
  }

  /// The properties of views that concern their layout.
  static var properties: [String] {
    [
      "translatesAutoresizingMaskIntoConstraints", "numberOfLines", "layoutMargins",
      "directionalLayoutMargins", "distribution", "alignment", "spacing",
      "isLayoutMarginsRelativeArrangement", "layoutMarginsGuide", "safeAreaLayoutGuide",
      "readableContentGuide", "superview",
    ]
  }

  /// Whether a class of UIKit's is one of views.
  static func isView(_ name: String) -> Bool {
    guard name.hasPrefix("UI") else { return false }
    let ends = [
      "View", "Label", "Button", "Field", "Switch", "Slider", "Control", "Stepper", "Picker", "Bar",
    ]
    return ends.contains { name.hasSuffix($0) }
  }

  /// Whether a superclass makes a class one of views, which are laid out in screens of any size.
  static func isComponent(_ parent: String) -> Bool {
    ["View", "Cell", "Control", "Button", "Label", "Field", "Bar"].contains { parent.hasSuffix($0) }
  }

  // MARK: Fonts

  /// The weights of the system font.
  static let weights: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  /// The text styles.
  static let textStyles: [(name: String, style: TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout),
    ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1),
    ("caption2", .caption2),
  ]

  /// `; is ‘other’ meant?` if one of some names is near; otherwise nothing.
  static func hint(_ name: String, _ names: [String]) -> String {
    near(name, names).map { "; is ‘\($0)’ meant?" } ?? ""
  }

  /// The nearest of some names, if few letters differ.
  static func near(_ name: String, _ names: [String]) -> String? {
    let wanted = Array(name.lowercased().prefix(40))
    var best: (distance: Int, name: String)?
    for other in names {
      let letters = Array(other.lowercased().prefix(40))
      // Exchanged letters are the commonest slip.
      let distance = wanted.sorted() == letters.sorted() ? 1 : wanted.editDistance(to: letters)
      if distance <= max(1, wanted.count / 3), distance < best?.distance ?? .max {
        best = (distance, other)
      }
    }
    return best?.name
  }

  /// `view` for a shorter name, or one of exchanged letters; `viewA` is a name of its own.
  static func misspelledView(_ name: String) -> String? {
    let (own, wanted) = (Array(name), Array("view"))
    guard own.count == 3 || own.count == 4, own != wanted else { return nil }
    return own.editDistance(to: wanted) == 1 || own.sorted() == wanted.sorted() ? "view" : nil
  }

  /// A name of which one letter, or two exchanged ones, differ; names that differ in digits are different names.
  static func misspelled(_ name: String, _ names: [String]) -> String? {
    guard name.utf8.count >= 5 else { return nil }
    let letters = Array(name).filter { !$0.isNumber }
    let digits = Array(name).filter { $0.isNumber }
    return names.first { other in
      let own = Array(other)
      guard own.filter({ $0.isNumber }) == digits, other != name else { return false }
      let rest = own.filter { !$0.isNumber }
      return rest != letters
        && (letters.editDistance(to: rest) == 1 || letters.sorted() == rest.sorted())
    }
  }
}
