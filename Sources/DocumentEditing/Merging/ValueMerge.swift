internal import InterfaceBuilder

/// A node of a merged document, beside its children.
struct MergedNode {
  /// An attribute of the start tag, with entities.
  typealias Attribute = (name: String, value: String, quote: UInt8)

  /// The side whose text is copied where both are equal.
  var home: MergeSide
  /// Whether the element is copied with all that it contains.
  var isWhole = false
  var name: String
  var attributes: [Attribute] = []
  /// The side whose character data it has.
  var text: MergeSide
}

/// The choice between three versions of a value.
enum ValueMerge {
  /// Returns the side whose value is that of the result; nil if both changed it differently.
  static func side(_ base: [String?], _ ours: [String?], _ theirs: [String?]) -> MergeSide? {
    if ours == theirs || theirs == base { return .ours }
    if ours == base { return .theirs }
    if isSame(ours, theirs) || isSame(theirs, base) { return .ours }
    return isSame(ours, base) ? .theirs : nil
  }

  /// Returns whether two values are equal as text or as numbers: Xcode 11 and Xcode 15 write the same number
  /// with different digits.
  static func isSame(_ one: String?, _ other: String?, tolerance: Double = 1e-9) -> Bool {
    if one == other { return true }
    guard let one, let other, let first = Double(one), let second = Double(other) else {
      return false
    }
    return abs(first - second) <= tolerance * max(1, abs(first))
  }

  /// Returns whether an attribute means the same in two nodes.
  static func isSame(
    _ attribute: String, of one: MarkupTree.Node, _ other: MarkupTree.Node
  ) -> Bool {
    isSame(
      one.meaning(of: attribute), other.meaning(of: attribute),
      tolerance: max(one.tolerance, other.tolerance))
  }

  /// Returns whether two nodes have the same content, with equal numbers.
  static func isSame(
    _ one: MarkupTree.Node, of tree: MarkupTree, _ other: MarkupTree.Node, of otherTree: MarkupTree
  ) -> Bool {
    guard one.name == other.name, one.children.count == other.children.count,
      tree.string(one.text) == otherTree.string(other.text)
    else { return false }
    let derived = ValueFields(of: one, in: tree)?.derived ?? []
    return Set((one.attributes + other.attributes).map(\.name)).subtracting(derived)
      .allSatisfy { isSame($0, of: one, other) }
      && zip(one.children, other.children).allSatisfy {
        isSame(tree.nodes[$0], of: tree, otherTree.nodes[$1], of: otherTree)
      }
  }

  private static func isSame(_ one: [String?], _ other: [String?]) -> Bool {
    zip(one, other).allSatisfy { isSame($0, $1) }
  }

  /// Returns whether a version such as `21507`, `6.0` or `18G84` is later than another.
  static func isLater(_ one: String?, than other: String?) -> Bool {
    func parts(_ text: String?) -> [Int] {
      (text ?? "").split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.flatMap { word in
        word.split { !$0.isNumber }.map { Int($0) ?? 0 }
      }
    }
    return parts(other).lexicographicallyPrecedes(parts(one))
  }
}

extension TreeMerge {
  /// Returns the nodes of the result by their keys, and records conflicts about their values.
  mutating func mergedNodes() -> [String: MergedNode] {
    var merged: [String: MergedNode] = [:]
    for key in orderedKeys where kept.contains(key) {
      let (o, t) = (ours.node(key), theirs.node(key))
      if let o, let t {
        merged[key] = values.contains(key) ? value(o, t) : element(o, t)
      } else if let node = o ?? t {
        let home: MergeSide = o == nil ? .theirs : .ours
        merged[key] = MergedNode(
          home: home, isWhole: values.contains(key), name: node.name,
          attributes: node.attributes.map { ($0.name, $0.value, $0.quote) }, text: home)
      }
    }
    return merged
  }

  /// Merges a node that is one value.
  private mutating func value(_ o: MarkupTree.Node, _ t: MarkupTree.Node) -> MergedNode {
    let side = valueSide(o, t)
    if side == nil, !ours.isDerived(o), !(ours.isRescaled(o) && theirs.isRescaled(t)) {
      if let merged = mergedFields(o, t) { return merged }
      conflicts.append(names.valueConflict(about: o.key, attributes: nil, in: self))
    }
    return MergedNode(
      home: side ?? decider, isWhole: true, name: o.name, text: side ?? decider)
  }

