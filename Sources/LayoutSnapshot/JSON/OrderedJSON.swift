/// The JSON format of Purlin: fields in encoding order, and short numbers.
package enum OrderedJSON {
  /// Returns the value as JSON text that ends with a line feed.
  ///
  /// The text is deterministic. Numbers are rounded to a millionth; numbers that JSON cannot
  /// represent become the strings `nan`, `inf` and `-inf`.
  package static func text(_ value: some Encodable) throws -> String {
    var text = ""
    try print(value, to: &text)
    return text + "\n"
  }

  /// Prints the value as in ``text(_:)``, without the line feed at the end.
  package static func print(
    _ value: some Encodable, to text: inout some TextOutputStream
  ) throws {
    let node = JSONNode()
    try value.encode(to: OrderedEncoder(node: node))
    try node.print(to: &text)
  }
}
