public import Foundation

/// A view controller that manages a table view and provides its rows.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewcontroller>
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a document.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table view, which is the root view.
  ///
  /// The controller provides its rows if it has no data source, and is its delegate if it has none.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var view: UIView! {
    get { super.view }
    set {
      super.view = newValue
      guard let table = newValue as? UITableView, table.staticRows == nil else { return }
      if table.dataSource == nil { table.dataSource = self }
      if table.delegate == nil { table.delegate = self }
    }
  }

  /// Whether the selection is cleared when the table view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// The refresh control above the rows.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func loadView() {
    if loadViewFromDocument() { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView?.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  // MARK: Rows; declared here so that subclasses can override the methods

  /// Returns the number of sections: 1 unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns the number of rows in a section: 0 unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns the cell of a row.
  ///
  /// Override this method.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// Returns the title of a section's header: nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns the title of a section's footer: nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns the height of a row: that of the table view unless overridden.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// Returns the estimated height of a row.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.estimatedRowHeight }
  /// Returns the height of a section's header.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// Returns the height of a section's footer.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// Returns the view of a section's header: nil unless overridden.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// Returns the view of a section's footer: nil unless overridden.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// Called when a cell is about to be displayed.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called when a cell is no longer displayed.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called when the user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called when the content was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when the content was zoomed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Returns the view that zooming scales: nil unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called when an animated scroll ends.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Called when the inset with the safe area has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // MARK: User interaction; only called by tests

  /// Returns whether a row can be edited: true unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether a row can be moved: true unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Called when the user has inserted or deleted a row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Called when the user has moved a row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns the index path to which a row is moved instead of the proposed one.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Returns the titles of the section index: nil unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section for a title of the section index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Called when a row is about to be selected; returns the row to select.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  {
    indexPath
  }
  /// Called when a row is about to be deselected; returns the row to deselect.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }
  /// Called when the user has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Returns whether a touch highlights a row: true unless overridden.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Called when a touch has highlighted a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called when a row is no longer highlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the editing style of a row: delete unless overridden.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  /// Returns the title of the button that deletes a row.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns whether a row is indented during editing: true unless overridden.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { true }
  /// Returns the indentation level of a row: 0 unless overridden.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { 0 }
  /// Called when a row's button has been tapped.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Called when a section's header is about to be displayed.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called when a section's footer is about to be displayed.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  /// Returns the estimated height of a section's header.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { UITableView.automaticDimension }
  /// Returns the estimated height of a section's footer.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { UITableView.automaticDimension }
  /// Returns the swipe actions at the leading edge: nil unless overridden.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns the swipe actions at the trailing edge: nil unless overridden.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  // MARK: Dragging; never called

  /// Called when the user begins dragging.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the user is about to end dragging.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the user has ended dragging.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when scrolling begins to decelerate.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when scrolling has stopped decelerating.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the user is about to zoom.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called when the user has zoomed.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Returns whether a tap on the status bar scrolls to the top: true unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called when a tap on the status bar has scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Returns the menu of a row: nil unless overridden.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview of the row while its menu opens: nil unless overridden.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview of the row while its menu closes: nil unless overridden.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called before the preview of a menu opens as a screen; never called.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called before a menu opens; never called.
  open func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before a menu closes; never called.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Returns whether a row has an action of its own: false unless overridden.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called to perform the action of a row; never called.
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// Called when the header of a section is no longer displayed; never called.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called when the footer of a section is no longer displayed; never called.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  /// Called before a swipe shows actions; never called.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called after actions were hidden; never called.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns whether a drag with two fingers selects rows: false unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when a drag with two fingers begins; never called.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Called when a drag with two fingers has ended; never called.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
}
