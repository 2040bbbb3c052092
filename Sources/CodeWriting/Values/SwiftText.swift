internal import InterfaceBuilder

/// Literals of Swift.
enum SwiftText {
  /// A number without a superfluous fraction and without the rounding of sums: `16`, not `16.0` or `15.999999999999996`.
  static func number(_ value: Double) -> String {
    guard abs(value) < 1e5 else {
      return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    // Interface Builder saves some numbers in single precision: 0.4 as 0.40000000596046448.
    let single = Float(value)
    let written = Double(single) == value ? Double("\(single)") ?? value : value
    let rounded = (written * 1e10).rounded() / 1e10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A string literal.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || isInvisible(scalar):
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Separators of lines, spaces that look like others, and marks of direction.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x85, 0xA0, 0xAD, 0x2000...0x200F, 0x2028...0x202F, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }

  static func insets(_ insets: LayoutInsets) -> String {
    Self.insets(insets, number: number)
  }

  /// Insets that differ from none although they are 0: Interface Builder marks them by the least number.
  static func markedInsets(_ insets: LayoutInsets) -> String {
    Self.insets(insets) { value in
      value > 0 && value <= .leastNormalMagnitude ? ".leastNormalMagnitude" : number(value)
    }
  }

  static let noInsets = insets(LayoutInsets(top: 0, left: 0, bottom: 0, right: 0))

  private static func insets(_ insets: LayoutInsets, number: (Double) -> String) -> String {
    "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), "
      + "bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
  }

  static func insets(_ insets: DocumentDirectionalInsets) -> String {
    "NSDirectionalEdgeInsets(top: \(number(insets.top)), leading: \(number(insets.leading)), "
      + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing)))"
  }

  static func size(_ size: LayoutSize) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }

  static func rect(_ rect: LayoutRect) -> String {
    "CGRect(x: \(number(rect.x)), y: \(number(rect.y)), width: \(number(rect.width)), "
      + "height: \(number(rect.height)))"
  }

  /// A priority by its name, or by its number.
  static func priority(_ value: Double) -> String {
    switch value {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    case 50: ".fittingSizeLevel"
    default: "UILayoutPriority(\(number(value)))"
    }
  }
}
