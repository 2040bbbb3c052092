import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

/// A controller that answers the selectors of its scene.
final class NibScreen: UIViewController, SelectorReceiver {
  var received: [String] = []
  var prepared: [UIStoryboardSegue] = []
  var returned: [UIViewController] = []

  func receive(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
    received.append("\(selector) \(sender.map { "\(type(of: $0))" } ?? "nil")")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue) }

  func unwind(_ segue: UIStoryboardSegue) { returned.append(segue.source) }
}

@MainActor
@Suite(.serialized) struct NibObjectTests {
  init() {
    LayoutLog.shared.write = { _ in }
    InterfaceClasses.shared.register(NibScreen.self) { properties in
      properties.action("unwind:", NibScreen.unwind)
    }
  }

  private func controller(
    held: String = "", view: String = "", objects: String = "", connections: String = "",
    scenes: String = ""
  ) throws -> NibScreen {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        initialViewController="screen">
         <scenes>
          <scene sceneID="s1"><objects>
           <viewController id="screen" customClass="NibScreen">
            <view key="view" id="root">
             <rect key="frame" x="0" y="0" width="375" height="667"/>
             <subviews>\(view)</subviews>
             <connections>\(connections)</connections>
            </view>
            \(held)
           </viewController>
           <placeholder placeholderIdentifier="IBFirstResponder" id="first"/>
           \(objects)
          </objects></scene>
          <scene sceneID="s2"><objects>
           <viewController id="next" title="Next" customClass="NibScreen">
            <view key="view" id="nextRoot">
             <rect key="frame" x="0" y="0" width="375" height="667"/>
             <subviews>
              <button buttonType="system" id="back">
               <rect key="frame" x="0" y="0" width="50" height="30"/>
               <connections>
                <segue destination="exit" kind="unwind" identifier="Back" unwindAction="unwind:" \
        id="u1"/>
               </connections>
              </button>
             </subviews>
            </view>
           </viewController>
           <exit id="exit"/>
          </objects></scene>
          \(scenes)
         </scenes>
        </document>
        """)
    let board = UIStoryboard(document: document, name: "Main")
    let controller = try #require(board.instantiateInitialViewController() as? NibScreen)
    return controller
  }

  @Test func `a navigation item has the document's items before the view is loaded`() throws {
    let controller = try controller(
      held: """
        <navigationItem key="navigationItem" title="Scores" id="n1">
         <leftBarButtonItems>
          <barButtonItem title="Edit" style="done" enabled="NO" tag="7" id="i1"/>
          <barButtonItem systemItem="fixedSpace" width="12" id="i2"/>
         </leftBarButtonItems>
         <barButtonItem key="rightBarButtonItem" systemItem="add" id="i3">
          <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
          <connections><action selector="add:" destination="screen" id="a1"/></connections>
         </barButtonItem>
         <barButtonItem key="backBarButtonItem" title="Back" id="i4"/>
         <view key="titleView" id="t1"><rect key="frame" x="0" y="0" width="90" height="30"/></view>
        </navigationItem>
        """)
    let item = controller.navigationItem
    #expect(!controller.isViewLoaded)
    #expect(item.leftBarButtonItems?.map(\.title) == ["Edit", nil])
    #expect(item.leftBarButtonItem?.style == .done && item.leftBarButtonItem?.isEnabled == false)
    #expect(item.leftBarButtonItem?.tag == 7)
    #expect(item.leftBarButtonItems?.last?.systemItem == .fixedSpace)
    #expect(item.leftBarButtonItems?.last?.width == 12)
    #expect(item.rightBarButtonItem?.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(item.backBarButtonItem?.title == "Back")
    #expect(item.titleView?.frame.size == CGSize(width: 90, height: 30))
    TouchSimulator.tap(try #require(item.rightBarButtonItem))
    #expect(controller.received == ["add: UIBarButtonItem"])
  }

  @Test func `tabs, toolbars and custom views of items are made`() throws {
    let controller = try controller(
      held: """
        <tabBarItem key="tabBarItem" title="Home" badgeValue="3" tag="2" id="t1"/>
        <toolbarItems>
         <barButtonItem id="i1">
          <button key="customView" buttonType="system" id="b1">
           <rect key="frame" x="0" y="0" width="44" height="33"/>
           <connections>
            <action selector="pressed:" destination="screen" eventType="touchUpInside" id="a1"/>
           </connections>
          </button>
         </barButtonItem>
         <barButtonItem systemItem="flexibleSpace" id="i2"/>
        </toolbarItems>
        """,
      view: """
        <toolbar id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/>
         <items><barButtonItem title="Save" id="i3">
          <connections><action selector="save:" destination="screen" id="a2"/></connections>
         </barButtonItem></items>
        </toolbar>
        """)
    #expect(controller.tabBarItem?.title == "Home" && controller.tabBarItem?.badgeValue == "3")
    #expect(controller.tabBarItem?.tag == 2)
    let custom = try #require(controller.toolbarItems?.first?.customView as? UIButton)
    custom.sendActions(for: .touchUpInside)
    let bar = try #require(controller.view.subviews.first as? UIToolbar)
    TouchSimulator.tap(try #require(bar.items?.first))
    #expect(controller.received == ["pressed: UIButton", "save: UIBarButtonItem"])
  }

  @Test func `recognizers are added to their views and send actions`() throws {
    let controller = try controller(
      objects: """
        <tapGestureRecognizer numberOfTapsRequired="2" id="g1">
         <connections><action selector="tapped:" destination="screen" id="a1"/></connections>
        </tapGestureRecognizer>
        <pongPressGestureRecognizer minimumPressDuration="2" allowableMovement="5" id="g2"/>
        <swipeGestureRecognizer direction="left" id="g3">
         <connections><segue destination="next" kind="show" identifier="Swipe" id="e1"/></connections>
        </swipeGestureRecognizer>
        <panGestureRecognizer minimumNumberOfTouches="2" enabled="NO" id="g4"/>
        """,
      connections: (1...4).map {
        "<outletCollection property=\"gestureRecognizers\" destination=\"g\($0)\" appends=\"YES\"/>"
      }.joined())
    let navigation = UINavigationController(rootViewController: controller)
    let recognizers = try #require(controller.view.gestureRecognizers)
    #expect(recognizers.count == 4)
    #expect((recognizers[0] as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
    #expect((recognizers[1] as? UILongPressGestureRecognizer)?.minimumPressDuration == 2)
    #expect((recognizers[2] as? UISwipeGestureRecognizer)?.direction == .left)
    #expect((recognizers[3] as? UIPanGestureRecognizer)?.minimumNumberOfTouches == 2)
    #expect(!recognizers[3].isEnabled)
    recognizers[0].state = .ended
    recognizers[2].state = .ended
    #expect(controller.received == ["tapped: UITapGestureRecognizer"])
    #expect(controller.prepared.map(\.identifier) == ["Swipe"])
    #expect(navigation.topViewController?.title == "Next")
  }

  @Test func `an action for the first responder goes along the responder chain`() throws {
    let controller = try controller(
      view: """
        <button buttonType="system" id="b1"><rect key="frame" x="0" y="0" width="50" height="30"/>
         <connections>
          <action selector="copy:" destination="first" eventType="touchUpInside" id="a1"/>
         </connections>
        </button>
        """)
    let button = try #require(controller.view.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(controller.received == ["copy: UIButton"])
  }

  @Test func `an action without its target is a finding`() throws {
    let controller = try controller(
      view: """
        <button buttonType="system" id="b1"><rect key="frame" x="0" y="0" width="50" height="30"/>
         <connections><action selector="gone:" destination="nobody" id="a1"/></connections>
        </button>
        """)
    controller.loadViewIfNeeded()
    #expect(
      controller.nibFindings.map(\.message) == [
        "the action 'gone:' of UIButton is not connected: its target is missing"
      ])
  }

  @Test func `an unknown system item is a finding`() throws {
    let controller = try controller(
      held: """
        <navigationItem key="navigationItem" id="n1">
         <barButtonItem key="rightBarButtonItem" systemItem="sparkle" id="i1"/>
        </navigationItem>
        <tabBarItem key="tabBarItem" systemItem="attic" id="t1"/>
        """)
    #expect(
      controller.nibFindings.map(\.message) == [
        "systemItem=\"sparkle\" is not a known system item",
        "systemItem=\"attic\" is not a known system item",
      ])
  }

  @Test func `cells of a prototype send actions to the controller, and a tap performs their segue`()
    throws
  {
    let controller = try controller(
      view: """
        <tableView dataMode="prototypes" id="table">
         <rect key="frame" x="0" y="0" width="375" height="300"/>
         <prototypes>
          <tableViewCell reuseIdentifier="Row" id="cell">
           <rect key="frame" x="0" y="0" width="375" height="44"/>
           <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews><button buttonType="system" id="star">
             <rect key="frame" x="300" y="0" width="44" height="44"/>
             <connections>
              <action selector="star:" destination="screen" eventType="touchUpInside" id="a1"/>
             </connections>
            </button></subviews>
           </tableViewCellContentView>
           <connections><segue destination="next" kind="show" identifier="Row" id="e1"/></connections>
          </tableViewCell>
         </prototypes>
        </tableView>
        """)
    let rows = OneRow()
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = navigation
    let table = try #require(controller.view.subviews.first as? UITableView)
    table.dataSource = rows
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let button = try #require(cell.contentView.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(controller.received == ["star: UIButton"])
    TouchSimulator.tap(cell, at: CGPoint(x: 20, y: 20))
    #expect(controller.prepared.map(\.identifier) == ["Row"])
    #expect(navigation.topViewController?.title == "Next")
  }

  @Test func `an unwind segue pops to the controller that has its method`() throws {
    let controller = try controller(
      held:
        "<connections><segue destination=\"next\" kind=\"show\" identifier=\"Go\" id=\"e1\"/></connections>"
    )
    let navigation = UINavigationController(rootViewController: controller)
    controller.performSegue(withIdentifier: "Go", sender: nil)
    let next = try #require(navigation.topViewController as? NibScreen)
    next.performSegue(withIdentifier: "Back", sender: nil)
    #expect(controller.returned == [next])
    #expect(next.prepared.map(\.destination) == [controller])
    #expect(navigation.viewControllers == [controller])
  }

  @Test func `an unwind segue dismisses what is presented, and selects the tab`() throws {
    let controller = try controller(
      held: """
        <connections>
         <segue destination="next" kind="presentation" identifier="Go" \
        modalPresentationStyle="fullScreen" id="e1"/>
        </connections>
        """)
    let (tabs, other) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [controller, other]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.performSegue(withIdentifier: "Go", sender: nil)
    let next = try #require(tabs.presentedViewController as? NibScreen)
    #expect(next.modalPresentationStyle == .fullScreen)
    tabs.selectedIndex = 1
    next.performSegue(withIdentifier: "Back", sender: nil)
    #expect(controller.returned == [next])
    #expect(tabs.presentedViewController == nil && tabs.selectedIndex == 0)
  }

  @Test func `a container chooses where the destination of an unwind segue is searched`() throws {
    final class Closed: UIViewController {
      override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
      ) -> [UIViewController] { [] }
    }
    let controller = try controller(
      held:
        "<connections><segue destination=\"next\" kind=\"custom\" identifier=\"Go\" id=\"e1\"/></connections>"
    )
    controller.performSegue(withIdentifier: "Go", sender: nil)
    let next = try #require(controller.prepared.first?.destination)
    let container = Closed()
    container.addChild(controller)
    container.addChild(next)
    next.performSegue(withIdentifier: "Back", sender: nil)
    #expect(controller.returned.isEmpty)
  }

  @Test func `a popover points at the item that its segue names`() throws {
    let controller = try controller(
      held: """
        <navigationItem key="navigationItem" id="n1">
         <barButtonItem key="rightBarButtonItem" title="More" id="i1">
          <connections>
           <segue destination="next" kind="popoverPresentation" popoverAnchorBarButtonItem="i1" \
        id="e1"/>
          </connections>
         </barButtonItem>
        </navigationItem>
        """)
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    TouchSimulator.tap(item)
    let next = try #require(controller.prepared.first?.destination)
    #expect(next.modalPresentationStyle == .popover)
    #expect(next.popoverPresentationController?.barButtonItem === item)
  }

  @Test func `a xib returns its recognizers among its objects`() throws {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
         <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibScreen"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
          <view id="v"><rect key="frame" x="0" y="0" width="10" height="10"/>
           <connections>
            <outletCollection property="gestureRecognizers" destination="g" id="c"/>
           </connections>
          </view>
          <tapGestureRecognizer id="g">
           <connections><action selector="tapped:" destination="-1" id="a"/></connections>
          </tapGestureRecognizer>
         </objects>
        </document>
        """)
    let owner = NibScreen()
    let made = UINib(document: document).instantiate(withOwner: owner)
    let view = try #require(made.first as? UIView)
    #expect(made.last as? UIGestureRecognizer === view.gestureRecognizers?.first)
    TouchSimulator.tap(view)
    #expect(owner.received == ["tapped: UITapGestureRecognizer"])
  }
}

private final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) }
}
