public import Foundation

/// Wheels of rows to choose from.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipickerview>
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Creates a picker.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a picker.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The data source of the choices.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The delegate, which provides the appearance.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  private var rows: [Int: Int] = [:]

  /// Chooses a row, at once.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }

  /// The selected row, or −1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? rows[component] ?? 0 : -1
  }

  /// Asks for the rows again.
  open func reloadAllComponents() { rows.removeAll() }

  open override var intrinsicContentSize: CGSize { controlSizes.wheelsSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func describe(in shown: inout ViewDescription) { shown.kind = "picker" }
  package override var contentRole: ViewDescription.Role { .content }
}

/// Says what there is to choose.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says how rows look.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
}

extension UIPickerViewDelegate {
  /// No text.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
}
