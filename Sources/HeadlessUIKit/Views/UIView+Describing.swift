public import AutoLayout

extension UIView: LayoutItemDescribing {
  /// The text of a label or a button in quotes, as logs print it.
  public var purlinDescriptionSuffix: String? {
    switch self {
    case let label as UILabel: label.text.map(quotedLayoutDescription)
    case let button as UIButton: button.currentTitle.map(quotedLayoutDescription)
    default: nil
    }
  }

  /// The identifier for tests, by which logs call a view that has one.
  public var purlinDescriptionName: String? { accessibilityIdentifier }

  /// The class as Objective-C names it: UIKit's own without a module.
  public var purlinDescriptionClass: String {
    self is CellContentView
      ? "UITableViewCellContentView" : purlinDescriptionClass(without: "HeadlessUIKit")
  }
}
