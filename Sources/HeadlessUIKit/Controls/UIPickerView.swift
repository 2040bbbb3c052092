public import Foundation

/// A view with one or more wheels for selecting rows.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipickerview>
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Creates a picker.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a picker.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The data source of the picker.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The delegate, which provides the titles of the rows.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// Returns the number of components.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a component.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  private var rows: [Int: Int] = [:]

  /// Selects a row, without animation.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }

  /// Returns the selected row, or −1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? rows[component] ?? 0 : -1
  }

  /// Reloads all components.
  open func reloadAllComponents() { rows.removeAll() }

  open override var intrinsicContentSize: CGSize { controlSizes.wheelsSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func describe(in shown: inout ViewDescription) { shown.kind = "picker" }
  package override var contentRole: ViewDescription.Role { .content }
  /// Returns the size of a component's rows, in points: an equal share of the width, and a
  /// height of 32.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: bounds.width / CGFloat(max(numberOfComponents, 1)),
      height: 32)
  }
  /// Has no effect since iOS 7.
  open var showsSelectionIndicator = false
}

/// A data source of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
}

extension UIPickerViewDelegate {
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
}
