/// A storyboard of one scene with one box, after `ibdocuments:D11`.
package func sampleDocument(
  boxAttributes: String = "", boxConstraints: String = "", moreConstraints: String = ""
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
  useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
   <device id="retina4_7" orientation="portrait" appearance="light"/>
   <scenes><scene sceneID="sc"><objects>
    <viewController storyboardIdentifier="Sample" id="vc" sceneMemberID="viewController">
     <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
       <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" \
  userLabel="Box" \(boxAttributes)>
        <rect key="frame" x="16" y="36" width="343" height="192.9375"/>
        <constraints>
         <constraint firstAttribute="width" secondItem="box" secondAttribute="height" \
  multiplier="16:9" id="ratio"/>
         \(boxConstraints)
        </constraints>
       </view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
       <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
  secondAttribute="leadingMargin" id="leading"/>
       <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" \
  id="trailing"/>
       <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" \
  constant="16" id="top">
        <variation key="heightClass=compact" constant="4"/>
       </constraint>
       \(moreConstraints)
      </constraints>
     </view>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="first"/>
   </objects></scene></scenes>
  </document>
  """
}
