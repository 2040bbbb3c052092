import InterfaceBuilder
import InterfaceCanvas
import TestSupport
import Testing

@Suite struct InsetInferenceTests {
  @Test func `the sample shows its status bar and margins`() throws {
    let insets = try infer(Fixture.box)

    #expect(insets.safeArea == InferredInsets.Edges(top: 20))
    #expect(insets.rootMargin == 16)
    #expect(insets.topLayoutGuide == nil)
  }

  @Test func `every side of the safe area is inferred from either side of a constraint`() throws {
    let insets = try infer(
      Fixture.storyboard(
        "<view id='v'><rect key='frame' x='50' y='100' width='285' height='533'/></view>",
        constraints: """
          <constraint id="a" firstItem="v" firstAttribute="top" secondItem="safe" \
          secondAttribute="top" constant="8"/>
          <constraint id="b" firstItem="safe" firstAttribute="bottom" secondItem="v" \
          secondAttribute="bottom" constant="0"/>
          <constraint id="c" firstItem="v" firstAttribute="leading" secondItem="safe" \
          secondAttribute="leading" constant="6"/>
          <constraint id="d" firstItem="safe" firstAttribute="trailing" secondItem="v" \
          secondAttribute="trailing" constant="40"/>
          """))

    #expect(insets.safeArea == InferredInsets.Edges(top: 92, left: 44, bottom: 34, right: 0))
  }

  @Test func `layout guides are inferred, and stand in for an unknown safe area`() throws {
    let insets = try infer(
      Fixture.storyboard(
        "<view id='v'><rect key='frame' x='0' y='72' width='10' height='546'/></view>",
        constraints: """
          <constraint id="a" firstItem="v" firstAttribute="top" secondItem="topGuide" \
          secondAttribute="bottom" constant="8"/>
          <constraint id="b" firstItem="bottomGuide" firstAttribute="top" secondItem="v" \
          secondAttribute="bottom"/>
          """))

    #expect(insets.topLayoutGuide == 64)
    #expect(insets.bottomLayoutGuide == 49)
    let filled = insets.filled(from: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(filled.safeArea == LayoutInsets(top: 64, left: 2, bottom: 49, right: 4))
    #expect(filled.topLayoutGuide == 64)
  }

  @Test func `controls are measured by their alignment rectangles`() throws {
    let insets = try infer(
      Fixture.storyboard(
        "<switch id='v'><rect key='frame' x='310' y='20' width='51' height='31'/></switch>",
        constraints: """
          <constraint id="a" firstAttribute="trailingMargin" secondItem="v" \
          secondAttribute="trailing"/>
          """))

    #expect(insets.rootMargin == 16)
  }

  @Test func `only plain constraints are evidence`() throws {
    for change in ["relation='lessThanOrEqual'", "priority='999'", "multiplier='1:2'"] {
      let insets = try infer(
        Fixture.storyboard(
          "<view id='v'><rect key='frame' x='0' y='20' width='10' height='10'/></view>",
          constraints: """
            <constraint id="a" firstItem="v" firstAttribute="top" secondItem="safe" \
            secondAttribute="top" \(change)/>
            """))
      #expect(insets == InferredInsets(), "\(change)")
    }
  }

  @Test func `a view without a saved frame is no evidence`() throws {
    let insets = try infer(
      Fixture.storyboard(
        "<view id='v'/>",
        constraints: """
          <constraint id="a" firstItem="safe" firstAttribute="bottom" secondItem="v" \
          secondAttribute="bottom"/>
          """))

    #expect(insets == InferredInsets())
  }

  @Test func `the most frequent value wins`() throws {
    let views = [20, 20, 33].enumerated().map {
      "<view id='v\($0)'><rect key='frame' x='0' y='\($1)' width='10' height='10'/></view>"
    }
    let constraints = (0..<3).map {
      """
      <constraint id="c\($0)" firstItem="v\($0)" firstAttribute="top" secondItem="safe" \
      secondAttribute="top"/>
      """
    }
    let insets = try infer(
      Fixture.storyboard(views.joined(), constraints: constraints.joined()))

    #expect(insets.safeArea.top == 20)
  }

  @Test func `a cell's margins are inferred where its content reaches the edge`() throws {
    let text = Fixture.xib(
      """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
       <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="342" height="44"/>
        <subviews><label id="l"><rect key="frame" x="15" y="11" width="319" height="22"/></label>
        </subviews>
        <constraints>
         <constraint id="a" firstItem="l" firstAttribute="leading" secondItem="content" \
      secondAttribute="leadingMargin"/>
         <constraint id="b" firstAttribute="trailingMargin" secondItem="l" \
      secondAttribute="trailing"/>
         <constraint id="c" firstItem="l" firstAttribute="top" secondItem="content" \
      secondAttribute="topMargin"/>
        </constraints>
       </tableViewCellContentView></tableViewCell>
      """)
    let insets = try infer(text)

    // The trailing side stops at the accessory, so its margin of 8 is no evidence.
    #expect(insets.cellMargin == 15)
    #expect(insets.cellTopMargin == 11)
    #expect(insets.rootMargin == nil)
  }

  @Test func `frames of any size end in insets or none`() throws {
    for number in ["-1e308", "1e308", "1e999", "NaN", "-0", ""] {
      for place in ["x=\"16\"", "y=\"36\"", "width=\"343\"", "height=\"192.9375\""] {
        let name = String(place.prefix { $0 != "=" })
        let text = Fixture.box.replacing(place, with: "\(name)=\"\(number)\"")
        #expect(text != Fixture.box)
        let document = try InterfaceDocument(parsing: text)
        for island in document.islands {
          _ = InsetInference.insets(of: island, in: document)
        }
      }
    }
  }

  private func infer(_ text: String) throws -> InferredInsets {
    let document = try InterfaceDocument(parsing: text)
    #expect(document.findings.allSatisfy { $0.severity == .note })
    return InsetInference.insets(of: try #require(document.islands.first), in: document)
  }
}
