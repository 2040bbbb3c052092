import InterfaceBuilder
import Testing

@testable import InterfaceLinter

/// Frames in stack views contradict each other, whatever size their texts have.
@MainActor
@Suite struct SiblingFrameTests {
  /// Returns the objects of warnings about frames of two labels in a vertical stack view.
  private func reported(
    _ attributes: String, first: (x: Double, y: Double), second: (x: Double, y: Double),
    width: Double
  ) throws -> [String?] {
    let scene = Scene(
      views: """
        <stackView axis="vertical" spacing="8" \(attributes) \
        translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="16" y="40" width="343" height="\(second.y + 30 + first.y)"/><subviews>
        """ + label("one", "One", first.x, first.y, width, 30)
          + label("two", "Two", second.x, second.y, width, 30) + """
            </subviews>
            <edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/></stackView>
            """,
      constraints: tie("stack.leading = root.leading + 16")
        + tie("root.trailing = stack.trailing + 16") + tie("stack.top = root.top + 40"))
    return try scene.findings("misplaced-view").filter { $0.severity == .warning }
      .map(\.objectID)
  }

  @Test(arguments: [(38.0, 0), (60, 1), (20, 1)])
  func `the space between two texts is the stack view's`(y: Double, count: Int) throws {
    #expect(try reported("", first: (0, 0), second: (0, y), width: 343).count == count)
  }

  @Test func `a text beside one with the layout's margins has them, too`() throws {
    func found(_ one: Double, _ two: Double) throws -> [String?] {
      try reported(
        "layoutMarginsRelativeArrangement=\"YES\"", first: (one, 8), second: (two, 46), width: 327)
    }
    #expect(try found(8, 8) == [])
    #expect(try found(8, 30) == ["two"])
    // The canvas had other margins.
    #expect(try found(20, 20) == [])
  }
}
