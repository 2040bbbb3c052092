import Foundation
import TestSupport
import Testing

@testable import InterfaceLinter

/// Constraints from a view to itself: whether they hold, and what they say about its size.
@MainActor
@Suite struct SelfConstraintTests {
  private func scene(_ constraint: String) -> Scene {
    Scene(
      views: box("box", 16, 40, 100, 50),
      constraints: corner("box") + tie("box.width = 100") + tie("box.height = 50") + constraint)
  }

  @Test(arguments: [
    ("box.leading = box.leading", "", "warning", "is always true"),
    ("box.leading >= box.leading - 5", "", "warning", "is always true"),
    ("box.leading = box.leading + 5", "", "error", "can never hold"),
    ("box.leading = box.leading + 5", "priority=\"700\"", "warning", "can never hold"),
    ("box.width <= box.width - 1", "", "error", "can never hold"),
    ("box.trailing >= box.leading", "", "warning", "is always true"),
    ("box.trailing = box.leading + 100", "", "note", "its width is 100."),
    ("box.trailing <= box.leading + 120", "", "note", "its width is at most 120."),
    ("box.leading = box.trailing - 100", "", "note", "its width is 100."),
    ("box.centerY = box.top + 25", "", "note", "its height is 50."),
    ("box.width = box.width + 50", "multiplier=\"0.5\"", "note", "its width is 100."),
  ])
  func `what it says is reported`(
    sentence: String, attributes: String, severity: String, words: String
  ) throws {
    let lint = try scene(tie(sentence, id: "own", attributes)).lint().findings
    let found = lint.filter { $0.ruleID == "self-constraint" }
    #expect(found.map(\.objectID) == ["own"])
    #expect(found.first?.severity.rawValue == severity)
    #expect(found.first?.message.contains(words) == true, "\(found.first?.message ?? "")")
    // One error for one cause.
    #expect(!lint.contains { $0.ruleID == "conflicting-constraints" })
  }

  @Test(arguments: [
    ("box.width = box.height", "multiplier=\"2:1\""), ("box.leading = root.leading + 16", ""),
    ("box.leading = box.trailing + 42", "multiplier=\"0.5\""),
  ])
  func `what relates more than a length is not`(sentence: String, attributes: String) throws {
    #expect(try scene(tie(sentence, attributes)).findings("self-constraint").isEmpty)
  }

  /// For random relations between two attributes of a box, the verdict is that of the frames: if one
  /// always holds, the frame does not change, and the note's number is the length that results.
  @Test func `the verdict is that of the layout`() throws {
    var random = SplitMix64.seeded(40)
    let attributes = ["leading", "trailing", "centerX", "width", "left", "right"]
    var verdicts: Set<String> = []
    for _ in 0..<80 {
      let (one, other) = (
        attributes.randomElement(using: &random) ?? "",
        attributes.randomElement(using: &random) ?? ""
      )
      // UIKit refuses others.
      let directed = [one, other].contains("leading") || [one, other].contains("trailing")
      let absolute = [one, other].contains("left") || [one, other].contains("right")
      guard (one == "width") == (other == "width"), !(directed && absolute) else { continue }
      let constant = Double(Int.random(in: -2...2, using: &random) * 10)
      let sign = constant < 0 ? "-" : "+"
      let sentence = "box.\(one) = box.\(other) \(sign) \(abs(constant))"
      let loose = Scene(
        views: box("box", 16, 40, 100, 50),
        constraints: corner("box") + tie("box.width = 100", "priority=\"400\"")
          + tie("box.height = 50") + tie(sentence, id: "own"))
      let result = try loose.lint()
      let found = result.findings.filter { $0.ruleID == "self-constraint" }
      let message = try #require(found.first?.message, "\(sentence), \(random)")
      let frame = try #require(try loose.frames()["box"])
      if message.contains("can never hold") {
        verdicts.insert("never")
      } else if message.contains("is always true") {
        #expect(frame.width == 100, "\(sentence), \(random)")
        verdicts.insert("always")
      } else {
        #expect(message.contains("its width is \(Int(frame.width))."), "\(message), \(random)")
        verdicts.insert("length")
      }
    }
    #expect(verdicts.count == 3)
  }
}
