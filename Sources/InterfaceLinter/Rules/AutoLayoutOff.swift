internal import InterfaceBuilder

/// Reports documents with constraints for which Auto Layout is off.
struct AutoLayoutOff: LintRule {
  let page = RulePage(
    "auto-layout-off", .compatibility, .warning,
    "The document has constraints, and Auto Layout is off",
    why: """
      Without useAutolayout="YES" Xcode compiles no constraints, and views keep the frames of the document on \
      every device. A merge that drops the attribute has this effect.
      """,
    mend: "Add useAutolayout=\"YES\" to the element <document>, or delete the constraints.",
    example: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <constraints>
              <constraint firstAttribute="height" constant="44" id="height"/>
            </constraints>
          </view>
        </objects>
      </document>
      """,
    corrected: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <constraints>
              <constraint firstAttribute="height" constant="44" id="height"/>
            </constraints>
          </view>
        </objects>
      </document>
      """)

  func findings(in owner: LintedDocument) -> [LintFinding] {
    guard !owner.document.usesAutoLayout, let root = owner.markup.elements.first else { return [] }
    let count = owner.document.islands.reduce(0) { sum, island in
      island.views.reduce(sum) { $0 + $1.constraints.count }
    }
    guard count > 0 else { return [] }
    let constraints = count == 1 ? "1 constraint" : "\(count) constraints"
    return [
      LintFinding(
        rule: page.id, page.severity,
        "The document has \(constraints) and no useAutolayout=\"YES\": none of them has an effect.",
        at: root.position, of: nil)
    ]
  }
}
