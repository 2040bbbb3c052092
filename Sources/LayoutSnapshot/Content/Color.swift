extension LayoutSnapshot {
  /// A resolved color, with the name from which it was resolved.
  ///
  /// JSON: `"#RRGGBB"`, `"#RRGGBBAA"`, or with its name `"#FFFFFF systemBackground"`. Components
  /// have eight bits, so that a color survives the round trip unchanged.
  public struct Color: Hashable, Sendable {
    /// The red component, 0 to 255.
    public var red: UInt8

    /// The green component, 0 to 255.
    public var green: UInt8

    /// The blue component, 0 to 255.
    public var blue: UInt8

    /// The opacity, 0 to 255.
    public var alpha: UInt8

    /// The semantic name without "Color", such as `label` or `systemBlue`, with which a picture in
    /// another appearance resolves the color.
    public var name: String?

    /// Creates a color from eight-bit components.
    public init(
      red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255, name: String? = nil
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.name = name
    }
  }
}

extension LayoutSnapshot.Color {
  /// Black.
  public static let black = Self(red: 0, green: 0, blue: 0)

  /// White.
  public static let white = Self(red: 255, green: 255, blue: 255)

  /// No color: fully transparent black.
  public static let clear = Self(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a color from components between 0 and 1; others are clamped, NaN counts as 0.
  public init(
    unitRed red: Double, green: Double, blue: Double, alpha: Double = 1, name: String? = nil
  ) {
    func byte(_ value: Double) -> UInt8 {
      value > 0 ? UInt8((min(value, 1) * 255).rounded()) : 0
    }
    self.init(
      red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha), name: name)
  }

  /// Creates a color from `#RRGGBB` or `#RRGGBBAA`, with an optional name after a space.
  public init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let digits = parts.first, digits.first == "#",
      digits.utf8.count == 7 || digits.utf8.count == 9,
      digits.dropFirst().allSatisfy(\.isHexDigit),
      let number = UInt32(digits.dropFirst(), radix: 16)
    else { return nil }
    let rgba = digits.utf8.count == 7 ? number << 8 | 0xFF : number
    self.init(
      red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
      blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba),
      name: parts.count == 2 ? String(parts[1]) : nil)
  }

  /// The color as `#RRGGBB`, without its opacity and name.
  public var hex: String { "#" + [red, green, blue].map(Self.hexByte).joined() }

  private static func hexByte(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension LayoutSnapshot.Color: CustomStringConvertible {
  /// The JSON form described above.
  public var description: String {
    hex + (alpha == 255 ? "" : Self.hexByte(alpha)) + (name.map { " " + $0 } ?? "")
  }
}

extension LayoutSnapshot.Color: Codable {
  /// Decodes the JSON form described above.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not a color like #RRGGBB or #RRGGBBAA")
    }
    self = color
  }

  /// Encodes the JSON form described above.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
