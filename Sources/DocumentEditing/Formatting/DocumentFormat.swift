public import InterfaceBuilder

/// The form in which Interface Builder writes a document.
///
///     let bytes = try DocumentFormat.canonical(text)
///
/// Attributes and elements are in Interface Builder's order, constraints in that of their ids, outlets in that
/// of their properties, resources in that of their names; each element is on a line of its own, indented by four
/// blanks. Lists whose order has a meaning keep it. Elements that Interface Builder is not known to write,
/// texts, comments, entities and line endings are copied as they are.
public enum DocumentFormat {
  /// Returns a document in Interface Builder's form; a document that is in it already is unchanged.
  ///
  /// - Throws: The first error in its markup.
  /// - Complexity: O(*n* log *n*) in the number of elements.
  public static func canonical(_ bytes: [UInt8]) throws(XMLError) -> [UInt8] {
    let tree = try MarkupTree(bytes)
    guard !tree.nodes.isEmpty else { return bytes }
    var writer = FormatWriter(tree)
    return writer.text()
  }
}

/// Writes a tree in Interface Builder's form.
struct FormatWriter {
  private let tree: MarkupTree
  private let lineEnd: [UInt8]
  /// The major version of the tools that saved the document.
  private let version: Int
  private var bytes: [UInt8] = []

  init(_ tree: MarkupTree) {
    self.tree = tree
    lineEnd = LineEnding.of(tree.bytes)
    version = tree.nodes.first?["toolsVersion"].flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
  }

  /// Returns the text of the document.
  mutating func text() -> [UInt8] {
    let root = tree.nodes[0]
    // Interface Builder writes no byte order mark.
    let start = tree.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let before = marks(in: start..<root.whole.lowerBound),
      let after = marks(in: root.whole.upperBound..<tree.bytes.count)
    else { return tree.bytes }
    bytes.reserveCapacity(tree.bytes.count)
    write(before, at: 0)
    write(root)
    write(after, at: 0)
    return bytes
  }

  /// Writes an element on lines of its own.
  private mutating func write(_ node: MarkupTree.Node) {
    indent(node.depth)
    defer { bytes += lineEnd }
    guard FormatOrder.isKnown(node.name), let gaps = gaps(in: node) else {
      bytes += tree.bytes[node.whole]
      return
    }
    append("<" + node.name)
    for attribute in attributes(of: node) { append(attribute) }
    if node.children.isEmpty {
      guard !node.text.isEmpty else { return append("/>") }
      append(">")
      bytes += tree.bytes[node.text]
    } else {
      append(">")
      bytes += lineEnd
      for place in order(of: node) {
        write(gaps.before[place], at: node.depth + 1)
        write(tree.nodes[node.children[place]])
      }
      write(gaps.after, at: node.depth + 1)
      indent(node.depth)
    }
    append("</" + node.name + ">")
  }

