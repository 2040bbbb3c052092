/// Documents with all that the writer of code knows of each kind of object, with values that differ from those of new
/// objects.
struct LawDocument {
  let name: String
  let text: String

  static let all = [
    texts, buttons, controls, bars, lists, cells, controller, effects, recognizers,
  ]

  private static func storyboard(_ objects: String, _ resources: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <scenes><scene sceneID="s"><objects>\(objects)</objects></scene></scenes>
      <resources>
        <image name="picture" width="20" height="20"/>
        <image name="star" catalog="system" width="20" height="20"/>\(resources)
      </resources>
    </document>
    """
  }

  private static func views(_ views: String) -> String {
    storyboard(
      """
      <viewController id="vc" customClass="FormViewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>\(views)</subviews></view></viewController>
      """)
  }

  private static let color =
    #"red="0.1" green="0.2" blue="0.3" alpha="0.9" colorSpace="custom" customColorSpace="sRGB""#

  static let texts = LawDocument(
    name: "texts",
    text: views(
      """
      <label hidden="YES" opaque="NO" alpha="0.5" tag="3" clipsSubviews="YES" userInteractionEnabled="YES" \
      contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="252" \
      horizontalCompressionResistancePriority="253" verticalCompressionResistancePriority="254" text="Title" \
      textAlignment="center" lineBreakMode="wordWrap" numberOfLines="3" baselineAdjustment="alignCenters" \
      minimumScaleFactor="0.5" adjustsLetterSpacingToFitWidth="YES" adjustsFontForContentSizeCategory="YES" \
      adjustsFontSizeToFit="YES" preferredMaxLayoutWidth="120" enabled="NO" highlighted="YES" \
      showsExpansionTextWhenTruncated="YES" semanticContentAttribute="forceLeftToRight" \
      insetsLayoutMarginsFromSafeArea="NO" preservesSuperviewLayoutMargins="YES" \
      layoutMarginsFollowReadableWidth="YES" restorationIdentifier="label" \
      translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <color key="backgroundColor" \(color)/>
        <color key="tintColor" systemColor="systemRedColor"/>
        <color key="textColor" \(color)/>
        <color key="highlightedColor" \(color)/>
        <color key="shadowColor" \(color)/>
        <size key="shadowOffset" width="1" height="2"/>
        <accessibility key="accessibilityConfiguration" label="Name" hint="Says it" identifier="name">
          <accessibilityTraits key="traits" header="YES"/><bool key="isElement" value="YES"/>
        </accessibility>
        <constraints><constraint firstAttribute="width" relation="lessThanOrEqual" constant="9" priority="5" \
      identifier="Width" id="width"/></constraints>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      </label>
      <label usesAttributedText="YES" translatesAutoresizingMaskIntoConstraints="NO" id="rich">
        <attributedString key="attributedText"><fragment content="Rich"><attributes>
          <color key="NSColor" \(color)/><font key="NSFont" size="19" name="Courier"/>
          <real key="NSKern" value="2"/>
          <paragraphStyle key="NSParagraphStyle" alignment="right" lineSpacing="3" lineHeightMultiple="2"/>
        </attributes></fragment></attributedString>
      </label>
      <textField placeholder="Password" text="abc" textAlignment="right" borderStyle="roundedRect" \
      clearButtonMode="always" clearsOnBeginEditing="YES" adjustsFontForContentSizeCategory="YES" \
      minimumFontSize="11" adjustsFontSizeToFit="YES" allowsEditingTextAttributes="YES" background="picture" \
      disabledBackground="picture" enabled="NO" contentVerticalAlignment="top" \
      translatesAutoresizingMaskIntoConstraints="NO" id="field">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <color key="textColor" \(color)/>
        <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" \
      spellCheckingType="no" keyboardType="emailAddress" keyboardAppearance="alert" returnKeyType="next" \
      enablesReturnKeyAutomatically="YES" secureTextEntry="YES" smartDashesType="no" \
      smartInsertDeleteType="no" smartQuotesType="no" textContentType="password" \
      passwordRulesDescriptor="minlength: 8"/>
      </textField>
      <textView editable="NO" selectable="NO" text="Long" textAlignment="justified" clearsOnInsertion="YES" \
      allowsEditingTextAttributes="YES" adjustsFontForContentSizeCategory="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="text">
        <fontDescription key="fontDescription" name="Courier" family="Courier" pointSize="15"/>
        <color key="textColor" \(color)/>
        <textInputTraits key="textInputTraits" keyboardType="alphabet"/>
        <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
      </textView>
      """))

  static let buttons = LawDocument(
    name: "buttons",
    text: views(
      """
      <button buttonType="system" contentHorizontalAlignment="left" contentVerticalAlignment="top" \
      lineBreakMode="wordWrap" role="destructive" selected="YES" highlighted="YES" enabled="NO" \
      adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO" showsTouchWhenHighlighted="YES" \
      reversesTitleShadowWhenHighlighted="YES" showsMenuAsPrimaryAction="YES" \
      changesSelectionAsPrimaryAction="YES" pointerInteraction="YES" \
      adjustsImageSizeForAccessibilityContentSizeCategory="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="plain">
        <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="titleEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="imageEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <state key="normal" title="Go" image="star" catalog="system" backgroundImage="picture">
          <color key="titleColor" \(color)/><color key="titleShadowColor" \(color)/>
          <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" \
      pointSize="20" scale="large" weight="bold"/>
        </state>
        <state key="selected" title="Stop"/>
        <connections><action selector="go:" destination="vc" eventType="touchDown" id="a1"/></connections>
      </button>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="configured">
        <buttonConfiguration key="configuration" style="filled" title="Go" subtitle="Far" image="star" \
      catalog="system" imagePlacement="top" imagePadding="3" titlePadding="4" buttonSize="large" \
      cornerStyle="capsule" titleAlignment="center" showsActivityIndicator="YES">
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          <fontDescription key="titleFontDescription" type="boldSystem" pointSize="21"/>
          <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="large"/>
          <color key="baseForegroundColor" \(color)/><color key="baseBackgroundColor" \(color)/>
        </buttonConfiguration>
      </button>
      """))

  static let controls = LawDocument(
    name: "controls",
    text: views(
      """
      <switch on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="switch">
        <color key="onTintColor" \(color)/><color key="thumbTintColor" \(color)/></switch>
      <slider value="0.3" minValue="0.1" maxValue="0.9" continuous="NO" minimumValueImage="picture" \
      maximumValueImage="picture" translatesAutoresizingMaskIntoConstraints="NO" id="slider">
        <color key="minimumTrackTintColor" \(color)/><color key="maximumTrackTintColor" \(color)/>
        <color key="thumbTintColor" \(color)/></slider>
      <progressView progress="0.4" progressViewStyle="bar" translatesAutoresizingMaskIntoConstraints="NO" \
      id="progress"><color key="progressTintColor" \(color)/><color key="trackTintColor" \(color)/></progressView>
      <activityIndicatorView style="large" animating="YES" hidesWhenStopped="NO" \
      translatesAutoresizingMaskIntoConstraints="NO" id="activity"><color key="color" \(color)/>
      </activityIndicatorView>
      <stepper value="2" minimumValue="1" maximumValue="9" stepValue="2" wraps="YES" continuous="NO" \
      autorepeat="NO" translatesAutoresizingMaskIntoConstraints="NO" id="stepper"/>
      <segmentedControl selectedSegmentIndex="1" momentary="YES" apportionsSegmentWidthsByContent="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="segments">
        <segments><segment title="One"/><segment title="Two" width="50" enabled="NO"/><segment image="picture"/>
        </segments><color key="selectedSegmentTintColor" \(color)/></segmentedControl>
      <pageControl numberOfPages="4" currentPage="2" hidesForSinglePage="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="pages">
        <color key="pageIndicatorTintColor" \(color)/><color key="currentPageIndicatorTintColor" \(color)/>
      </pageControl>
      <datePicker datePickerMode="time" style="wheels" minuteInterval="5" countDownDuration="60" \
      translatesAutoresizingMaskIntoConstraints="NO" id="date">
        <date key="date" timeIntervalSinceReferenceDate="1000"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="10"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="9000"/></datePicker>
      <searchBar text="Find" placeholder="Words" prompt="Where" showsCancelButton="YES" showsScopeBar="YES" \
      showsBookmarkButton="YES" showsSearchResultsButton="YES" selectedScopeButtonIndex="1" \
      backgroundImage="picture" searchBarStyle="minimal" barStyle="black" translucent="NO" \
      translatesAutoresizingMaskIntoConstraints="NO" id="search">
        <color key="barTintColor" \(color)/><textInputTraits key="textInputTraits" returnKeyType="go"/>
        <scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles></searchBar>
      <imageView image="picture" highlightedImage="picture" highlighted="YES" contentMode="scaleAspectFit" \
      translatesAutoresizingMaskIntoConstraints="NO" id="image"/>
      """))

  static let bars = LawDocument(
    name: "bars",
    text: storyboard(
      """
      <viewController id="vc" title="Law" hidesBottomBarWhenPushed="YES" modalPresentationStyle="overFullScreen">
        <view key="view" id="root"><subviews>
          <navigationBar barStyle="black" translucent="NO" largeTitles="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="bar"><color key="barTintColor" \(color)/>
            <items><navigationItem title="In" id="inner"/></items></navigationBar>
          <tabBar translatesAutoresizingMaskIntoConstraints="NO" id="tabs">
            <color key="unselectedItemTintColor" \(color)/>
            <items><tabBarItem title="First" image="picture" badgeValue="3" tag="4" id="tab1"/>
            <tabBarItem systemItem="more" id="tab2"/></items></tabBar>
        </subviews></view>
        <tabBarItem key="tabBarItem" title="Tab" image="picture" selectedImage="picture" id="tab"/>
        <navigationItem key="navigationItem" title="Other" prompt="Up" largeTitleDisplayMode="never" \
      leftItemsSupplementBackButton="YES" backButtonTitle="Back" hidesBackButton="YES" id="nav">
          <barButtonItem key="leftBarButtonItem" title="Menu" image="picture" style="done" width="40" tag="2" \
      enabled="NO" springLoaded="YES" customClass="MenuItem" id="menu">
            <color key="tintColor" \(color)/>
            <inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <accessibility key="accessibilityConfiguration" label="Name" hint="Says it" identifier="name"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accText" value="x"/>
            </userDefinedRuntimeAttributes>
          </barButtonItem>
          <rightBarButtonItems><barButtonItem systemItem="add" id="add">
            <connections><action selector="add:" destination="vc" id="a1"/></connections></barButtonItem>
          </rightBarButtonItems>
        </navigationItem>
        <toolbarItems><barButtonItem title="Edit" id="edit"/><barButtonItem systemItem="flexibleSpace" id="flex"/>
        </toolbarItems>
      </viewController>
      """))

  static let lists = LawDocument(
    name: "lists",
    text: views(
      """
      <tableView style="grouped" separatorStyle="none" rowHeight="50" estimatedRowHeight="60" \
      sectionHeaderHeight="20" sectionFooterHeight="30" allowsSelection="NO" allowsMultipleSelection="YES" \
      allowsSelectionDuringEditing="YES" allowsMultipleSelectionDuringEditing="YES" \
      sectionIndexMinimumDisplayRowCount="4" contentViewInsetsToSafeArea="NO" \
      separatorInsetReference="fromAutomaticInsets" bounces="NO" scrollEnabled="NO" pagingEnabled="YES" \
      alwaysBounceVertical="NO" showsVerticalScrollIndicator="NO" indicatorStyle="white" \
      keyboardDismissMode="onDrag" delaysContentTouches="NO" canCancelContentTouches="NO" bouncesZoom="NO" \
      minimumZoomScale="0.5" maximumZoomScale="2" directionalLockEnabled="YES" scrollsToTop="NO" \
      contentInsetAdjustmentBehavior="never" translatesAutoresizingMaskIntoConstraints="NO" id="table">
        <color key="separatorColor" \(color)/><color key="sectionIndexColor" \(color)/>
        <color key="sectionIndexBackgroundColor" \(color)/>
        <color key="sectionIndexTrackingBackgroundColor" \(color)/>
        <inset key="separatorInset" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="scrollIndicatorInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
      </tableView>
      <collectionView prefetchingEnabled="NO" translatesAutoresizingMaskIntoConstraints="NO" id="collection">
        <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" \
      scrollDirection="horizontal" minimumLineSpacing="3" minimumInteritemSpacing="4" \
      sectionInsetReference="safeArea" id="flow">
          <size key="itemSize" width="20" height="30"/><size key="headerReferenceSize" width="1" height="2"/>
          <size key="footerReferenceSize" width="1" height="2"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
      </collectionView>
      <collectionView translatesAutoresizingMaskIntoConstraints="NO" id="own">
        <collectionViewFlowLayout key="collectionViewLayout" customClass="AppLayout" id="flow2">
          <size key="estimatedItemSize" width="20" height="30"/></collectionViewFlowLayout>
      </collectionView>
      <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="4" \
      baselineRelativeArrangement="YES" layoutMarginsRelativeArrangement="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
        <subviews><view id="inside"/></subviews></stackView>
      """))

  static let cells = LawDocument(
    name: "cells",
    text: storyboard(
      """
      <tableViewController id="vc" clearsSelectionOnViewWillAppear="NO" customClass="LawTable">
        <tableView key="view" style="grouped" dataMode="static" rowHeight="44" id="table">
          <sections><tableViewSection headerTitle="Top" footerTitle="End" id="section"><cells>
            <tableViewCell selectionStyle="none" accessoryType="checkmark" editingAccessoryType="detailButton" \
      indentationLevel="2" indentationWidth="12" reuseIdentifier="own" textLabel="t" detailTextLabel="d" \
      rowHeight="50" style="IBUITableViewCellStyleValue1" focusStyle="custom" showsReorderControl="YES" \
      shouldIndentWhileEditing="NO" id="cell">
              <inset key="separatorInset" minX="1" minY="2" maxX="3" maxY="4"/>
              <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><subviews>
                <label text="Title" id="t"><fontDescription key="fontDescription" type="system" pointSize="18"/>
                <nil key="textColor"/></label>
                <label text="Detail" id="d"><fontDescription key="fontDescription" type="system" pointSize="15"/>
                <color key="textColor" \(color)/></label>
              </subviews></tableViewCellContentView>
            </tableViewCell>
          </cells></tableViewSection></sections>
        </tableView>
        <refreshControl key="refreshControl" id="refresh"><color key="tintColor" \(color)/>
          <color key="backgroundColor" \(color)/>
          <connections><action selector="reload:" destination="vc" eventType="valueChanged" id="a1"/></connections>
        </refreshControl>
      </tableViewController>
      """))

  static let controller = LawDocument(
    name: "controller",
    text: storyboard(
      """
      <viewController title="Law" extendedLayoutIncludesOpaqueBars="YES" automaticallyAdjustsScrollViewInsets="NO" \
      hidesBottomBarWhenPushed="YES" modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve" \
      definesPresentationContext="YES" providesPresentationContextTransitionStyle="YES" \
      viewRespectsSystemMinimumLayoutMargins="NO" restorationIdentifier="law" id="vc" customClass="LawController">
        <extendedEdge key="edgesForExtendedLayout" top="YES"/>
        <size key="preferredContentSize" width="100" height="200"/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="mode" value="x"/>
        <userDefinedRuntimeAttribute type="color" keyPath="view.layer.borderColor"><color key="value" \(color)/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <view key="view" id="root"><subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="part" customClass="Part">
            <color key="backgroundColor" \(color.replacing("sRGB", with: "displayP3"))/></view>
        </subviews></view>
        <navigationItem key="navigationItem" title="Other" id="nav"/>
        <connections><outlet property="partView" destination="part" id="o1"/>
        <segue destination="vc" kind="presentation" identifier="again" modalPresentationStyle="formSheet" \
      id="s1"/></connections>
      </viewController>
      """))

  static let effects = LawDocument(
    name: "effects",
    text: views(
      """
      <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="blur">
        <view key="contentView" id="blurContent"/><blurEffect style="dark"/></visualEffectView>
      <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="vibrancy">
        <view key="contentView" id="vibrancyContent"/>
        <vibrancyEffect><blurEffect style="light"/></vibrancyEffect></visualEffectView>
      <scrollView exclusiveTouch="YES" multipleTouchEnabled="NO" \
      translatesAutoresizingMaskIntoConstraints="NO" id="scroll"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="varied">
        <variation key="heightClass=compact"><color key="backgroundColor" \(color)/></variation></view>
      """))

  static let recognizers = LawDocument(
    name: "recognizers",
    text: storyboard(
      """
      <viewController id="vc"><view key="view" id="root">
        <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o1"/>
        <outletCollection property="gestureRecognizers" destination="press" appends="YES" id="o2"/>
        <outletCollection property="gestureRecognizers" destination="swipe" appends="YES" id="o3"/>
        <outletCollection property="gestureRecognizers" destination="pan" appends="YES" id="o4"/></connections>
      </view></viewController>
      <tapGestureRecognizer cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO" \
      enabled="NO" numberOfTapsRequired="2" numberOfTouchesRequired="3" id="tap">
        <connections><action selector="tap:" destination="vc" id="a1"/>
        <outlet property="delegate" destination="vc" id="d1"/></connections></tapGestureRecognizer>
      <pongPressGestureRecognizer allowableMovement="20" minimumPressDuration="2" id="press"/>
      <swipeGestureRecognizer direction="left" id="swipe"/>
      <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="pan"/>
      <customObject id="helper" customClass="Helper"/>
      """))
}
