extension FormatOrder {
  /// The attributes of most elements.
  static let attributes = Ranks(
    """
    key hidden autoresizesSubviews type keyPath verifyAmbiguity opaque clipsSubviews
    multipleTouchEnabled clearsContextBeforeDrawing userInteractionEnabled firstItem
    firstAttribute relation secondItem secondAttribute multiplier priority constant
    symbolic autocapitalizationType autocorrectionType spellCheckingType keyboardType
    keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry
    smartDashesType smartInsertDeleteType smartQuotesType textContentType systemColor red
    green blue scrollDirection automaticEstimatedItemSize minimumLineSpacing
    minimumInteritemSpacing sectionInsetReference phoneNumber link address calendarEvent
    shipmentTrackingNumber flightNumber lookupSuggestion placeholderIdentifier
    flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY minX
    minY maxX maxY top leading property allowableMovement minimumPressDuration button
    headerTitle footerTitle selector destination appends up down left bottom right white
    alpha tag contentMode horizontalHuggingPriority verticalHuggingPriority
    horizontalCompressionResistancePriority verticalCompressionResistancePriority
    fixedFrame progress ambiguous misplaced preservesSuperviewLayoutMargins
    layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea enabled
    placeholderIntrinsicWidth placeholderIntrinsicHeight bounces restorationIdentifier
    alwaysBounceVertical alwaysBounceHorizontal storyboardIdentifier
    autoresizesArchivedViewToFullSize barStyle searchBarStyle mapType showsBuildings
    zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsPointsOfInterest
    semanticContentAttribute axis distribution alignment lineBreakMode
    baseWritingDirection lineSpacing paragraphSpacing paragraphSpacingBefore
    directionalLockEnabled pagingEnabled showsHorizontalScrollIndicator
    showsVerticalScrollIndicator contentInsetAdjustmentBehavior indicatorStyle
    keyboardDismissMode delaysContentTouches canCancelContentTouches hidesWhenStopped
    animating spacing spacingType baselineRelativeArrangement reuseIdentifier
    minimumZoomScale maximumZoomScale bouncesZoom dataMode prefetchingEnabled editable
    selected contentHorizontalAlignment contentVerticalAlignment text imageToTextPadding
    value minValue maxValue continuous usesAttributedText borderStyle placeholder
    textAlignment clearsOnBeginEditing adjustsFontForContentSizeCategory
    adjustsFontSizeToFit minimumFontSize background clearButtonMode translucent
    largeTitles on title image largeContentSizeImage selectedImage
    extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets
    definesPresentationContext modalTransitionStyle allowDoubleColumnStyle
    preferredDisplayMode behavior primaryBackgroundStyle
    providesPresentationContextTransitionStyle modalPresentationStyle
    useStoryboardIdentifierAsRestorationIdentifier transitionStyle navigationOrientation
    spineLocation selectable layoutManager clearsSelectionOnViewWillAppear
    hidesBottomBarWhenPushed datePickerMode minuteInterval style separatorStyle
    allowsSelection allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
    allowsMultipleSelection separatorInsetReference navigationBarHidden
    apportionsSegmentWidthsByContent segmentControlStyle selectedSegmentIndex momentary
    sectionIndexMinimumDisplayRowCount rowHeight estimatedRowHeight sectionHeaderHeight
    estimatedSectionHeaderHeight sectionFooterHeight contentViewInsetsToSafeArea
    estimatedSectionFooterHeight storyboardName bundleIdentifier tableViewCell
    allowsBackForwardNavigationGestures allowsLinkPreview hidesForSinglePage numberOfPages
    sceneName allowsCameraControl showsUserLocation showsScale x y
    allowsEditingTextAttributes delaysTouchesBegan numberOfTapsRequired direction hint
    kind largeTitleDisplayMode lineHeightMultiple defaultTabInterval minimumLineHeight
    maximumLineHeight nibName numberOfTouchesRequired preferredFramesPerSecond
    presentsWithGesture referencedIdentifier scalesPageToFit showsCancelButton
    showsSearchResultsButton springLoaded toolbarHidden useCurrentDate
    translatesAutoresizingMaskIntoConstraints videoGravity allowsAirPlayForMediaPlayback
    allowsPictureInPictureMediaPlayback backIndicatorImage backgroundImage
    cancelsTouchesInView className superclassName collectionClass defaultVersion
    identifier version toolsVersion systemVersion targetRuntime propertyAccessControl
    useAutolayout launchScreen useTraitCollections useSafeAreas colorMatched
    initialViewController enableSetNeedsDisplay eventType firstLineHeadIndent headIndent
    tighteningFactorForTruncation allowsDefaultTighteningForTruncation itemPositioning
    keyboardDisplayRequiresUserAction keyboardKey staticText header
    leftItemsSupplementBackButton location affinity metaFont size name catalog symbolScale
    renderingMode colorSpace customColorSpace family minimumNumberOfTouches prompt
    shadowImage simulatedAppContext systemItem wantsSashBlur id userLabel customClass
    customModule customModuleProvider sceneMemberID orientation layout appearance weight
    pointSize width height xcode11CocoaTouchSystemColor cocoaTouchSystemColor base64-UTF8
    candidateClass content dynamicTypePreference label minToolsVersion none notEnabled
    passwordRulesDescriptor prompted reference relativePath sceneID searchField
    secondaryText statusBarStyle summaryElement timeIntervalSinceReferenceDate trailing
    variableValue
    """)

