internal import Foundation
internal import InterfaceBuilder
internal import TextMetrics

/// Creates the view of an element, with the properties of its class that affect layout.
///
/// A view of a custom class that is not available is created as the base class of its element.
@MainActor
struct ViewFactory {
  let document: InterfaceDocument
  /// The content size category for fonts with a text style.
  var textSize = ContentSizeCategory.large
  /// Creates views of custom classes; nil if the document is laid out without its program.
  var customViews: CustomViews?
  /// Fonts and colors that several views have.
  let values = NibValues()

  /// Returns the font of an element, or a font of the given size if the element has none.
  func font(_ element: FontElement?, standard: CGFloat) -> UIFont {
    values.shared(UIFont(element, standard: standard, category: textSize))
  }

  /// Returns a view of an element's custom class if it is available; otherwise the result of
  /// `make`.
  func instance<View: UIView>(
    _ element: ViewElement, _ coder: NibCoder = NibCoder(), _ make: () -> View
  ) -> View {
    guard element.customClass != nil, let customViews else { return make() }
    return customViews.instance(of: element, as: View.self, coder) ?? make()
  }

  func makeView(_ element: ViewElement) -> UIView {
    switch element.kind {
    case .label: makeLabel(element)
    case .button: makeButton(element)
    case .imageView: makeImageView(element)
    case .textField: makeTextField(element)
    case .textView: makeTextView(element)
    case .stackView: instance(element) { UIStackView() }
    case .scrollView: makeScrollView(element, instance(element) { UIScrollView() })
    case .tableView: makeTableView(element)
    case .collectionView: makeScrollView(element, makeCollectionView(element))
    case .tableViewCell: makeTableViewCell(element)
    case .collectionViewCell: instance(element) { UICollectionViewCell() }
    case .collectionReusableView: instance(element) { UICollectionReusableView() }
    case .visualEffectView:
      instance(element) { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) }
    case .switch, .slider, .stepper, .segmentedControl, .progressView, .pageControl,
      .activityIndicatorView, .datePicker, .pickerView, .searchBar, .toolbar, .navigationBar,
      .tabBar:
      makeControl(element)
    case .view, .tableViewCellContentView, .collectionViewCellContentView, .containerView,
      .wkWebView, .webView, .mapView, .mtkView, .glkView, .skView, .arskView, .arscnView,
      .sceneKitView, .other:
      instance(element) { UIView() }
    }
  }

  private func makeScrollView(_ element: ViewElement, _ view: UIScrollView) -> UIScrollView {
    guard let scroll = element.scroll else { return view }
    view.contentInsetAdjustmentBehavior =
      switch scroll.contentInsetAdjustmentBehavior {
      case "never": .never
      case "always": .always
      case "scrollableAxes": .scrollableAxes
      default: .automatic
      }
    if let inset = scroll.contentInset { view.contentInset = UIEdgeInsets(inset) }
    view.isScrollEnabled = scroll.isScrollEnabled
    view.isPagingEnabled = scroll.isPagingEnabled
    return view
  }

  private func makeTableView(_ element: ViewElement) -> UIScrollView {
    let style: UITableView.Style =
      switch element.table?.style {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    let coder = NibCoder()
    coder.tableStyle = style
    let table = instance(element, coder) { UITableView(frame: .zero, style: style) }
    if let height = element.table?.rowHeight { table.rowHeight = CGFloat(height) }
    // The initializer of a class in code can have set others, after it read the document's.
    if element.table?.separatorStyle == "none", table.separatorStyle == .singleLine {
      table.separatorStyle = .none
    }
    if let insets = element.table?.separatorInset,
      table.separatorInset == UITableView.standardSeparatorInset
    {
      table.separatorInset = UIEdgeInsets(insets)
    }
    return makeScrollView(element, table)
  }

  private func makeCollectionView(_ element: ViewElement) -> UIScrollView {
    let layout = makeLayout(element.collection)
    let collection = instance(element) {
      UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
    collection.collectionViewLayout = layout
    return collection
  }

  /// Creates the layout of a collection view: of its class in code, if there is one that can be made without arguments.
  private func makeLayout(_ element: CollectionProperties?) -> UICollectionViewLayout {
    let layout = customLayout(element?.layoutClass) ?? UICollectionViewFlowLayout()
    guard let element, let flow = layout as? UICollectionViewFlowLayout else { return layout }
    let plain = UICollectionViewFlowLayout()
    /// Sets a property that the class has left as it is: its code runs after the document is read.
    func set<Value: Equatable, Given>(
      _ property: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Value>, _ given: Given?,
      _ convert: (Given) -> Value
    ) {
      guard let given, flow[keyPath: property] == plain[keyPath: property] else { return }
      flow[keyPath: property] = convert(given)
    }
    set(\.itemSize, element.itemSize) { CGSize($0) }
    set(\.scrollDirection, element.scrollDirection) { $0 == "horizontal" ? .horizontal : .vertical }
    set(\.minimumLineSpacing, element.minimumLineSpacing) { CGFloat($0) }
    set(\.minimumInteritemSpacing, element.minimumInteritemSpacing) { CGFloat($0) }
    set(\.headerReferenceSize, element.headerReferenceSize) { CGSize($0) }
    set(\.footerReferenceSize, element.footerReferenceSize) { CGSize($0) }
    set(\.sectionInset, element.sectionInset) { UIEdgeInsets($0) }
    return layout
  }

  private func customLayout(_ name: String?) -> UICollectionViewLayout? {
    #if canImport(Darwin)
    return nil
    #else
    guard let name, customViews != nil else { return nil }
    return KnownModules.object(named: name) as? UICollectionViewLayout
    #endif
  }

  private func makeTableViewCell(_ element: ViewElement) -> UITableViewCell {
    let coder = NibCoder()
    coder.reuseIdentifier = element.cell?.reuseIdentifier
    coder.cellStyle =
      switch element.cell?.style {
      case "IBUITableViewCellStyleSubtitle": .subtitle
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      default: .default
      }
    let cell = instance(element, coder) {
      UITableViewCell(style: coder.cellStyle, reuseIdentifier: element.cell?.reuseIdentifier)
    }
    if let insets = element.cell?.separatorInset,
      cell.separatorInset == UITableView.standardSeparatorInset
    {
      cell.separatorInset = UIEdgeInsets(insets)
    }
    return cell
  }
}
