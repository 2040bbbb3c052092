// Optional methods that a subclass can add although its superclass conforms to the protocol; see
// `Documentation/OptionalMethods.md`.

/// Conform to this protocol to have `pickerView(_:titleForRow:forComponent:)` of a subclass called.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate_titleForRow: AnyObject {
  /// See ``UIPickerViewDelegate``.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
}
