// error: cannot convert value of type
// rules: anchors:A2.7
// A distance between axes
import AutoLayout
import HeadlessUIKit

@MainActor func mistake(_ view: UIView) {
  _ = view.leadingAnchor.anchorWithOffset(to: view.bottomAnchor)
}
