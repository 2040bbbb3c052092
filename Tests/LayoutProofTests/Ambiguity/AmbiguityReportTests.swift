import AutoLayout
import Foundation
import LayoutProof
import LayoutScene
import TestScenes
import TestSupport
import Testing

@Suite(.late) struct AmbiguityReportTests {
  private let scene = PlainScene()

  @Test func `a box without width is open from zero on, and a width settles it`() throws {
    let box = scene.add("box", .container)
    try scene.row(box)
    try scene.relate(box, .leading, .equal, scene.root, .leading, 16)
    scene.layOut(at: 320)
    let report = AmbiguityReport(of: scene)
    let number = try #require(report.open.first)
    #expect(report.open.count == 1 && number.attribute == "width")
    #expect(number.least == 0 && number.greatest == nil && number.kind == .tooFewConstraints)
    #expect(abs(number.alternative.value - number.value) > 1)
    #expect(report.remedy.map(\.settles) == [["box.width"]] && report.isSettledByRemedy)
    #expect(AmbiguityReport(of: scene) == report)
  }

  @Test func `labels of equal hugging compete, and one priority settles it`() throws {
    let (one, two) = (scene.add("one", width: 50), scene.add("two", width: 80))
    for item in [one, two] { try scene.row(item) }
    try scene.relate(one, .leading, .equal, scene.root, .leading, 0)
    try scene.relate(two, .leading, .equal, one, .trailing, 10)
    try scene.relate(two, .trailing, .equal, scene.root, .trailing, 0)
    scene.layOut(at: 320)
    let report = AmbiguityReport(of: scene)
    // The space of 320 − 10 − 50 − 80 = 180 goes to either.
    let width = try #require(report.open.first { $0.name == "one" && $0.attribute == "width" })
    #expect(width.kind == .equalPriorities)
    #expect(abs((width.least ?? 0) - 50) < 1e-6 && abs((width.greatest ?? 0) - 230) < 1e-6)
    #expect(report.remedy.count == 1 && report.isSettledByRemedy)
    guard case .prioritize(_, let hugging, let horizontal, _)? = report.remedy.first?.action else {
      Issue.record("\(report.remedy)")
      return
    }
    #expect(hugging && horizontal)
  }

  @Test func `two boxes that are open apart need two additions, and no third`() throws {
    for name in ["one", "two"] {
      let box = scene.add(name, .container)
      try scene.row(box)
      try scene.relate(box, .leading, .equal, scene.root, .leading, 16)
    }
    scene.layOut(at: 320)
    let report = AmbiguityReport(of: scene)
    #expect(report.remedy.map(\.settles) == [["one.width"], ["two.width"]])
    #expect(report.isSettledByRemedy)
  }

  @Test func `numbers that move together are told together`() throws {
    let (one, two) = (scene.add("one", .container), scene.add("two", .container, width: 20))
    for item in [one, two] { try scene.row(item) }
    try scene.relate(one, .leading, .equal, scene.root, .leading, 0)
    try scene.relate(two, .leading, .equal, one, .trailing, 10)
    scene.layOut(at: 320)
    let report = AmbiguityReport(of: scene)
    #expect(report.open.map { "\($0.name).\($0.attribute)" } == ["one.width", "two.x"])
    #expect(report.description.components(separatedBy: "an equally good layout").count == 2)
    #expect(report.remedy.count == 1)
    #expect(report.description.contains("determines everything"))
  }

  @Test func `of many open numbers the first are described and the others are counted`() throws {
    for index in 0..<AmbiguityReport.limit + 3 {
      let box = scene.add("box\(index)", .container)
      try scene.row(box)
      try scene.relate(box, .leading, .equal, scene.root, .leading, 16)
    }
    scene.layOut(at: 320)
    let report = AmbiguityReport(of: scene)
    #expect(report.open.count == AmbiguityReport.limit && report.others == 3)
    #expect(report.description.contains("and 3 more numbers could have other values"))
  }

  @Test func `a determined scene has nothing open`() throws {
    let box = scene.add("box", .container, width: 40)
    try scene.row(box)
    try scene.relate(box, .leading, .equal, scene.root, .leading, 16)
    scene.layOut(at: 320)
    let report = AmbiguityReport(of: scene)
    #expect(report.open == [] && report.remedy == [] && report.isSettledByRemedy)
    #expect(report.description == "nothing is ambiguous\n")
  }
}
