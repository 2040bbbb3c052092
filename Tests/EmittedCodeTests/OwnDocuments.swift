/// Documents whose code is in `Emitted`.
struct OwnDocument {
  let name: String
  let text: String

  static let all = [profile, sizes, list, article, card, details]

  private static func storyboard(_ scenes: String...) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <scenes>\(scenes.enumerated().map(scene).joined())</scenes>
      <resources>
        <image name="portrait" width="120" height="90"/>
        <image name="star.fill" catalog="system" width="128" height="116"/>
        <image name="flame.circle.square" catalog="system" width="96" height="128"/>
        <namedColor name="Accent"><color red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      </resources>
    </document>
    """
  }

  private static func scene(_ number: Int, _ objects: String) -> String {
    "<scene sceneID=\"s\(number)\"><objects>\(objects)</objects></scene>"
  }

  /// Stacks, margins, a ratio, text styles, priorities, identifiers, outlets and actions.
  static let profile = OwnDocument(
    name: "Profile",
    text: storyboard(
      """
      <viewController id="vc" customClass="ProfileViewController">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFill" image="portrait" translatesAutoresizingMaskIntoConstraints="NO" id="image">
              <rect key="frame" x="20" y="79" width="160" height="90"/>
              <constraints>
                <constraint firstAttribute="width" secondItem="image" secondAttribute="height" multiplier="16:9" identifier="Ratio" id="c-ratio"/>
                <constraint firstAttribute="width" constant="160" id="c-width"/>
              </constraints>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
            </imageView>
            <stackView contentMode="scaleToFill" axis="vertical" alignment="leading" spacing="6" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
              <rect key="frame" x="196" y="79" width="177" height="120"/>
              <subviews>
                <label userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Ada Lovelace" textAlignment="natural" lineBreakMode="tailTruncation" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
                  <nil key="textColor"/>
                </label>
                <label userInteractionEnabled="NO" contentMode="left" verticalCompressionResistancePriority="749" text="Wrote the first program for a machine that was never built." textAlignment="natural" lineBreakMode="wordWrap" numberOfLines="0" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="text">
                  <fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/>
                  <color key="textColor" systemColor="secondaryLabelColor"/>
                </label>
                <switch contentMode="scaleToFill" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="switch"/>
              </subviews>
            </stackView>
            <button contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
              <rect key="frame" x="20" y="700" width="353" height="50"/>
              <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="50" id="c-height"/></constraints>
              <state key="normal" title="Button"/>
              <buttonConfiguration key="configuration" style="filled" image="star.fill" catalog="system" title="Follow" imagePadding="8"/>
              <connections><action selector="follow:" destination="vc" eventType="touchUpInside" id="a1"/></connections>
            </button>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <color key="tintColor" name="Accent"/>
          <constraints>
            <constraint firstItem="image" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c1"/>
            <constraint firstItem="image" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c2"/>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="image" secondAttribute="trailing" constant="16" id="c3"/>
            <constraint firstAttribute="trailingMargin" secondItem="stack" secondAttribute="trailing" id="c4"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="image" secondAttribute="top" id="c5"/>
            <constraint firstItem="button" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c6"/>
            <constraint firstAttribute="trailingMargin" secondItem="button" secondAttribute="trailing" priority="999" id="c7"/>
            <constraint firstItem="button" firstAttribute="width" relation="lessThanOrEqual" constant="420" id="c8"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="button" secondAttribute="bottom" constant="16" id="c9"/>
            <constraint firstItem="stack" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" multiplier="0.5" priority="100" id="c10"/>
          </constraints>
        </view>
        <navigationItem key="navigationItem" title="Profile" id="item"/>
        <connections>
          <outlet property="nameLabel" destination="name" id="o1"/>
          <outlet property="portraitWidth" destination="c-width" id="o2"/>
        </connections>
      </viewController>
      """))

  /// Views, constraints, constants and fonts that depend on size classes.
  static let sizes = OwnDocument(
    name: "Sizes",
    text: storyboard(
      """
      <viewController storyboardIdentifier="Sizes" id="vc">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <view contentMode="scaleToFill" userLabel="Side Bar" translatesAutoresizingMaskIntoConstraints="NO" id="side">
              <color key="backgroundColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/>
              <constraints><constraint firstAttribute="width" constant="200" id="c-side"><variation key="heightClass=compact" constant="120"/></constraint></constraints>
            </view>
            <label userInteractionEnabled="NO" contentMode="left" text="Title" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="title">
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <variation key="widthClass=regular"><fontDescription key="fontDescription" type="boldSystem" pointSize="34"/></variation>
            </label>
            <view contentMode="scaleToFill" userLabel="Footer" translatesAutoresizingMaskIntoConstraints="NO" id="footer">
              <constraints><constraint firstAttribute="height" constant="44" id="c-footer"/></constraints>
            </view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="side" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c1"/>
            <constraint firstItem="side" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c2"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="side" secondAttribute="bottom" id="c3"/>
            <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="12" id="c4"/>
            <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="c5"/>
            <constraint firstItem="title" firstAttribute="leading" secondItem="side" secondAttribute="trailing" constant="24" id="c6"/>
            <constraint firstItem="footer" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c7"/>
            <constraint firstItem="safe" firstAttribute="trailing" secondItem="footer" secondAttribute="trailing" id="c8"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="footer" secondAttribute="bottom" id="c9"/>
          </constraints>
          <variation key="default">
            <mask key="subviews"><exclude reference="side"/></mask>
            <mask key="constraints"><exclude reference="c6"/></mask>
          </variation>
          <variation key="widthClass=regular">
            <mask key="subviews"><include reference="side"/></mask>
            <mask key="constraints"><include reference="c6"/><exclude reference="c5"/></mask>
          </variation>
        </view>
      </viewController>
      """))

  /// A table with a prototype cell.
  static let list = OwnDocument(
    name: "List",
    text: storyboard(
      """
      <tableViewController id="vc" customClass="ListViewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="-1" estimatedRowHeight="-1" id="table">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <prototypes>
            <tableViewCell contentMode="scaleToFill" selectionStyle="none" reuseIdentifier="Person" rowHeight="64" id="cell" customClass="PersonCell">
              <rect key="frame" x="0" y="50" width="393" height="64"/>
              <tableViewCellContentView key="contentView" contentMode="scaleToFill" tableViewCell="cell" id="content">
                <rect key="frame" x="0" y="0" width="393" height="64"/>
                <subviews>
                  <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" horizontalHuggingPriority="251" image="portrait" translatesAutoresizingMaskIntoConstraints="NO" id="picture">
                    <constraints>
                      <constraint firstAttribute="width" constant="40" id="p1"/>
                      <constraint firstAttribute="width" secondItem="picture" secondAttribute="height" id="p2"/>
                    </constraints>
                  </imageView>
                  <label userInteractionEnabled="NO" contentMode="left" text="Name" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  </label>
                </subviews>
                <constraints>
                  <constraint firstItem="picture" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="k1"/>
                  <constraint firstItem="picture" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="k2"/>
                  <constraint firstItem="label" firstAttribute="leading" secondItem="picture" secondAttribute="trailing" constant="12" id="k3"/>
                  <constraint firstAttribute="trailingMargin" relation="greaterThanOrEqual" secondItem="label" secondAttribute="trailing" id="k4"/>
                  <constraint firstItem="label" firstAttribute="centerY" secondItem="picture" secondAttribute="centerY" id="k5"/>
                </constraints>
              </tableViewCellContentView>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="isFavorite" value="YES"/>
                <userDefinedRuntimeAttribute type="image" keyPath="placeholderImage" value="portrait"/>
              </userDefinedRuntimeAttributes>
              <connections>
                <outlet property="nameLabel" destination="label" id="q1"/>
                <outlet property="pictureView" destination="picture" id="q2"/>
              </connections>
            </tableViewCell>
          </prototypes>
        </tableView>
      </tableViewController>
      """))

  /// A scroll view with both layout guides, and attributed text.
  static let article = OwnDocument(
    name: "Article",
    text: storyboard(
      """
      <viewController title="Article" id="vc">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <scrollView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
              <subviews>
                <label userInteractionEnabled="NO" contentMode="left" lineBreakMode="wordWrap" numberOfLines="0" usesAttributedText="YES" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="body">
                  <attributedString key="attributedText">
                    <fragment content="A first sentence "><attributes><font key="NSFont" size="20" name="HelveticaNeue-Bold"/><paragraphStyle key="NSParagraphStyle" alignment="justified" lineBreakMode="wordWrapping" lineSpacing="4"/></attributes></fragment>
                    <fragment content="and a second one, which is somewhat longer."><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/><font key="NSFont" metaFont="system" size="15"/></attributes></fragment>
                  </attributedString>
                </label>
              </subviews>
              <viewLayoutGuide key="contentLayoutGuide" id="content"/>
              <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
              <constraints>
                <constraint firstItem="body" firstAttribute="top" secondItem="content" secondAttribute="top" constant="24" id="c1"/>
                <constraint firstItem="body" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="c2"/>
                <constraint firstItem="content" firstAttribute="trailing" secondItem="body" secondAttribute="trailing" constant="16" id="c3"/>
                <constraint firstItem="content" firstAttribute="bottom" secondItem="body" secondAttribute="bottom" constant="24" id="c4"/>
                <constraint firstItem="body" firstAttribute="width" secondItem="frame" secondAttribute="width" constant="-32" id="c5"/>
              </constraints>
            </scrollView>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="scroll" firstAttribute="top" secondItem="safe" secondAttribute="top" id="d1"/>
            <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d2"/>
            <constraint firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="d3"/>
            <constraint firstAttribute="bottom" secondItem="scroll" secondAttribute="bottom" id="d4"/>
          </constraints>
        </view>
      </viewController>
      """))

  /// Values that documents give in two places, content of effect views, items of bars, and a stopped indicator.
  static let details = OwnDocument(
    name: "Details",
    text: storyboard(
      """
      <viewController extendedLayoutIncludesOpaqueBars="YES" id="vc" customClass="DetailsViewController">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="center" translatesAutoresizingMaskIntoConstraints="NO" id="symbol">
              <imageReference key="image" image="flame.circle.square" catalog="system" symbolScale="medium"/>
              <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small" weight="semibold"/>
            </imageView>
            <visualEffectView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="effect">
              <rect key="frame" x="20" y="120" width="160" height="32"/>
              <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" id="effect-content">
                <rect key="frame" x="0" y="0" width="160" height="32"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                  <imageView userInteractionEnabled="NO" contentMode="scaleToFill" fixedFrame="YES" image="portrait" translatesAutoresizingMaskIntoConstraints="NO" id="stretched">
                    <rect key="frame" x="0" y="0" width="160" height="32"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  </imageView>
                </subviews>
              </view>
              <blurEffect style="dark"/>
            </visualEffectView>
            <segmentedControl opaque="NO" contentMode="scaleToFill" apportionsSegmentWidthsByContent="YES" selectedSegmentIndex="0" translatesAutoresizingMaskIntoConstraints="NO" id="segments">
              <segments><segment title="All"/><segment title="Only the unread"/></segments>
            </segmentedControl>
            <activityIndicatorView opaque="NO" contentMode="scaleToFill" hidesWhenStopped="YES" style="medium" translatesAutoresizingMaskIntoConstraints="NO" id="stopped"/>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="EU logo" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" enabled="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
              <fontDescription key="fontDescription" type="system" pointSize="0.0"/>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
              </userDefinedRuntimeAttributes>
            </label>
            <containerView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="container">
              <connections><segue destination="table-vc" kind="embed" id="e1"/></connections>
            </containerView>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="symbol" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c1"/>
            <constraint firstItem="symbol" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c2"/>
            <constraint firstItem="effect" firstAttribute="top" secondItem="symbol" secondAttribute="bottom" constant="8" id="c3"/>
            <constraint firstItem="effect" firstAttribute="leading" secondItem="symbol" secondAttribute="leading" id="c4"/>
            <constraint firstItem="effect" firstAttribute="width" secondItem="segments" secondAttribute="width" id="c5"/>
            <constraint firstItem="effect" firstAttribute="height" constant="48" id="c6"/>
            <constraint firstItem="segments" firstAttribute="top" secondItem="effect" secondAttribute="bottom" constant="8" id="c7"/>
            <constraint firstItem="segments" firstAttribute="leading" secondItem="symbol" secondAttribute="leading" id="c8"/>
            <constraint firstItem="stopped" firstAttribute="leading" secondItem="segments" secondAttribute="trailing" constant="8" id="c9"/>
            <constraint firstItem="stopped" firstAttribute="centerY" secondItem="segments" secondAttribute="centerY" id="c10"/>
            <constraint firstItem="label" firstAttribute="top" secondItem="segments" secondAttribute="bottom" constant="8" id="c11"/>
            <constraint firstItem="label" firstAttribute="leading" secondItem="symbol" secondAttribute="leading" id="c12"/>
            <constraint firstItem="container" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="8" id="c13"/>
            <constraint firstItem="container" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c14"/>
            <constraint firstAttribute="trailing" secondItem="container" secondAttribute="trailing" id="c15"/>
            <constraint firstAttribute="bottom" secondItem="container" secondAttribute="bottom" id="c16"/>
          </constraints>
        </view>
        <navigationItem key="navigationItem" title="Details" id="item">
          <barButtonItem key="leftBarButtonItem" enabled="NO" systemItem="trash" id="trash">
            <connections><action selector="remove:" destination="vc" id="a1"/></connections>
          </barButtonItem>
          <rightBarButtonItems>
            <barButtonItem title="Save" style="done" id="save"/>
            <barButtonItem systemItem="fixedSpace" width="12" id="space"/>
            <barButtonItem title="More" id="more"/>
          </rightBarButtonItems>
        </navigationItem>
        <connections><outlet property="saveItem" destination="save" id="o1"/></connections>
      </viewController>
      """,
      """
      <tableViewController id="table-vc" customClass="RowsViewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="-1" estimatedRowHeight="-1" id="rows">
          <rect key="frame" x="0" y="0" width="393" height="400"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        </tableView>
      </tableViewController>
      """))

  /// A view of a xib with an autoresizing mask, and text that is right to left.
  static let card = OwnDocument(
    name: "Card",
    text: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardView">
            <connections><outlet property="titleLabel" destination="title" id="o1"/></connections>
          </placeholder>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0" y="0" width="300" height="100"/>
            <subviews>
              <progressView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" progress="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="progress">
                <rect key="frame" x="10" y="90" width="280" height="4"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
              </progressView>
              <label userInteractionEnabled="NO" contentMode="left" semanticContentAttribute="forceRightToLeft" text="Title" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
              </label>
              <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Amount" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="field">
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
              </textField>
            </subviews>
            <constraints>
              <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c1"/>
              <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="12" id="c2"/>
              <constraint firstItem="field" firstAttribute="leading" secondItem="title" secondAttribute="trailing" constant="8" id="c3"/>
              <constraint firstAttribute="trailing" secondItem="field" secondAttribute="trailing" constant="12" id="c4"/>
              <constraint firstItem="field" firstAttribute="firstBaseline" secondItem="title" secondAttribute="firstBaseline" id="c5"/>
              <constraint firstItem="field" firstAttribute="width" relation="greaterThanOrEqual" secondItem="title" secondAttribute="width" multiplier="1/2" priority="750" id="c6"/>
            </constraints>
          </view>
        </objects>
      </document>
      """)
}
