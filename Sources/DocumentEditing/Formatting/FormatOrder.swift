/// The order in which Interface Builder writes attributes and elements.
///
/// Interface Builder writes the properties of each class in a fixed order. The lists join the orders observed
/// in 886 documents of Xcode 4 to 26: 95 710 of 95 712 lists of attributes and 18 169 of 18 171 lists of
/// elements are ordered so. A name that is not in them keeps its place after the one before it.
enum FormatOrder {
  /// A list of names and their places in it.
  struct Ranks: Sendable {
    private let places: [String: Int]

    init(_ words: String) {
      places = Dictionary(
        words.split(whereSeparator: \.isWhitespace).enumerated().map { (String($1), $0) },
        uniquingKeysWith: { first, _ in first })
    }

    subscript(name: String) -> Int? { places[name] }
  }

  /// Returns the order of the attributes of an element.
  static func attributes(of element: String) -> Ranks { ownAttributes[element] ?? attributes }

  /// Returns the order of the elements in an element; each is named with its key, as in `color@textColor`.
  static func elements(in element: String) -> Ranks { ownElements[element] ?? elements }

  /// Returns whether an element is one whose contents are written in Interface Builder's form.
  static func isKnown(_ element: String) -> Bool { known[element] != nil }

  /// The elements that were observed.
  private static let known = Ranks(
    """
    accessibility accessibilityOverrides accessibilityTraits action activityIndicatorView
    adaptation animations array attributedString attributes audiovisualMediaTypes
    autoresizingMask backgroundConfiguration barButtonItem blurEffect bool button
    buttonConfiguration capability cells collectionReusableView collectionView
    collectionViewCell collectionViewCellContentView collectionViewController
    collectionViewFlowLayout collectionViewLayout color connections constraint constraints
    containerView customFonts customObject dataDetectorType date datePicker dependencies
    deployment designable designables device directionalEdgeInsets document edgeInsets
    exclude exit extendedEdge font fontDescription fragment frame
    freeformSimulatedSizeMetrics gestureRecognizers hostingController image imageReference
    imageView include inferredMetricsTieBreakers inset integer items label layoutGuides
    mapView mask modalPageSheetSimulatedSizeMetrics mutableData mutableString namedColor
    navigationBar navigationController navigationItem nil objects outlet outletCollection
    pageControl pageViewController panGestureRecognizer paragraphStyle pickerView
    placeholder plugIn point pongPressGestureRecognizer popoverArrowDirection
    popoverPassthroughViews preferredSymbolConfiguration progressView prototypes real rect
    refreshControl resources rightBarButtonItems scene sceneKitView scenes
    scopeButtonTitles scrollView searchBar sections segment segmentedControl segments
    segue simulatedMetricsContainer simulatedNavigationBarMetrics
    simulatedOrientationMetrics simulatedScreenMetrics simulatedStatusBarMetrics
    simulatedTabBarMetrics simulatedToolbarMetrics size slider splitViewController
    splitViewMasterSimulatedSizeMetrics stackView state stepper string subviews
    swipeGestureRecognizer switch systemColor tabBar tabBarController tabBarItem tabStops
    tableView tableViewCell tableViewCellContentView tableViewController tableViewSection
    tapGestureRecognizer textAttributes textField textInputTraits textView toolbar
    toolbarItems userDefinedRuntimeAttribute userDefinedRuntimeAttributes value variation
    vibrancyEffect view viewController viewControllerLayoutGuide viewControllerPlaceholder
    viewLayoutGuide visualEffectView webView wkPreferences wkWebView
    wkWebViewConfiguration
    """)

