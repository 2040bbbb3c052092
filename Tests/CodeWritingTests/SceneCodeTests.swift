import CodeWriting
import InterfaceBuilder
import Testing

@Suite struct SceneCodeTests {
  private func code(
    _ objects: String, named name: String = "Law", attributes: String = ""
  ) throws -> SceneCode {
    let bytes = Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"\(attributes)>
      <scenes><scene sceneID="s"><objects>\(objects)</objects></scene></scenes></document>
      """.utf8)
    return SceneCode(
      try InterfaceDocument(parsing: bytes), named: name, markup: try DocumentMarkup(bytes))
  }

  private func table(_ cells: String) -> String {
    """
    <tableViewController id="t" customClass="SettingsController"><tableView key="view" dataMode="static" id="v">
    <sections><tableViewSection id="n"><cells>\(cells)</cells></tableViewSection></sections></tableView>
    </tableViewController>
    """
  }

  @Test func `the title of a controller is set before that of its navigation item`() throws {
    let text = try code(
      """
      <viewController title="Feed" id="vc"><view key="view" id="root"/>
      <navigationItem key="navigationItem" title="Select" id="n"/></viewController>
      """
    ).text
    let title = try #require(text.firstRange(of: "    title = \"Feed\""))
    let item = try #require(text.firstRange(of: "navigationItem.title = \"Select\""))
    #expect(title.lowerBound < item.lowerBound)
  }

  @Test func `a class that several cells share is inherited and not declared`() throws {
    let cells = ["One", "Two"].map {
      """
      <tableViewCell id="\($0)" userLabel="\($0)" customClass="VibrantCell"><tableViewCellContentView \
      key="contentView" id="\($0)c"><subviews><label text="\($0)" id="\($0)l"/></subviews>
      </tableViewCellContentView><connections><outlet property="nameLabel" destination="\($0)l" id="\($0)o"/>
      </connections></tableViewCell>
      """
    }
    let code = try code(table(cells.joined()))
    #expect(code.text.contains("final class OneCell: VibrantCell {"))
    #expect(code.text.contains("final class TwoCell: VibrantCell {"))
    #expect(code.text.contains("nameLabel = oneLabel"))
    #expect(!code.text.contains("class VibrantCell"))
    let used = try #require(code.usedClasses.first { $0.name == "VibrantCell" })
    #expect(used.superclass == "UITableViewCell")
  }

  @Test func `a view has another name than an outlet of the class that several roots share`() throws
  {
    let cells = ["One", "Two"].map {
      """
      <tableViewCell id="\($0)" userLabel="\($0)" customClass="CardCell"><tableViewCellContentView \
      key="contentView" id="\($0)c"><subviews><label text="Card" id="\($0)l"/><label userLabel="Card Label" \
      id="\($0)m"/></subviews></tableViewCellContentView><connections>
      <outlet property="cardLabel" destination="\($0)m" id="\($0)o"/>
      <outletCollection property="labels" destination="\($0)l" id="\($0)p"/></connections></tableViewCell>
      """
    }
    let code = try code(table(cells.joined()))
    #expect(!code.text.contains("let cardLabel ") && !code.text.contains("let cardLabel:"))
    #expect(code.text.contains("    cardLabel = cardLabel3\n    labels = [cardLabel2]\n"))
    let used = try #require(code.usedClasses.first { $0.name == "CardCell" })
    #expect(used.properties.keys.sorted() == ["cardLabel", "labels"])
  }

  @Test func `the items of a toolbar with a class of its own are those of the object`() throws {
    let bytes = Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <toolbar id="t"><items><barButtonItem systemItem="flexibleSpace" id="f"/></items></toolbar></objects></document>
      """.utf8)
    let code = SceneCode(
      try InterfaceDocument(parsing: bytes), named: "Save", markup: try DocumentMarkup(bytes))
    #expect(code.text.contains("    items = [\n      .flexibleSpace(),\n    ]\n"))
  }

  @Test func `a class with the name of a property is not hidden by it`() throws {
    let code = try code(
      """
      <viewController id="vc"><view key="view" id="root"><subviews>
      <textField customClass="mailField" id="m"/></subviews></view>
      <connections><outlet property="mailField" destination="m" id="o"/></connections></viewController>
      """)
    #expect(code.text.contains("let mailField2"))
    #expect(
      code.omissions.map(\.text) == [
        "outlet mailField is mailField2, because it is the name of a class"
      ])
  }

  @Test func `the configuration of a button with a class of its own is that of the object`() throws
  {
    let bytes = Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <button buttonType="system" id="b"><buttonConfiguration key="configuration" style="plain" title="Go"/></button>
      </objects></document>
      """.utf8)
    let code = SceneCode(
      try InterfaceDocument(parsing: bytes), named: "Go", markup: try DocumentMarkup(bytes))
    #expect(code.text.contains("    self.configuration = configuration\n"))
  }

  @Test func `content views without ids are not confused`() throws {
    func cell(_ id: String, _ subviews: String) -> String {
      let excluded = ["a", "b"].map { "<exclude reference=\"\(id)\($0)\"/>" }.joined()
      let included = ["a", "b"].map { "<include reference=\"\(id)\($0)\"/>" }.joined()
      return """
        <collectionViewCell reuseIdentifier="\(id)" id="\(id)"><view key="contentView"><subviews>\(subviews)</subviews>
        <variation key="default"><mask key="subviews">\(excluded)</mask></variation>
        <variation key="widthClass=compact"><mask key="subviews">\(included)</mask></variation></view>
        </collectionViewCell>
        """
    }
    let first = cell("x", "<imageView id=\"xa\"/><button id=\"xb\"/>")
    let code = try code(
      """
      <collectionViewController id="vc"><collectionView key="view" id="v"><cells>\(first)\(cell("y", ""))</cells>
      </collectionView></collectionViewController>
      """, attributes: " useTraitCollections=\"YES\"")
    #expect(code.text.contains("insertSubview(button, at: 1)"))
  }

  @Test(arguments: [
    ("customClass=\"PKCanvasView\"", Optional("PencilKit")),
    ("customClass=\"CalendarView\" customModule=\"Calendars\"", "Calendars"),
    ("customClass=\"Card\" customModule=\"App\" customModuleProvider=\"target\"", nil),
    ("customClass=\"Card\"", nil), ("", nil),
  ])
  func `the module of a view's class is imported unless it is the app's`(
    attributes: String, module: String?
  ) throws {
    let code = try code(
      """
      <viewController id="vc"><view key="view" id="root"><subviews>
      <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews></view></viewController>
      """)
    #expect(Set(code.imports) == Set(["UIKit"] + [module].compactMap(\.self)))
  }

  @Test(arguments: [("2.2250738585072014e-308", 0), ("0.0", 0), ("3", 1)])
  func `a size that Interface Builder wrote for none leaves nothing to do`(
    width: String, count: Int
  ) throws {
    let code = try code(
      """
      <viewController id="vc"><view key="view" id="root"><subviews><button title="Go" id="b">
      <size key="titleShadowOffset" width="\(width)" height="\(width)"/></button></subviews></view></viewController>
      """)
    let left = code.omissions.filter { $0.text.contains("titleShadowOffset") }
    #expect(left.count == count, "\(code.omissions)")
  }

  @Test func `a view between both edges of its superview is a row`() throws {
    let edges = [("leading", 8), ("trailing", -9), ("top", 0), ("bottom", 0)].map {
      edge, constant in
      """
      <constraint firstItem="b" firstAttribute="\(edge)" secondItem="root" secondAttribute="\(edge)" \
      constant="\(constant)" id="\(edge)"/>
      """
    }
    let bytes = Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <view id="root"><subviews><label userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="h"/></constraints>
      </label></subviews><constraints>\(edges.joined())</constraints></view></objects></document>
      """.utf8)
    let code = SceneCode(
      try InterfaceDocument(parsing: bytes), named: "Box", notation: .visualFormat,
      markup: try DocumentMarkup(bytes))
    #expect(
      code.text.contains("\"H:|-8-[box]-9-|\",") && code.text.contains("\"V:|[box(>=30)]|\","))
    #expect(!code.text.contains("Anchor"))
  }

  @Test func `an action with the name of a keyword is a method`() throws {
    let text = try code(
      """
      <viewController id="vc"><view key="view" id="root"><subviews><button title="Go" id="b"><connections>
      <action selector="continue:" destination="vc" eventType="touchUpInside" id="a"/></connections></button>
      </subviews></view></viewController>
      """
    ).text
    #expect(text.contains("private func `continue`(_ sender: UIButton) {}"))
    #expect(text.contains("    `continue`(button)\n"))
  }

  @Test func `a cell without a name has that of its file`() throws {
    let code = try code(table("<tableViewCell id=\"c\"/>"), named: "Settings")
    #expect(code.classes.map(\.name).contains("SettingsCell"))
  }

  @Test func `a cell of a built-in style keeps it`() throws {
    let code = try code(
      table(
        """
        <tableViewCell textLabel="l" style="IBUITableViewCellStyleDefault" id="c" customClass="NameCell">
        <tableViewCellContentView key="contentView" id="cc"><subviews>
        <label text="Name" id="l"><rect key="frame" x="9" y="0" width="334" height="51"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/></label>
        </subviews></tableViewCellContentView></tableViewCell>
        """))
    #expect(code.text.contains("super.init(style: .default, reuseIdentifier: reuseIdentifier)"))
    #expect(code.text.contains("textLabel?.text = \"Name\""))
    #expect(code.text.contains("textLabel?.font = .systemFont(ofSize: 17)"))
    #expect(!code.text.contains("UILabel") && !code.text.contains("334"))
  }

  @Test func `an outlet with a name of UIKit's is a comment`() throws {
    let code = try code(
      table(
        """
        <tableViewCell id="c" customClass="NameCell"><tableViewCellContentView key="contentView" id="cc">
        <subviews><label text="Name" id="l"/></subviews></tableViewCellContentView>
        <connections><outlet property="textLabel" destination="l" id="o"/></connections></tableViewCell>
        """))
    #expect(!code.text.contains("textLabel3"))
    #expect(code.omissions.map(\.text).contains { $0.hasPrefix("outlet textLabel is textLabel2") })
  }

  @Test func `numbers are without the rounding of sums and marks for 0`() throws {
    let code = try code(
      """
      <viewController id="vc"><view key="view" id="root"><subviews>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <inset key="contentEdgeInsets" minX="0" minY="0" maxX="2.2250738585072014e-308" maxY="0"/>
      <inset key="imageEdgeInsets" minX="0" minY="0" maxX="2.2250738585072014e-308" maxY="0"/></button></subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="13.999999999999996" id="c1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="19.333333333333343" id="c2"/></constraints></view></viewController>
      """)
    #expect(code.text.contains("bottom: 0, right: .leastNormalMagnitude)"))
    #expect(!code.text.contains("imageEdgeInsets") && !code.text.contains("e-308"))
    #expect(code.text.contains("constant: 14)") && code.text.contains("constant: 19.3333333333)"))
    #expect(
      try self.code(
        "<viewController id=\"vc\"><view key=\"view\" alpha=\"0.40000000596046448\" id=\"v\"/></viewController>"
      ).text.contains("view.alpha = 0.4\n"))
  }

  @Test func `outlets of a controller reach static cells and the views in them`() throws {
    let cell = """
      <tableViewCell id="c" userLabel="Sound Row"><tableViewCellContentView key="contentView" id="cc">
      <subviews><switch id="w"/></subviews></tableViewCellContentView>
      <connections><segue destination="other" kind="show" id="g"/></connections></tableViewCell>
      """
    let outlets = """
      <connections><outlet property="soundCell" destination="c" id="o1"/>
      <outlet property="soundSwitch" destination="w" id="o2"/></connections></tableViewController>
      <viewController id="other" customClass="SoundController"><view key="view" id="z"/></viewController>
      """
    let code = try code(table(cell).replacing("</tableViewController>", with: outlets))
    #expect(code.text.contains("  let soundCell = SoundRowCell()"))
    #expect(code.text.contains("  let soundSwitch"))
    #expect(code.text.contains("var soundSwitch: UISwitch { soundCell.soundSwitch }"))
    #expect(code.omissions.map(\.text) == ["show segue from soundCell to SoundController"])
  }

  @Test func `a view that is installed in no size class keeps its settings`() throws {
    let code = try code(
      """
      <viewController id="vc"><view key="view" id="root"><subviews>
      <view id="box"><subviews><label text="Waiting" id="l"/></subviews></view></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="box"/></mask></variation>
      </view><connections><outlet property="waiting" destination="l" id="o"/></connections></viewController>
      """)
    #expect(code.text.contains(".text = \"Waiting\""))
    #expect(code.text.contains("containerView.addSubview(waiting)"))
    #expect(!code.text.contains("view.addSubview"))
    #expect(code.omissions.map(\.text).filter { $0.contains("no size class") }.count == 1)
  }

  @Test func `what only the canvas and the outline use is left out`() throws {
    let code = try code(
      """
      <viewController id="vc"><view key="view" id="root"><subviews><label id="l">
      <string key="userLabel">A label</string></label></subviews>
      <point key="canvasLocation" x="1" y="2"/></view></viewController>
      """)
    #expect(code.omissions.isEmpty)
  }

  @Test func `an action of a bar item and of a button is one method with a sender`() throws {
    let code = try code(
      """
      <viewController id="vc"><view key="view" id="root"><subviews><button id="b"><connections>
      <action selector="pressed:" destination="vc" eventType="touchUpInside" id="a1"/></connections></button>
      </subviews></view><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" \
      title="Done" id="i"><connections><action selector="pressed:" destination="vc" id="a2"/></connections>
      </barButtonItem></navigationItem></viewController>
      """)
    #expect(code.text.contains("{ [weak self] in self?.pressed($0.sender) }"))
    #expect(code.text.contains("func pressed(_ sender: Any?) {}"))
    #expect(code.text.matches(of: /func pressed/).count == 1)
  }

  @Test(arguments: [("CosmosDelegate", true), ("PayViewController", true), ("PromoView", false)])
  func `the owner of a xib with an outlet view is a controller, unless it is named as a view`(
    name: String, isController: Bool
  ) throws {
    let bytes = Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)"><connections>
      <outlet property="view" destination="v" id="o"/></connections></placeholder><view id="v"/></objects></document>
      """.utf8)
    let code = SceneCode(
      try InterfaceDocument(parsing: bytes), named: "Law", markup: try DocumentMarkup(bytes))
    #expect(code.classes.map(\.isController) == [isController])
    #expect(code.classes.map(\.name) == [name])
  }
}
