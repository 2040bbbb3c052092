import Fidelity
import InterfaceBuilder
import Testing

@MainActor
@Suite struct BoundTests {
  /// A xib of a box below the top of the safe area, with a second box or a stack view.
  private func xib(
    box: String, constraints: String, more: String = ""
  ) throws -> InterfaceDocument {
    try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
         <device id="retina4_7" orientation="portrait"/>
         <objects>
          <view contentMode="scaleToFill" id="root">
           <rect key="frame" x="0" y="0" width="200" height="200"/>
           <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
             <rect key="frame" \(box)/>
             <constraints>
              <constraint firstAttribute="width" constant="50" id="w"/>
              <constraint firstAttribute="height" constant="50" id="h"/>
             </constraints>
            </view>\(more)
           </subviews>
           <viewLayoutGuide key="safeArea" id="safe"/>
           <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="10" id="l"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="safe" \
        secondAttribute="top" id="t"/>\(constraints)
           </constraints>
          </view>
         </objects>
        </document>
        """)
  }

  private func bound(_ document: InterfaceDocument) -> FrameComparison.Bound {
    FrameComparison.bound(document, file: "a.xib")
  }

  @Test func `frames that agree are consistent`() throws {
    let found = bound(try xib(box: #"x="10" y="20" width="50" height="50""#, constraints: ""))
    #expect(found.consistent == 1 && found.consistentAgreeing == 1)
    #expect(found.differences.isEmpty && found.violations.isEmpty)
  }

  @Test func `an inset that one value explains is of the canvas`() throws {
    let found = bound(try xib(box: #"x="10" y="44" width="50" height="50""#, constraints: ""))
    #expect(found.consistent == 1 && found.consistentAgreeing == 0)
    #expect(found.differences.map(\.cause) == [.canvas])
  }

  @Test func `a frame that violates a constraint to another view is stale`() throws {
    let found = bound(try xib(box: #"x="30" y="20" width="50" height="50""#, constraints: ""))
    #expect(found.inconsistent == 1 && found.consistent == 0)
    #expect(found.differences.map(\.cause) == [.stale])
    #expect(found.violations.map(\.violated) == [["l"]])
  }

  @Test func `insets that two frames contradict are stale, not of the canvas`() throws {
    let other = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="other">
       <rect key="frame" x="100" y="60" width="50" height="50"/></view>
      """
    let constraints = """
      <constraint firstItem="other" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      id="u"/>
      """
    let found = bound(
      try xib(
        box: #"x="10" y="20" width="50" height="50""#, constraints: constraints, more: other))
    #expect(found.violations.map(\.violated) == [["t", "u"]])
  }

  @Test func `conflicting constraints are a cause of their own`() throws {
    let found = bound(
      try xib(
        box: #"x="10" y="20" width="30" height="50""#,
        constraints: """
          <constraint firstItem="box" firstAttribute="trailing" secondItem="root" \
          secondAttribute="leading" constant="40" id="r"/>
          """))
    #expect(found.violations.map(\.violated) == [["w"]])
    #expect(found.differences.allSatisfy { $0.cause == .conflict })
  }

  @Test func `arranged views must fill their stack view`() throws {
    func stack(second y: Double) throws -> FrameComparison.Bound {
      let stack = """
        <stackView axis="vertical" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="s">
         <rect key="frame" x="100" y="60" width="50" height="90"/>
         <subviews>
          <view id="one"><rect key="frame" x="0" y="0" width="50" height="40"/></view>
          <view id="two"><rect key="frame" x="0" y="\(y)" width="50" height="40"/></view>
         </subviews></stackView>
        """
      return bound(
        try xib(box: #"x="10" y="20" width="50" height="50""#, constraints: "", more: stack))
    }
    #expect(try stack(second: 50).violations.isEmpty)
    #expect(try stack(second: 44).violations.map(\.violated) == [["s"]])
  }

  @Test func `a root whose frames all follow from constraints is derivable`() throws {
    func isDerivable(box: String, more: String = "") throws -> Bool {
      let document = try xib(box: box, constraints: "", more: more)
      return FrameComparison.derivableRoots(of: document).contains("root")
    }
    #expect(try isDerivable(box: #"x="10" y="44" width="50" height="50""#))
    #expect(try !isDerivable(box: #"x="30" y="44" width="50" height="50""#))
    // No constraint says where the second box is, so nothing contradicts its frame.
    let free = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="other">
       <rect key="frame" x="100" y="60" width="50" height="50"/></view>
      """
    #expect(try !isDerivable(box: #"x="10" y="44" width="50" height="50""#, more: free))
  }

  @Test func `the tables count views and layout roots`() throws {
    let text = bound(try xib(box: #"x="10" y="44" width="50" height="50""#, constraints: ""))
      .markdown
    #expect(text.contains("| saved frames satisfy required constraints | 0 of 1, 0.00 % |"))
    #expect(text.contains("| insets, margins or bars | 1 | 1 |"))
  }
}
