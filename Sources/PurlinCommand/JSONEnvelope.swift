/// The outermost JSON value of `check`, `explain`, `show`, `edit`, `diff`, `list`, `merge` and `preview`: an object
/// that names its schema, which is in `Documentation/Schemas`.
///
/// The number in the schema's name is incremented when a key changes its meaning; keys may be added.
struct JSONEnvelope: Encodable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private let schema: String
  private var members: [(name: String, value: any Encodable)] = []
  /// A value whose members are those of the envelope.
  private var report: (any Encodable)?

  /// Creates an envelope.
  ///
  /// - Parameters:
  ///   - verb: The subcommand.
  ///   - members: The other members.
  init(_ verb: String, _ members: [(name: String, value: any Encodable)]) {
    schema = Self.schema(verb)
    self.members = members
  }

  /// Creates an envelope of the members of a value that is an object.
  ///
  /// - Parameters:
  ///   - verb: The subcommand.
  ///   - report: The value.
  init(_ verb: String, _ report: any Encodable) {
    schema = Self.schema(verb)
    self.report = report
  }

  /// The name of a subcommand's schema.
  static func schema(_ verb: String) -> String { "purlin/\(verb)/1" }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(schema, forKey: Key(stringValue: "schema"))
    try report?.encode(to: encoder)
    for (name, value) in members { try container.encode(value, forKey: Key(stringValue: name)) }
  }
}
