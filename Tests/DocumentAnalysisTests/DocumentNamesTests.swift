import DocumentAnalysis
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import LayoutScene
import Testing
import ViewAnalysis

/// How the views of a document are named in sentences.
@MainActor
@Suite struct DocumentNamesTests {
  @Test func `views of one class have the names of their outlets`() throws {
    let stage = InterfaceStage(
      try InterfaceDocument(
        parsing:
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <scenes><scene sceneID="s"><objects>
              <viewController id="c" sceneMemberID="viewController">
                <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
                  <subviews><view id="one"/><view id="two"/><view id="six"/></subviews>
                  <constraints>
                    <constraint firstItem="one" firstAttribute="top" secondItem="two" \
                    secondAttribute="top" id="k"/>
                  </constraints>
                </view>
                <connections><outlet property="card" destination="one" id="o"/></connections>
              </viewController>
            </objects></scene></scenes>
          </document>
          """))
    let staged = stage.present(try #require(stage.document.islands.first))
    let ties = ViewStage(staged).constraints
    #expect(ties.first { $0.id == "k" }?.text == "card.top = UIView(two).top")
  }
}
