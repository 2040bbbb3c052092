import InterfaceBuilder
import TestSupport
import Testing

@testable import DocumentEditing

/// The law of merges: every change of either side is in the result or in a conflict, and nothing else is.
@Suite struct MergeLawTests {
  static let base = MergeTexts.storyboard

  /// A pair of edited versions.
  private func pair(_ seed: Int) throws -> (base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    var random = SplitMix64(seed: UInt64(seed) &+ SplitMix64.seeded().seed &* 1_000_003)
    let base = try MergeDraft(Array(Self.base.utf8), prefix: "x").bytes
    func edited(_ prefix: String) throws -> [UInt8] {
      let draft = try MergeDraft(base, prefix: prefix)
      for _ in 0..<Int.random(in: 1...5, using: &random) { draft.edit(using: &random) }
      return draft.bytes
    }
    return (base, try edited("our"), try edited("their"))
  }

  @Test func `every change is in the result or in a conflict and nothing else is`() throws {
    for seed in 0..<Rounds.of(10_000, ordinarily: 12) {
      let (base, ours, theirs) = try pair(seed)
      let merge = try DocumentMerge(completely: base, ours, theirs)
      let problems = MergeFacts.violations(base, ours, theirs, merge)
      #expect(problems.isEmpty, "seed \(seed): \(problems.joined(separator: "; "))")
      let defects = MergeDefects.new(in: merge.bytes, sides: [ours, theirs])
      #expect(defects.isEmpty, "seed \(seed)")
      if !problems.isEmpty || !defects.isEmpty { return }
    }
  }

  @Test func `the changes of one side alone are made byte for byte`() throws {
    for seed in 0..<Rounds.of(2_000, ordinarily: 6) {
      let (base, ours, _) = try pair(seed)
      for (o, t) in [(ours, base), (base, ours), (ours, ours)] {
        let merge = try DocumentMerge(completely: base, o, t)
        #expect(merge.conflicts.isEmpty, "seed \(seed)")
        let isEqual = merge.bytes == ours
        #expect(isEqual, "seed \(seed)")
      }
    }
  }

  @Test func `a view that is moved into a deleted one is one conflict for both sides`() throws {
    let base = Array(Self.base.utf8)
    let (deleted, moved) = (
      try MergeDraft(base, prefix: "our"), try MergeDraft(base, prefix: "their")
    )
    deleted.delete(try #require(deleted.view("card")))
    let list = try #require(moved.view("card")?.child("subviews"))
    moved.move(try #require(moved.view("title")), into: list, at: 0)
    for (ours, theirs) in [(deleted, moved), (moved, deleted)] {
      let merge = try DocumentMerge(base: base, ours: ours.bytes, theirs: theirs.bytes)
      #expect(merge.conflicts.map(\.kind) == [.deletion])
      #expect(MergeFacts.violations(base, ours.bytes, theirs.bytes, merge).isEmpty)
    }
  }

  @Test func `the sides can be exchanged`() throws {
    for seed in 0..<Rounds.of(2_000, ordinarily: 6) {
      let (base, ours, theirs) = try pair(seed)
      let one = try DocumentMerge(completely: base, ours, theirs)
      let other = try DocumentMerge(completely: base, theirs, ours)
      #expect(one.conflicts.count == other.conflicts.count, "seed \(seed)")
      if one.conflicts.isEmpty {
        let difference = try MergeFacts(one.bytes).difference(from: MergeFacts(other.bytes))
        #expect(difference.isEmpty, "seed \(seed)")
      }
      let favored = try DocumentMerge(completely: base, ours, theirs, favoring: .theirs)
      let kept = try DocumentMerge(completely: base, theirs, ours, favoring: .ours)
      let difference = try MergeFacts(favored.bytes).difference(from: MergeFacts(kept.bytes))
      #expect(difference.isEmpty, "seed \(seed)")
    }
  }
}

/// What a document says, as independent facts.
struct MergeFacts {
  /// The values of attributes, texts and places, by the keys of elements.
  private(set) var values: [String: String] = [:]
  /// The order of the members of lists of subviews.
  private(set) var orders: [String: [String]] = [:]

  init(_ bytes: [UInt8]) throws {
    let tree = try MarkupTree(bytes)
    for node in tree.nodes {
      if node.name == "subviews" { orders[node.key] = node.children.map { tree.nodes[$0].key } }
      guard !tree.isList(node), !tree.isDerived(node) else { continue }
      values[node.key] = node.name
      values[node.key + "@parent"] = tree.parentKey(of: node)
      for attribute in node.attributes
      where !["toolsVersion", "systemVersion", "misplaced", "ambiguous"].contains(attribute.name) {
        values["\(node.key)@\(attribute.name)"] = attribute.value
      }
    }
  }

  /// Returns the facts of which only one document has the value.
  func difference(from other: Self) -> [String] {
    Set(values.keys).union(other.values.keys).filter { values[$0] != other.values[$0] }.sorted()
  }

  /// Returns the facts that are neither the result of a change nor covered by a conflict.
  static func violations(
    _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], _ merge: DocumentMerge
  ) -> [String] {
    guard let b = try? Self(base), let o = try? Self(ours), let t = try? Self(theirs),
      let r = try? Self(merge.bytes)
    else { return ["a version cannot be read"] }
    let covered = Set(merge.conflicts.flatMap(\.subjects))
    func isCovered(_ fact: String) -> Bool {
      var key = fact
      while true {
        if covered.contains(key) { return true }
        guard let end = key.lastIndex(where: { $0 == "@" || $0 == "/" }) else { return false }
        key = String(key[..<end])
      }
    }
    var problems: [String] = []
    let facts = [b, o, t, r].reduce(into: Set<String>()) { $0.formUnion($1.values.keys) }
    for fact in facts.sorted() where !isCovered(fact) {
      let (old, mine, other) = (b.values[fact], o.values[fact], t.values[fact])
      let result = r.values[fact]
      let isRight =
        mine == old ? result == other : result == mine && (other == old || other == mine)
      if !isRight {
        problems.append(
          "\(fact): \(old ?? "none"), \(mine ?? "none") and \(other ?? "none") became "
            + "\(result ?? "none")")
      }
    }
    for (list, order) in r.orders where !isCovered(list + "@order") {
      guard let before = b.orders[list], let mine = o.orders[list], let other = t.orders[list]
      else { continue }
      let common = Set(order).intersection(before).intersection(mine).intersection(other)
      let orders = [before, mine, other, order].map { $0.filter(common.contains) }
      if orders[3] != (orders[1] == orders[0] ? orders[2] : orders[1]) {
        problems.append("\(list): the order is \(orders[3])")
      }
    }
    return problems
  }
}