  /// The side whose value is that of the result; nil if both changed it differently.
  private func valueSide(_ o: MarkupTree.Node, _ t: MarkupTree.Node) -> MergeSide? {
    // A view that only one side places by its frame has that frame, changed or not.
    let isDerived = (ours.isDerived(o), theirs.isDerived(t))
    if isDerived.0 != isDerived.1 { return isDerived.0 ? .theirs : .ours }
    let old = oldValue(of: o)
    let exact = ValueMerge.side(
      [old.map { base.signature(of: $0) }], [ours.signature(of: o)], [theirs.signature(of: t)])
    if let exact { return exact }
    if ValueMerge.isSame(o, of: ours, t, of: theirs) { return .ours }
    if let old {
      if ValueMerge.isSame(t, of: theirs, old, of: base) { return .ours }
      if ValueMerge.isSame(o, of: ours, old, of: base) { return .theirs }
    }
    return nil
  }

  /// The node of the base with the value before; nil if it was no value there: constraints placed a view that both sides
  /// place by its frame.
  private func oldValue(of o: MarkupTree.Node) -> MarkupTree.Node? {
    base.node(o.key).flatMap { base.isDerived($0) && !ours.isDerived(o) ? nil : $0 }
  }

  /// Merges a value of which both sides changed fields that are independent; nil if it has none.
  private mutating func mergedFields(_ o: MarkupTree.Node, _ t: MarkupTree.Node) -> MergedNode? {
    guard let old = oldValue(of: o), old.name == o.name, o.name == t.name,
      let fields = ValueFields(of: o, in: ours)
    else { return nil }
    var sides: [String: MergeSide] = [:]
    var open: [String] = []
    for name in (o.attributes + t.attributes).map(\.name) where sides[name] == nil {
      if let side = ValueMerge.side([old[name]], [o[name]], [t[name]]) {
        sides[name] = side
      } else if ValueMerge.isSame(name, of: o, t) || ValueMerge.isSame(name, of: t, old) {
        sides[name] = .ours
      } else if ValueMerge.isSame(name, of: o, old) {
        sides[name] = .theirs
      } else {
        sides[name] = decider
        if !fields.derived.contains(name) { open.append(name) }
      }
    }
    if !open.isEmpty {
      conflicts.append(names.valueConflict(about: o.key, attributes: open, in: self))
    }
    return MergedNode(
      home: .ours, name: o.name, attributes: attributes(old, o, t, from: sides), text: .ours)
  }

  /// Merges the name, attributes and text of an element.
  private mutating func element(_ o: MarkupTree.Node, _ t: MarkupTree.Node) -> MergedNode {
    let old = base.node(o.key)
    let key = o.key
    var result = MergedNode(home: .ours, name: o.name, text: .ours)
    if let side = ValueMerge.side([old?.name], [o.name], [t.name]) {
      result.name = side == .ours ? o.name : t.name
    } else {
      conflicts.append(names.valueConflict(about: key, attributes: [], in: self))
      result.name = decider == .ours ? o.name : t.name
    }
    let texts = (ours.string(o.text), theirs.string(t.text))
    if let side = ValueMerge.side([old.map { base.string($0.text) }], [texts.0], [texts.1]) {
      result.text = side
    } else {
      conflicts.append(names.valueConflict(about: key, attributes: nil, in: self))
      result.text = decider
    }
    var sides: [String: MergeSide] = [:]
    for name in o.attributes.map(\.name) + t.attributes.map(\.name) where sides[name] == nil {
      let group = MergeVocabulary.group(of: name)
      let side = side(ofAttributes: group, old, o, t)
      for member in group { sides[member] = side }
    }
    result.attributes = attributes(old, o, t, from: sides)
    return result
  }

  /// Returns the attributes of an element in the order of both sides.
  private func attributes(
    _ old: MarkupTree.Node?, _ o: MarkupTree.Node, _ t: MarkupTree.Node,
    from sides: [String: MergeSide]
  ) -> [MergedNode.Attribute] {
    var chosen: [String: MergedNode.Attribute] = [:]
    for (name, side) in sides {
      let node = side == .ours ? o : t
      if let found = node.attributes.first(where: { $0.name == name }) {
        chosen[name] = (name, found.value, found.quote)
      }
    }
    let order = SequenceMerge(
      old?.attributes.map(\.name) ?? [], o.attributes.map(\.name), t.attributes.map(\.name),
      kept: chosen.keys.sorted())
    return order.order.compactMap { chosen[$0] }
  }

