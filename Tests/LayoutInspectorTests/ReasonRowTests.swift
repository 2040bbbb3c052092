import Foundation
import TestSupport
import Testing

@testable import LayoutInspector

@Suite("Reasons that are written as differences")
struct ReasonRowTests {
  /// A reason as the page reads it.
  private struct Written: Decodable {
    var base: Int?
    var terms: [Double]

    private enum CodingKeys: String, CodingKey { case base, terms }

    init(from decoder: any Decoder) throws {
      if let terms = try? decoder.singleValueContainer().decode([Double].self) {
        self.terms = terms
      } else {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        base = try container.decode(Int.self, forKey: .base)
        terms = try container.decode([Double].self, forKey: .terms)
      }
    }
  }

  private func written(_ reasons: [[Double]]) throws -> [Written] {
    try JSONDecoder().decode([Written].self, from: JSONEncoder().encode(ReasonRow.rows(reasons)))
  }

  @Test func `any reasons are read as they were`() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<200 {
      let reasons = (0..<20).map { _ in
        (0..<12).filter { _ in random.next() % 3 > 0 }.flatMap { cause in
          [Double(cause), random.next() % 2 == 0 ? 1 : -1, Double(random.next() % 3)]
        }
      }
      var read: [[Double: [Double]]] = []
      for row in try written(reasons) {
        var terms = row.base.map { read[$0] } ?? [:]
        for start in stride(from: 0, to: row.terms.count, by: 3) {
          terms[row.terms[start]] =
            row.terms[start + 1] == 0 ? nil : Array(row.terms[start..<start + 3])
        }
        read.append(terms)
      }
      #expect(read.map { terms in terms.keys.sorted().flatMap { terms[$0] ?? [] } } == reasons)
    }
  }

  @Test func `a reason with two terms of one cause is written whole`() throws {
    let reasons: [[Double]] = [[1, 1, 2, 1, 1, 3], [1, 1, 2, 1, 1, 4], [1, 1, 2, 3, 1, 4]]
    let written = try written(reasons)
    #expect(written.map(\.terms) == reasons && written.allSatisfy { $0.base == nil })
  }

  @Test(arguments: [50, 200]) func `the reasons of a chain have a few terms each`(count: Int) throws
  {
    let reasons = (1...count).map { last in
      Array((0..<last).map { [Double($0), 1, 20] }.joined())
    }
    #expect(try written(reasons).map(\.terms.count).reduce(0, +) == 3 * count)
  }
}
