import InterfaceBuilder
import TestSupport
import Testing

@Suite(.late) struct ConstraintElementTests {
  private func constraint(_ attributes: String) throws -> ConstraintElement {
    let document = try InterfaceDocument(
      parsing: Fixture.xib(
        "<view id='V'><constraints><constraint id='c' \(attributes)/></constraints></view>"))
    #expect(document.findings.isEmpty)
    return try #require(document.constraint("c"))
  }

  @Test(.rules("ibdocuments:D3.1, D3.2, D3.5, DT1"))
  func `a length has no second item, and the holder is the first`() throws {
    let width = try constraint("firstAttribute='width' constant='240'")
    #expect(width.firstItem == nil && width.secondItem == nil && width.secondAttribute == nil)
    #expect(width.constant == 240 && width.priority == 1000 && width.multiplier.value == 1)
  }

  @Test(.rules("ibdocuments:D3.1, DT2, DT3, DT4"))
  func `both sides, multiplier and constant are read`() throws {
    let bottom = try constraint(
      "firstAttribute='bottom' secondItem='V' secondAttribute='bottom' constant='58'")
    #expect(bottom.secondItem == "V" && bottom.secondAttribute == .bottom)
    #expect(bottom.constant == 58)
    let ratio = try constraint(
      "firstAttribute='width' secondItem='V' secondAttribute='height' multiplier='16:9'")
    #expect(ratio.multiplier.value == 16.0 / 9)
    let third = try constraint(
      "firstAttribute='centerY' secondItem='V' secondAttribute='bottom' multiplier='1/3'")
    #expect(third.multiplier.value == 1.0 / 3)
  }

  @Test(.rules("ibdocuments:D3.1, D3.4, D3.10"))
  func `relation, priority and identifier are read`() throws {
    let limit = try constraint(
      "firstAttribute='width' relation='lessThanOrEqual' priority='750' identifier='limit'")
    #expect(limit.relation == .lessThanOrEqual)
    #expect(limit.priority == 750)
    #expect(limit.identifier == "limit")
    #expect(
      try constraint("firstAttribute='width' relation='greaterThanOrEqual'").relation
        == .greaterThanOrEqual)
  }

  @Test(.rules("ibdocuments:D3.7"), arguments: LayoutAttribute.allCases.dropFirst())
  func `an attribute is read by its name in Swift`(_ attribute: LayoutAttribute) throws {
    let text = "firstAttribute='\(attribute)' secondItem='V' secondAttribute='\(attribute)'"
    #expect(try constraint(text).firstAttribute == attribute)
  }

  @Test(.rules("ibdocuments:D3.7"))
  func `a baseline is that of the last line`() throws {
    let baseline = try constraint(
      "firstAttribute='baseline' secondItem='V' secondAttribute='firstBaseline'")
    #expect(baseline.firstAttribute == .lastBaseline)
    #expect(baseline.secondAttribute == .firstBaseline)
  }

  @Test(.rules("ibdocuments:D2.5"))
  func `children of a view come in any order`() throws {
    let parts = [
      "<constraints><constraint id='c' firstAttribute='width' constant='1'/></constraints>",
      "<subviews><view id='inner'/></subviews>",
      "<rect key='frame' x='1' y='2' width='3' height='4'/>",
    ]
    for parts in [parts, parts.reversed()] {
      let document = try InterfaceDocument(
        parsing: Fixture.xib("<view id='V'>\(parts.joined())</view>"))
      let view = try #require(document.view("V"))
      #expect(view.frame == LayoutRect(x: 1, y: 2, width: 3, height: 4))
      #expect(view.subviews.map(\.id) == ["inner"])
      #expect(view.constraints.map(\.id) == ["c"])
    }
  }
}
