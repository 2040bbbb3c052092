// Most fields of most views have their default values. Omitting these fields keeps snapshots
// readable and differences small, and allows new fields without a new schema version.

extension KeyedDecodingContainer {
  func decode<Value: Decodable>(_ key: Key, default fallback: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? fallback
  }
}

// The attributes, relations and directions of constraints are encoded as names, because their raw
// values are Apple's numbers.
extension KeyedDecodingContainer {
  /// Returns the value for the name at `key`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the name is unknown.
  func decode<Value>(_ key: Key, word meaning: (String) -> Value?) throws -> Value {
    let word = try decode(String.self, forKey: key)
    if let value = meaning(word) { return value }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: "'\(word)' is no word known here")
  }

  func decode<Value>(
    _ key: Key, word meaning: (String) -> Value?, default fallback: Value
  ) throws -> Value {
    try contains(key) ? decode(key, word: meaning) : fallback
  }
}

extension KeyedEncodingContainer {
  mutating func encode<Value: Encodable & Equatable>(
    _ value: Value, forKey key: Key, unless fallback: Value
  ) throws {
    guard value != fallback else { return }
    try encode(value, forKey: key)
  }
}
