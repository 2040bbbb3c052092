internal import Foundation

extension UIResponder {
  /// Resigns as first responder regardless of delegates and subclasses.
  func resignByForce() {
    guard isFirstResponder, !resignFirstResponder() else { return }
    Self.dropFirstResponder()
    editingDidEnd()
  }
}

extension UIView {
  /// The first responder if it is this view or a descendant; otherwise nil.
  var firstResponderInTree: UIView? {
    guard let view = UIResponder.firstResponder as? UIView, view.isDescendant(of: self) else {
      return nil
    }
    return view
  }

  func endEditingInTree(_ force: Bool) -> Bool {
    guard let view = firstResponderInTree else { return true }
    if force {
      view.resignByForce()
      return true
    }
    return view.resignFirstResponder()
  }
}
