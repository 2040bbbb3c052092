import Testing

@testable import LayoutGeometry

/// The names are written out, because Embedded Swift cannot print a case.
@Suite struct NameTests {
  @Test func `the name of an attribute, relation, axis or direction is that of its case`() {
    #expect(LayoutAttribute.allCases.map(\.name) == LayoutAttribute.allCases.map { "\($0)" })
    #expect(LayoutRelation.allCases.map(\.name) == LayoutRelation.allCases.map { "\($0)" })
    #expect(LayoutAxis.allCases.map(\.name) == LayoutAxis.allCases.map { "\($0)" })
    #expect(
      [LayoutDirection.leftToRight, .rightToLeft].map(\.name) == ["leftToRight", "rightToLeft"])
  }
}
