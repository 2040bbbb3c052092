import TestSupport
import Testing

@Suite(.late) struct AuditTests {
  @Test func `findings are status 1, nothing but notes 0, an unreadable document 2`() throws {
    let folder = try Scratch(documents: ["Main.xib"])
    let clean = try CommandRun("purlin audit Main.xib", in: folder)
    #expect(clean.status == 0, "\(clean.output)\(clean.errors)")
    try folder.write(Self.found, to: "Found.xib")
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

  /// A switch without a label, which is at the left in both directions.
  private static let found = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
    <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="100"/>
    <subviews><switch opaque="NO" on="YES" id="sw"><rect key="frame" x="20" y="20" width="51" \
    height="31"/></switch></subviews></view></objects></document>
    """

  @Test func `known findings are suppressed, beside those of the linter`() throws {
    let folder = try Scratch()
    try folder.write(Self.found, to: "Found.xib")
    #expect(try CommandRun("purlin audit .", in: folder).status == 1)
    let linted = try CommandRun("purlin lint . --write-baseline", in: folder)
    #expect(linted.status == 0, "\(linted.errors)")
    let written = try CommandRun("purlin audit . --write-baseline", in: folder)
    #expect(written.status == 0)
    #expect(written.errors.hasSuffix(".purlin-baseline.json: 2 findings in 1 document written\n"))
    try folder.write("{\"baseline\": \".purlin-baseline.json\"}", to: ".purlin.json")
    let run = try CommandRun("purlin audit .", in: folder)
    #expect(run.status == 0)
    #expect(run.lines.last == "1 document: nothing found; 2 suppressed by the baseline")
    // The other subcommand's findings are neither gone nor removed.
    let other = try CommandRun("purlin lint .", in: folder)
    #expect(!other.errors.contains("no longer found"))
    _ = try CommandRun("purlin lint . --write-baseline", in: folder)
    #expect(try folder.text(".purlin-baseline.json").contains("missing-label"))
  }

  @Test func `settings turn rules off, change their severity and leave paths out`() throws {
    let folder = try Scratch()
    try folder.write(Self.found, to: "Found.xib")
    try folder.write(
      "{\"rules\": {\"missing-label\": \"off\", \"unmirrored\": false}}", to: ".purlin.json")
    #expect(try CommandRun("purlin audit .", in: folder).status == 0)
    #expect(try CommandRun("purlin audit . --no-config", in: folder).status == 1)
    try folder.write("{\"rules\": {\"missing-label\": \"error\"}}", to: ".purlin.json")
    let run = try CommandRun("purlin audit .", in: folder)
    #expect(run.lines.last == "1 document: 1 error, 1 warning")
    try folder.write("{\"exclude\": [\"Found.xib\"]}", to: ".purlin.json")
    // A run that checks nothing is reported; see ExclusionTests.
    #expect(try CommandRun("purlin audit .", in: folder).status == 2)
    let wrong = try CommandRun("purlin audit . --select clipped-text", in: folder)
    #expect(wrong.errors == "purlin: 'clipped-text' is a rule of 'purlin lint'\n")
  }

  @Test func `a button with an image alone has no label`() throws {
    let folder = try Scratch()
    try folder.write(
      Self.found.replacing(
        "<subviews>",
        with: """
          <subviews><button opaque="NO" id="img"><rect key="frame" x="100" y="20" width="44" \
          height="44"/><state key="normal" image="share-arrow"/></button><button opaque="NO" \
          id="sym"><rect key="frame" x="150" y="20" width="44" height="44"/><state key="normal" \
          image="trash" catalog="system"/></button><button opaque="NO" id="own"><rect key="frame" \
          x="200" y="20" width="44" height="44"/><accessibility key="accessibilityConfiguration" \
          label="Share"/><state key="normal" image="share-arrow"/></button>
          """
      ).replacing(
        "</objects>",
        with: """
          </objects><resources><image name="share-arrow" width="24" height="24"/>\
          <image name="trash" catalog="system" width="24" height="24"/></resources>
          """), to: "Found.xib")
    let run = try CommandRun(
      "purlin audit Found.xib --select missing-label --severity note", in: folder)
    #expect(
      run.output.contains(
        "has no accessibility label: a button with only the image 'share-arrow'"))
    #expect(run.output.contains("note:") && run.output.contains("the symbol 'trash'"))
    #expect(run.lines.last == "1 document: 2 warnings, 1 note")
  }

  @Test func `the content of a row with an accessory is mirrored`() throws {
    let folder = try Scratch()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12"/><objects>
      <tableViewCell accessoryType="disclosureIndicator" id="cell">
      <rect key="frame" x="0" y="0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="362.33" height="44"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="aa"/></subviews><constraints>
      <constraint firstItem="aa" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="l"/>
      <constraint firstItem="aa" firstAttribute="trailing" secondItem="content" secondAttribute="trailingMargin" id="r"/>
      <constraint firstItem="aa" firstAttribute="top" secondItem="content" secondAttribute="top" id="t"/>
      <constraint firstItem="aa" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="b"/>
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """, to: "Cell.xib")
    let audit = try CommandRun("purlin audit Cell.xib --select unmirrored", in: folder)
    #expect(audit.output.isEmpty, "\(audit.output)")
    func frames(_ direction: String) throws -> [[Double]] {
      let run = try CommandRun("purlin show Cell.xib --direction \(direction)", in: folder)
      return run.output.split(separator: "\n").map { line in
        line.split(separator: " ").compactMap { Double($0) }
      }.filter { $0.count == 4 }
    }
    let (left, right) = try (frames("left-to-right"), frames("right-to-left"))
    #expect(left.count == 3 && right.count == 3)
    // The content and the view in it, from the other side.
    #expect(abs(right[1][0] - (393 - left[1][2])) < 0.01, "\(left), \(right)")
    #expect(abs(right[2][0] - (left[1][2] - left[2][0] - left[2][2])) < 0.01, "\(left), \(right)")
    #expect(right[2][2] == left[2][2])
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
