public import HeadlessUIKit

/// Makes a view visible that stands in a listing for one that the text around it describes.
///
/// - Parameters:
///   - view: A new view.
///   - name: Its name in the listing, which labels and buttons show.
/// - Returns: The view.
@MainActor
public func purlinView<View: UIView>(_ view: View, _ name: String = "") -> View {
  switch view {
  case let label as UILabel: label.text = name
  case let button as UIButton: button.setTitle(name, for: .normal)
  default: view.backgroundColor = .systemGray4
  }
  return view
}
