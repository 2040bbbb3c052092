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
  /// Returns a number, or one of the strings `nan`, `inf` and `-inf` for values that JSON cannot
  /// represent.
  static func number(_ value: Double) -> String {
    let text = LayoutSnapshot.Number.text(value)
    return value.isFinite ? text : "\"\(text)\""
  }
}
