internal import LayoutGeometry

extension JSONNode {
  /// Prints the value.
  ///
  /// Values that do not contain objects are on one line if they fit.
  ///
  /// Frames, insets, anchors and lines of text are on one line each, so that a change of one number
  /// changes one line.
  func print(to text: inout some TextOutputStream) throws {
    try write(to: &text, indent: 0, column: 0)
  }

  private static let lineLength = 100

  private func write(
    to text: inout some TextOutputStream, indent: Int, column: Int
  ) throws {
    if let source {
      let node = JSONNode()
      try source.encode(to: OrderedEncoder(node: node))
      return try node.write(to: &text, indent: indent, column: column)
    }
    if let line = singleLine(room: Self.lineLength - column) {
      text.write(line)
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch form {
    case .scalar:
      text.write(scalar)
    case .array:
      text.write("[")
      for (index, element) in elements.enumerated() {
        text.write(index == 0 ? "\n" : ",\n")
        text.write(inner)
        try element.write(to: &text, indent: indent + 2, column: indent + 2)
      }
      text.write("\n" + outer + "]")
    case .object:
      text.write("{")
      for (index, member) in members.enumerated() {
        let key = member.key.jsonLiteral + ": "
        text.write(index == 0 ? "\n" : ",\n")
        text.write(inner + key)
        try member.value.write(to: &text, indent: indent + 2, column: indent + 2 + key.count)
      }
      text.write("\n" + outer + "}")
    }
  }

  /// Returns the value on one line if it contains no objects and its text fits on the line.
  private func singleLine(room: Int) -> String? {
    switch form {
    case .scalar:
      return scalar
    case .array:
      return Self.joined(elements.lazy.map { ("", $0) }, in: ("[", "]"), room: room)
    case .object:
      let parts = members.lazy.map { ($0.key.jsonLiteral + ": ", $0.value) }
      return Self.joined(parts, in: ("{", "}"), room: room)
    }
  }

  private static func joined(
    _ parts: some Sequence<(String, JSONNode)>, in brackets: (String, String), room: Int
  ) -> String? {
    var line = brackets.0
    for (label, node) in parts {
      guard node.form != .object, line.utf8.count < room else { return nil }
      guard let text = node.singleLine(room: room - line.utf8.count) else { return nil }
      line += (line.utf8.count == 1 ? "" : ", ") + label + text
    }
    line += brackets.1
    return line.utf8.count <= room ? line : nil
  }
}
