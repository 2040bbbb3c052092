import TestSupport
import Testing

@testable import DocumentEditing

/// The order of a list in which both sides exchanged elements has all exchanges of both and no others, or is a conflict.
@Suite(.late) struct SequenceMergeTests {
  /// The only order that has each two elements as the side has them that exchanged them, found by comparing all pairs.
  private func order(_ base: [String], _ ours: [String], _ theirs: [String]) -> [String]? {
    func isBefore(_ one: String, _ other: String) -> Bool {
      let found = [base, ours, theirs].map {
        ($0.firstIndex(of: one) ?? 0) < ($0.firstIndex(of: other) ?? 0)
      }
      return found[1] == found[0] ? found[2] : found[1]
    }
    let places = base.map { element in base.count { $0 != element && isBefore($0, element) } }
    guard Set(places).count == base.count else { return nil }
    return base.indices.sorted { places[$0] < places[$1] }.map { base[$0] }
  }

  private func check(_ base: [String], _ ours: [String], _ theirs: [String]) {
    let merge = SequenceMerge(base, ours, theirs, kept: base)
    let expected =
      ours == base ? theirs : theirs == base || ours == theirs ? ours : order(base, ours, theirs)
    #expect(merge.isConflict == (expected == nil), "\(base) \(ours) \(theirs)")
    #expect(merge.order == expected ?? ours, "\(base) \(ours) \(theirs)")
  }

  @Test func `all orders of a few elements are merged as all their pairs say`() {
    for count in 0...4 {
      let base = (0..<count).map(String.init)
      let orders = permutations(of: base)
      for ours in orders {
        for theirs in orders { check(base, ours, theirs) }
      }
    }
  }

  @Test func `drawn orders are merged as all their pairs say`() {
    var random = SplitMix64.seeded()
    for _ in 0..<Rounds.of(20_000, ordinarily: 300) {
      let base = (0..<Int.random(in: 5...12, using: &random)).map(String.init)
      func moved() -> [String] {
        var list = base
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let element = list.remove(at: Int.random(in: list.indices, using: &random))
          list.insert(element, at: Int.random(in: 0...list.count, using: &random))
        }
        return list
      }
      check(base, moved(), moved())
    }
  }

  @Test func `what the sides add is there once and in their order`() {
    var random = SplitMix64.seeded()
    for _ in 0..<Rounds.of(20_000, ordinarily: 300) {
      let base = (0..<Int.random(in: 0...6, using: &random)).map(String.init)
      func changed(_ prefix: String) -> [String] {
        var list = base.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        for number in 0..<Int.random(in: 0...5, using: &random) {
          list.insert("\(prefix)\(number)", at: Int.random(in: 0...list.count, using: &random))
        }
        return list
      }
      let (ours, theirs) = (changed("a"), changed("b"))
      let (ourSet, theirSet) = (Set(ours), Set(theirs))
      let kept = Set(ours + theirs).filter {
        !base.contains($0) || (ourSet.contains($0) && theirSet.contains($0))
      }
      let merge = SequenceMerge(base, ours, theirs, kept: kept.sorted())
      #expect(merge.order.sorted() == kept.sorted())
      #expect(merge.order.filter(ourSet.contains) == ours.filter(kept.contains))
      #expect(merge.order.filter(theirSet.contains) == theirs.filter(kept.contains))
    }
  }

  /// Both sides reorder a list and add as many elements as it has, all at one place or each at its own.
  @Test(arguments: [false, true]) func `the work grows with the list`(isScattered: Bool) {
    func steps(_ count: Int) -> Int {
      let base = (0..<count).map { "e\($0)" }
      func with(_ prefix: String, in list: [String]) -> [String] {
        isScattered
          ? list.flatMap { [$0, prefix + $0] } : list + base.map { prefix + $0 }
      }
      // Ours moves the first half to the end; theirs exchanges neighbors.
      let ours = Array(base[(count / 2)...] + base[..<(count / 2)])
      let theirs = stride(from: 0, to: count, by: 2).flatMap { [base[$0 + 1], base[$0]] }
      let (our, their) = (with("a", in: ours), with("b", in: theirs))
      let merge = SequenceMerge(base, our, their, kept: Array(Set(our + their)))
      #expect(merge.order.count == 3 * count && !merge.isConflict)
      return merge.steps
    }
    let (small, large) = (steps(500), steps(2000))
    #expect(small > 500)
    #expect(Double(large) < 5.5 * Double(small), "\(small), \(large)")
  }

  private func permutations(of list: [String]) -> [[String]] {
    guard let last = list.last else { return [[]] }
    return permutations(of: list.dropLast()).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0] + [last] + rest[$0...]) }
    }
  }
}
