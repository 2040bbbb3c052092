import LayoutGeometry
import TestSupport
import Testing

@testable import AutoLayout

/// Visual formats as equations between names, which need no views.
@Suite(.late) struct FormatEquationTests {
  private func equations(
    _ format: String, _ change: (inout FormatStyle) -> Void = { _ in }
  ) throws -> [FormatEquation] {
    var style = FormatStyle()
    change(&style)
    return try FormatEquation.equations(
      of: format, views: ["a", "b"], metrics: ["gap": 12], style: style)
  }

  @Test func `spaces, sizes and alignments are in Apple's order`() throws {
    let made = try equations("|-[a(44)]-gap@700-[b(a)]-|") { $0.alignments = [.centerY] }
    #expect(
      made.map(\.firstAttribute) == [.leading, .width, .leading, .width, .trailingMargin, .centerY])
    #expect(made[0].second == .superview(of: "a"))
    #expect(made[0].secondAttribute == .leadingMargin)
    #expect((made[2].constant, made[2].priority) == (12, 700))
    #expect(made[3].second == .view("a"))
    #expect(made[4].first == .superview(of: "b"))
    #expect(!made.contains { $0.isStandardSpace })
  }

  @Test func `standard spaces are marked, and a superview's space replaces its margin`() throws {
    let made = try equations("|-[a]-[b]") { $0.superviewSpace = 20 }
    #expect(made.map(\.constant) == [20, 8])
    #expect(made.map(\.secondAttribute) == [.leading, .trailing])
    #expect(made.allSatisfy { $0.isStandardSpace })
  }

  @Test func `from right to left the items change places`() throws {
    let made = try equations("[a]-5-[b]") { $0.direction = .rightToLeft }
    #expect(made[0].first == .view("a"))
    #expect((made[0].firstAttribute, made[0].secondAttribute) == (.left, .right))
  }

  @Test func `an alignment along the format's axis is an error at its end`() {
    #expect {
      try equations("[a][b]") { $0.alignments = [.left] }
    } throws: { error in
      (error as? VisualFormatError)?.kind == .alignsHorizontally
    }
  }
}
