import TestSupport
import Testing

@testable import IsolatedWork

/// The distribution of documents over the parts of a run.
@Suite(.late) struct ShardPlanTests {
  /// Documents of sizes as in an app: most are small, few are large.
  private func documents(_ count: Int) -> [ShardPlan.Document] {
    var numbers = SplitMix64(seed: 21)
    return (0..<count).map { index in
      let random = Double(UInt32(truncatingIfNeeded: numbers.next())) / Double(UInt32.max)
      return ShardPlan.Document(
        path: "App/\(index).xib", content: SHA256.digest(of: Array("\(index)".utf8)),
        cost: 3000 / (0.01 + random))
    }
  }

  @Test(arguments: [1, 2, 3, 8, 40])
  func `every document is in one part, and no part costs more than its share`(_ count: Int) {
    let documents = documents(1000)
    let plan = ShardPlan(documents, count: count)
    var loads = [Double](repeating: 0, count: count)
    for (document, part) in zip(documents, plan.parts) { loads[part - 1] += document.cost }
    let mean = loads.reduce(0, +) / Double(count)
    #expect(loads.allSatisfy { $0 > 0 && $0 <= (1 + ShardPlan.slack) * mean })
  }

  @Test func `the order of the documents does not matter`() {
    let documents = documents(300)
    let plan = ShardPlan(documents, count: 4)
    let reversed = ShardPlan(documents.reversed(), count: 4)
    #expect(plan.parts == reversed.parts.reversed())
    // But it is the order of the reports.
    #expect(plan.digest != reversed.digest)
  }

  @Test func `a change of one document leaves most of the others where they are`() {
    let documents = documents(1000)
    let plan = ShardPlan(documents, count: 4)
    var moved = 0
    for index in stride(from: 0, to: 1000, by: 50) {
      var changed = documents
      changed[index].content = SHA256.digest(of: Array("changed \(index)".utf8))
      changed[index].cost *= 1.1
      let other = ShardPlan(changed, count: 4)
      #expect(other.digest != plan.digest)
      moved += zip(plan.parts, other.parts).count { $0 != $1 }
    }
    #expect(moved < 20 * 1000 / 20, "on average, less than a twentieth moves")
  }

  @Test func `equal documents are distributed, too`() {
    let same = (0..<100).map {
      ShardPlan.Document(path: "\($0).xib", content: SHA256.digest(of: []), cost: 10)
    }
    let parts = ShardPlan(same, count: 4).parts
    for part in 1...4 { #expect((23...27).contains(parts.count { $0 == part })) }
  }

  @Test func `there may be more parts than documents`() {
    let documents = documents(3)
    let parts = ShardPlan(documents, count: 8).parts
    #expect(parts.allSatisfy { (1...8).contains($0) })
    #expect(ShardPlan([], count: 3).parts.isEmpty)
  }
}
