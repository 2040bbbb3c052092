/// Documents for tests of merges.
enum MergeTexts {
  /// A storyboard with two scenes, nested views, constraints, outlets and a segue.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" systemVersion="21G115" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="login">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <!--Login-->
            <scene sceneID="s-1">
                <objects>
                    <viewController id="login" customClass="LoginController" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <subviews>
                                <label opaque="NO" text="Welcome" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                                    <rect key="frame" x="20" y="68" width="374" height="21"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="textColor"/>
                                </label>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card">
                                    <rect key="frame" x="20" y="109" width="374" height="200"/>
                                    <subviews>
                                        <textField opaque="NO" placeholder="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                                            <rect key="frame" x="16" y="16" width="342" height="34"/>
                                        </textField>
                                        <textField opaque="NO" placeholder="Password" translatesAutoresizingMaskIntoConstraints="NO" id="pass">
                                            <rect key="frame" x="16" y="58" width="342" height="34"/>
                                        </textField>
                                        <imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="logo">
                                            <rect key="frame" x="16" y="100" width="40" height="40"/>
                                        </imageView>
                                    </subviews>
                                    <color key="backgroundColor" white="0.9" alpha="1"/>
                                    <constraints>
                                        <constraint firstItem="name" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="16" id="c-01"/>
                                        <constraint firstItem="name" firstAttribute="top" secondItem="card" secondAttribute="top" constant="16" id="c-02"/>
                                        <constraint firstAttribute="trailing" secondItem="name" secondAttribute="trailing" constant="16" id="c-03"/>
                                        <constraint firstItem="pass" firstAttribute="leading" secondItem="name" secondAttribute="leading" id="c-04"/>
                                        <constraint firstItem="pass" firstAttribute="trailing" secondItem="name" secondAttribute="trailing" id="c-05"/>
                                        <constraint firstItem="pass" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="8" id="c-06"/>
                                        <constraint firstItem="logo" firstAttribute="leading" secondItem="name" secondAttribute="leading" id="c-07"/>
                                        <constraint firstItem="logo" firstAttribute="top" secondItem="pass" secondAttribute="bottom" constant="8" id="c-08"/>
                                        <constraint firstAttribute="height" constant="200" id="c-09"/>
                                    </constraints>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe"/>
                            <constraints>
                                <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c-10"/>
                                <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="c-11"/>
                                <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c-12"/>
                                <constraint firstItem="card" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c-13"/>
                                <constraint firstItem="card" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" id="c-14"/>
                                <constraint firstItem="card" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="20" id="c-15"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="nameField" destination="name" id="o-1"/>
                            <segue destination="home" kind="show" identifier="open" id="g-1"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="100" y="100"/>
            </scene>
            <!--Home-->
            <scene sceneID="s-2">
                <objects>
                    <viewController id="home" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="homeRoot">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <viewLayoutGuide key="safeArea" id="homeSafe"/>
                        </view>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="900" y="100"/>
            </scene>
        </scenes>
        <resources>
            <image name="logo" width="40" height="40"/>
        </resources>
    </document>


    """
}
