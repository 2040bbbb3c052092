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
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsLayout() } }
  /// The delegate, which provides the titles of the rows.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsLayout() } }

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
    setNeedsLayout()
  }

  /// Returns the selected row, or −1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? rows[component] ?? 0 : -1
  }

  /// Reloads all components.
  open func reloadAllComponents() {
    rows.removeAll()
    setNeedsLayout()
  }

  /// Reloads a component.
  open func reloadComponent(_ component: Int) {
    rows[component] = nil
    setNeedsLayout()
  }

  /// Returns the view that the delegate provides for a visible row; nil for others and for titles.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return rowViews[RowPlace(row: row, component: component)]
  }

  private struct RowPlace: Hashable {
    let row: Int
    let component: Int
  }

  private var rowViews: [RowPlace: UIView] = [:]

  /// The wheels with their rows; nil on a document's canvas, where nothing provides rows.
  private var wheels: WheelRows? {
    guard placesCustomViews, dataSource != nil else { return nil }
    return WheelRows(
      columns: (0..<numberOfComponents).map { component in
        WheelRows.Column(
          count: numberOfRows(inComponent: component),
          selected: max(selectedRow(inComponent: component), 0),
          width: rowSize(forComponent: component).width)
      }, bounds: bounds,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Puts the views that the delegate provides at their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var shown: [RowPlace: UIView] = [:]
    for row in wheels?.rows ?? [] {
      let place = RowPlace(row: row.row, component: row.column)
      let known = rowViews[place]
      guard
        let view = delegate?.pickerView(
          self, viewForRow: row.row, forComponent: row.column, reusing: known),
        !(view is TitledRow)
      else { continue }
      if view.superview !== self { addSubview(view) }
      if view.translatesAutoresizingMaskIntoConstraints {
        view.frame = row.frame
      } else {
        view.bounds.size = row.frame.size
        view.center = CGPoint(x: row.frame.midX, y: row.frame.midY)
      }
      shown[place] = view
    }
    for (_, view) in rowViews where !shown.contains(where: { $0.value === view }) {
      view.removeFromSuperview()
    }
    rowViews = shown
  }

  /// The titles of the visible rows without views.
  private var describedRows: [ViewDescription.Item] {
    guard let delegate, let rows = wheels?.rows else { return [] }
    return rows.compactMap { row in
      guard rowViews[RowPlace(row: row.row, component: row.column)] == nil else { return nil }
      let title =
        delegate.pickerView(self, attributedTitleForRow: row.row, forComponent: row.column)?.string
        ?? (delegate as? any UIPickerViewDelegate_titleForRow)?
        .pickerView(self, titleForRow: row.row, forComponent: row.column)
        ?? delegate.pickerView(self, titleForRow: row.row, forComponent: row.column)
      return title.map { ViewDescription.Item(title: $0, frame: row.frame) }
    }
  }

  open override var intrinsicContentSize: CGSize { controlSizes.wheelsSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "picker"
    let items = describedRows
    if !items.isEmpty { shown.state = ViewDescription.State(items: items) }
  }
  package override var contentRole: ViewDescription.Role { .content }
  /// Returns the size of a component's rows, in points: that of the delegate, or an equal share of the width, and a
  /// height of 32.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? -1
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    return CGSize(
      width: width > 0 ? width : bounds.width / CGFloat(max(numberOfComponents, 1)),
      height: height > 0 ? height : 32)
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
  /// Returns the attributed title of a row, of which the text is shown.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, which replaces the title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Returns the width of a component, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a component's rows, in points; it has no effect on their places.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Called when the user has selected a row; never called.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// What stands for a row that has a title instead of a view.
private final class TitledRow: UIView {
  static let shared = TitledRow(frame: .zero)
}

extension UIPickerViewDelegate {
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a view that is not shown: the row has a title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { TitledRow.shared }
  /// Returns −1: an equal share of the width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    -1
  }
  /// Returns −1: the standard height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { -1 }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
}
