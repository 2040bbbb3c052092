import AutoLayout
import ConflictAnalysis
import LayoutProof
import LayoutScene
import TestScenes
import TestSupport
import Testing

@Suite(.late) struct RangeProofTests {
  private let scene = PlainScene()

  /// Asks the scene at many lengths, and expects what the proof says.
  private func check(_ proof: RangeProof, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(proof.isComplete, sourceLocation: sourceLocation)
    for step in 0...200 {
      let length =
        proof.range.lowerBound + Double(step) / 200
        * (proof.range.upperBound - proof.range.lowerBound)
      let found = LayoutFindings(of: scene, at: length).all
      let (certain, possible) = proof.findings(at: length)
      #expect(
        certain.isSubset(of: found) && found.isSubset(of: possible),
        "at \(length): \(found), proven \(certain)", sourceLocation: sourceLocation)
    }
  }

  private func expect(
    _ proof: RangeProof, _ kind: RangeProof.Kind, _ names: [String],
    _ intervals: [ClosedRange<Double>], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = proof.findings.filter { $0.kind == kind && $0.names == names }
    #expect(found.count == 1, "\(proof.findings)", sourceLocation: sourceLocation)
    let ends = found.flatMap { $0.intervals.flatMap { [$0.lower, $0.upper] } }
    let wanted = intervals.flatMap { [$0.lowerBound, $0.upperBound] }
    #expect(
      ends.count == wanted.count && zip(ends, wanted).allSatisfy { abs($0 - $1) < 5e-3 },
      "\(ends)", sourceLocation: sourceLocation)
  }

  @Test func `a title beside a button is clipped below the width where its text fits`() throws {
    let title = scene.add("title", need: ContentNeed(width: 181.5, height: 10))
    let button = scene.add("button", .control)
    try scene.row(title)
    try scene.row(button)
    try scene.relate(title, .leading, .equal, scene.root, .leading, 16)
    try scene.relate(button, .width, .equal, nil, .notAnAttribute, 120)
    try scene.relate(button, .leading, .equal, title, .trailing, 8)
    try scene.relate(button, .trailing, .equal, scene.root, .trailing, -16)
    let proof = RangeProof(of: scene, over: 320...1366)
    // 16 + 181.5 + 8 + 120 + 16.
    expect(proof, .clipped, ["title"], [320...341.5])
    #expect(proof.findings.count == 1)
    #expect(
      proof.findings[0].intervals[0].upperCause == .needMet(attribute: "width", need: 181.5))
    #expect(
      SceneProof(
        scene: "Scene", axis: "width", across: 100, cases: [.init(condition: "", proof: proof)]
      ).description.split(separator: "\n").dropFirst().first
        == "  below 341.5 points title is clipped, because its text needs a width of 181.5")
    check(proof)
  }

  @Test func `a conflict is told with the members that it has at each length`() throws {
    // Up to 390 points, the second view has no space at all; up to 490, less than it needs at least.
    let views = try ["one", "two", "three"].map { name in
      let view = scene.add(name, .container)
      try scene.row(view)
      return view
    }
    try scene.relate(views[0], .leading, .equal, scene.root, .leading, 10)
    try scene.relate(views[0], .width, .equal, nil, .notAnAttribute, 200)
    try scene.relate(views[1], .leading, .equal, views[0], .trailing)
    try scene.relate(views[1], .width, .greaterThanOrEqual, nil, .notAnAttribute, 100)
    try scene.relate(views[2], .leading, .equal, views[1], .trailing, 10)
    try scene.relate(views[2], .width, .equal, nil, .notAnAttribute, 150)
    try scene.relate(views[2], .trailing, .equal, scene.root, .trailing, -20)
    let proof = RangeProof(of: scene, over: 320...600)
    let conflicts = proof.findings.filter { $0.kind == .conflict }
    for length in stride(from: 321.0, to: 600, by: 7) {
      scene.layOut(at: length)
      let reported = scene.reportedConflicts.map {
        Set($0.members.map { scene.constraint(for: $0).id })
      }
      let told = conflicts.filter { finding in
        finding.intervals.contains { ($0.lower...$0.upper).contains(length) }
      }.map { Set($0.constraints.map(\.id)) }
      #expect(Set(told) == Set(reported), "at \(length)")
    }
    #expect(conflicts.count > 1)
    #expect(conflicts.flatMap(\.intervals).map(\.upper).max().map { $0.rounded() } == 490)
  }

  @Test func `a conflict that pauses for a point is found where it pauses`() throws {
    let box = scene.add("box", .container)
    try scene.row(box)
    try scene.relate(box, .leading, .equal, scene.root, .leading, 10)
    try scene.relate(box, .trailing, .equal, scene.root, .trailing, -10)
    try scene.relate(box, .width, .greaterThanOrEqual, nil, .notAnAttribute, 480)
    try scene.relate(box, .width, .lessThanOrEqual, nil, .notAnAttribute, 481)
    let proof = RangeProof(of: scene, over: 320...1366)
    let conflicts = proof.findings.filter { $0.kind == .conflict }
    #expect(conflicts.count == 2)
    let ends = conflicts.flatMap { $0.intervals.flatMap { [$0.lower, $0.upper] } }.sorted()
    // The solver smooths out what contradicts itself by less than a thousandth of a point.
    #expect(zip(ends, [320, 500, 501, 1366]).allSatisfy { abs($0 - $1) < 2e-3 }, "\(ends)")
    check(proof)
  }

  @Test func `two labels overlap until there is space for both`() throws {
    let (one, two) = (scene.add("one"), scene.add("two"))
    for item in [one, two] { try scene.row(item) }
    try scene.relate(one, .leading, .equal, scene.root, .leading, 0)
    try scene.relate(one, .width, .equal, nil, .notAnAttribute, 200)
    try scene.relate(two, .trailing, .equal, scene.root, .trailing, 0)
    try scene.relate(two, .width, .equal, nil, .notAnAttribute, 250)
    let proof = RangeProof(of: scene, over: 220...1000)
    // Up to 250 the second label covers the first wholly, and extends beyond the left edge.
    expect(proof, .overlap, ["one", "two"], [250...450])
    expect(proof, .outside, ["two", "root"], [220...250])
    check(proof)
  }

  @Test func `views beyond one edge at the same widths are told in one sentence`() throws {
    let names = ["one", "two", "three", "four", "five"]
    for (index, name) in names.enumerated() {
      let label = scene.add(name, width: 50)
      try scene.row(label)
      try scene.relate(
        label, .leading, .equal, scene.root, .trailing, index < 2 ? -40 : -30)
    }
    let proof = RangeProof(of: scene, over: 220...1000)
    let text = SceneProof(
      scene: "Row", axis: "width", across: 100,
      cases: [SceneProof.Case(condition: "", proof: proof)]
    ).description
    #expect(
      text.contains(
        "at every width one, two, three and 2 more extend beyond the right edge of root\n"))
    check(proof)
  }

  @Test func `what nothing determines is open over the whole range`() throws {
    let label = scene.add("label", width: 50)
    try scene.row(label)
    try scene.relate(label, .leading, .greaterThanOrEqual, scene.root, .leading, 16)
    try scene.relate(label, .trailing, .lessThanOrEqual, scene.root, .trailing, -16)
    let proof = RangeProof(of: scene, over: 60...500)
    // At 82 there is just space for the label between the margins.
    expect(proof, .ambiguity, ["label"], [82...500])
    check(proof)
  }

  @Test func `an inequality with space to spare at all widths never binds`() throws {
    let label = scene.add("label", width: 50)
    try scene.row(label)
    try scene.relate(label, .leading, .equal, scene.root, .leading, 16)
    try scene.relate(
      label, .trailing, .lessThanOrEqual, scene.root, .trailing, -16, "trailing to the edge")
    let proof = RangeProof(of: scene, over: 200...1000)
    #expect(proof.neverBinding.map(\.text) == ["trailing to the edge"])
    // 200 − 16 − 50 − 16.
    #expect(abs((proof.neverBinding.first?.leastSlack ?? 0) - 118) < 1e-6)
    #expect(RangeProof(of: scene, over: 60...1000).neverBinding == [])
  }

  @Test func `an inequality in a conflict may bind`() throws {
    let label = scene.add("label")
    try scene.row(label)
    try scene.relate(label, .leading, .equal, scene.root, .leading, 16)
    try scene.relate(label, .trailing, .lessThanOrEqual, scene.root, .trailing, -16, "to the edge")
    try scene.relate(label, .width, .equal, nil, .notAnAttribute, 1200)
    // Another constraint of the conflict is broken, so that this one is satisfied with space to spare.
    let proof = RangeProof(of: scene, over: 200...1000)
    #expect(proof.findings.contains { $0.kind == .conflict })
    #expect(proof.neverBinding == [])
  }

  @Test func `a breakpoint where text breaks otherwise is named`() throws {
    let label = scene.add("label")
    try scene.row(label)
    try scene.relate(label, .leading, .equal, scene.root, .leading, 0)
    try scene.relate(label, .trailing, .equal, scene.root, .trailing, 0)
    scene.textBreak = (label, 512.25)
    let proof = RangeProof(of: scene, over: 320...1000)
    #expect(proof.breakpoints.map(\.causes) == [[.other(words: "text breaks otherwise")]])
    #expect(proof.breakpoints.allSatisfy { abs($0.length - 512.25) < 1e-6 })
  }

  @Test func `views that squeeze each other vanish at an exact width`() throws {
    let (one, two) = (scene.add("one", .control), scene.add("two", .control))
    for item in [one, two] { try scene.row(item) }
    try scene.relate(one, .leading, .equal, scene.root, .leading, 0)
    try scene.relate(
      one, .width, .equal, nil, .notAnAttribute, 300, priority: .defaultHigh,
      "one wants 300")
    try scene.relate(two, .leading, .equal, one, .trailing, 20)
    try scene.relate(two, .trailing, .equal, scene.root, .trailing, 0)
    let proof = RangeProof(of: scene, over: 30...1000)
    // The width of one gives way when that of two has come to 0.
    expect(proof, .collapsed, ["two"], [30...320])
    #expect(proof.findings.count == 1)
    #expect(
      proof.breakpoints.map(\.causes)
        == [[.regains(constraint: NamedConstraint(id: "c5", text: "one wants 300"))]])
    check(proof)
  }

  @Test func `a picture shows every finding`() throws {
    let label = scene.add("a < b", need: ContentNeed(width: 400, height: 0))
    try scene.row(label)
    try scene.relate(label, .leading, .equal, scene.root, .leading, 0)
    try scene.relate(label, .trailing, .equal, scene.root, .trailing, 0)
    let proof = SceneProof(
      scene: "Scene", axis: "width", across: 100,
      cases: [.init(condition: "", proof: RangeProof(of: scene, over: 320...1366))])
    let svg = ProofStrip([proof]).svg
    #expect(svg.contains("a &lt; b is clipped, because its text needs a width"))
    #expect(svg.contains(">400</text>"))
    #expect(svg.contains("320 to 400; ends where the width is 400, what the text needs"))
  }
}
