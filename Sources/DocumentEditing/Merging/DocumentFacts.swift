package import InterfaceBuilder

/// What a document says, as independent facts: the values of attributes and texts, places, and orders of lists.
///
/// Facts that follow from others, such as frames saved beside constraints, are left out. Comparing the facts of
/// three versions with those of a result checks any merge, whoever made it.
package struct DocumentFacts: Sendable {
  /// The values of attributes, texts and places, by the keys of elements.
  package private(set) var values: [String: String] = [:]
  /// The orders of the members of lists that are seen on screen.
  package private(set) var orders: [String: [String]] = [:]

  /// The elements of which the sides can differ without a conflict.
  private var undecided: Set<String> = []
  /// The elements that follow from others.
  private var derived: Set<String> = []
  /// The ids of several objects, and the references to objects that do not exist.
  package let defects: Set<String>

  /// Reads the facts of a document.
  ///
  /// - Throws: The first error in its markup.
  package init(_ bytes: [UInt8]) throws(XMLError) {
    let tree = try MarkupTree(bytes)
    let found = MergeDefects(of: tree)
    defects = found.repeatedIDs.union(found.dangling.map { "\($0.key)@\($0.attribute)=\($0.id)" })
    let unstated = MergeVocabulary.versions.union(MergeVocabulary.flags)
    for node in tree.nodes {
      if MergeVocabulary.ordered.contains(node.name) {
        orders[node.key] = node.children.map { tree.nodes[$0].key }
      }
      if tree.isDerived(node) { self.derived.insert(node.key) }
      guard !tree.isList(node), !tree.isDerived(node) else { continue }
      if tree.isRescaled(node) { undecided.insert(node.key) }
      values[node.key] = node.name
      values[node.key + "@parent"] = tree.parentKey(of: node)
      if !node.text.isEmpty { values[node.key + "@text"] = tree.string(node.text) }
      let derived = ValueFields(of: node, in: tree)?.derived ?? []
      for attribute in node.attributes
      where !unstated.contains(attribute.name) && !derived.contains(attribute.name) {
        guard var value = node.roundedMeaning(of: attribute.name) else { continue }
        // The picture, because its name is another each time that the document is saved.
        if MergeVocabulary.isGeneratedName(value) { value = tree.embeddedImage(value) ?? value }
        // Xcode 10 has another name for it.
        let name =
          attribute.name == "cocoaTouchSystemColor" ? "systemColor" : attribute.name
        values["\(node.key)@\(name)"] = value
      }
    }
  }

  /// Returns the facts of which only one document has the value.
  package func difference(from other: Self) -> [String] {
    Set(values.keys).union(other.values.keys)
      .filter { !ValueMerge.isSame(values[$0], other.values[$0]) }.sorted()
  }

  /// A fact of a result that does not follow from the changes of two sides.
  package struct Discrepancy: Sendable, CustomStringConvertible {
    /// What the result did.
    package enum Kind: String, Sendable {
      /// It has not the change of a side.
      case lost
      /// It has a change that neither side made.
      case added
    }

    /// What the result did.
    package let kind: Kind
    /// The fact, and its values in the ancestor, ours, theirs and the result.
    package let description: String
  }

  /// Returns the facts of a result that are neither the change of a side nor covered by a conflict.
  ///
  /// - Parameters:
  ///   - result: The facts of a merged document.
  ///   - base: Those of the common ancestor.
  ///   - ours: Those of our version.
  ///   - theirs: Those of their version.
  ///   - conflicts: The conflicts, of which the result may have either side, or something else.
  /// - Returns: The facts, in the order of their keys, then the orders of lists.
  package static func discrepancies(
    in result: Self, base: Self, ours: Self, theirs: Self, conflicts: [MergeConflict] = []
  ) -> [Discrepancy] {
    let covered = Set(conflicts.flatMap(\.subjects))
    func isCovered(_ fact: String) -> Bool {
      var key = fact
      while true {
        if covered.contains(key) { return true }
        guard let end = key.lastIndex(where: { $0 == "@" || $0 == "/" }) else { return false }
        key = String(key[..<end])
      }
    }
    var found: [Discrepancy] = []
    let facts = [base, ours, theirs, result].reduce(into: Set<String>()) {
      $0.formUnion($1.values.keys)
    }
    func isGone(_ fact: String) -> Bool {
      // An exclusion of a deleted constraint is deleted with it.
      guard fact.contains("/exclude[reference="), let start = fact.lastIndex(of: "=") else {
        return false
      }
      let id = MarkupTree.key(id: String(fact[start...].dropFirst().prefix { $0 != "]" }))
      return result.values[id] == nil && (ours.values[id] == nil || theirs.values[id] == nil)
    }
    for fact in facts.sorted()
    where !isCovered(fact) && !isGone(fact)
      && !result.derived.contains(String(fact.prefix { $0 != "@" }))
    {
      let (old, mine, other) = (base.values[fact], ours.values[fact], theirs.values[fact])
      let new = result.values[fact]
      let (isOurs, isTheirs) = (!ValueMerge.isSame(mine, old), !ValueMerge.isSame(other, old))
      // Both sides have such a frame otherwise, and either is taken as a whole.
      let isUndecided = ours.undecided.contains(String(fact.prefix { $0 != "@" }))
      let allowed =
        isUndecided || isOurs && isTheirs ? [mine, other] : isOurs ? [mine] : [other]
      // What the sides contradict each other in is a conflict, which this one is not.
      let isOpen = !isUndecided && isOurs && isTheirs && !ValueMerge.isSame(mine, other)
      if !isOpen, allowed.contains(where: { ValueMerge.isSame($0, new) }) { continue }
      found.append(
        Discrepancy(
          kind: (isOurs || isTheirs) && ValueMerge.isSame(new, old) ? .lost : .added,
          description: "\(fact): "
            + [old, mine, other].map { $0 ?? "none" }.joined(separator: ", ")
            + " became \(new ?? "none")"))
    }
    for (list, order) in result.orders.sorted(by: { $0.key < $1.key })
    where !isCovered(list + "@order") {
      guard let before = base.orders[list], let mine = ours.orders[list],
        let other = theirs.orders[list]
      else { continue }
      let common = Set(order).intersection(before).intersection(mine).intersection(other)
      let orders = [before, mine, other, order].map { $0.filter(common.contains) }
      guard !isMerged(orders[3], of: orders) else { continue }
      found.append(
        Discrepancy(
          kind: orders[3] == orders[0] ? .lost : .added, description: "\(list): the order"))
    }
    return found
  }

  /// Returns whether each two elements have the order that a side changed, or that which both have.
  private static func isMerged(_ order: [String], of orders: [[String]]) -> Bool {
    let places = orders.map { order in
      Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
    for (index, one) in order.enumerated() {
      for other in order[(index + 1)...] {
        let isBefore = places.prefix(3).map { $0[one, default: 0] < $0[other, default: 0] }
        if !(isBefore[1] == isBefore[0] ? isBefore[2] : isBefore[1]) { return false }
      }
    }
    return true
  }
}
