import InterfaceBuilder
import TestSupport
import Testing

@testable import DocumentEditing

/// The law of merges: every change of either side is in the result or in a conflict, and nothing else is.
@Suite(.late) struct MergeLawTests {
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
    // With seed 442, one side gave a view the frame that the other had changed; with 1618, both gave it one.
    for seed in [442, 1618] + Array(0..<Rounds.of(10_000, ordinarily: 12)) {
      let (base, ours, theirs) = try pair(seed)
      let merge = try DocumentMerge(completely: base, ours, theirs)
      let problems = DocumentFacts.violations(base, ours, theirs, merge)
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
      #expect(DocumentFacts.violations(base, ours.bytes, theirs.bytes, merge).isEmpty)
    }
  }

  @Test func `the parts of a kept container are in it with their constraints`() throws {
    let base = Array(Self.base.utf8)
    let (moved, changed) = (
      try MergeDraft(base, prefix: "our"), try MergeDraft(base, prefix: "their")
    )
    let list = try #require(moved.view("title").flatMap { _ in moved.list(holding: "title") })
    moved.move(try #require(moved.view("name")), into: list, at: 0)
    moved.delete(try #require(moved.view("card")))
    changed.view("card")?["alpha"] = "0.5"
    for (ours, theirs, side) in [(changed, moved, MergeSide.ours), (moved, changed, .theirs)] {
      let merge = try DocumentMerge(
        base: base, ours: ours.bytes, theirs: theirs.bytes, favoring: side)
      #expect(merge.conflicts.map(\.kind) == [.deletion])
      let difference = try DocumentFacts(merge.bytes).difference(from: DocumentFacts(changed.bytes))
      #expect(difference.isEmpty)
    }
  }

  @Test func `a view that both sides added is kept with what one of them deleted around it`() throws
  {
    let base = Array(Self.base.utf8)
    let (ours, theirs) = (
      try MergeDraft(base, prefix: "our"), try MergeDraft(base, prefix: "their")
    )
    let card = try #require(ours.view("card")?.child("subviews"))
    ours.addView("both-1", into: card, at: 0)
    let root = try #require(theirs.list(holding: "card"))
    theirs.addView("both-1", into: root, at: 0)
    theirs.delete(try #require(theirs.view("card")))
    for side in [nil, MergeSide.ours, .theirs] {
      let merge = try DocumentMerge(
        base: base, ours: ours.bytes, theirs: theirs.bytes, favoring: side)
      #expect(merge.conflicts.map(\.kind) == [.deletion])
      let text = String(decoding: merge.bytes, as: UTF8.self)
      #expect(text.contains("id=\"both-1\"") && text.contains("id=\"both-1-width\""))
      #expect(text.contains("id=\"card\"") == (side != .theirs))
    }
  }

  @Test(arguments: [("name", "name"), ("name", "pass")])
  func `an outlet that both sides added is one`(one: String, other: String) throws {
    let base = Array(Self.base.utf8)
    let sides = try [("our", one), ("their", other)].map { prefix, view in
      let draft = try MergeDraft(base, prefix: prefix)
      draft.connect("field", to: view)
      return draft.bytes
    }
    let merge = try DocumentMerge(base: base, ours: sides[0], theirs: sides[1])
    let text = String(decoding: merge.bytes, as: UTF8.self)
    #expect(text.split(separator: "property=\"field\"").count == 2)
    #expect(text.contains("property=\"field\" destination=\"\(one)\""))
    #expect(merge.conflicts.map(\.kind) == (one == other ? [] : [.value]))
  }

  @Test func `the sides can be exchanged`() throws {
    for seed in 0..<Rounds.of(2_000, ordinarily: 6) {
      let (base, ours, theirs) = try pair(seed)
      let one = try DocumentMerge(completely: base, ours, theirs)
      let other = try DocumentMerge(completely: base, theirs, ours)
      #expect(one.conflicts.count == other.conflicts.count, "seed \(seed)")
      if one.conflicts.isEmpty {
        let difference = try DocumentFacts(one.bytes).difference(from: DocumentFacts(other.bytes))
        #expect(difference.isEmpty, "seed \(seed)")
      }
      let favored = try DocumentMerge(completely: base, ours, theirs, favoring: .theirs)
      let kept = try DocumentMerge(completely: base, theirs, ours, favoring: .ours)
      let difference = try DocumentFacts(favored.bytes).difference(from: DocumentFacts(kept.bytes))
      #expect(difference.isEmpty, "seed \(seed)")
    }
  }
}

extension DocumentFacts {
  /// Returns the facts that are neither the result of a change nor covered by a conflict.
  static func violations(
    _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], _ merge: DocumentMerge
  ) -> [String] {
    // A connection that both sides added has the id of ours.
    let theirs = DocumentMerge.withSharedConnections(base: base, ours: ours, theirs: theirs)
    guard let b = try? Self(base), let o = try? Self(ours), let t = try? Self(theirs),
      let r = try? Self(merge.bytes)
    else { return ["a version cannot be read"] }
    return discrepancies(in: r, base: b, ours: o, theirs: t, conflicts: merge.conflicts)
      .map(\.description)
  }
}
