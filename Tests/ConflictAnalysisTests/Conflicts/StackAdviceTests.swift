import ConflictAnalysis
import Testing

/// What is said of views in stack views whose sizes contradict it.
struct StackAdviceTests {
  private static func aligned(_ type: String) -> [String] {
    [
      "UIStackView:0x71.leading == UIView:0x72.leading + 12",
      "UIStackView:0x71.trailing == UIView:0x72.trailing - 12",
      "\(type):0x73.width == 90",
      "'UISV-alignment' UILabel:0x74.leading == \(type):0x73.leading",
      "'UISV-alignment' UILabel:0x74.trailing == \(type):0x73.trailing",
      "'UISV-canvas-connection' UIStackView:0x71.leading == UILabel:0x74.leading",
      "'UISV-canvas-connection' UIStackView:0x71.trailing == UILabel:0x74.trailing",
      "'UIView-Encapsulated-Layout-Width' UIView:0x72.width == 414",
    ]
  }

  @Test(arguments: ["UIView", "UIImageView", "UIButton", "Demo.SaveButton", "UISwitch"])
  func `a width in a stack view that aligns both edges is named, whatever has it`(
    _ type: String
  ) throws {
    let diagnosis = try #require(Report.diagnosis(Self.aligned(type)))
    #expect(diagnosis.suspectedLines == [2])
    #expect(diagnosis.conflicts.first?.suspect?.reason == .unequalArranged)
    #expect(diagnosis.conflicts.first?.repairs.first?.harm == nil)
    #expect(
      diagnosis.description.contains(
        "which this size contradicts: set another alignment, such as center, or leave it out."))
  }

  @Test func `a width that a stack view aligns at one edge does not contradict it`() throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "UIStackView:0x71.leading == UIView:0x72.leading",
        "UIStackView:0x71.trailing == UIView:0x72.trailing",
        "UIImageView:0x73.width == 500",
        "'UISV-alignment' UILabel:0x74.leading == UIImageView:0x73.leading",
        "'UISV-canvas-connection' UIStackView:0x71.leading == UILabel:0x74.leading",
        "'UISV-canvas-connection' UIStackView:0x71.trailing >= UIImageView:0x73.trailing",
        "'UIView-Encapsulated-Layout-Width' UIView:0x72.width == 414",
      ]))
    #expect(diagnosis.conflicts.first?.suspect?.reason != .unequalArranged)
    #expect(diagnosis.suspectedLines.first == 2)
  }

  @Test func `a ratio of views that a stack view aligns is named, and not their size`() throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "UIImageView:0x71.height == 0.8*UILabel:0x72.height", "UILabel:0x72.height == 30",
        "'UISV-alignment' UILabel:0x72.top == UIImageView:0x71.top",
        "'UISV-alignment' UILabel:0x72.bottom == UIImageView:0x71.bottom",
      ]))
    #expect(diagnosis.suspectedLines == [0])
    #expect(diagnosis.conflicts.first?.suspect?.reason == .unequalArranged)
  }

  @Test func `an alignment is named beside the height that a bar gives`() throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "UIImageView:0x71.width == UIImageView:0x71.height", "UIImageView:0x71.width == 30",
        "'UISV-alignment' UILabel:0x72.top == UIImageView:0x71.top",
        "'UISV-alignment' UILabel:0x72.bottom == UIImageView:0x71.bottom",
        "'UISV-canvas-connection' UIStackView:0x73.top == UILabel:0x72.top",
        "'UISV-canvas-connection' UIStackView:0x73.bottom == UILabel:0x72.bottom",
        "UIStackView:0x73.top == UIView:0x74.top", "UIStackView:0x73.bottom == UIView:0x74.bottom",
        "'UIView-Encapsulated-Layout-Height' UIView:0x74.height == 50",
      ]))
    #expect(diagnosis.conflicts.first?.suspect?.reason == .cellHeight)
    #expect(
      diagnosis.description.contains(
        "another alignment, such as center, removes the conflict as well."))
  }

  @Test(arguments: ["UIView:0x72", "UILayoutGuide:0x75'UIViewSafeAreaLayoutGuide'"])
  func `fixed sizes that do not fill a stack view are of equal standing`(_ outer: String) throws {
    var lines = [
      "UIStackView:0x71.top == \(outer).top", "UIStackView:0x71.bottom == \(outer).bottom",
      "UIView:0x73.height == 20", "UIButton:0x74.height == 50",
      "'UISV-canvas-connection' UIStackView:0x71.top == UIView:0x73.top",
      "'UISV-canvas-connection' UIStackView:0x71.bottom == UIButton:0x74.bottom",
      "'UISV-spacing' V:[UIView:0x73]-(6)-[UIButton:0x74]",
      "'UIView-Encapsulated-Layout-Height' UIView:0x72.height == 812",
    ]
    if outer.contains("Guide") {
      lines += ["top", "bottom"].map {
        "'UIViewSafeAreaLayoutGuide-\($0)' \(outer).\($0) == UIView:0x72.\($0)"
      }
    }
    let diagnosis = try #require(Report.diagnosis(lines))
    let conflict = try #require(diagnosis.conflicts.first)
    #expect(conflict.suspect?.reason == .nothingStretches)
    #expect(diagnosis.suspectedLines.sorted() == [2, 3], "\(diagnosis)")
    // The stack view may as well end early, which no safe area forbids.
    let end = conflict.repairs.first { repair in
      guard case .relax(let place, .atMost) = repair.change else { return false }
      return diagnosis.listPlaces[place] == 1
    }
    #expect(end != nil)
    #expect(end?.harm == nil)
  }

  @Test func `a button may become as wide as its container`() throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "H:|-(12)-[UIButton:0x71]|UIView:0x72", "UIButton:0x71.width == 90",
        "UIButton:0x71.trailing == UIView:0x72.trailing - 12",
        "'UIView-Encapsulated-Layout-Width' UIView:0x72.width == 414",
      ]))
    #expect(diagnosis.suspectedLines == [1])
    #expect(diagnosis.conflicts.first?.suspect?.reason == .overdetermined)
  }
}
