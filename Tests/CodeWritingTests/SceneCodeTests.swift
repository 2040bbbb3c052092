import CodeWriting
import InterfaceBuilder
import Testing

@Suite struct SceneCodeTests {
  private func code(_ objects: String, named name: String = "Law") throws -> SceneCode {
    let bytes = Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
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
  }
}