  /// Returns the side from which attributes that belong together are taken.
  private mutating func side(
    ofAttributes group: [String], _ old: MarkupTree.Node?, _ o: MarkupTree.Node,
    _ t: MarkupTree.Node
  ) -> MergeSide {
    let name = group[0]
    // Those that are equal on both sides do not matter.
    let group = group.filter { o[$0] != t[$0] || o.meaning(of: $0) != t.meaning(of: $0) }
    let side =
      ValueMerge.side(group.map { old?[$0] }, group.map { o[$0] }, group.map { t[$0] })
      ?? ValueMerge.side(
        group.map { name in old.flatMap { picture(name, of: $0, in: base) } },
        group.map { picture($0, of: o, in: ours) }, group.map { picture($0, of: t, in: theirs) })
    if let derived = derivedSide(of: name, o, t) { return derived }
    if let side {
      // What one side's value refers to may have been dropped with the other's.
      let isUsable = refersOnlyToKept(group, side == .ours ? o : t)
      return isUsable || !refersOnlyToKept(group, side == .ours ? t : o) ? side : side.other
    }
    conflicts.append(
      names.valueConflict(
        about: o.key, attributes: group, in: self))
    return decider
  }

  private func refersOnlyToKept(_ group: [String], _ node: MarkupTree.Node) -> Bool {
    group.allSatisfy { name in
      guard MergeVocabulary.references.contains(name), let id = node[name] else { return true }
      let key = MarkupTree.key(id: id)
      return kept.contains(key) || ours.node(key) == nil && theirs.node(key) == nil
    }
  }

  /// Returns the side of an attribute that is nobody's intention; nil for others.
  private func derivedSide(
    of name: String, _ o: MarkupTree.Node, _ t: MarkupTree.Node
  ) -> MergeSide? {
    if MergeVocabulary.flags.contains(name) {
      return frameSide(of: o.key) ?? ValueMerge.side(
        [base.node(o.key)?[name]], [o[name]], [t[name]]) ?? decider
    }
    let old = base.node(o.key)
    if MergeVocabulary.isGeneratedName(o[name]), MergeVocabulary.isGeneratedName(t[name]) {
      // The names differ each time that the document is saved, the pictures only if somebody changed them.
      return ValueMerge.side([old?[name]], [o[name]], [t[name]])
        ?? ValueMerge.side(
          [old?[name].flatMap(base.embeddedImage)], [o[name].flatMap(ours.embeddedImage)],
          [t[name].flatMap(theirs.embeddedImage)])
    }
    if o.name == "document", MergeVocabulary.versions.contains(name) {
      let names = ["toolsVersion", "systemVersion"]
      let side = ValueMerge.side(names.map { old?[$0] }, names.map { o[$0] }, names.map { t[$0] })
      if let side { return side }
      let isLater = names.map { ValueMerge.isLater(t[$0], than: o[$0]) }
      return o["toolsVersion"] == t["toolsVersion"]
        ? (isLater[1] ? .theirs : .ours)
        : (isLater[0] ? .theirs : .ours)
    }
    if ["plugIn", "capability", "deployment"].contains(o.name) {
      return ValueMerge.side([old?[name]], [o[name]], [t[name]])
        ?? (ValueMerge.isLater(t[name], than: o[name]) ? .theirs : .ours)
    }
    guard ours.isDerived(o) else { return nil }
    return ValueMerge.side([base.node(o.key)?[name]], [o[name]], [t[name]]) ?? decider
  }

  /// Returns the side from which the frame of a view is taken; nil if both have the same.
  private func frameSide(of view: String) -> MergeSide? {
    func frame(_ tree: MarkupTree) -> [String?] {
      [tree.node(view + "/key=frame").map { tree.signature(of: $0) }]
    }
    let (o, t) = (frame(ours), frame(theirs))
    return o == t ? nil : ValueMerge.side(frame(base), o, t) ?? decider
  }
}
