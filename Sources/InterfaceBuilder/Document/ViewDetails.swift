/// What only views of some kinds have.
public indirect enum ViewDetails: Hashable, Sendable {
  /// Nothing beyond what every view has.
  case none
  /// A label's text.
  case label(TextProperties)
  /// A text field's text.
  case textField(TextProperties)
  /// A text view's text and scrolling.
  case textView(TextProperties, ScrollProperties)
  /// A button's states.
  case button(ButtonProperties)
  /// An image view's image.
  case imageView(ImageProperties)
  /// A stack view's arrangement.
  case stackView(StackProperties)
  /// A scroll view's scrolling.
  case scrollView(ScrollProperties)
  /// A table view's rows and scrolling.
  case tableView(TableProperties, ScrollProperties)
  /// A collection view's layout and scrolling.
  case collectionView(CollectionProperties, ScrollProperties)
  /// A cell, header or footer.
  case cell(CellProperties)
  /// Another control, bar or view with a value.
  case control(ControlProperties)

  init(initialFor kind: ViewKind) {
    switch kind {
    case .label:
      var text = TextProperties()
      // A label that does not shrink says so: of 2946 in public documents 2639, and the other 307 have
      // a least size or factor.
      text.adjustsFontSizeToFit = true
      self = .label(text)
    case .textField: self = .textField(TextProperties())
    case .textView: self = .textView(TextProperties(), ScrollProperties())
    case .button: self = .button(ButtonProperties())
    case .imageView: self = .imageView(ImageProperties())
    case .stackView: self = .stackView(StackProperties())
    case .scrollView: self = .scrollView(ScrollProperties())
    case .tableView: self = .tableView(TableProperties(), ScrollProperties())
    case .collectionView: self = .collectionView(CollectionProperties(), ScrollProperties())
    case .tableViewCell, .collectionViewCell, .collectionReusableView:
      self = .cell(CellProperties())
    case .switch, .slider, .stepper, .segmentedControl, .progressView, .pageControl,
      .activityIndicatorView, .datePicker, .pickerView, .searchBar, .toolbar, .navigationBar,
      .tabBar, .visualEffectView:
      self = .control(ControlProperties())
    case .view, .tableViewCellContentView, .collectionViewCellContentView, .containerView,
      .wkWebView, .webView, .mapView, .mtkView, .glkView, .skView, .arskView, .arscnView,
      .sceneKitView, .other:
      self = .none
    }
  }
}

extension ViewElement {
  /// The text of a label, text field or text view.
  public var text: TextProperties? {
    switch details {
    case .label(let text), .textField(let text), .textView(let text, _): text
    default: nil
    }
  }

  /// The states and configuration of a button.
  public var button: ButtonProperties? {
    if case .button(let button) = details { button } else { nil }
  }

  /// The image of an image view.
  public var image: ImageProperties? {
    if case .imageView(let image) = details { image } else { nil }
  }

  /// The arrangement of a stack view.
  public var stack: StackProperties? {
    if case .stackView(let stack) = details { stack } else { nil }
  }

  /// The scrolling of a scroll view, table view, collection view or text view.
  public var scroll: ScrollProperties? {
    switch details {
    case .scrollView(let scroll), .tableView(_, let scroll), .collectionView(_, let scroll),
      .textView(_, let scroll):
      scroll
    default: nil
    }
  }

  /// The rows of a table view.
  public var table: TableProperties? {
    if case .tableView(let table, _) = details { table } else { nil }
  }

  /// The layout of a collection view.
  public var collection: CollectionProperties? {
    if case .collectionView(let collection, _) = details { collection } else { nil }
  }

  /// The cell properties of a cell, header or footer.
  public var cell: CellProperties? {
    if case .cell(let cell) = details { cell } else { nil }
  }

  /// The value of another control or bar.
  public var control: ControlProperties? {
    if case .control(let control) = details { control } else { nil }
  }
}
