/// JSON: an object with the verb, the named objects and the settings, in the words of the command line:
/// `{"operation": "pin", "views": ["Title"], "leading": 16, "top": "standard", "margins": true}`.
/// `set`, `add` and `remove` have `constraints` instead of `views`.
extension EditOperation: Codable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// Reads the JSON form.
  ///
  /// - Throws: A `DecodingError` with the message of the `EditError` for an object that is not an
  ///   operation.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func invalid(_ message: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
    }
    let word = try container.decode(String.self, forKey: Key("operation"))
    guard let verb = Verb(rawValue: word) else {
      throw invalid(
        "unknown operation '\(word)'; " + Self.hint(word, among: Verb.allCases.map(\.rawValue)))
    }
    let list = verb.namesConstraints ? "constraints" : "views"
    let names = try container.decodeIfPresent([String].self, forKey: Key(list)) ?? []
    var settings: [(key: String, value: String?)] = []
    for key in container.allKeys.map(\.stringValue).sorted() where key != "operation" && key != list
    {
      if ["constraint", "constraints", "view", "views"].contains(key) {
        throw invalid("'\(word)' has its names in '\(list)', an array of texts")
      }
      guard verb.keys.contains(key) else {
        throw invalid("'\(word)' has no setting '\(key)'; " + Self.hint(key, among: verb.keys))
      }
      if let flag = try? container.decode(Bool.self, forKey: Key(key)) {
        settings.append((key, flag ? nil : "no"))
      } else if let number = try? container.decode(Double.self, forKey: Key(key)) {
        settings.append((key, Amount.points(number).text))
      } else if let text = try? container.decode(String.self, forKey: Key(key)) {
        settings.append((key, text))
      } else {
        throw invalid("'\(key)' is a number, a word, or true")
      }
    }
    // In the order of the menus, which JSON objects do not have.
    settings.sort {
      (verb.keys.firstIndex(of: $0.key) ?? 0) < (verb.keys.firstIndex(of: $1.key) ?? 0)
    }
    do { try self.init(verb, names, settings) } catch { throw invalid(error.message) }
  }

  /// Writes the JSON form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(verb.rawValue, forKey: Key("operation"))
    if !names.isEmpty {
      try container.encode(names, forKey: Key(verb.namesConstraints ? "constraints" : "views"))
    }
    for (key, value) in settings {
      if key == "installed" {
        try container.encode(value == "yes", forKey: Key(key))
      } else if let number = value.flatMap(Double.init) {
        try container.encode(number, forKey: Key(key))
      } else if let value {
        try container.encode(value, forKey: Key(key))
      } else {
        try container.encode(true, forKey: Key(key))
      }
    }
  }
}

extension EditOperation.Verb {
  /// Whether its names are those of constraints.
  fileprivate var namesConstraints: Bool { self == .set || self == .add || self == .remove }
}
