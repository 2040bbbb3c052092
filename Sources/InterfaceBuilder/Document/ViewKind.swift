/// The kinds of views, by element name.
public enum ViewKind: Hashable, Sendable {
  /// A plain view.
  case view
  /// An element `<label>`.
  case label
  /// An element `<button>`.
  case button
  /// An element `<imageView>`.
  case imageView
  /// An element `<textField>`.
  case textField
  /// An element `<textView>`.
  case textView
  /// A switch.
  case `switch`
  /// An element `<slider>`.
  case slider
  /// An element `<stepper>`.
  case stepper
  /// An element `<segmentedControl>`.
  case segmentedControl
  /// An element `<progressView>`.
  case progressView
  /// An element `<pageControl>`.
  case pageControl
  /// An element `<activityIndicatorView>`.
  case activityIndicatorView
  /// An element `<datePicker>`.
  case datePicker
  /// An element `<pickerView>`.
  case pickerView
  /// An element `<searchBar>`.
  case searchBar
  /// An element `<toolbar>`.
  case toolbar
  /// An element `<navigationBar>`.
  case navigationBar
  /// An element `<tabBar>`.
  case tabBar
  /// An element `<stackView>`.
  case stackView
  /// An element `<scrollView>`.
  case scrollView
  /// An element `<tableView>`.
  case tableView
  /// An element `<tableViewCell>`.
  case tableViewCell
  /// A table view cell's content view.
  case tableViewCellContentView
  /// An element `<collectionView>`.
  case collectionView
  /// An element `<collectionViewCell>`.
  case collectionViewCell
  /// A collection view cell's content view.
  case collectionViewCellContentView
  /// A header or footer of a collection view.
  case collectionReusableView
  /// A view that embeds another scene.
  case containerView
  /// An element `<visualEffectView>`.
  case visualEffectView
  /// An element `<wkWebView>`.
  case wkWebView
  /// An element `<webView>`.
  case webView
  /// An element `<mapView>`.
  case mapView
  /// An element `<mtkView>`.
  case mtkView
  /// An element `<glkView>`.
  case glkView
  /// An element `<skView>`.
  case skView
  /// An element `<arskView>`.
  case arskView
  /// An element `<arscnView>`.
  case arscnView
  /// An element `<sceneKitView>`.
  case sceneKitView
  /// A view with an unknown element name.
  case other(String)
}

extension ViewKind {
  private static let known: [String: ViewKind] = [
    "view": .view,
    "label": .label,
    "button": .button,
    "imageView": .imageView,
    "textField": .textField,
    "textView": .textView,
    "switch": .switch,
    "slider": .slider,
    "stepper": .stepper,
    "segmentedControl": .segmentedControl,
    "progressView": .progressView,
    "pageControl": .pageControl,
    "activityIndicatorView": .activityIndicatorView,
    "datePicker": .datePicker,
    "pickerView": .pickerView,
    "searchBar": .searchBar,
    "toolbar": .toolbar,
    "navigationBar": .navigationBar,
    "tabBar": .tabBar,
    "stackView": .stackView,
    "scrollView": .scrollView,
    "tableView": .tableView,
    "tableViewCell": .tableViewCell,
    "tableViewCellContentView": .tableViewCellContentView,
    "collectionView": .collectionView,
    "collectionViewCell": .collectionViewCell,
    "collectionViewCellContentView": .collectionViewCellContentView,
    "collectionReusableView": .collectionReusableView,
    "containerView": .containerView,
    "visualEffectView": .visualEffectView,
    "wkWebView": .wkWebView,
    "webView": .webView,
    "mapView": .mapView,
    "mtkView": .mtkView,
    "glkView": .glkView,
    "skView": .skView,
    "arskView": .arskView,
    "arscnView": .arscnView,
    "sceneKitView": .sceneKitView,
  ]

  /// Creates the kind with the given element name.
  ///
  /// Returns nil if the name is unknown.
  init?(knownElementName name: String) {
    guard let kind = Self.known[name] else { return nil }
    self = kind
  }

  /// The name of the element in the document, such as `tableViewCell`.
  public var elementName: String {
    if case .other(let name) = self { return name }
    return Self.names[self] ?? ""
  }

  private static let names = Dictionary(uniqueKeysWithValues: known.map { ($1, $0) })
}
