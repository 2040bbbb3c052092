public import Foundation

/// A controller whose view is a table, and who says what rows it has.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewcontroller>
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Makes a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller as a document does.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Whether choices are taken back when the table appears.
  open var clearsSelectionOnViewWillAppear = true
  /// A wheel above the rows.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func loadView() {
    if loadViewFromDocument() { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = table
    table.dataSource = self
    table.delegate = self
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView?.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  // MARK: Rows; overridden, as protocol extensions cannot be

  /// How many sections there are; one unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// How many rows a section has; none unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// The cell of a row; to be overridden.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// What stands above a section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// What stands below a section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// The height of a row; the table's unless overridden.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// The height to take for a row until it is measured.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.estimatedRowHeight }
  /// The height of what stands above a section.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// The height of what stands below a section.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// What of the app's stands above a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// What of the app's stands below a section.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// Hears that a row's cell is about to show.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Hears that a row's cell no longer shows.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Hears that the user chose a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Hears that the content was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Hears that the content was zoomed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The view that is scaled by zooming; none unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Hears that a scrolling asked for with animation is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Hears that the inset with the safe area has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
