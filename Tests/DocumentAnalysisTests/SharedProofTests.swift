import DocumentAnalysis
import HeadlessUIKit
import InterfaceBuilder
import LayoutProof
import TestSupport
import TextMetrics
import Testing

@MainActor @Suite struct SharedProofTests {
  private func document(font: String) throws -> InterfaceDocument {
    let text = Scratch.document.replacing(
      "</subviews>",
      with: """
        <label opaque="NO" text="Name" id="nam-aa-001">\
        <rect key="frame" x="0.0" y="200" width="60" height="20"/>\(font)</label></subviews>
        """)
    return try InterfaceDocument(parsing: Array(text.utf8))
  }

  private func proofs(_ document: InterfaceDocument) throws -> [RegionProof] {
    let island = try #require(document.islands.first)
    return SceneRegionProof(
      of: island, in: DocumentStages(document), widths: 320...500, heights: 400...500,
      under: ProofConditions(textSizes: [.large, .accessibilityLarge])
    ).cases.map(\.proof)
  }

  @Test func `text sizes that change no font share a proof, and others do not`() throws {
    let fixed = try proofs(
      try document(
        font: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"))
    #expect(fixed[0] == fixed[1])
    let styled = try proofs(
      try document(
        font: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"))
    #expect(styled[0].findings.isEmpty != styled[1].findings.isEmpty || styled[0] != styled[1])
  }
}
