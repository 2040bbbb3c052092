/// The order in which Interface Builder writes attributes and elements.
///
/// Interface Builder writes the properties of each class in a fixed order. The lists join the orders observed
/// in 2163 documents of Xcode 4 to 26: of 242 228 lists of attributes 16 are ordered otherwise, of 47 049
/// lists of elements 2. A name that is not in them keeps its place after the one before it.
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
    autoresizingMask avPlayerViewController backgroundConfiguration barButtonItem
    blurEffect bool button buttonConfiguration capability cells class classes
    collectionReusableView collectionView collectionViewCell collectionViewCellContentView
    collectionViewController collectionViewFlowLayout collectionViewLayout color
    connections constraint constraints containerView controller customFonts customObject
    dataDetectorType dataDetectorTypes date datePicker dependencies deployment designable
    designables development device directionalEdgeInsets document edgeInsets exclude exit
    extendedEdge fixedSimulatedSizeMetrics font fontDescription fragment frame
    freeformSimulatedSizeMetrics gestureRecognizers glanceController glkView
    glkViewController group hierarchicalColors hostingController image imageReference
    imageView include inferredMetricsTieBreakers inset integer items keyboardLayoutGuide
    label layoutGuides leftBarButtonItems listContentConfiguration mapView mask
    modalPageSheetSimulatedSizeMetrics mutableArray mutableData mutableString namedColor
    navigationBar navigationBarAppearance navigationController navigationItem nil
    notificationCategory notificationController objects options outlet outletCollection
    pageControl pageViewController panGestureRecognizer paragraphStyle passwordRules
    pickerView placeholder plugIn point pongPressGestureRecognizer popoverArrowDirection
    popoverPassthroughViews preferredSymbolConfiguration progressView prototypes real rect
    refreshControl relationship relationships resources rightBarButtonItems scene
    sceneKitView scenes scopeButtonTitles scrollView searchBar sections segment
    segmentedControl segments segue simulatedMetricsContainer
    simulatedNavigationBarMetrics simulatedOrientationMetrics simulatedScreenMetrics
    simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics size slider
    source splitViewController splitViewMasterSimulatedSizeMetrics stackView state stepper
    string subviews swipeGestureRecognizer switch systemColor tabBar tabBarAppearance
    tabBarController tabBarItem tabStops tableView tableViewCell tableViewCellContentView
    tableViewController tableViewSection tapGestureRecognizer textAttributes textField
    textInputTraits textTab textView toolbar toolbarItems userDefinedRuntimeAttribute
    userDefinedRuntimeAttributes userGuides userLayoutGuide value variation vibrancyEffect
    view viewController viewControllerLayoutGuide viewControllerPlaceholder
    viewLayoutGuide visualEffectView webView wkPreferences wkWebView
    wkWebViewConfiguration
    """)
}
