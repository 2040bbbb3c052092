import InterfaceBuilder
import LayoutGeometry
import TestSupport
import Testing

@testable import InterfaceCanvas

@Suite struct DocumentBoardTests {
  private func scene(
    _ id: String, at place: (Double, Double)?, size: (Int, Int) = (100, 200), extra: String = "",
    segues: String = ""
  ) -> String {
    let point = place.map { "<point key=\"canvasLocation\" x=\"\($0.0)\" y=\"\($0.1)\"/>" } ?? ""
    return """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>\(extra)</view>
      <connections>\(segues)</connections></viewController></objects>\(point)</scene>
      """
  }

  private func board(_ scenes: [String], initial: String = "a") throws -> DocumentBoard {
    DocumentBoard(
      try InterfaceDocument(
        parsing: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="\(initial)">
          <scenes>\(scenes.joined())</scenes></document>
          """))
  }

  private func overlaps(_ board: DocumentBoard) -> Bool {
    board.nodes.enumerated().contains { index, one in
      board.nodes[..<index].contains { other in
        one.frame.x < other.frame.x + other.frame.width
          && other.frame.x < one.frame.x + one.frame.width
          && one.frame.y < other.frame.y + other.frame.height
          && other.frame.y < one.frame.y + one.frame.height
      }
    }
  }

  @Test func `scenes that are far apart keep their distances`() throws {
    let board = try board([
      scene("a", at: (-500, 40)), scene("b", at: (0, 40)), scene("c", at: (0, 900)),
    ])
    #expect(board.nodes.map(\.frame.x) == [0, 500, 500])
    #expect(board.nodes.map(\.frame.y) == [0, 0, 860])
    #expect(board.nodes.map(\.isInitial) == [true, false, false])
  }

  @Test func `space is inserted between scenes that overlap, and rows stay rows`() throws {
    let board = try board([
      scene("a", at: (0, 0), size: (400, 900)), scene("b", at: (300, 0)), scene("c", at: (0, 500)),
      scene("d", at: (300, 500)),
    ])
    let frames = board.nodes.map(\.frame)
    #expect(!overlaps(board))
    #expect(frames[0].y == frames[1].y && frames[2].y == frames[3].y)
    #expect(frames[1].x == frames[3].x && frames[0].x == frames[2].x)
  }

  @Test func `no scenes overlap on random boards`() throws {
    var random = SplitMix64.seeded()
    for _ in 0..<20 {
      let board = try board(
        (0..<12).map { index in
          scene(
            "n\(index)",
            at: index % 5 == 4
              ? nil
              : (
                Double(Int.random(in: 0...3, using: &random)) * 150,
                Double(Int.random(in: -2...2, using: &random)) * 130
              ),
            size: (
              Int.random(in: 10...600, using: &random), Int.random(in: 10...900, using: &random)
            ))
        })
      #expect(!overlaps(board))
    }
  }

  @Test func `segues between scenes have the words of Interface Builder`() throws {
    let board = try board([
      scene(
        "a", at: (0, 0),
        segues: """
          <segue destination="b" kind="show" identifier="Detail" id="1"/>
          <segue destination="elsewhere" kind="show" id="2"/>
          <segue destination="b" kind="relationship" relationship="rootViewController" id="3"/>
          """), scene("b", at: (400, 0)),
    ])
    #expect(board.segues.map(\.words) == ["Show “Detail”", "Root View Controller"])
    #expect(board.segues.map(\.isRelationship) == [false, true])
  }

  @Test func `a scene without a name is called what it is`() throws {
    let board = try board([scene("a", at: nil)])
    #expect(board.nodes.map(\.title) == ["View Controller"])
    #expect(board.titles == ["v-a": "View Controller"])
  }
}
