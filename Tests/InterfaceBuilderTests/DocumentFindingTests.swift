import InterfaceBuilder
import TestSupport
import Testing

@Suite(.late) struct DocumentFindingTests {
  @Test(
    arguments: [
      (
        "<view id='v'><rect key='frame' x='0' y='0' width='abc' height='1'/></view>",
        "3:44: error: width=\"abc\" is not a number"
      ),
      ("<view id='v' hidden='maybe'/>", "3:14: error: hidden=\"maybe\" is not YES or NO"),
      (
        "<view id='v' verticalHuggingPriority='1001'/>",
        "3:14: error: verticalHuggingPriority=\"1001\" is not a priority above 0 and at most 1000"
      ),
      (
        "<label id='v' numberOfLines='2.5'/>",
        "3:15: error: numberOfLines=\"2.5\" is not a whole number"
      ),
      (
        "<stackView id='v' axis='diagonal'/>",
        "3:19: error: axis=\"diagonal\" is not a known value"
      ),
      ("<view id='v' alpha='nan'/>", "3:14: error: alpha=\"nan\" is not a number"),
      ("<label text='x'/>", "3:1: warning: <label> has no id"),
      ("<view id='v'/><view id='v'/>", "3:15: error: the id 'v' is already used at 3:1"),
      (
        "<hologram id='v'><rect key='frame' x='0' y='0' width='1' height='1'/></hologram>",
        "3:1: note: <hologram> is not known; it was read as a plain view"
      ),
      (
        "<view id='v'><sparkles/><sparkles/></view>",
        "3:14: note: <sparkles> in <view> is not known and was ignored"
      ),
    ] as [(String, String)])
  func `one broken part costs one finding at its place`(objects: String, finding: String) throws {
    let document = try InterfaceDocument(parsing: Fixture.xib(objects))

    #expect(document.findings.map(\.description) == [finding])
  }

  @Test(
    arguments: [
      ("id='c' firstAttribute='width' constant='wide'", "constant=\"wide\" is not a number"),
      (
        "id='c' firstAttribute='girth' constant='1'",
        "firstAttribute=\"girth\" is not a layout attribute"
      ),
      (
        "id='c' firstAttribute='width' relation='about' constant='1'",
        "relation=\"about\" is not a known value"
      ),
      (
        "id='c' firstAttribute='width' priority='0' constant='1'",
        "priority=\"0\" is not a priority above 0 and at most 1000"
      ),
      (
        "id='c' firstAttribute='width' secondItem='v' secondAttribute='height' multiplier='1:0'",
        "multiplier=\"1:0\" is not a multiplier"
      ),
      (
        "id='c' firstAttribute='width' secondItem='v'",
        "the constraint has only one of secondItem and secondAttribute"
      ),
      ("id='c' constant='1'", "the constraint has no firstAttribute"),
    ] as [(String, String)])
  func `a constraint that cannot be read is left out, and nothing else`(
    attributes: String, message: String
  ) throws {
    let document = try InterfaceDocument(
      parsing: Fixture.xib(
        """
        <view id='v'><constraints><constraint \(attributes)/>
        <constraint id='d' firstAttribute='height' constant='2'/></constraints></view>
        """))

    #expect(document.findings.map(\.message) == [message])
    #expect(document.findings.first?.objectID == "c")
    #expect(document.view("v")?.constraints.map(\.id) == ["d"])
  }

  @Test func `a constraint without an id is kept`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.xib(
        "<view id='v'><constraints><constraint firstAttribute='width' constant='1'/>"
          + "</constraints></view>"))

    #expect(document.complaints == ["<constraint> has no id"])
    #expect(document.view("v")?.constraints.count == 1)
  }

  @Test func `a constraint to nothing is reported`() throws {
    let document = try InterfaceDocument(
      parsing: Fixture.xib(
        "<view id='v'><constraints><constraint id='c' firstItem='gone' firstAttribute='top' "
          + "secondItem='v' secondAttribute='top'/></constraints></view>"))

    #expect(
      document.complaints == ["the first item 'gone' is not a view or guide in this document"])
  }

  @Test func `views nested too deep are left out with a finding`() throws {
    let depth = 100
    let text =
      (0..<depth).map { "<view id='v\($0)'><subviews>" }.joined()
      + String(repeating: "</subviews></view>", count: depth)
    let document = try InterfaceDocument(parsing: Fixture.xib(text))

    #expect(document.complaints.count == 1)
    #expect(document.view("v63") != nil)
    #expect(document.view("v64") == nil)
  }

  @Test func `findings are bounded`() throws {
    let constraints = String(repeating: "<constraint/>", count: 20_000)
    let document = try InterfaceDocument(
      parsing: Fixture.xib("<view id='v'><constraints>\(constraints)</constraints></view>"))

    #expect(document.findings.count == 10_001)
  }
}
