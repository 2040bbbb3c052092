// Most fields of most views are at their defaults. Leaving those out keeps a snapshot readable and
// its differences small, and lets a field be added without a new schema version.

extension KeyedDecodingContainer {
  func decode<Value: Decodable>(_ key: Key, default fallback: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? fallback
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
