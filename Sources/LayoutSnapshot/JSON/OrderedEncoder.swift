internal import LayoutGeometry

/// Encodes a value as a JSON tree that keeps the order in which the value encodes its fields.
///
/// Foundation's encoder can only sort keys by name, which would separate related fields. The order
/// in which types encode their fields is easier to read.
struct OrderedEncoder: Encoder {
  let node: JSONNode
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.become(.object)
    return KeyedEncodingContainer(Keyed(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.become(.array)
    return Unkeyed(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    Single(node: node, codingPath: codingPath)
  }
}

extension OrderedEncoder {
  private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: JSONNode
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) {
      node.append(key: key.stringValue).become(scalar: "null")
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      let child = node.append(key: key.stringValue)
      try value.encode(to: OrderedEncoder(node: child, codingPath: codingPath + [key]))
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      OrderedEncoder(node: node.append(key: key.stringValue), codingPath: codingPath + [key])
        .container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      OrderedEncoder(node: node.append(key: key.stringValue), codingPath: codingPath + [key])
        .unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
      OrderedEncoder(node: node.append(key: "super"), codingPath: codingPath)
    }

    func superEncoder(forKey key: Key) -> any Encoder {
      OrderedEncoder(node: node.append(key: key.stringValue), codingPath: codingPath + [key])
    }
  }

  private struct Unkeyed: UnkeyedEncodingContainer {
    let node: JSONNode
    let codingPath: [any CodingKey]
    var count: Int { node.elements.count }

    func encodeNil() { node.append().become(scalar: "null") }

    func encode<Value: Encodable>(_ value: Value) throws {
      if let value = value as? any EncodedWhenPrinted {
        return node.append().become(objectOf: value)
      }
      try value.encode(to: OrderedEncoder(node: node.append(), codingPath: codingPath))
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
      OrderedEncoder(node: node.append(), codingPath: codingPath).container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      OrderedEncoder(node: node.append(), codingPath: codingPath).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
      OrderedEncoder(node: node.append(), codingPath: codingPath)
    }
  }

  private struct Single: SingleValueEncodingContainer {
    let node: JSONNode
    let codingPath: [any CodingKey]

    func encodeNil() { node.become(scalar: "null") }
    func encode(_ value: Bool) { node.become(scalar: value ? "true" : "false") }
    func encode(_ value: String) { node.become(scalar: value.jsonLiteral) }
    func encode(_ value: Double) { node.become(scalar: JSONNode.number(value)) }
    func encode(_ value: Float) { node.become(scalar: JSONNode.number(Double(value))) }
    func encode<Integer: FixedWidthInteger & Encodable>(_ value: Integer) {
      node.become(scalar: "\(value)")
    }

    func encode<Value: Encodable>(_ value: Value) throws {
      try value.encode(to: OrderedEncoder(node: node, codingPath: codingPath))
    }
  }
}
