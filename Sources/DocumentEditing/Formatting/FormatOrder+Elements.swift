extension FormatOrder {
  /// The elements in most elements.
  static let elements = Ranks(
    """
    rect@frame autoresizingMask@autoresizingMask tableViewCellContentView@contentView
    animations layoutGuides view@view
    modalPageSheetSimulatedSizeMetrics@simulatedDestinationMetrics subviews
    viewLayoutGuide@safeArea tableView@view device accessibilityOverrides dependencies
    customFonts@customFonts scenes classes collectionView@view view@contentView
    color@backgroundColor accessibility@accessibilityConfiguration gestureRecognizers
    constraints edgeInsets@layoutMargins color@barTintColor
    textInputTraits@textInputTraits scopeButtonTitles nil@title leftBarButtonItems
    directionalEdgeInsets@directionalLayoutMargins fontDescription@fontDescription
    color@textColor mapView@view extendedEdge@edgesForExtendedLayout tabBarItem@tabBarItem
    toolbarItems size@itemSize size@estimatedItemSize size@headerReferenceSize
    size@footerReferenceSize inset@sectionInset items edgeInsets@margins objects
    designables inferredMetricsTieBreakers color@tintColor inset@contentEdgeInsets
    inset@titleEdgeInsets inset@imageEdgeInsets size@titleShadowOffset state@normal
    state@disabled state@selected state@highlighted state@focused
    viewLayoutGuide@contentLayoutGuide viewLayoutGuide@frameLayoutGuide scrollView@view
    backgroundConfiguration@background barButtonItem@backBarButtonItem
    barButtonItem@leftBarButtonItem rightBarButtonItems blurEffect
    buttonConfiguration@configuration color@titleColor imageReference@image
    preferredSymbolConfiguration@preferredSymbolConfigurationForImage
    fontDescription@titleFontDescription inset@separatorInset
    attributedString@attributedTitle color@baseForegroundColor color@baseBackgroundColor
    collectionViewLayout@collectionViewLayout dataDetectorTypes@dataDetectorTypes
    audiovisualMediaTypes@mediaTypesRequiringUserActionForPlayback
    wkPreferences@preferences inset@scrollIndicatorInsets
    collectionViewFlowLayout@collectionViewLayout simulatedStatusBarMetrics@statusBar
    simulatedOrientationMetrics@orientation simulatedScreenMetrics@destination
    accessibilityTraits@traits bool@isElement button@customView
    color@pageIndicatorTintColor color@currentPageIndicatorTintColor
    color@selectedImageTintColor containerView@view navigationItem@navigationItem
    value@contentSizeForViewInPopover nil@simulatedStatusBarMetrics
    fixedSimulatedSizeMetrics@simulatedDestinationMetrics
    simulatedStatusBarMetrics@simulatedStatusBarMetrics
    simulatedNavigationBarMetrics@simulatedTopBarMetrics
    splitViewMasterSimulatedSizeMetrics@simulatedDestinationMetrics
    nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics
    simulatedTabBarMetrics@simulatedBottomBarMetrics
    freeformSimulatedSizeMetrics@simulatedDestinationMetrics size@freeformSize
    simulatedScreenMetrics@simulatedDestinationMetrics navigationBar@navigationBar nil
    toolbar@toolbar simulatedToolbarMetrics@simulatedBottomBarMetrics
    refreshControl@refreshControl tabBar@tabBar dataDetectorType@dataDetectorTypes
    listContentConfiguration@contentConfiguration mask@subviews mask@constraints
    notificationCategory@notificationCategory popoverArrowDirection@popoverArrowDirection
    popoverPassthroughViews resources simulatedMetricsContainer@defaultSimulatedMetrics
    segmentedControl@titleView segue@commit segue@preview
    simulatedOrientationMetrics@simulatedOrientationMetrics size@portraitSize
    size@landscapeSize source@sourceIdentifier relationships string@footerTitle cells
    collectionReusableView@sectionHeaderView collectionReusableView@sectionFooterView
    tabBarAppearance@standardAppearance tabBarAppearance@scrollEdgeAppearance
    view@titleView barButtonItem@rightBarButtonItem attributedString@userComments
    userDefinedRuntimeAttributes variation@default connections point@canvasLocation
    activityIndicatorView@customView adaptation color color@badgeColor
    color@titleShadowColor color@value fragment glkView@view hierarchicalColors
    integer@value mutableData@keyedArchiveRepresentation nil@action options
    passwordRules@passwordRules preferredSymbolConfiguration@preferredSymbolConfiguration
    real@value rect@value segmentedControl@customView segue size@intrinsicContentSize
    size@value slider@customView string string@title switch@customView tabStops
    userLayoutGuide vibrancyEffect view view@customView
    wkWebViewConfiguration@configuration
    """)

  /// The elements in those that have them in another order.
  static let ownElements: [String: Ranks] = [
    "activityIndicatorView": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@tintColor
      constraints color@color userDefinedRuntimeAttributes variation@default
      """),
    "collectionReusableView": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask subviews color@backgroundColor
      color@tintColor animations gestureRecognizers viewLayoutGuide@safeArea constraints
      connections point@canvasLocation
      """),
    "collectionViewCell": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask view@contentView
      viewLayoutGuide@safeArea animations collectionViewCellContentView@contentView
      color@backgroundColor color@tintColor gestureRecognizers constraints
      size@customSize userDefinedRuntimeAttributes variation@default connections
      point@canvasLocation
      """),
    "datePicker": Ranks(
      """
      rect@frame color@backgroundColor color@tintColor constraints
      directionalEdgeInsets@directionalLayoutMargins date@date date@minimumDate
      date@maximumDate connections userDefinedRuntimeAttributes
      """),
    "imageView": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@tintColor
      accessibility@accessibilityConfiguration gestureRecognizers animations constraints
      imageReference@image preferredSymbolConfiguration@preferredSymbolConfiguration
      attributedString@userComments connections edgeInsets@layoutMargins
      point@canvasLocation userDefinedRuntimeAttributes variation@default
      """),
    "label": Ranks(
      """
      rect@frame directionalEdgeInsets@directionalLayoutMargins frame@frameInset
      autoresizingMask@autoresizingMask rect@contentStretch animations
      color@backgroundColor color@tintColor accessibility@accessibilityConfiguration
      constraints string@text gestureRecognizers edgeInsets@layoutMargins
      mutableString@text fontDescription@fontDescription nil@textColor color@textColor
      color@highlightedColor attributedString@attributedText nil@highlightedColor
      color@shadowColor size@shadowOffset attributedString@userComments
      userDefinedRuntimeAttributes connections fontDescription@font point@canvasLocation
      string@userLabel variation@default
      """),
    "navigationBar": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask color@tintColor color@barTintColor
      navigationBarAppearance@standardAppearance
      navigationBarAppearance@compactAppearance
      navigationBarAppearance@scrollEdgeAppearance
      navigationBarAppearance@compactScrollEdgeAppearance color@backgroundColor
      textAttributes@titleTextAttributes textAttributes@largeTitleTextAttributes
      constraints items userDefinedRuntimeAttributes edgeInsets@layoutMargins
      """),
    "progressView": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@tintColor
      constraints color@progressTintColor color@trackTintColor
      userDefinedRuntimeAttributes
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
      connections userDefinedRuntimeAttributes
      """),
    "stackView": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask subviews viewLayoutGuide@safeArea
      color@backgroundColor color@tintColor constraints edgeInsets@layoutMargins
      variation@default gestureRecognizers connections point@canvasLocation
      directionalEdgeInsets@directionalLayoutMargins userDefinedRuntimeAttributes
      """),
    "switch": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask edgeInsets@layoutMargins
      accessibility@accessibilityConfiguration constraints color@tintColor
      color@onTintColor color@thumbTintColor inset@insetFor6xAndEarlier connections
      color@backgroundColor variation@default
      """),
    "tableView": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask viewLayoutGuide@safeArea
      color@backgroundColor color@tintColor gestureRecognizers constraints
      edgeInsets@layoutMargins inset@scrollIndicatorInsets color@separatorColor
      inset@separatorInset searchBar@tableHeaderView color@sectionIndexColor
      color@sectionIndexBackgroundColor color@sectionIndexTrackingBackgroundColor
      containerView@tableHeaderView view@tableHeaderView view@tableFooterView
      nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics
      freeformSimulatedSizeMetrics@simulatedDestinationMetrics
      activityIndicatorView@tableFooterView button@tableFooterView label@tableFooterView
      navigationBar@tableHeaderView
      simulatedOrientationMetrics@simulatedOrientationMetrics imageView@tableHeaderView
      tableView@tableFooterView prototypes sections userDefinedRuntimeAttributes
      connections point@canvasLocation variation@default
      """),
    "tableViewCellContentView": Ranks(
      """
      rect@frame frame@frameInset autoresizingMask@autoresizingMask userGuides subviews
      viewLayoutGuide@safeArea color@backgroundColor color@tintColor animations
      gestureRecognizers constraints directionalEdgeInsets@directionalLayoutMargins
      edgeInsets@layoutMargins variation@default
      """),
    "textField": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@tintColor
      accessibility@accessibilityConfiguration rect@contentStretch constraints
      color@textColor frame@frameInset nil@textColor animations string@placeholder
      fontDescription@fontDescription attributedString@attributedText
      textInputTraits@textInputTraits attributedString@userComments
      userDefinedRuntimeAttributes variation@default connections
      """),
    "textView": Ranks(
      """
      rect@frame autoresizingMask@autoresizingMask color@backgroundColor color@tintColor
      accessibility@accessibilityConfiguration nil@text gestureRecognizers constraints
      attributedString@attributedText edgeInsets@layoutMargins string@text
      color@textColor mutableString@text fontDescription@fontDescription
      textInputTraits@textInputTraits dataDetectorType@dataDetectorTypes
      attributedString@userComments variation@default userDefinedRuntimeAttributes
      connections
      """),
    "toolbar": Ranks(
      """
      rect@frame constraints autoresizingMask@autoresizingMask items color@tintColor
      color@barTintColor
      """),
    "view": Ranks(
      """
      rect@frame frame@frameInset autoresizingMask@autoresizingMask userGuides subviews
      viewLayoutGuide@safeArea keyboardLayoutGuide@keyboard animations
      color@backgroundColor color@tintColor accessibility@accessibilityConfiguration
      rect@contentStretch gestureRecognizers constraints
      simulatedStatusBarMetrics@simulatedStatusBarMetrics
      simulatedNavigationBarMetrics@simulatedTopBarMetrics
      simulatedTabBarMetrics@simulatedBottomBarMetrics nil@simulatedStatusBarMetrics
      nil@simulatedTopBarMetrics nil@simulatedBottomBarMetrics
      freeformSimulatedSizeMetrics@simulatedDestinationMetrics edgeInsets@layoutMargins
      userDefinedRuntimeAttributes variation@default connections
      simulatedOrientationMetrics@simulatedOrientationMetrics
      simulatedScreenMetrics@simulatedDestinationMetrics
      simulatedToolbarMetrics@simulatedBottomBarMetrics point@canvasLocation
      directionalEdgeInsets@directionalLayoutMargins
      """),
  ]
}
