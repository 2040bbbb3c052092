// error: cannot convert value of type
// rules: anchors:A1.2
// A horizontal position to a vertical one
import AutoLayout
import HeadlessUIKit

@MainActor func mistake(_ view: UIView) {
  _ = view.leadingAnchor.constraint(equalTo: view.topAnchor)
}
