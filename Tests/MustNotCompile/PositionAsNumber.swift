// error: no exact matches
// rules: anchors:A1.2
// A position to a number
import AutoLayout
import HeadlessUIKit

@MainActor func mistake(_ view: UIView) {
  _ = view.topAnchor.constraint(equalToConstant: 8)
}