  /// The attributes of most elements.
  private static let attributes = Ranks(
    """
    key hidden autoresizesSubviews storyboardIdentifier autoresizesArchivedViewToFullSize
    type keyPath verifyAmbiguity opaque clipsSubviews multipleTouchEnabled
    clearsContextBeforeDrawing userInteractionEnabled tag firstItem firstAttribute
    relation secondItem secondAttribute multiplier priority constant symbolic systemColor
    red green blue autocapitalizationType autocorrectionType spellCheckingType
    keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically
    secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType textContentType
    placeholderIdentifier definesPresentationContext flexibleMinX widthSizable
    flexibleMaxX flexibleMinY heightSizable flexibleMaxY minX minY maxX maxY phoneNumber
    link address calendarEvent shipmentTrackingNumber flightNumber top leading
    automaticEstimatedItemSize property storyboardName bundleIdentifier headerTitle
    footerTitle scrollDirection minimumLineSpacing minimumInteritemSpacing
    sectionInsetReference selector destination kind animates up down left bottom right
    white alpha contentMode horizontalHuggingPriority verticalHuggingPriority
    horizontalCompressionResistancePriority verticalCompressionResistancePriority bounces
    fixedFrame scalesPageToFit ambiguous misplaced enabled title
    extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets transitionStyle
    navigationOrientation spineLocation restorationIdentifier alwaysBounceVertical
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
    contentHorizontalAlignment contentVerticalAlignment value minValue maxValue continuous
    scrollEnabled indicatorStyle layoutMarginsFollowReadableWidth alwaysBounceHorizontal
    placeholderIntrinsicWidth placeholderIntrinsicHeight image
    adjustsImageSizeForAccessibilityContentSizeCategory axis distribution alignment
    spacing baselineRelativeArrangement allowDoubleColumnStyle preferredDisplayMode
    behavior primaryBackgroundStyle semanticContentAttribute pagingEnabled
    showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches
    canCancelContentTouches bouncesZoom contentInsetAdjustmentBehavior editable
    usesAttributedText keyboardDismissMode useStoryboardIdentifierAsRestorationIdentifier
    clearsSelectionOnViewWillAppear lineBreakMode baseWritingDirection lineSpacing
    lineHeightMultiple defaultTabInterval on searchBarStyle text borderStyle placeholder
    textAlignment adjustsFontSizeToFit adjustsFontForContentSizeCategory minimumFontSize
    clearButtonMode spacingType datePickerMode minuteInterval hidesBottomBarWhenPushed
    hidesWhenStopped animating minimumZoomScale maximumZoomScale dataMode
    prefetchingEnabled navigationBarHidden reuseIdentifier
    apportionsSegmentWidthsByContent segmentControlStyle selectedSegmentIndex springLoaded
    barStyle translucent prompted mapType showsScale progress sceneName
    allowsCameraControl tableViewCell x y allowableMovement minimumPressDuration
    allowsBackForwardNavigationGestures allowsEditingTextAttributes delaysTouchesBegan
    numberOfTapsRequired destinationCreationSelector direction directionalLockEnabled hint
    identifier version toolsVersion systemVersion targetRuntime propertyAccessControl
    useAutolayout launchScreen useTraitCollections useSafeAreas colorMatched
    initialViewController modalPresentationStyle largeContentSizeImage selectedImage
    numberOfPages numberOfTouchesRequired referencedIdentifier selectable
    showsCancelButton showsSearchResultsButton staticText header toolbarHidden appends
    button notEnabled collectionClass eventType firstLineHeadIndent
    tighteningFactorForTruncation inheritsFrom largeTitleDisplayMode largeTitles metaFont
    size name catalog width style separatorStyle allowsSelection allowsMultipleSelection
    allowsSelectionDuringEditing sectionIndexMinimumDisplayRowCount rowHeight
    estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight
    sectionFooterHeight estimatedSectionFooterHeight systemItem useCurrentDate
    translatesAutoresizingMaskIntoConstraints colorSpace customColorSpace family
    minimumNumberOfTouches popoverAnchorBarButtonItem popoverAnchorView relationship scale
    weight pointSize simulatedAppContext trigger unwindAction id userLabel customClass
    customModule customModuleProvider sceneMemberID orientation layout appearance
    xcode11CocoaTouchSystemColor cocoaTouchSystemColor backgroundImage configurationType
    content dynamicTypePreference height label minToolsVersion none reference sceneID
    statusBarStyle symbolScale timeIntervalSinceReferenceDate trailing
    """)

  /// The attributes of elements that have them in another order.
  private static let ownAttributes: [String: Ranks] = [
    "button": Ranks(
      """
      hidden key opaque clipsSubviews alpha clearsContextBeforeDrawing
      userInteractionEnabled tag contentMode horizontalHuggingPriority
      verticalHuggingPriority horizontalCompressionResistancePriority
      semanticContentAttribute verticalCompressionResistancePriority ambiguous
      insetsLayoutMarginsFromSafeArea fixedFrame enabled placeholderIntrinsicWidth
      placeholderIntrinsicHeight misplaced selected contentHorizontalAlignment
      contentVerticalAlignment buttonType adjustsImageWhenHighlighted
      adjustsImageWhenDisabled showsTouchWhenHighlighted
      adjustsImageSizeForAccessibilityContentSizeCategory
      reversesTitleShadowWhenHighlighted lineBreakMode hasAttributedTitle
      pointerInteraction translatesAutoresizingMaskIntoConstraints id userLabel
      customClass customModule customModuleProvider
      """),
    "buttonConfiguration": Ranks(
      """
      key style image catalog imagePlacement title imagePadding
      """),
    "deployment": Ranks(
      """
      defaultVersion version identifier
      """),
    "label": Ranks(
      """
      hidden autoresizesSubviews opaque clipsSubviews multipleTouchEnabled
      userInteractionEnabled alpha tag contentMode horizontalHuggingPriority
      verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority ambiguous layoutMarginsFollowReadableWidth
      preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea misplaced
      fixedFrame usesAttributedText placeholderIntrinsicWidth placeholderIntrinsicHeight
      text textAlignment lineBreakMode numberOfLines baselineAdjustment
      minimumScaleFactor minimumFontSize adjustsLetterSpacingToFitWidth
      adjustsFontForContentSizeCategory enabled adjustsFontSizeToFit
      preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id userLabel
      customClass customModule customModuleProvider
      """),
    "stepper": Ranks(
      """
      opaque contentMode horizontalHuggingPriority verticalHuggingPriority
      contentHorizontalAlignment contentVerticalAlignment continuous wraps value
      minimumValue maximumValue stepValue translatesAutoresizingMaskIntoConstraints id
      """),
    "tableViewCell": Ranks(
      """
      clipsSubviews userInteractionEnabled contentMode restorationIdentifier
      preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth
      insetsLayoutMarginsFromSafeArea selectionStyle accessoryType
      hidesAccessoryWhenEditing indentationLevel indentationWidth reuseIdentifier
      textLabel detailTextLabel focusStyle rowHeight imageView style id userLabel
      customClass customModule customModuleProvider
      """),
  ]

