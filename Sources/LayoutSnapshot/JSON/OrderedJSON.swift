/// JSON text as every part of Purlin writes it: fields in their own order, short numbers.
package enum OrderedJSON {
  /// Returns the value as JSON text that ends with a line feed.
  ///
  /// The same value gives the same bytes on every machine. Numbers are rounded to a millionth;
  /// those that JSON cannot say become the strings `nan`, `inf` and `-inf`.
  package static func text(_ value: some Encodable) throws -> String {
    let node = JSONNode()
    try value.encode(to: OrderedEncoder(node: node))
    return node.prettyPrinted()
  }
}