  /// Writes comments, each on a line of its own.
  private mutating func write(_ marks: [Range<Int>], at depth: Int) {
    for mark in marks {
      indent(depth)
      bytes += tree.bytes[mark]
      bytes += lineEnd
    }
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  private mutating func indent(_ depth: Int) {
    bytes += repeatElement(UInt8(ascii: " "), count: 4 * depth)
  }

  // MARK: Attributes

  /// Returns the attributes of a start tag, each with a blank before it.
  private func attributes(of node: MarkupTree.Node) -> [String] {
    let order = FormatOrder.attributes(of: node.name)
    return Self.sorted(node.attributes.map { order[$0.name] }).map { index in
      let attribute = node.attributes[index]
      // In single quotation marks, double ones need no entity.
      let value =
        attribute.quote == UInt8(ascii: "\"")
        ? attribute.value : attribute.value.replacing("\"", with: "&quot;")
      return " \(attribute.name)=\"\(value)\""
    }
  }

  /// Returns the indices of elements in the order of their ranks; one without a rank stays behind the one
  /// before it.
  private static func sorted(_ ranks: [Int?]) -> [Int] {
    var last = -1
    let all = ranks.map { rank in
      last = rank ?? last
      return last
    }
    return all.indices.sorted { (all[$0], $0) < (all[$1], $1) }
  }

  // MARK: Elements

  /// Returns the indices of the children of an element in the order in which they are written.
  private func order(of node: MarkupTree.Node) -> [Int] {
    let children = node.children.map { tree.nodes[$0] }
    switch node.name {
    case "constraints": return Self.sorted(children, by: children.map(\.id))
    case "resources":
      return Self.sorted(children, by: children.map { "\($0.name) \($0["name"] ?? "")" })
    case "connections": return connections(children)
    case "subviews", "items", "objects", "scenes", "sections", "cells", "segments", "attributes":
      return Array(children.indices)
    default:
      let order = FormatOrder.elements(in: node.name)
      return Self.sorted(children.map { rank(of: $0, in: node, by: order) })
    }
  }

  private static func sorted(_ children: [MarkupTree.Node], by keys: [String?]) -> [Int] {
    let keys = keys.compactMap { $0.map { Array($0.utf8) } }
    guard keys.count == children.count else { return Array(children.indices) }
    return keys.indices.sorted {
      keys[$0] == keys[$1] ? $0 < $1 : keys[$0].lexicographicallyPrecedes(keys[$1])
    }
  }

  /// Returns the order of connections: outlets by their properties in the places that outlets have.
  ///
  /// The order of collections is that of the array, the order of actions and segues that in which they are performed.
  private func connections(_ children: [MarkupTree.Node]) -> [Int] {
    var result = Array(children.indices)
    let places = result.filter { children[$0].name == "outlet" }
    let sorted = Self.sorted(
      places.map { children[$0] }, by: places.map { children[$0]["property"] })
    for (place, index) in zip(places, sorted) { result[place] = places[index] }
    return result
  }

  private func rank(
    of child: MarkupTree.Node, in parent: MarkupTree.Node, by order: FormatOrder.Ranks
  ) -> Int? {
    if child.name == "variation" { return order["variation@default"] }
    let name = child["key"].map { "\(child.name)@\($0)" } ?? child.name
    // What Xcode 13 and later write elsewhere than those before.
    if version < 17_000, parent.name == "document" || child.name == "viewLayoutGuide" { return nil }
    return order[name]
  }

  // MARK: Comments

  /// Returns the comments before each child and after the last; nil if there is text between children.
  private func gaps(
    in node: MarkupTree.Node
  ) -> (before: [[Range<Int>]], after: [Range<Int>])? {
    guard let last = node.children.last else { return ([], []) }
    var before: [[Range<Int>]] = []
    for child in node.children {
      guard let found = marks(in: tree.nodes[child].gap) else { return nil }
      before.append(found)
    }
    let end = tree.bytes[..<node.whole.upperBound].lastIndex(of: UInt8(ascii: "<"))
    guard let end, let after = marks(in: tree.nodes[last].whole.upperBound..<end) else {
      return nil
    }
    return (before, after)
  }

  /// Returns the comments and instructions in a range; nil if it has something else than them and blanks.
  private func marks(in range: Range<Int>) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    var rest = tree.bytes[range]
    while let start = rest.firstIndex(where: { $0 > 0x20 }) {
      rest = rest[start...]
      guard
        let end = rest.starts(with: "<!--".utf8)
          ? Self.end(of: "-->", in: rest)
          : rest.starts(with: "<?".utf8) ? Self.end(of: "?>", in: rest) : nil
      else { return nil }
      found.append(start..<end)
      rest = rest[end...]
    }
    return found
  }

  private static func end(of mark: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let mark = Array(mark.utf8)
    return bytes.indices.dropLast(mark.count - 1).first {
      bytes[$0..<$0 + mark.count].elementsEqual(mark)
    }.map { $0 + mark.count }
  }
}
