import Foundation
import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

/// Documents from before the safe area, whose constraints refer to the layout guides of the controller.
@MainActor
@Suite struct OldLayoutGuideTests {
  @Test func `a storyboard's controller has the views below its top layout guide`() throws {
    let storyboard = UIStoryboard(
      document: try InterfaceDocument(
        parsing: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          toolsVersion="9531" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
          useTraitCollections="YES" initialViewController="vc">
           <scenes>
            <scene sceneID="s1"><objects>
             <viewController id="vc">
              <layoutGuides>
               <viewControllerLayoutGuide type="top" id="top"/>
               <viewControllerLayoutGuide type="bottom" id="bottom"/>
              </layoutGuides>
              <view key="view" contentMode="scaleToFill" id="root">
               <rect key="frame" x="0" y="0" width="375" height="667"/>
               <subviews>
                <label text="Ada" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                 <rect key="frame" x="16" y="28" width="30" height="20.5"/>
                </label>
               </subviews>
               <constraints>
                <constraint firstItem="name" firstAttribute="top" secondItem="top" \
          secondAttribute="bottom" constant="8" id="c1"/>
                <constraint firstItem="name" firstAttribute="leading" secondItem="root" \
          secondAttribute="leading" constant="16" id="c2"/>
               </constraints>
              </view>
             </viewController>
            </objects></scene>
           </scenes>
          </document>
          """))
    let controller = try #require(storyboard.instantiateInitialViewController())
    let window = UIWindow(device: try #require(.named("iPhone 8")))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let label = try #require(controller.view.subviews.first)
    // The status bar of this telephone is 20 high.
    #expect(label.frame.minY == 28)
    #expect(label.frame.minX == 16)
  }
}
