extension LayoutSnapshot {
  /// A finding of a check about a layout.
  public struct Finding: LayoutGeometry.Finding, Equatable {
    /// The kind of finding in kebab case, such as `conflicting-constraints`, which is also the name
    /// of a documentation page.
    public var id: String

    /// The severity of the finding.
    public var severity: FindingSeverity

    /// The message.
    public var message: String

    /// The ids of the affected views.
    public var views: [String]

    /// The ids of the affected constraints.
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

  /// Decodes the JSON form.
  ///
  /// Missing fields have their default values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id),
      severity: try container.decode(FindingSeverity.self, forKey: .severity),
      message: try container.decode(String.self, forKey: .message),
      views: try container.decode(.views, default: []),
      constraints: try container.decode(.constraints, default: []))
  }

  /// Encodes the JSON form.
  ///
  /// Fields with default values are omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(severity, forKey: .severity)
    try container.encode(message, forKey: .message)
    try container.encode(views, forKey: .views, unless: [])
    try container.encode(constraints, forKey: .constraints, unless: [])
  }
}
