internal import InterfaceBuilder

/// Writes a merged document with the text of the versions from which its elements are.
struct MergeWriter {
  let merge: TreeMerge
  let nodes: [String: MergedNode]
  private let lineEnd: [UInt8]
  /// The blanks of one level.
  private let indentation: [UInt8]
  private var bytes: [UInt8] = []

  init(_ merge: TreeMerge, _ nodes: [String: MergedNode]) {
    self.merge = merge
    self.nodes = nodes
    let bytes = merge.ours.bytes
    lineEnd = LineEnding.of(bytes)
    // The blanks before the first element in the document.
    let blanks = merge.ours.nodes.dropFirst().first.map { bytes[$0.gap] } ?? []
    indentation = Array(blanks.suffix(while: { $0 == 0x20 || $0 == 0x09 }))
  }

  /// Returns the text of the merged document.
  mutating func text() -> [UInt8] {
    bytes = []
    let trees = (merge.base, merge.ours, merge.theirs)
    guard let base = trees.0.nodes.first, let ours = trees.1.nodes.first,
      let theirs = trees.2.nodes.first
    else { return merge.ours.bytes }
    let heads = (
      trees.0.bytes[..<base.whole.lowerBound], trees.1.bytes[..<ours.whole.lowerBound],
      trees.2.bytes[..<theirs.whole.lowerBound]
    )
    bytes += heads.1 == heads.0 ? heads.2 : heads.1
    write(ours.key, depth: 0)
    let tails = (
      trees.0.bytes[base.whole.upperBound...], trees.1.bytes[ours.whole.upperBound...],
      trees.2.bytes[theirs.whole.upperBound...]
    )
    bytes += tails.1.elementsEqual(tails.0) ? tails.2 : tails.1
    return bytes
  }

  private mutating func write(_ key: String, depth: Int) {
    guard let node = nodes[key], let home = merge[node.home].node(key) else { return }
    let source = merge[node.home].bytes
    if depth > 0, let (tree, before) = gap(before: key, home: node.home) {
      write(gap: tree.bytes[before.gap], from: before.depth, to: depth)
    }
    if node.isWhole {
      write(whole: source[home.whole], from: home.depth, to: depth)
      return
    }
    let children = merge.children[key] ?? []
    let text = merge[node.text].node(key).map { merge[node.text].bytes[$0.text] } ?? []
    let isEmpty = children.isEmpty && text.isEmpty
    // An element that had members and has none now is written without an end tag.
    let isSelfClosing = isEmpty && (home.isSelfClosing || !home.children.isEmpty)
    writeStartTag(of: node, home, in: source, isSelfClosing: isSelfClosing)
    if isSelfClosing { return }
    for child in children { write(child, depth: depth + 1) }
    if children.isEmpty {
      // The content of an element without children is text, or blanks that are kept.
      bytes += isEmpty ? source[home.startTag.upperBound..<endTag(of: home, in: source)] : text
    } else if home.children.isEmpty {
      bytes += lineEnd
      for _ in 0..<depth { bytes += indentation }
    } else {
      let last = merge[node.home].nodes[home.children[home.children.count - 1]]
      let end = endTag(of: home, in: source)
      write(gap: source[last.whole.upperBound..<end], from: home.depth, to: depth)
    }
    bytes += "</\(node.name)>".utf8
  }

  private mutating func writeStartTag(
    of node: MergedNode, _ home: MarkupTree.Node, in source: [UInt8], isSelfClosing: Bool
  ) {
    let isAsWritten =
      node.name == home.name && isSelfClosing == home.isSelfClosing
      && node.attributes.elementsEqual(home.attributes) {
        $0.name == $1.name && $0.value == $1.value && $0.quote == $1.quote
      }
    if isAsWritten {
      bytes += source[home.startTag]
      return
    }
    bytes += "<\(node.name)".utf8
    for attribute in node.attributes {
      bytes += " \(attribute.name)=".utf8
      bytes.append(attribute.quote)
      bytes += attribute.value.utf8
      bytes.append(attribute.quote)
    }
    bytes += (isSelfClosing ? "/>" : ">").utf8
  }

  private func endTag(of node: MarkupTree.Node, in source: [UInt8]) -> Int {
    guard !node.isSelfClosing else { return node.whole.upperBound }
    return source[node.whole].lastIndex(of: UInt8(ascii: "<")) ?? node.whole.upperBound
  }

  // MARK: Blanks

  /// Returns the version from which the blanks and the comment before an element are taken: that in which the
  /// comment was changed, otherwise that of the element.
  private func gap(
    before key: String, home: MergeSide
  ) -> (tree: MarkupTree, node: MarkupTree.Node)? {
    var side = home
    if let o = merge.ours.node(key), let t = merge.theirs.node(key) {
      let old = merge.base.node(key).map { merge.base.comment(before: $0) }
      let comments = (merge.ours.comment(before: o), merge.theirs.comment(before: t))
      if comments.0 != comments.1 {
        side = ValueMerge.side([old], [comments.0], [comments.1]) ?? merge.decider
      }
    }
    return merge[side].node(key).map { (merge[side], $0) }
  }

  /// Writes the blanks before an element, indented for its new depth.
  private mutating func write(gap: ArraySlice<UInt8>, from old: Int, to new: Int) {
    guard old != new, gap.contains(0x0A) || gap.contains(0x0D) else {
      bytes += gap
      return
    }
    let blanks = gap.suffix(while: { $0 == 0x20 || $0 == 0x09 })
    bytes += gap.dropLast(blanks.count) + shifted(blanks, by: new - old)
  }

  /// Writes an element that is copied with its descendants.
  private mutating func write(whole: ArraySlice<UInt8>, from old: Int, to new: Int) {
    guard old != new, whole.contains(UInt8(ascii: "<")) else {
      bytes += whole
      return
    }
    // Lines that begin with markup; others are text.
    var rest = whole
    while let end = rest.firstIndex(of: 0x0A) {
      bytes += rest[...end]
      rest = rest[(end + 1)...]
      let blanks = rest.prefix { $0 == 0x20 || $0 == 0x09 }
      guard rest.dropFirst(blanks.count).first == UInt8(ascii: "<") else { continue }
      bytes += shifted(blanks, by: new - old)
      rest = rest.dropFirst(blanks.count)
    }
    bytes += rest
  }

  private func shifted(_ blanks: ArraySlice<UInt8>, by levels: Int) -> [UInt8] {
    if levels >= 0 {
      return Array(blanks) + Array(repeatElement(indentation, count: levels).joined())
    }
    return Array(blanks.dropLast(min(blanks.count, -levels * indentation.count)))
  }
}

/// The line endings of a document.
enum LineEnding {
  /// Returns the line ending of a text: that of its first line.
  static func of(_ bytes: [UInt8]) -> [UInt8] {
    guard let index = bytes.firstIndex(of: 0x0A) else { return [0x0A] }
    return index > 0 && bytes[index - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
  }

  /// Returns a text with other line endings.
  static func set(_ lineEnd: [UInt8], in bytes: [UInt8]) -> [UInt8] {
    guard of(bytes) != lineEnd else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes where byte != 0x0D {
      if byte == 0x0A { result += lineEnd } else { result.append(byte) }
    }
    return result
  }
}

extension Collection where Element == UInt8, Self: BidirectionalCollection {
  /// Returns the longest suffix whose elements satisfy a predicate.
  fileprivate func suffix(while predicate: (UInt8) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, predicate(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
