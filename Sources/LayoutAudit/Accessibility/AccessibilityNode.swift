internal import Foundation

/// What assistive technology reads for one element.
///
/// The JSON has the same fields and formats as that of AccessibilitySnapshot, so that tools for
/// either can read both: a point is `[x, y]`, a shape is `{"type": "frame", "frame": [[x, y], [w, h]]}`,
/// traits are a list of words.
public struct AccessibilityNode: Hashable, Sendable, Codable {
  /// The text that is read aloud, such as `Sign in. Button.`: label, value and kind.
  public var description: String
  /// The label.
  public var label: String?
  /// The value.
  public var value: String?
  /// The names of the traits, in the order of Apple's bits.
  public var traits: [String]
  /// The accessibility identifier.
  public var identifier: String?
  /// The hint.
  public var hint: String?
  /// The phrases that activate the element by voice; nil if that is the label.
  public var userInputLabels: [String]?
  /// The outline, in the window's coordinates.
  public var shape: Shape
  /// The activation point.
  public var activationPoint: Point
  /// Whether the activation point is the center of the shape.
  public var usesDefaultActivationPoint: Bool
  /// The names of the custom actions.
  public var customActions: [String]
  /// Always empty: `AXCustomContent` is not part of Purlin's UIKit.
  public var customContent: [String] = []
  /// Always empty: a rotor's results are known only when it is used.
  public var customRotors: [String] = []
  /// The language in which the element is read.
  public var accessibilityLanguage: String?
  /// Whether the element responds to user interaction.
  public var respondsToUserInteraction: Bool

  /// A point in the window's coordinates, in points.
  public struct Point: Hashable, Sendable, Codable {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// Reads `[x, y]`.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      x = try container.decode(Double.self)
      y = try container.decode(Double.self)
    }

    /// Writes `[x, y]`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(x)
      try container.encode(y)
    }
  }

  /// A rectangle in the window's coordinates, in points.
  public struct Shape: Hashable, Sendable, Codable {
    /// The upper left corner.
    public var origin: Point
    /// Width and height.
    public var size: Point

    /// Creates a rectangle.
    public init(origin: Point, size: Point) {
      self.origin = origin
      self.size = size
    }

    private enum CodingKeys: String, CodingKey { case type, frame }

    /// Reads a shape of the type `frame`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let type = try container.decode(String.self, forKey: .type)
      guard type == "frame" else {
        throw DecodingError.dataCorruptedError(
          forKey: .type, in: container, debugDescription: "the shape '\(type)' is not a frame")
      }
      let parts = try container.decode([Point].self, forKey: .frame)
      guard parts.count == 2 else {
        throw DecodingError.dataCorruptedError(
          forKey: .frame, in: container, debugDescription: "a frame is [[x, y], [width, height]]")
      }
      (origin, size) = (parts[0], parts[1])
    }

    /// Writes a shape of the type `frame`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("frame", forKey: .type)
      try container.encode([origin, size], forKey: .frame)
    }
  }
}

extension [AccessibilityNode] {
  /// The elements as JSON with sorted keys, with the same bytes on every machine.
  public func json() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self), let text = String(data: data, encoding: .utf8)
    else {
      preconditionFailure("elements of finite numbers can be encoded")
    }
    return text + "\n"
  }
}
