/// The properties that are specific to some kinds of views.
package indirect enum ViewDetails: Hashable, Sendable {
  /// No specific properties.
  case none
  /// The text of a label.
  case label(TextProperties)
  /// The text of a text field.
  case textField(TextProperties)
  /// The text and scrolling properties of a text view.
  case textView(TextProperties, ScrollProperties)
  /// The states of a button.
  case button(ButtonProperties)
  /// The image of an image view.
  case imageView(ImageProperties)
  /// The arrangement of a stack view.
  case stackView(StackProperties)
  /// The scrolling properties of a scroll view.
  case scrollView(ScrollProperties)
  /// The row properties and scrolling properties of a table view.
  case tableView(TableProperties, ScrollProperties)
  /// The layout and scrolling properties of a collection view.
  case collectionView(CollectionProperties, ScrollProperties)
  /// The properties of a cell, header or footer.
  case cell(CellProperties)
  /// The properties of another control or bar.
  case control(ControlProperties)

  init(initialFor kind: ViewKind) {
    switch kind {
    case .label:
      var text = TextProperties()
      // Labels that do not shrink have an explicit attribute: 2639 of the 2946 labels in public
      // documents do, and the other 307 have a minimum size or scale factor.
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

  /// The scrolling properties of a scroll view, table view, collection view or text view.
  package var scroll: ScrollProperties? {
    switch details {
    case .scrollView(let scroll), .tableView(_, let scroll), .collectionView(_, let scroll),
      .textView(_, let scroll):
      scroll
    default: nil
    }
  }

  /// The row properties of a table view.
  public var table: TableProperties? {
    if case .tableView(let table, _) = details { table } else { nil }
  }

  /// The layout of a collection view.
  public var collection: CollectionProperties? {
    if case .collectionView(let collection, _) = details { collection } else { nil }
  }

  /// The properties of a cell, header or footer.
  public var cell: CellProperties? {
    if case .cell(let cell) = details { cell } else { nil }
  }

  /// The properties of another control or bar.
  public var control: ControlProperties? {
    if case .control(let control) = details { control } else { nil }
  }
}