  /// The attributes of elements that have them in another order.
  static let ownAttributes: [String: Ranks] = [
    "barButtonItem": Ranks(
      """
      key enabled title image catalog width style systemItem id customClass customModule
      customModuleProvider userLabel
      """),
    "button": Ranks(
      """
      key hidden opaque clipsSubviews alpha userInteractionEnabled tag
      clearsContextBeforeDrawing contentMode horizontalHuggingPriority
      verticalHuggingPriority horizontalCompressionResistancePriority fixedFrame
      semanticContentAttribute verticalCompressionResistancePriority ambiguous
      insetsLayoutMarginsFromSafeArea misplaced enabled placeholderIntrinsicWidth
      placeholderIntrinsicHeight restorationIdentifier showsMenuAsPrimaryAction selected
      contentHorizontalAlignment contentVerticalAlignment buttonType
      adjustsImageWhenHighlighted adjustsImageWhenDisabled
      adjustsImageSizeForAccessibilityContentSizeCategory showsTouchWhenHighlighted
      reversesTitleShadowWhenHighlighted lineBreakMode changesSelectionAsPrimaryAction
      role height alignment title pointerInteraction hasAttributedTitle springLoaded
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
      customModuleProvider
      """),
    "buttonConfiguration": Ranks(
      """
      key style image catalog imagePlacement title imagePadding cornerStyle
      titleAlignment
      """),
    "deployment": Ranks(
      """
      defaultVersion version identifier
      """),
    "group": Ranks(
      """
      width height alignment verticalAlignment contentMode layout id
      """),
    "imageView": Ranks(
      """
      hidden opaque clearsContextBeforeDrawing autoresizesSubviews key clipsSubviews
      multipleTouchEnabled userInteractionEnabled alpha tag width height alignment
      verticalAlignment contentMode semanticContentAttribute horizontalHuggingPriority
      verticalHuggingPriority horizontalCompressionResistancePriority
      verticalCompressionResistancePriority placeholderIntrinsicWidth
      placeholderIntrinsicHeight fixedFrame ambiguous insetsLayoutMarginsFromSafeArea
      misplaced image catalog highlightedImage restorationIdentifier
      adjustsImageSizeForAccessibilityContentSizeCategory
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
      customModuleProvider
      """),
    "label": Ranks(
      """
      hidden autoresizesSubviews verifyAmbiguity key opaque clipsSubviews
      multipleTouchEnabled userInteractionEnabled tag alpha contentMode
      horizontalHuggingPriority verticalHuggingPriority
      horizontalCompressionResistancePriority verticalCompressionResistancePriority
      ambiguous misplaced fixedFrame preservesSuperviewLayoutMargins
      insetsLayoutMarginsFromSafeArea usesAttributedText
      layoutMarginsFollowReadableWidth placeholderIntrinsicWidth
      placeholderIntrinsicHeight width alignment verticalAlignment text textAlignment
      lineBreakMode numberOfLines baselineAdjustment minimumScaleFactor
      showsExpansionTextWhenTruncated minimumFontSize adjustsLetterSpacingToFitWidth
      enabled adjustsFontForContentSizeCategory highlighted adjustsFontSizeToFit
      preferredMaxLayoutWidth translatesAutoresizingMaskIntoConstraints id userLabel
      customClass customModule customModuleProvider
      """),
    "preferredSymbolConfiguration": Ranks(
      """
      key configurationType pointSize scale weight
      """),
    "segue": Ranks(
      """
      destination kind identifier customClass customModule customModuleProvider
      unwindAction animates modalPresentationStyle modalTransitionStyle key inheritsFrom
      relationship destinationCreationSelector popoverAnchorBarButtonItem
      popoverAnchorView trigger id reference
      """),
    "stepper": Ranks(
      """
      opaque tag contentMode horizontalHuggingPriority verticalHuggingPriority
      horizontalCompressionResistancePriority verticalCompressionResistancePriority
      contentHorizontalAlignment contentVerticalAlignment continuous wraps value
      minimumValue maximumValue stepValue translatesAutoresizingMaskIntoConstraints id
      """),
    "tableViewCell": Ranks(
      """
      clipsSubviews userInteractionEnabled tag autoresizesSubviews opaque
      clearsContextBeforeDrawing contentMode placeholderIntrinsicWidth
      placeholderIntrinsicHeight restorationIdentifier fixedFrame
      preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
      layoutMarginsFollowReadableWidth selectionStyle accessoryType
      hidesAccessoryWhenEditing indentationLevel showsReorderControl indentationWidth
      shouldIndentWhileEditing reuseIdentifier textLabel detailTextLabel imageView
      editingAccessoryType focusStyle rowHeight style
      translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
      customModuleProvider
      """),
  ]
}
