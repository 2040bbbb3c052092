import DocumentAnalysis
import LayoutGeometry
import Testing

@Suite struct EdgeTests {
  @Test func `left is leading, and an edge is none of the margins`() {
    let same: [(LayoutAttribute, LayoutAttribute)] = [
      (.leading, .left), (.right, .trailing), (.top, .top), (.leftMargin, .leadingMargin),
    ]
    for (one, other) in same { #expect(one.isEdge(sameAs: other) && other.isEdge(sameAs: one)) }
    let different: [(LayoutAttribute, LayoutAttribute)] = [
      (.leading, .leadingMargin), (.top, .topMargin), (.leading, .trailing), (.top, .bottom),
      (.centerX, .centerX), (.width, .width),
    ]
    for (one, other) in different { #expect(!one.isEdge(sameAs: other)) }
  }
}
