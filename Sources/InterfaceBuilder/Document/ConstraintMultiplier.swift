/// The multiplier of a constraint, with its text in the document.
///
/// The grammar (ibdocuments:D3.6), where numbers are decimal and finite:
///
///     multiplier = number                  0.5
///                | number "%"              50 %
///                | number ":" number       16:9, the first item's part to the second's
///                | number "/" number       1/3
public struct ConstraintMultiplier: Hashable, Sendable {
  /// The value of the multiplier.
  public let value: Double

  /// The text in the document.
  public let text: String

  /// The multiplier of most constraints.
  static let one = ConstraintMultiplier(1)

  /// Creates a multiplier from a number.
  init(_ value: Double) {
    self.value = value
    text = "\(value)"
  }

  /// Creates a multiplier from its text.
  ///
  /// Returns nil if the text does not match the grammar.
  public init?(_ text: String) {
    guard let value = Self.value(of: text) else { return nil }
    self.value = value
    self.text = text
  }

  private static func value(of text: String) -> Double? {
    for separator: Character in [":", "/"] {
      let parts = text.split(
        separator: separator, maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 1 { continue }
      guard parts.count == 2,
        let numerator = number(parts[0]), let denominator = number(parts[1]), denominator != 0
      else { return nil }
      let ratio = numerator / denominator
      return ratio.isFinite ? ratio : nil
    }
    let trimmed = trimmed(Substring(text))
    if trimmed.last == "%" {
      return number(trimmed.dropLast()).map { $0 / 100 }
    }
    return number(trimmed)
  }

  private static func number(_ text: Substring) -> Double? {
    Double(decimal: trimmed(text))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " {
      text.removeLast()
    }
    return text
  }
}

extension Double {
  /// Creates a number from the form used in documents: a finite decimal, optionally with an
  /// exponent.
  ///
  /// The standard initializer also accepts `nan`, `inf` and hexadecimal, which are not valid in
  /// documents.
  init?(decimal text: some StringProtocol) {
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let value = Double(text), value.isFinite else { return nil }
    self = value
  }
}
