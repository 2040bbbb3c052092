internal import Foundation

// What a user's tap on a cell does.

extension UITableView {
  /// Selects the row of a cell that was tapped, or deselects it where several rows can be selected, and
  /// tells the delegate.
  ///
  /// The order is Apple's: the delegate names the row, the row that was selected is deselected, the new
  /// one is selected; then the segue of the cell's prototype is performed.
  func userTapped(_ cell: UITableViewCell) {
    guard let tapped = indexPath(for: cell),
      isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection,
      delegate?.tableView(self, shouldHighlightRowAt: tapped) ?? true
    else { return }
    if selectsSeveral, selectedPaths.contains(tapped) { return userDeselects(tapped) }
    let calls = delegate?.rowCalls
    let wanted = calls.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let path = wanted else { return }
    if !selectsSeveral {
      for old in selectedPaths where old != path { userDeselects(old) }
    }
    selectedPaths.insert(path)
    cellForRow(at: path)?.setSelected(true, animated: false)
    calls?.tableView(self, didSelectRowAt: path)
    if let selected = cellForRow(at: path) { selected.whenSelected?(selected) }
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func userDeselects(_ path: IndexPath) {
    let calls = delegate?.rowCalls
    let wanted = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let path = wanted else { return }
    deselectRow(at: path, animated: false)
    calls?.tableView(self, didDeselectRowAt: path)
  }
}

extension UICollectionView {
  /// Selects the item of a cell that was tapped, or deselects it where several items can be selected, and
  /// tells the delegate.
  func userTapped(_ cell: UICollectionViewCell) {
    guard allowsSelection, let path = indexPath(for: cell),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    let calls = delegate?.itemCalls
    let selected = indexPathsForSelectedItems ?? []
    if selectsSeveral, selected.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      calls?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard calls?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsSeveral {
      for old in selected where old != path {
        deselectItem(at: old, animated: false)
        calls?.collectionView(self, didDeselectItemAt: old)
      }
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    calls?.collectionView(self, didSelectItemAt: path)
    cell.whenSelected?(cell)
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}

extension UIView {
  /// Lets the list select the cell that a tapped view is in; controls take taps for themselves.
  func selectEnclosingCell() {
    var (step, cell): (UIView?, UIView?) = (self, nil)
    while let view = step {
      switch view {
      case is UIControl: return
      case is UITableViewCell, is UICollectionViewCell: cell = cell ?? view
      case let table as UITableView:
        if let cell = cell as? UITableViewCell { table.userTapped(cell) }
        return
      case let collection as UICollectionView:
        if let cell = cell as? UICollectionViewCell { collection.userTapped(cell) }
        return
      default: break
      }
      step = view.superview
    }
  }
}
