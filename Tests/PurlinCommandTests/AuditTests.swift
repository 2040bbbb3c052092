import Testing

@Suite struct AuditTests {
  @Test func `findings are status 1, nothing but notes 0, an unreadable document 2`() throws {
    let folder = try Scratch(documents: ["Main.xib"])
    let clean = try CommandRun("purlin audit Main.xib", in: folder)
    #expect(clean.status == 0, "\(clean.output)\(clean.errors)")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="100"/>
      <subviews><switch opaque="NO" on="YES" id="sw"><rect key="frame" x="20" y="20" width="51" \
      height="31"/></switch></subviews></view></objects></document>
      """, to: "Found.xib")
    let found = try CommandRun("purlin audit Found.xib --rule missing-label", in: folder)
    #expect(found.status == 1)
    #expect(found.output.hasPrefix("Found.xib:3:"))
    #expect(found.output.contains("[missing-label]"))
    #expect(found.lines.last == "1 document: 1 warning")
    try folder.write("<document>", to: "Broken.xib")
    let broken = try CommandRun("purlin audit Broken.xib Found.xib --format json", in: folder)
    #expect(broken.status == 2)
    #expect(broken.output.contains("\"unread\""))
    #expect(broken.output.contains("missing-label"))
  }

  @Test func `wrong arguments are status 2`() throws {
    let folder = try Scratch()
    for line in ["purlin audit", "purlin audit x --rule none", "purlin audit x --format yaml"] {
      let run = try CommandRun(line, in: folder)
      #expect(run.status == 2, "\(line)")
      #expect(run.lines.first?.hasPrefix("purlin: ") == true, "\(line): \(run.errors)")
    }
  }
}
