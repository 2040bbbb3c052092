internal import Foundation

// Selection by a tap on a cell.

extension UITableView {
  /// Selects the row of a cell that was tapped, or deselects it if multiple selection is allowed, and
  /// notifies the delegate.
  ///
  /// In Apple's order: the delegate can replace the row, the selected row is deselected, the new row is
  /// selected, and the segue of the prototype cell is performed.
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

  /// Whether several rows can be selected now.
  var selectsSeveral: Bool {
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
  /// Selects the item of a cell that was tapped, or deselects it if multiple selection is allowed, and
  /// notifies the delegate.
  func userTapped(_ cell: UICollectionViewCell) {
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing || selectsSeveral,
      let path = indexPath(for: cell),
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

  /// Whether several items can be selected now.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}

extension UIView {
  /// Selects the cell that contains a tapped view, unless a control handles the tap.
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
