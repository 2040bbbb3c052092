// error: no exact matches
// anchors:A1.2: a position to a number
import AutoLayout
import HeadlessUIKit

@MainActor func mistake(_ view: UIView) {
  _ = view.topAnchor.constraint(equalToConstant: 8)
}
