/// A laid-out view tree as plain data: views with their frames, constraints and findings.
///
/// All representations of a layout (JSON, pictures, HTML pages, goldens, differences) are created
/// only from this value, so a decoded snapshot has the same representations as the original layout.
///
///     let snapshot = LayoutSnapshot(
///       name: "Login", canvas: .init(width: 375, height: 667), scale: 2,
///       root: .init(id: "root", className: "UIView", frame: .init(x: 0, y: 0, width: 375, height: 667)))
///     print(snapshot.textTree())
///     let json = try snapshot.json()
public struct LayoutSnapshot: Equatable, Sendable {
  /// The version of the schema that this code writes, and the newest that it reads.
  public static let schemaVersion = 1

  /// The name of the document, scene or test.
  public var name: String

  /// The device; nil if the layout has a size without a device.
  public var device: Device?

  /// The size of the canvas that contains the root view.
  public var canvas: Size

  /// The number of pixels per point.
  ///
  /// Frames are rounded to pixels.
  public var scale: Double

  /// The layout direction of the root view.
  public var direction: LayoutDirection

  /// The outermost view.
  ///
  /// Its frame is in the coordinates of the canvas.
  public var root: View

  /// The active constraints, in the order in which they were added.
  public var constraints: [Constraint]

  /// The findings about this layout, in reporting order.
  public var findings: [Finding]

  /// Creates a snapshot from its parts.
  public init(
    name: String, device: Device? = nil, canvas: Size, scale: Double = 2,
    direction: LayoutDirection = .leftToRight, root: View, constraints: [Constraint] = [],
    findings: [Finding] = []
  ) {
    self.name = name
    self.device = device
    self.canvas = canvas
    self.scale = scale
    self.direction = direction
    self.root = root
    self.constraints = constraints
    self.findings = findings
  }
}

extension LayoutSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case schemaVersion, name, device, canvas, scale, direction, root, constraints, findings
  }

  /// Decodes the JSON form.
  ///
  /// Missing fields have their default values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // The version is decoded first, because a newer schema can change the meaning of all other
    // fields.
    let version = try container.decode(Int.self, forKey: .schemaVersion)
    guard (1...Self.schemaVersion).contains(version) else {
      throw ReadingError.unsupportedSchema(found: version, newestKnown: Self.schemaVersion)
    }
    self.init(
      name: try container.decode(String.self, forKey: .name),
      device: try container.decodeIfPresent(Device.self, forKey: .device),
      canvas: try container.decode(Size.self, forKey: .canvas),
      scale: try container.decode(Double.self, forKey: .scale),
      direction: try container.decode(
        .direction, word: LayoutDirection.init(name:), default: .leftToRight),
      root: try container.decode(View.self, forKey: .root),
      constraints: try container.decode(.constraints, default: []),
      findings: try container.decode(.findings, default: []))
  }

  /// Encodes the JSON form.
  ///
  /// Fields with default values are omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schemaVersion, forKey: .schemaVersion)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(device, forKey: .device)
    try container.encode(canvas, forKey: .canvas)
    try container.encode(scale, forKey: .scale)
    try container.encode(direction.name, forKey: .direction)
    try container.encode(root, forKey: .root)
    try container.encode(constraints, forKey: .constraints)
    try container.encode(findings, forKey: .findings)
  }
}
