/// A value that is encoded as an object, of which a snapshot may have thousands.
///
/// In an array, each is encoded when it is printed, so the nodes of one exist at a time.
protocol EncodedWhenPrinted: Encodable {}

extension LayoutSnapshot.View: EncodedWhenPrinted {}
extension LayoutSnapshot.Constraint: EncodedWhenPrinted {}
extension LayoutSnapshot.Finding: EncodedWhenPrinted {}

/// A mutable JSON value whose members are in insertion order.
final class JSONNode {
  enum Form {
    case scalar
    case array
    case object
  }

  private(set) var form = Form.scalar
  private(set) var scalar = "null"
  private(set) var elements: [JSONNode] = []
  private(set) var members: [(key: String, value: JSONNode)] = []

  func become(_ form: Form) { self.form = form }

  /// The object that the node becomes when it is printed; nil for other nodes.
  private(set) var source: (any EncodedWhenPrinted)?

  /// Makes the node an object that is encoded when it is printed.
  func become(objectOf value: any EncodedWhenPrinted) {
    form = .object
    source = value
  }

  func become(scalar text: String) {
    form = .scalar
    scalar = text
  }

  func append() -> JSONNode {
    let node = JSONNode()
    elements.append(node)
    return node
  }

  func append(key: String) -> JSONNode {
    let node = JSONNode()
    members.append((key, node))
    return node
  }
}

extension JSONNode {
  /// Returns a string literal.
  ///
  /// The two Unicode line separators are escaped, because they end lines in JavaScript.
  static func literal(_ string: String) -> String {
    // 0xE2 begins the separators, among others.
    let isPlain = string.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xE2
    }
    guard !isPlain else { return "\"\(string)\"" }
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a number, or one of the strings `nan`, `inf` and `-inf` for values that JSON cannot
  /// represent.
  static func number(_ value: Double) -> String {
    let text = LayoutSnapshot.Number.text(value)
    return value.isFinite ? text : "\"\(text)\""
  }
}