  /// The elements in most elements.
  private static let elements = Ranks(
    """
    rect@frame autoresizingMask@autoresizingMask subviews layoutGuides view@view
    tabBarItem@tabBarItem tableViewCellContentView@contentView view@contentView animations
    device accessibilityOverrides dependencies customFonts@customFonts scenes
    tableView@view extendedEdge@edgesForExtendedLayout value@contentSizeForViewInPopover
    viewLayoutGuide@safeArea collectionView@view toolbarItems
    nil@simulatedStatusBarMetrics objects designables inferredMetricsTieBreakers
    backgroundConfiguration@background collectionViewCellContentView@contentView
    color@backgroundColor accessibility@accessibilityConfiguration rect@contentStretch
    gestureRecognizers constraints edgeInsets@layoutMargins inset@separatorInset
    color@textColor nil@textColor fontDescription@fontDescription size@customSize
    size@itemSize size@headerReferenceSize size@footerReferenceSize inset@sectionInset
    attributedString@attributedText attributedString@attributedTitle
    barButtonItem@backBarButtonItem rightBarButtonItems blurEffect
    collectionViewLayout@collectionViewLayout color@barTintColor
    textInputTraits@textInputTraits scopeButtonTitles color@titleColor
    imageReference@image preferredSymbolConfiguration@preferredSymbolConfigurationForImage
    fontDescription@titleFontDescription color@baseForegroundColor
    color@baseBackgroundColor directionalEdgeInsets@directionalLayoutMargins
    inset@scrollIndicatorInsets items color@tintColor inset@contentEdgeInsets
    inset@titleEdgeInsets inset@imageEdgeInsets state@normal state@disabled state@selected
    state@highlighted state@focused viewLayoutGuide@contentLayoutGuide
    viewLayoutGuide@frameLayoutGuide collectionViewFlowLayout@collectionViewLayout cells
    collectionReusableView@sectionHeaderView collectionReusableView@sectionFooterView
    buttonConfiguration@configuration
    modalPageSheetSimulatedSizeMetrics@simulatedDestinationMetrics nil@title
    segmentedControl@titleView simulatedStatusBarMetrics@statusBar
    simulatedOrientationMetrics@orientation simulatedScreenMetrics@destination
    audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback
    wkPreferences@preferences barButtonItem@leftBarButtonItem
    barButtonItem@rightBarButtonItem button@customView color@progressTintColor
    color@trackTintColor color@selectedImageTintColor userDefinedRuntimeAttributes
    variation@default containerView@view navigationItem@navigationItem
    simulatedStatusBarMetrics@simulatedStatusBarMetrics
    simulatedNavigationBarMetrics@simulatedTopBarMetrics
    splitViewMasterSimulatedSizeMetrics@simulatedDestinationMetrics
    nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics tabBar@tabBar
    simulatedTabBarMetrics@simulatedBottomBarMetrics
    freeformSimulatedSizeMetrics@simulatedDestinationMetrics size@freeformSize
    simulatedScreenMetrics@simulatedDestinationMetrics navigationBar@navigationBar nil
    toolbar@toolbar dataDetectorType@dataDetectorTypes mask@subviews mask@constraints
    popoverArrowDirection@popoverArrowDirection popoverPassthroughViews segue@commit
    segue@preview simulatedToolbarMetrics@simulatedBottomBarMetrics connections
    point@canvasLocation activityIndicatorView@customView adaptation
    attributedString@userComments color color@titleShadowColor color@value fragment
    integer@value mutableData@keyedArchiveRepresentation nil@action
    preferredSymbolConfiguration@preferredSymbolConfiguration real@value rect@value
    refreshControl@refreshControl resources segmentedControl@customView segue
    simulatedMetricsContainer@defaultSimulatedMetrics size@intrinsicContentSize size@value
    slider@customView string switch@customView tabStops vibrancyEffect view
    view@customView view@titleView wkWebViewConfiguration@configuration
    """)

