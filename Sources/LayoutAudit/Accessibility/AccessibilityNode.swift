internal import Foundation

/// What assistive technology reads of one element, as data.
///
/// The JSON has the fields and forms of the model that AccessibilitySnapshot writes, so that tools for
/// either read both: a point is `[x, y]`, a shape is `{"type": "frame", "frame": [[x, y], [w, h]]}`,
/// traits are a list of words.
public struct AccessibilityNode: Hashable, Sendable, Codable {
  /// What is read aloud, label, value and kind: `Sign in. Button.`.
  public var description: String
  /// The label.
  public var label: String?
  /// The value.
  public var value: String?
  /// Traits by name, in the order of Apple's bits.
  public var traits: [String]
  /// The identifier for tests.
  public var identifier: String?
  /// The hint.
  public var hint: String?
  /// What a user may say to activate the element; nil where that is the label.
  public var userInputLabels: [String]?
  /// The outline on the screen.
  public var shape: Shape
  /// Where a tap activates the element.
  public var activationPoint: Point
  /// Whether the point is the middle of the shape.
  public var usesDefaultActivationPoint: Bool
  /// The names of the element's actions.
  public var customActions: [String]
  /// Always empty: content of the app's own is not part of Purlin's UIKit.
  public var customContent: [String] = []
  /// Always empty: rotors search when they are asked.
  public var customRotors: [String] = []
  /// The language to read the element in.
  public var accessibilityLanguage: String?
  /// Whether the element reacts to users.
  public var respondsToUserInteraction: Bool

  /// A point in the window's coordinates, in points.
  public struct Point: Hashable, Sendable, Codable {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate.
    public var y: Double

    /// Makes a point.
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

    /// Makes a rectangle.
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
  /// The elements as JSON: keys in order, the same bytes on every machine.
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
