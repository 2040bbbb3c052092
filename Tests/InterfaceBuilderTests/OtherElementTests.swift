import InterfaceBuilder
import TestSupport
import Testing

@Suite(.late) struct OtherElementTests {
  @Test func `objects that are no views keep their members, connections and segues`() throws {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
         <scenes><scene sceneID="s"><objects>
          <viewController id="vc">
           <navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" systemItem="add" customClass="Item" id="i">
             <color key="tintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
             <button key="customView" id="b"><rect key="frame" x="0" y="0" width="9" height="9"/>
             </button>
             <connections>
              <action selector="add:" destination="vc" id="a"/>
              <segue destination="exit" kind="unwind" unwindAction="back:" id="e"/>
             </connections>
            </barButtonItem>
           </navigationItem>
           <connections>
            <segue destination="x" kind="show" destinationCreationSelector="make:" \
        trigger="accessoryAction" popoverAnchorView="b" id="f"/>
           </connections>
          </viewController>
          <tapGestureRecognizer numberOfTapsRequired="2" id="g">
           <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="name" value="twice"/>
           </userDefinedRuntimeAttributes>
          </tapGestureRecognizer>
         </objects></scene></scenes>
        </document>
        """)
    let controller = try #require(document.viewControllers.first)
    let item = try #require(controller.heldObjects.first?.members.first)
    #expect(item.name == "barButtonItem" && item.key == "rightBarButtonItem" && item.id == "i")
    #expect(item["systemItem"] == "add" && item["nothing"] == nil && item.customClass == "Item")
    #expect(item.tintColor != nil && item.connections.map(\.name) == ["add:"])
    #expect(item.attachments.map(\.view.id) == ["b"])
    #expect(controller.attachments.map(\.view.id) == ["b"])
    let segues = controller.segues
    #expect(segues.map(\.source) == ["i", "vc"])
    #expect(segues[0].unwindAction == "back:" && segues[1].creationSelector == "make:")
    #expect(segues[1].trigger == "accessoryAction" && segues[1].popoverAnchor == "b")
    guard case .other(let tap)? = document.scenes.first?.objects.last else {
      Issue.record("no recognizer")
      return
    }
    #expect(tap["numberOfTapsRequired"] == "2" && tap.runtimeAttributes.map(\.keyPath) == ["name"])
  }
}
