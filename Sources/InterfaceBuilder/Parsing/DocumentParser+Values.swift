extension DocumentParser {
  /// Returns the number in an attribute, or reports a finding and returns nil.
  mutating func number(_ attribute: RawAttribute) -> Double? {
    if let value = Double(decimal: attribute.value) { return value }
    reject(attribute, as: "a number")
    return nil
  }

  /// Returns a length or position in points, or reports a finding and returns nil.
  ///
  /// It is within ±10⁶ points, which is the limit of the constants of constraints in UIKit
  /// (`constraints:C5.3`). No layout of an app comes near it, and sums of such lengths are exact.
  mutating func length(_ attribute: RawAttribute) -> Double? {
    guard let value = number(attribute) else { return nil }
    if abs(value) <= Self.lengthLimit { return value }
    reject(attribute, as: "a length within ±1000000 points")
    return nil
  }

  /// The greatest length, in points.
  private static var lengthLimit: Double { 1_000_000 }

  /// Returns the integer in an attribute, or reports a finding and returns nil.
  mutating func integer(_ attribute: RawAttribute) -> Int? {
    if let value = Int(attribute.value) { return value }
    // Some tools write integers as decimals.
    if let value = Double(decimal: attribute.value).flatMap({ Int(exactly: $0) }) { return value }
    reject(attribute, as: "a whole number")
    return nil
  }

  /// Returns the Boolean value of `YES` or `NO`, or reports a finding and returns nil.
  mutating func flag(_ attribute: RawAttribute) -> Bool? {
    switch attribute.value {
    case "YES": return true
    case "NO": return false
    default:
      reject(attribute, as: "YES or NO")
      return nil
    }
  }

  /// Returns a priority above 0 and at most 1000, or reports a finding and returns nil.
  mutating func priority(_ attribute: RawAttribute) -> Double? {
    guard let value = number(attribute) else { return nil }
    // UIKit's priorities are of single precision, in which the smallest numbers are 0.
    if Float(value) > 0, value <= 1000 { return value }
    reject(attribute, as: "a priority above 0 and at most 1000")
    return nil
  }

  /// The sizes that `UIFont` has for buttons, labels and other texts, by the names that documents use.
  private static let standardFontSizes: [String: Double] = [
    "button": 18, "label": 17, "system": 14, "smallSystem": 12,
  ]

  /// Returns a font size in points, or reports a finding and returns nil.
  ///
  /// Font sizes above 10 000 points are rejected, because the measured text sizes would be out of
  /// range.
  mutating func fontSize(_ attribute: RawAttribute) -> Double? {
    // Interface Builder writes the name of a standard size if the document has no size of its own.
    if let standard = Self.standardFontSizes[attribute.value] { return standard }
    guard let value = number(attribute) else { return nil }
    if (0...10_000).contains(value) { return value }
    reject(attribute, as: "a font size from 0 to 10000")
    return nil
  }

  mutating func reject(_ attribute: RawAttribute, as kind: String) {
    rejectedCount += 1
    find(
      .error, "\(attribute.name)=\"\(attribute.value)\" is not \(kind)", at: attribute.position)
  }
}

// MARK: - Setting properties

// Each function keeps the current value if the attribute is invalid.
extension DocumentParser {
  mutating func set(_ target: inout Double, _ attribute: RawAttribute) {
    if let value = number(attribute) { target = value }
  }

  mutating func set(_ target: inout Double?, _ attribute: RawAttribute) {
    if let value = number(attribute) { target = value }
  }

  mutating func setLength(_ target: inout Double, _ attribute: RawAttribute) {
    if let value = length(attribute) { target = value }
  }

  mutating func setLength(_ target: inout Double?, _ attribute: RawAttribute) {
    if let value = length(attribute) { target = value }
  }

  mutating func setPriority(_ target: inout Double?, _ attribute: RawAttribute) {
    if let value = priority(attribute) { target = value }
  }

  /// Sets a length for which a negative number means automatic.
  mutating func setAutomaticLength(_ target: inout Double?, _ attribute: RawAttribute) {
    if let value = length(attribute) { target = value < 0 ? nil : value }
  }

  mutating func set(_ target: inout Int?, _ attribute: RawAttribute) {
    if let value = integer(attribute) { target = value }
  }

  mutating func set(_ target: inout Bool, _ attribute: RawAttribute) {
    if let value = flag(attribute) { target = value }
  }

  mutating func set(_ target: inout String?, _ attribute: RawAttribute) {
    target = attribute.value
  }

  mutating func set(_ target: inout String, _ attribute: RawAttribute) {
    target = attribute.value
  }

  mutating func set<Word: RawRepresentable<String>>(
    _ target: inout Word, _ attribute: RawAttribute
  ) {
    set(&target, Word(rawValue: attribute.value), attribute)
  }

