import Testing

@testable import InterfaceLinter

/// Fixed heights of texts that wrap and scale.
@MainActor
@Suite struct FixedHeightTextTests {
  private func found(
    _ height: String, text: String = "You pay only if the project reaches its goal.",
    attributes: String = "numberOfLines=\"0\" adjustsFontForContentSizeCategory=\"YES\"",
    connections: String = ""
  ) throws -> [LintFinding] {
    try Scene(
      views: """
        <label text="\(text)" adjustsFontSizeToFit="NO" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="note">
        <rect key="frame" x="16" y="40" width="200" height="42"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <constraints>\(tie("note.width = 200"))\(height)</constraints></label>
        """, constraints: corner("note"), connections: connections
    ).findings("fixed-height-text")
  }

  @Test(arguments: [(20.0, true), (42, true), (60, true), (83, false), (120, false)])
  func `a height is reported in which the largest text does not fit`(
    height: Double, isReported: Bool
  ) throws {
    #expect(try found(tie("note.height = \(height)", id: "h")).isEmpty != isReported)
    #expect(try found(tie("note.height <= \(height)", id: "h")).isEmpty != isReported)
    #expect(try found(tie("note.height >= \(height)", id: "h")).isEmpty)
    #expect(try found(tie("note.height = \(height)", id: "h", "priority=\"750\"")).isEmpty)
  }

  @Test func `texts that do not scale or wrap, placeholders and heights of code are not`() throws {
    let height = tie("note.height = 42", id: "h")
    #expect(try found(height, attributes: "numberOfLines=\"0\"").isEmpty)
    #expect(try found(height, attributes: "adjustsFontForContentSizeCategory=\"YES\"").isEmpty)
    #expect(try found(height, text: "note.text.of_payment").isEmpty)
    #expect(try found(height, text: "Short").isEmpty)
    let outlet = "<outlet property=\"height\" destination=\"h\" id=\"out\"/>"
    #expect(try found(height, connections: outlet).isEmpty)
  }
}
