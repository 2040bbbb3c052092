internal import InterfaceBuilder

/// Reports controls that no touch can reach.
struct UntappableControl: LintRule {
  let page = RulePage(
    "untappable-control", .appearance, .warning,
    "A control with an action is in a view without user interaction",
    why: """
      A view whose user interaction is off takes the touches of everything in it, and image views and labels are made with it \
      off. The button looks right and does nothing; see \
      https://www.biteinteractive.com/sherlock-holmes-and-the-mystery-of-the-untappable-button/. Not reported are \
      controls without an action, and views with an outlet, whose interaction code can turn on.
      """,
    mend:
      "Turn User Interaction Enabled on for the view around the control, or move the control out of it.",
    example: """
      <view userInteractionEnabled="NO" id="card">
        <subviews>
          <button buttonType="system" id="like">
            <state key="normal" title="Like"/>
            <connections>
              <action selector="like:" destination="controller" eventType="touchUpInside" id="action-1"/>
            </connections>
          </button>
        </subviews>
        <constraints>
          <constraint firstAttribute="width" constant="200" id="width"/>
          <constraint firstAttribute="height" constant="80" id="height"/>
          <constraint firstItem="like" firstAttribute="centerX" secondItem="card" secondAttribute="centerX" id="like-x"/>
          <constraint firstItem="like" firstAttribute="centerY" secondItem="card" secondAttribute="centerY" id="like-y"/>
        </constraints>
      </view>
      """,
    corrected: """
      <view id="card">
        <subviews>
          <button buttonType="system" id="like">
            <state key="normal" title="Like"/>
            <connections>
              <action selector="like:" destination="controller" eventType="touchUpInside" id="action-1"/>
            </connections>
          </button>
        </subviews>
        <constraints>
          <constraint firstAttribute="width" constant="200" id="width"/>
          <constraint firstAttribute="height" constant="80" id="height"/>
          <constraint firstItem="like" firstAttribute="centerX" secondItem="card" secondAttribute="centerX" id="like-x"/>
          <constraint firstItem="like" firstAttribute="centerY" secondItem="card" secondAttribute="centerY" id="like-y"/>
        </constraints>
      </view>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    let elements = document.markup.elements
    let actions = elements.filter { $0.name == "action" && $0["eventType"] != nil }
    guard !actions.isEmpty else { return [] }
    let outlets = Set(
      elements.filter { $0.name == "outlet" || $0.name == "outletCollection" }
        .compactMap { $0["destination"]?.value })
    var reported: Set<Int> = []
    return actions.compactMap { action in
      // The action is in the list of connections of its control.
      guard let list = action.parent, let index = elements[list].parent,
        reported.insert(index).inserted
      else { return nil }
      let control = elements[index]
      let disabled = document.markup.lineage(of: control).dropFirst().first { ancestor in
        ancestor["userInteractionEnabled"]?.value == "NO"
          && ancestor["id"].map { !outlets.contains($0.value) } ?? false
      }
      return disabled.map {
        finding(
          "No touch reaches the control: user interaction is off for a view around it.", control,
          related: [.init($0, "the view without user interaction")])
      }
    }
  }
}
