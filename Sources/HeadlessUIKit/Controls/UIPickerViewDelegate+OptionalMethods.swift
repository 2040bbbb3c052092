// Optional methods that a subclass may add although its base class adopts the protocol; see
// `Documentation/OptionalMethods.md`.

/// Adopt to have `pickerView(_:titleForRow:forComponent:)` of a subclass called.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate_titleForRow: AnyObject {
  /// See ``UIPickerViewDelegate``.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
}
