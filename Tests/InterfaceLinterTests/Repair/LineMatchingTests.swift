import TestSupport
import Testing

@testable import InterfaceLinter

@Suite struct LineMatchingTests {
  private func kept(_ lines: [Substring], without dropped: [Bool]) -> [Substring] {
    zip(lines, dropped).filter { !$0.1 }.map(\.0)
  }

  @Test func `what is left of both versions is equal`() {
    var generator = SplitMix64.seeded()
    for round in 0..<500 {
      // Few different lines, so that most are repeated; or many, so that most are unique.
      let alphabet = round % 2 == 0 ? 4 : 200
      var lines = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        Substring("line \(Int.random(in: 0..<alphabet, using: &generator))")
      }
      let old = lines
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        let place = Int.random(in: 0...lines.count, using: &generator)
        if Bool.random(using: &generator), place < lines.count {
          lines.remove(at: place)
        } else {
          lines.insert(
            Substring("line \(Int.random(in: 0..<alphabet, using: &generator))"), at: place)
        }
      }
      let (removed, inserted) = LineMatching(old, lines).differences
      #expect(kept(old, without: removed) == kept(lines, without: inserted))
    }
  }

  @Test func `only what differs is listed`() {
    let old = (0..<1000).map { Substring("line \($0)") }
    let new = old.filter { !$0.hasSuffix("7") }
    let (removed, inserted) = LineMatching(old, new).differences
    #expect(removed.indices.filter { removed[$0] } == Array(stride(from: 7, to: 1000, by: 10)))
    #expect(!inserted.contains(true))
  }
}
