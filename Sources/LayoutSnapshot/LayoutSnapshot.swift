/// A laid-out tree as plain data: views with their frames, constraints, findings.
///
/// Everything that shows a layout (JSON, pictures, the page, goldens, differences) is made from
/// this value and from nothing else, so a snapshot read back from a file shows the same as the
/// layout it was taken from.
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

  /// The device; absent if a size without a device was laid out.
  public var device: Device?

  /// The size of the canvas that the root view lies on.
  public var canvas: Size

  /// Pixels per point: the grid that frames were rounded to.
  public var scale: Double

  /// The direction in which leading and trailing were resolved for the root view.
  public var direction: LayoutDirection

  /// The outermost view; its frame is in the canvas' coordinates.
  public var root: View

  /// All constraints that took part, in the order in which they were added.
  public var constraints: [Constraint]

  /// The findings of checks about this layout, in reporting order.
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

  /// Reads the JSON form; absent fields take their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Before anything else: a newer schema may have changed the meaning of every other field.
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

  /// Writes the JSON form; fields at their defaults are left out.
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
