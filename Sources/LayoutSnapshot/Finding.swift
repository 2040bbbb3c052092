extension LayoutSnapshot {
  /// A finding of a check about a layout.
  public struct Finding: LayoutGeometry.Finding, Equatable {
    /// The kind of finding in kebab-case, such as `conflicting-constraints`: a documentation page.
    public var id: String

    /// How much it matters.
    public var severity: FindingSeverity

    /// The finding in words, for people.
    public var message: String

    /// The ids of the views it is about.
    public var views: [String]

    /// The ids of the constraints it is about.
    public var constraints: [String]

    /// Creates a finding.
    public init(
      id: String, severity: FindingSeverity, message: String, views: [String] = [],
      constraints: [String] = []
    ) {
      self.id = id
      self.severity = severity
      self.message = message
      self.views = views
      self.constraints = constraints
    }
  }
}

extension LayoutSnapshot.Finding: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, severity, message, views, constraints
  }

  /// Reads the JSON form; absent fields take their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      severity: try container.decode(FindingSeverity.self, forKey: .severity),
      message: try container.decode(String.self, forKey: .message),
      views: try container.decode(.views, default: []),
      constraints: try container.decode(.constraints, default: []))
  }

  /// Writes the JSON form; fields at their defaults are left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(severity, forKey: .severity)
    try container.encode(message, forKey: .message)
    try container.encode(views, forKey: .views, unless: [])
    try container.encode(constraints, forKey: .constraints, unless: [])
  }
}
