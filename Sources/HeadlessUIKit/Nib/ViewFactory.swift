internal import Foundation
internal import InterfaceBuilder

/// Makes the view that an element stands for, with what its class knows and layout needs.
///
/// A custom class becomes the class its element is a kind of: the code of an app is not here.
@MainActor
struct ViewFactory {
  let document: InterfaceDocument
  /// How text is measured.
  var canvasText = CanvasText()
  /// Whether views are measured as on Interface Builder's canvas.
  var onCanvas = false

  func makeView(_ element: ViewElement) -> UIView {
    switch element.kind {
    case .label: makeLabel(element)
    case .button: makeButton(element)
    case .imageView: makeImageView(element)
    case .textField: makeTextField(element)
    case .textView: makeTextView(element)
    case .stackView: UIStackView()
    case .scrollView: makeScrollView(element, UIScrollView())
    case .tableView: makeTableView(element)
    case .collectionView: makeScrollView(element, makeCollectionView(element))
    case .tableViewCell: makeTableViewCell(element)
    case .collectionViewCell: UICollectionViewCell()
    case .collectionReusableView: UICollectionReusableView()
    case .visualEffectView: UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    case .switch, .slider, .stepper, .segmentedControl, .progressView, .pageControl,
      .activityIndicatorView, .datePicker, .pickerView, .searchBar, .toolbar, .navigationBar,
      .tabBar:
      makeControl(element)
    case .view, .tableViewCellContentView, .collectionViewCellContentView, .containerView,
      .wkWebView, .webView, .mapView, .mtkView, .glkView, .skView, .arskView, .arscnView,
      .sceneKitView, .other:
      UIView()
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
    let table = UITableView(frame: .zero, style: style)
    if let height = element.table?.rowHeight { table.rowHeight = CGFloat(height) }
    return makeScrollView(element, table)
  }

  private func makeCollectionView(_ element: ViewElement) -> UIScrollView {
    let layout = UICollectionViewFlowLayout()
    if let size = element.collection?.itemSize {
      layout.itemSize = CGSize(width: size.width, height: size.height)
    }
    if element.collection?.scrollDirection == "horizontal" { layout.scrollDirection = .horizontal }
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  private func makeTableViewCell(_ element: ViewElement) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: element.cell?.reuseIdentifier)
  }
}
