internal import LayoutGeometry

/// A JSON value for output, with members in the given order.
indirect enum JSONText {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case array([JSONText])
  /// Members without a value are left out.
  case object([(String, JSONText?)])

  /// Returns the value on separate lines, indented by steps of two.
  func text(indent: Int = 0) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .string(let text): return text.jsonLiteral
    case .integer(let number): return "\(number)"
    case .bool(let value): return value ? "true" : "false"
    case .array(let elements):
      guard !elements.isEmpty else { return "[]" }
      let lines = elements.map { inner + $0.text(indent: indent + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members):
      let lines = members.compactMap { name, value in
        value.map { inner + name.jsonLiteral + ": " + $0.text(indent: indent + 2) }
      }
      guard !lines.isEmpty else { return "{}" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    }
  }
}

extension JSONText: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral elements: JSONText...) { self = .array(elements) }

  init(dictionaryLiteral members: (String, JSONText?)...) { self = .object(members) }
}

extension Array {
  /// Returns the elements as a list; nil if there are none.
  func json(_ value: (Element) -> JSONText) -> JSONText? { isEmpty ? nil : .array(map(value)) }
}
