// error: cannot convert value of type
// anchors:A1.2: a position to a length
import AutoLayout
import HeadlessUIKit

@MainActor func mistake(_ view: UIView) {
  _ = view.leadingAnchor.constraint(equalTo: view.widthAnchor)
}