  /// The elements in those that have them in another order.
  private static let ownElements: [String: Ranks] = [
    "accessibility": Ranks(
      """
      accessibilityTraits@traits bool@isElement
      """),
    "activityIndicatorView": Ranks(
      """
      rect@frame color@tintColor constraints variation@default
      autoresizingMask@autoresizingMask color@color userDefinedRuntimeAttributes
      """),
    "collectionReusableView": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask subviews animations
      color@backgroundColor color@tintColor viewLayoutGuide@safeArea constraints
      connections point@canvasLocation
      """),
    "datePicker": Ranks(
      """
      rect@frame color@backgroundColor color@tintColor constraints
      directionalEdgeInsets@directionalLayoutMargins date@date date@minimumDate
      date@maximumDate connections
      """),
    "imageView": Ranks(
      """
      rect@frame color@backgroundColor accessibility@accessibilityConfiguration
      autoresizingMask@autoresizingMask color@tintColor gestureRecognizers animations
      constraints imageReference@image
      preferredSymbolConfiguration@preferredSymbolConfiguration connections
      point@canvasLocation userDefinedRuntimeAttributes variation@default
      """),
    "label": Ranks(
      """
      rect@frame animations color@backgroundColor color@tintColor
      directionalEdgeInsets@directionalLayoutMargins frame@frameInset
      autoresizingMask@autoresizingMask accessibility@accessibilityConfiguration
      constraints string@text gestureRecognizers fontDescription@fontDescription
      color@textColor nil@textColor color@highlightedColor color@shadowColor
      attributedString@attributedText nil@highlightedColor attributedString@userComments
      size@shadowOffset string@userLabel userDefinedRuntimeAttributes variation@default
      """),
    "navigationBar": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask color@tintColor color@barTintColor
      textAttributes@titleTextAttributes constraints items userDefinedRuntimeAttributes
      """),
    "segmentedControl": Ranks(
      """
      rect@frame color@backgroundColor constraints autoresizingMask@autoresizingMask
      segments color@tintColor color@selectedSegmentTintColor connections
      """),
    "slider": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask color@tintColor constraints
      color@minimumTrackTintColor color@maximumTrackTintColor color@thumbTintColor
      connections
      """),
    "switch": Ranks(
      """
      rect@frame accessibility@accessibilityConfiguration constraints color@tintColor
      color@onTintColor color@thumbTintColor autoresizingMask@autoresizingMask
      connections
      """),
    "tableView": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask viewLayoutGuide@safeArea
      color@backgroundColor color@tintColor constraints color@separatorColor
      color@sectionIndexColor inset@separatorInset color@sectionIndexBackgroundColor
      color@sectionIndexTrackingBackgroundColor view@tableHeaderView
      view@tableFooterView edgeInsets@layoutMargins prototypes button@tableFooterView
      inset@scrollIndicatorInsets sections userDefinedRuntimeAttributes connections
      searchBar@tableHeaderView
      """),
    "tableViewCellContentView": Ranks(
      """
      rect@frame frame@frameInset autoresizingMask@autoresizingMask subviews
      color@backgroundColor color@tintColor animations gestureRecognizers constraints
      directionalEdgeInsets@directionalLayoutMargins edgeInsets@layoutMargins
      variation@default
      """),
    "textAttributes": Ranks(
      """
      fontDescription@fontDescription color@textColor
      """),
    "textView": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@tintColor
      accessibility@accessibilityConfiguration constraints string@text color@textColor
      attributedString@attributedText nil@text mutableString@text
      fontDescription@fontDescription textInputTraits@textInputTraits
      dataDetectorType@dataDetectorTypes connections userDefinedRuntimeAttributes
      """),
    "view": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask subviews viewLayoutGuide@safeArea
      animations color@backgroundColor color@tintColor
      accessibility@accessibilityConfiguration gestureRecognizers constraints
      nil@simulatedStatusBarMetrics nil@simulatedTopBarMetrics
      nil@simulatedBottomBarMetrics
      freeformSimulatedSizeMetrics@simulatedDestinationMetrics edgeInsets@layoutMargins
      userDefinedRuntimeAttributes simulatedStatusBarMetrics@simulatedStatusBarMetrics
      simulatedOrientationMetrics@simulatedOrientationMetrics
      simulatedScreenMetrics@simulatedDestinationMetrics variation@default connections
      simulatedNavigationBarMetrics@simulatedTopBarMetrics point@canvasLocation
      directionalEdgeInsets@directionalLayoutMargins
      """),
  ]
}
