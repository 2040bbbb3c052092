/// A way to write constraints.
package enum CodeNotation: String, Sendable, CaseIterable {
  /// Layout anchors.
  case anchors
  /// The initializer of `NSLayoutConstraint`.
  case items
  /// The visual format language for rows of views, and anchors for the rest.
  case visualFormat = "visual-format"
  /// SnapKit, and anchors for constraints that vary by size class.
  case snapkit
}
