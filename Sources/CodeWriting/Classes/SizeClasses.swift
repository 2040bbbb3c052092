internal import InterfaceBuilder

/// A set of the four combinations of size classes, as a condition in code.
struct SizeClasses: OptionSet, Hashable {
  let rawValue: Int

  /// The combinations, in the order of the bits.
  static let combinations: [InterfaceTraits] = [
    InterfaceTraits(horizontal: .compact, vertical: .compact),
    InterfaceTraits(horizontal: .compact, vertical: .regular),
    InterfaceTraits(horizontal: .regular, vertical: .compact),
    InterfaceTraits(horizontal: .regular, vertical: .regular),
  ]

  static let all = SizeClasses(rawValue: 0b1111)

  static func single(_ index: Int) -> SizeClasses { SizeClasses(rawValue: 1 << index) }

  var complement: SizeClasses { SizeClasses(rawValue: ~rawValue & 0b1111) }

  /// The condition, with the constants `isCompactWidth` and `isCompactHeight`.
  var condition: String {
    let (width, height) = ("isCompactWidth", "isCompactHeight")
    return switch rawValue {
    case 0: "false"
    case 0b0011: width
    case 0b1100: "!\(width)"
    case 0b0101: height
    case 0b1010: "!\(height)"
    case 0b0001: "\(width) && \(height)"
    case 0b0010: "\(width) && !\(height)"
    case 0b0100: "!\(width) && \(height)"
    case 0b1000: "!\(width) && !\(height)"
    case 0b0111: "\(width) || \(height)"
    case 0b1011: "\(width) || !\(height)"
    case 0b1101: "!\(width) || \(height)"
    case 0b1110: "!\(width) || !\(height)"
    case 0b1001: "\(width) == \(height)"
    case 0b0110: "\(width) != \(height)"
    default: "true"
    }
  }

  /// The condition as a beginning of names: `compactWidth`.
  var name: String {
    switch rawValue {
    case 0b0011: "compactWidth"
    case 0b1100: "regularWidth"
    case 0b0101: "compactHeight"
    case 0b1010: "regularHeight"
    case 0b0001: "compactWidthCompactHeight"
    case 0b0010: "compactWidthRegularHeight"
    case 0b0100: "regularWidthCompactHeight"
    case 0b1000: "regularWidthRegularHeight"
    case 0b0111: "anyCompact"
    case 0b1110: "anyRegular"
    case 0b1011: "compactWidthOrRegularHeight"
    case 0b1101: "regularWidthOrCompactHeight"
    case 0b1001: "equalSizeClass"
    case 0b0110: "differentSizeClass"
    default: "common"
    }
  }
}

/// A value that can differ between size classes.
struct Varied<Value: Hashable> {
  private(set) var values: [(value: Value, classes: SizeClasses)] = []

  mutating func add(_ value: Value, in classes: SizeClasses) {
    if let index = values.firstIndex(where: { $0.value == value }) {
      values[index].classes.formUnion(classes)
    } else {
      values.append((value, classes))
    }
  }
}
