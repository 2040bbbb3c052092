/// Small documents written for these tests.
package enum Fixture {
  /// A view with an aspect ratio below the safe area (ibdocuments, section 11).
  package static let box = storyboard(
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" \
    userLabel="Box">
     <rect key="frame" x="16" y="36" width="343" height="192.9375"/>
     <constraints>
      <constraint firstAttribute="width" secondItem="box" secondAttribute="height" \
    multiplier="16:9" id="ratio"/>
     </constraints>
    </view>
    """,
    constraints: """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin" id="lead"/>
      <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" \
      id="trail"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="16" id="top">
       <variation key="heightClass=compact" constant="4"/>
      </constraint>
      """)

  /// A storyboard with one view controller whose root view holds the given parts.
  package static func storyboard(
    _ subviews: String, constraints: String = "", rest: String = "", controller: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
     <device id="retina4_7" orientation="portrait" appearance="light"/>
     <scenes><scene sceneID="scene"><objects>
      <viewController id="vc" sceneMemberID="viewController">
       <layoutGuides>
        <viewControllerLayoutGuide type="top" id="topGuide"/>
        <viewControllerLayoutGuide type="bottom" id="bottomGuide"/>
       </layoutGuides>
       <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(subviews)</subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(constraints)</constraints>
        \(rest)
       </view>
       \(controller)
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first" userLabel="First Responder" \
    sceneMemberID="firstResponder"/>
     </objects></scene></scenes>
    </document>
    """
  }

  /// A storyboard with the given scenes' objects, one scene each.
  package static func storyboard(scenes: [String]) -> String {
    let scenes = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES"><scenes>\(scenes)</scenes></document>
      """
  }

  /// A xib with the given objects.
  package static func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    \(objects)
    </objects></document>
    """
  }
}
