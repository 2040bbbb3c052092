public import AutoLayout

extension UIView: LayoutItemDescribing {
  /// The text of a label or button in quotes, as in logs.
  public var purlinDescriptionSuffix: String? {
    switch self {
    case let label as UILabel: label.text.map(quotedLayoutDescription)
    case let button as UIButton: button.currentTitle.map(quotedLayoutDescription)
    default: nil
    }
  }

  /// The accessibility identifier, which logs use as the name of a view.
  public var purlinDescriptionName: String? { accessibilityIdentifier }

  /// The Objective-C class name: UIKit's classes without their module.
  public var purlinDescriptionClass: String {
    self is CellContentView
      ? "UITableViewCellContentView" : purlinDescriptionClass(without: "HeadlessUIKit")
  }
}
