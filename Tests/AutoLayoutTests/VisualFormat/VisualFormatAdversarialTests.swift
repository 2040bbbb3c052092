import AutoLayout
import TestSupport
import Testing

@MainActor
@Suite struct VisualFormatAdversarialTests {
  let parent = TestItem("S")
  let a: TestItem

  init() { a = TestItem("a", in: parent) }

  @Test func `random signs end in constraints or in a place within the format`() {
    let signs = Array("[]|-()@,=><.0159amHV: \t_é")
    var random = SplitMix64.seeded()
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...24, using: &random)
      let format = String((0..<length).map { _ in signs.randomElement(using: &random) ?? "-" })
      do {
        _ = try NSLayoutConstraint.constraints(
          checkingVisualFormat: format, metrics: ["m": 3], views: ["a": a])
      } catch {
        if let column = error.column, let offset = error.offset {
          #expect(column <= error.format.utf8.count, "\(format), \(random)")
          #expect(offset <= format.utf8.count, "\(format), \(random)")
        }
      }
    }
  }

  @Test func `a format with another sign makes constraints, or has an error at a place in it`() {
    let good = Array("V:|-m-[a(>=20@750,<=30)]-(>=0,==a@p)-[a(a)]-|")
    let signs = Array("[]|-()@,=><.05a ")
    for place in good.indices {
      for sign in signs {
        var changed = good
        changed[place] = sign
        do {
          let found = try NSLayoutConstraint.constraints(
            checkingVisualFormat: String(changed), metrics: ["m": 3, "p": 2], views: ["a": a])
          #expect(!found.isEmpty, "\(String(changed))")
        } catch {
          #expect(error.offset ?? 0 <= changed.count, "\(String(changed)): \(error)")
        }
      }
    }
  }

  @Test func `a long format costs its length`() throws {
    let format = "[a]" + String(repeating: "-5-[a(>=1,<=900)]", count: 5_000)
    let constraints = try NSLayoutConstraint.constraints(
      checkingVisualFormat: format, views: ["a": a])
    #expect(constraints.count == 15_000)

    let open = String(repeating: "[a(", count: 20_000)
    #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.constraints(checkingVisualFormat: open, views: ["a": a])
    }
  }
}