  /// Sets a property to the meaning of a keyword.
  ///
  /// `meaning` returns nil for an unknown keyword.
  mutating func set<Meaning>(
    _ target: inout Meaning, _ meaning: Meaning?, _ attribute: RawAttribute
  ) {
    if let meaning {
      target = meaning
    } else {
      reject(attribute, as: "a known value")
    }
  }
}

// MARK: - Value elements

extension DocumentParser {
  /// Returns the lengths in the attributes with the given names, 0 for missing attributes, or
  /// reports findings and returns nil.
  mutating func lengths(_ names: [String], of element: XMLElement) -> [Double]? {
    values(names, of: element) { $0.length($1) }
  }

  /// Returns the numbers in the attributes with the given names, 0 for missing attributes, or
  /// reports findings and returns nil.
  private mutating func numbers(_ names: [String], of element: XMLElement) -> [Double]? {
    values(names, of: element) { $0.number($1) }
  }

  private mutating func values(
    _ names: [String], of element: XMLElement,
    _ read: (inout Self, RawAttribute) -> Double?
  ) -> [Double]? {
    var values: [Double] = []
    for name in names {
      guard let attribute = element.attribute(name) else {
        values.append(0)
        continue
      }
      if let value = read(&self, attribute) { values.append(value) }
    }
    return values.count == names.count ? values : nil
  }

  mutating func point(_ element: XMLElement) -> LayoutPoint? {
    lengths(["x", "y"], of: element).map { LayoutPoint(x: $0[0], y: $0[1]) }
  }

  mutating func size(_ element: XMLElement) -> LayoutSize? {
    lengths(["width", "height"], of: element).map { LayoutSize(width: $0[0], height: $0[1]) }
  }

  /// Reads `<rect x y width height>`, or a rectangle whose position has other names.
  mutating func rect(
    _ element: XMLElement, position names: [String] = ["x", "y"]
  ) -> LayoutRect? {
    lengths(names + ["width", "height"], of: element).map {
      LayoutRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  /// Reads `<edgeInsets top left bottom right>`, or insets with other names.
  mutating func insets(
    _ element: XMLElement, _ names: [String] = ["top", "left", "bottom", "right"]
  ) -> LayoutInsets? {
    lengths(names, of: element).map {
      LayoutInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }

  /// Reads `<inset minX minY maxX maxY>`, the older form of insets.
  mutating func minMaxInsets(_ element: XMLElement) -> LayoutInsets? {
    if element.name == "edgeInsets" { return insets(element) }
    return insets(element, ["minY", "minX", "maxY", "maxX"])
  }

  mutating func directionalInsets(_ element: XMLElement) -> DocumentDirectionalInsets? {
    lengths(["top", "leading", "bottom", "trailing"], of: element).map {
      DocumentDirectionalInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }

  mutating func color(_ element: XMLElement) -> ColorElement {
    var color = ColorElement()
    color.name = element["name"]
    color.systemName =
      element["systemColor"] ?? element["cocoaTouchSystemColor"]
      ?? element["xcode11CocoaTouchSystemColor"]
    color.components = colorComponents(element)
    // With `catalog="System"`, the `name` attribute is the name of a system color.
    if element["catalog"] == "System", let name = color.name {
      color.systemName = color.systemName ?? name
      color.name = nil
    }
    return color
  }

  mutating func colorComponents(_ element: XMLElement) -> ColorComponents? {
    let alpha = element["alpha"] == nil ? 1 : numbers(["alpha"], of: element)?[0] ?? 1
    let space = element["customColorSpace"] ?? element["colorSpace"]
    if element["white"] != nil {
      return numbers(["white"], of: element).map {
        ColorComponents(red: $0[0], green: $0[0], blue: $0[0], alpha: alpha, space: space)
      }
    }
    guard element["red"] != nil else { return nil }
    return numbers(["red", "green", "blue"], of: element).map {
      ColorComponents(red: $0[0], green: $0[1], blue: $0[2], alpha: alpha, space: space)
    }
  }

  mutating func font(_ element: XMLElement) -> FontElement {
    var font = FontElement()
    for attribute in element.attributes {
      switch attribute.name {
      // `<font metaFont size>` is the form in attributed text.
      case "type": font.type = attribute.value
      case "metaFont":
        font.type = attribute.value
        font.isMetaFont = true
      case "name": font.name = attribute.value
      case "family": font.family = attribute.value
      case "pointSize", "size": if let size = fontSize(attribute) { font.pointSize = size }
      case "weight": font.weight = attribute.value
      case "style": font.textStyle = attribute.value
      default: break
      }
    }
    return font
  }
}
