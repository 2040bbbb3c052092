internal import LayoutGeometry

/// Scans a visual format into signs, names and numbers.
struct FormatScanner {
  let text: FormatText
  /// The column of the next character.
  private(set) var column = 0

  init(_ text: FormatText) { self.text = text }

  var isAtEnd: Bool { column == text.bytes.count }

  /// The next character; nil at the end.
  var next: UInt8? { isAtEnd ? nil : text.bytes[column] }

  /// Consumes a sign, if it is next.
  mutating func take(_ sign: StaticString) -> Bool {
    let bytes = text.bytes[column...]
    let count = sign.utf8CodeUnitCount
    guard bytes.prefix(count).elementsEqual("\(sign)".utf8) else { return false }
    column += count
    return true
  }

  /// Whether a name begins here.
  var isAtName: Bool { next.map(Self.isLetter) ?? false }

  /// `name = (letter | "_") { letter | digit | "_" }`; nil if none begins here.
  mutating func name() -> String? {
    guard isAtName else { return nil }
    let start = column
    while let byte = next, Self.isLetter(byte) || Self.isDigit(byte) { column += 1 }
    return String(decoding: text.bytes[start..<column], as: UTF8.self)
  }

  /// `number = [ "-" ] ( digits [ "." [ digits ] ] | "." digits )`; nil if none begins here.
  ///
  /// A sign is allowed only inside parentheses (`vfl:F6.11`).
  mutating func number(signed: Bool) -> Double? {
    var scout = self
    if signed { _ = scout.take("-") }
    let whole = scout.digits()
    let fraction = scout.take(".") ? scout.digits() : 0
    guard whole + fraction > 0 else { return nil }
    let digits = String(decoding: text.bytes[column..<scout.column], as: UTF8.self)
    self = scout
    // Adds zeros around the decimal point, so that "-.5" and "5." become "-0.5" and "5.0".
    let magnitude = digits.hasPrefix("-") ? digits.dropFirst() : digits[...]
    let value = Double("0" + magnitude + (magnitude.contains(".") ? "0" : ""))
    return value.map { digits.hasPrefix("-") ? -$0 : $0 }
  }

  /// `relation = "==" | ">=" | "<="`; nil if none is next.
  mutating func relation() -> LayoutRelation? {
    if take("==") { return .equal }
    if take(">=") { return .greaterThanOrEqual }
    if take("<=") { return .lessThanOrEqual }
    return nil
  }

  func error(_ kind: VisualFormatError.Kind) -> VisualFormatError {
    text.error(kind, at: column)
  }

  private mutating func digits() -> Int {
    let start = column
    while let byte = next, Self.isDigit(byte) { column += 1 }
    return column - start
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_")
  }
}
