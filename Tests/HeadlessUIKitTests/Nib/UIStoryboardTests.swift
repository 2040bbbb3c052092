import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

final class NibProfile: UIViewController {
  var nameLabel: UILabel?
  var prepared: [String?] = []
  var embedded: UIViewController?
  var user = "nobody"

  convenience init?(coder: NSCoder, user: String) {
    self.init(coder: coder)
    self.user = user
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier)
    if segue.identifier == "list" { embedded = segue.destination }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = nameLabel?.text
  }
}

@MainActor
@Suite(.serialized) struct UIStoryboardTests {
  init() {
    LayoutLog.shared.write = { _ in }
    InterfaceClasses.shared.register(NibProfile.self) { properties in
      properties.outlet("nameLabel", \.nameLabel)
    }
  }

  private func storyboard(_ more: String = "") throws -> UIStoryboard {
    UIStoryboard(
      document: try InterfaceDocument(
        parsing: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
          useTraitCollections="YES" useSafeAreas="YES" initialViewController="profile">
           <device id="retina4_7" orientation="portrait" appearance="light"/>
           <scenes>
            <scene sceneID="s1"><objects>
             <viewController storyboardIdentifier="Profile" id="profile" customClass="NibProfile">
              <view key="view" contentMode="scaleToFill" id="root">
               <rect key="frame" x="0" y="0" width="375" height="667"/>
               <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
               <subviews>
                <label text="Ada" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                 <rect key="frame" x="16" y="36" width="30" height="20.5"/>
                </label>
                <containerView translatesAutoresizingMaskIntoConstraints="NO" id="container">
                 <rect key="frame" x="0" y="467" width="375" height="200"/>
                 <constraints>
                  <constraint firstAttribute="height" constant="200" id="h"/>
                 </constraints>
                 <connections>
                  <segue destination="list" kind="embed" identifier="list" id="e1"/>
                 </connections>
                </containerView>
               </subviews>
               <viewLayoutGuide key="safeArea" id="safe"/>
               <constraints>
                <constraint firstItem="name" firstAttribute="top" secondItem="safe" \
          secondAttribute="top" constant="16" id="c1"/>
                <constraint firstItem="name" firstAttribute="leading" secondItem="root" \
          secondAttribute="leadingMargin" id="c2"/>
                <constraint firstItem="container" firstAttribute="leading" secondItem="root" \
          secondAttribute="leading" id="c3"/>
                <constraint firstAttribute="trailing" secondItem="container" \
          secondAttribute="trailing" id="c4"/>
                <constraint firstAttribute="bottom" secondItem="container" \
          secondAttribute="bottom" id="c5"/>
               </constraints>
              </view>
              <connections>
               <outlet property="nameLabel" destination="name" id="o1"/>
               <segue destination="list" kind="show" identifier="open" id="e2"/>
              </connections>
             </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
             <viewController id="list" title="List">
              <tableView key="view" dataMode="prototypes" id="table">
               <rect key="frame" x="0" y="0" width="375" height="200"/>
               <prototypes>
                <tableViewCell reuseIdentifier="Row" id="row">
                 <rect key="frame" x="0" y="0" width="375" height="44"/>
                 <tableViewCellContentView key="contentView" id="content">
                  <rect key="frame" x="0" y="0" width="375" height="44"/>
                 </tableViewCellContentView>
                </tableViewCell>
               </prototypes>
              </tableView>
             </viewController>
            </objects></scene>
            \(more)
           </scenes>
          </document>
          """), name: "Main")
  }

  @Test func `a refresh control with a frame belongs to its table view`() throws {
    let storyboard = try storyboard(
      """
      <scene sceneID="s3"><objects>
       <tableViewController storyboardIdentifier="Refreshed" id="refreshed">
        <tableView key="view" dataMode="prototypes" id="rows">
         <rect key="frame" x="0" y="0" width="375" height="667"/>
        </tableView>
        <refreshControl key="refreshControl" opaque="NO" contentMode="center" id="refresh">
         <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>
         <autoresizingMask key="autoresizingMask"/>
        </refreshControl>
       </tableViewController>
      </objects></scene>
      """)
    let controller = storyboard.instantiateViewController(withIdentifier: "Refreshed")
    let table = try #require((controller as? UITableViewController)?.tableView)
    #expect(table.refreshControl != nil)
    #expect(controller.nibFindings.isEmpty)
  }

  @Test func `the first controller gets its class, view, outlets and layout`() throws {
    let controller = try #require(
      storyboard().instantiateInitialViewController() as? NibProfile)
    #expect(!controller.isViewLoaded)

    let window = UIWindow(screen: UIScreen(device: try #require(.named("iPhone 15"))))
    window.rootViewController = controller
    window.layoutIfNeeded()

    #expect(controller.title == "Ada")
    // 59 points of safe area and 16 of distance, at the margin of the device.
    #expect(controller.nameLabel?.frame.origin == CGPoint(x: 16, y: 75))
    #expect(controller.nibFindings.isEmpty)
  }

  @Test func `a container view embeds the scene its segue names`() throws {
    let board = try storyboard()
    let controller = try #require(
      board.instantiateViewController(withIdentifier: "Profile") as? NibProfile)
    controller.loadViewIfNeeded()

    #expect(controller.prepared == ["list"])
    let child = try #require(controller.children.first)
    #expect(child === controller.embedded)
    #expect(child.title == "List")

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(child.view.superview?.frame == CGRect(x: 0, y: 280, width: 320, height: 200))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(child.storyboard === board)
  }

  @Test func `prototype cells are made as often as they are asked for`() throws {
    let controller = try storyboard().instantiateViewController(withIdentifier: "Profile")
    controller.loadViewIfNeeded()
    let table = try #require(controller.children.first?.view as? UITableView)
    let first = table.dequeueReusableCell(withIdentifier: "Row")
    let second = table.dequeueReusableCell(withIdentifier: "Row")

    #expect(first?.reuseIdentifier == "Row")
    #expect(first !== second)
  }

  @Test func `a creator calls an initialiser of its own`() throws {
    let board = try storyboard()
    let controller = board.instantiateViewController(identifier: "Profile") {
      NibProfile(coder: $0, user: "Ada")
    }
    #expect(controller.user == "Ada")
    let initial: NibProfile? = board.instantiateInitialViewController {
      NibProfile(coder: $0, user: "Grace")
    }
    #expect(initial?.user == "Grace")
  }

  @Test func `a segue that code performs is prepared first`() throws {
    let controller = try #require(
      storyboard().instantiateInitialViewController() as? NibProfile)
    controller.performSegue(withIdentifier: "open", sender: nil)

    #expect(controller.prepared == ["open"])
  }

  @Test func `a control performs the segue that begins at it`() throws {
    let scenes = """
      <scene sceneID="s5"><objects>
       <viewController storyboardIdentifier="Start" id="start" customClass="NibProfile">
        <view key="view" id="startView">
         <rect key="frame" x="0" y="0" width="375" height="667"/>
         <subviews>
          <button buttonType="system" id="go">
           <rect key="frame" x="0" y="0" width="50" height="30"/>
           <connections><segue destination="list" kind="show" identifier="go" id="e5"/></connections>
          </button>
         </subviews>
        </view>
       </viewController>
      </objects></scene>
      """
    let controller = try #require(
      storyboard(scenes).instantiateViewController(withIdentifier: "Start") as? NibProfile)
    let navigation = UINavigationController(rootViewController: controller)
    let button = try #require(controller.view.subviews.first as? UIButton)
    button.sendActions(for: .primaryActionTriggered)
    #expect(controller.prepared == ["go"])
    #expect(navigation.topViewController?.title == "List")
  }

  @Test func `table and collection controllers have the scene's view for their own`() throws {
    let scenes = """
      <scene sceneID="s3"><objects>
       <tableViewController storyboardIdentifier="Rows" id="rows">
        <tableView key="view" dataMode="prototypes" style="grouped" id="table1">
         <rect key="frame" x="0" y="0" width="375" height="200"/>
         <connections><outlet property="dataSource" destination="rows" id="o9"/></connections>
        </tableView>
       </tableViewController>
      </objects></scene>
      <scene sceneID="s4"><objects>
       <collectionViewController storyboardIdentifier="Items" id="items">
        <collectionView key="view" id="collection">
         <rect key="frame" x="0" y="0" width="375" height="200"/>
        </collectionView>
       </collectionViewController>
      </objects></scene>
      """
    let board = try storyboard(scenes)
    let rows = try #require(
      board.instantiateViewController(withIdentifier: "Rows") as? UITableViewController)
    #expect(rows.tableView?.style == .grouped)
    #expect(rows.tableView?.dataSource === rows)
    let items = try #require(
      board.instantiateViewController(withIdentifier: "Items") as? UICollectionViewController)
    items.loadViewIfNeeded()
    #expect(items.collectionView === items.view)
  }

  @Test func `static rows come in the sections of the document`() throws {
    let scene = """
      <scene sceneID="s3"><objects>
       <viewController storyboardIdentifier="Settings" id="settings">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="50" id="rows">
         <rect key="frame" x="0" y="0" width="375" height="200"/>
         <sections>
          <tableViewSection headerTitle="First" id="sec1"><cells>
           <tableViewCell id="a"><rect key="frame" x="0" y="0" width="375" height="50"/>
            <tableViewCellContentView key="contentView" id="ac"><rect key="frame" x="0" y="0" \
      width="375" height="50"/></tableViewCellContentView></tableViewCell>
           <tableViewCell id="b"><rect key="frame" x="0" y="0" width="375" height="50"/>
            <tableViewCellContentView key="contentView" id="bc"><rect key="frame" x="0" y="0" \
      width="375" height="50"/></tableViewCellContentView></tableViewCell>
          </cells></tableViewSection>
         </sections>
        </tableView>
       </viewController>
      </objects></scene>
      """
    let controller = try storyboard(scene).instantiateViewController(withIdentifier: "Settings")
    let table = try #require(controller.view as? UITableView)

    #expect(table.style == .grouped)
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == "First")
  }

  @Test func `relationships fill navigation and tab controllers`() throws {
    let scenes = """
      <scene sceneID="s3"><objects>
       <tabBarController storyboardIdentifier="Tabs" id="tabs"><connections>
        <segue kind="relationship" relationship="viewControllers" destination="nav" id="r1"/>
        <segue kind="relationship" relationship="viewControllers" destination="list" id="r2"/>
       </connections></tabBarController>
      </objects></scene>
      <scene sceneID="s4"><objects>
       <navigationController id="nav"><connections>
        <segue kind="relationship" relationship="rootViewController" destination="profile" id="r3"/>
       </connections></navigationController>
      </objects></scene>
      """
    let tabs = try #require(
      storyboard(scenes).instantiateViewController(withIdentifier: "Tabs") as? UITabBarController)
    #expect(tabs.viewControllers?.count == 2)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    let profile = try #require(navigation.topViewController as? NibProfile)

    let window = UIWindow(screen: UIScreen(device: try #require(.named("iPhone 15"))))
    window.rootViewController = tabs
    window.layoutIfNeeded()
    // 59 points of hardware, 44 of the bar, 16 of distance.
    #expect(profile.nameLabel?.frame.minY == 119)

    profile.performSegue(withIdentifier: "open", sender: nil)
    #expect(navigation.topViewController?.title == "List")
  }

  @Test func `asking for what is not there is an error in Apple's words`() throws {
    let board = try storyboard()
    do {
      _ = try board.controller(withIdentifier: "Nobody")
      Issue.record("found")
    } catch {
      #expect(
        error.description
          == "Storyboard (Main) doesn't contain a view controller with identifier 'Nobody'")
    }
    #expect(throws: NibError.self) {
      try UIStoryboard(name: "Nowhere", bundle: nil).controller(withIdentifier: "x")
    }
  }

  @Test func `controllers that contain each other are an error`() throws {
    let scenes = """
      <scene sceneID="s3"><objects>
       <viewController storyboardIdentifier="Loop" id="loop"><connections>
        <segue kind="relationship" relationship="viewControllers" destination="loop" id="l1"/>
       </connections></viewController>
      </objects></scene>
      """
    #expect(throws: NibError.self) { try storyboard(scenes).controller(withIdentifier: "Loop") }
  }

  @Test func `a controller finds the nib of its name in a bundle`() {
    // No such bundle resources here: the plain view remains, as on Apple's.
    let controller = NibProfileless(nibName: nil, bundle: nil)
    #expect(controller.view.subviews.isEmpty)
  }
}

final class NibProfileless: UIViewController {}
