import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import Testing

@testable import InterfaceLinter

/// A storyboard with one scene, on a canvas of 375 × 667 points unless it says otherwise, and what the linter says of it.
@MainActor
struct Scene {
  var views = ""
  var constraints = ""
  /// Attributes of the document element.
  var document = "useTraitCollections=\"YES\" useSafeAreas=\"YES\""
  /// The id of the device.
  var device = "retina4_7"
  /// The size of the root view.
  var size = (width: 375, height: 667)
  /// The version of Xcode's tools that saved the document.
  var toolsVersion = 21507
  /// The platform of the document.
  var runtime = "iOS.CocoaTouch"
  /// What stands beside the scene's objects, such as dependencies.
  var extra = ""
  var connections = ""
  /// What follows the root view in its controller.
  var controller = ""

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(toolsVersion)" targetRuntime="\(runtime)" useAutolayout="YES" \(document)>
      <device id="\(device)" orientation="portrait" appearance="light"/>
      \(extra)
      <scenes>
        <scene sceneID="scene">
          <objects>
            <viewController id="controller" storyboardIdentifier="Main">
              <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
                <subviews>
    \(views)
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
    \(constraints)
                </constraints>
              </view>
              \(controller)
              <connections>\(connections)</connections>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  func lint(
    _ settings: LintSettings = LintSettings(), _ configurations: [LintConfiguration] = [.saved]
  ) throws -> LintResult {
    try Linter(settings: settings, configurations: configurations)
      .lint(Array(text.utf8), file: "Main.storyboard")
  }

  /// The frames of the views on the document's canvas, by id.
  func frames() throws -> [String: CGRect] {
    let document = try InterfaceDocument(parsing: Array(text.utf8))
    let stage = InterfaceStage(document)
    var frames: [String: CGRect] = [:]
    for island in stage.document.islands {
      for (id, view) in stage.present(island).views { frames[id] = view.frame }
    }
    return frames
  }

  /// The findings of one rule.
  func findings(_ rule: String, _ configurations: [LintConfiguration] = [.saved]) throws
    -> [LintFinding]
  {
    #expect(RulePage.named(rule) != nil, "there is no rule \(rule)")
    return try lint(LintSettings(), configurations).findings.filter { $0.ruleID == rule }
  }
}

// MARK: - Pieces of documents

/// A label of one line.
func label(
  _ id: String, _ text: String, _ x: Double = 16, _ y: Double = 40, _ width: Double = 80,
  _ height: Double = 20.5, shrinks: Bool = false, attributes: String = "",
  constraints: String = ""
) -> String {
  """
  <label text="\(text)" \(shrinks ? "" : "adjustsFontSizeToFit=\"NO\"") translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">
  <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
  <fontDescription key="fontDescription" type="system" pointSize="17"/>
  <constraints>\(constraints)</constraints></label>
  """
}

/// A plain view.
func box(
  _ id: String, _ x: Double = 0, _ y: Double = 0, _ width: Double = 100, _ height: Double = 50,
  attributes: String = "", subviews: String = "", constraints: String = ""
) -> String {
  """
  <view translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">
  <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
  <subviews>\(subviews)</subviews>
  <constraints>\(constraints)</constraints></view>
  """
}

/// A button of the old kind.
func button(
  _ id: String, _ title: String, _ x: Double = 16, _ y: Double = 40, _ width: Double = 80,
  _ height: Double = 30, constraints: String = ""
) -> String {
  """
  <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
  <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
  <constraints>\(constraints)</constraints>
  <state key="normal" title="\(title)"/></button>
  """
}

/// A constraint in the order in which people say it: `tie("a.top = root.top + 8")`.
func tie(_ sentence: String, id: String = "", _ attributes: String = "") -> String {
  let words = sentence.split(separator: " ").map(String.init)
  func end(_ word: String, _ place: String) -> String {
    let parts = word.split(separator: ".").map(String.init)
    return "\(place)Item=\"\(parts[0])\" \(place)Attribute=\"\(parts[1])\""
  }
  var text = "<constraint \(end(words[0], "first"))"
  if words[1] == ">=" { text += " relation=\"greaterThanOrEqual\"" }
  if words[1] == "<=" { text += " relation=\"lessThanOrEqual\"" }
  if let number = Double(words[2]) {
    text += " constant=\"\(number)\""
  } else {
    text += " " + end(words[2], "second")
  }
  if words.count == 5 { text += " constant=\"\(words[3] == "-" ? "-" : "")\(words[4])\"" }
  let name = id.isEmpty ? sentence.filter { $0.isLetter || $0.isNumber } : id
  return text + " \(attributes) id=\"\(name)\"/>"
}

/// Ties from a view to the left top corner of the root.
func corner(_ view: String, _ x: Double = 16, _ y: Double = 40) -> String {
  tie("\(view).leading = root.leading + \(x)") + tie("\(view).top = root.top + \(y)")
}
