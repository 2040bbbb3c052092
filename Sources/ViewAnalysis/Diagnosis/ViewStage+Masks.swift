internal import HeadlessUIKit

extension ViewStage {
  /// Whether an autoresizing mask has left nothing of a flexible part of a view.
  ///
  /// A container's change of size is distributed in proportion to the flexible parts
  /// (`engine:E7.7`), so afterwards the view has another frame than it would have without the
  /// smaller size.
  var hasExhaustedMasks: Bool { masked.contains(where: \.hasExhaustedMask) }
}

extension UIView {
  /// Whether the view's autoresizing mask affects its frame.
  var followsMask: Bool {
    translatesAutoresizingMaskIntoConstraints && !autoresizingMask.isEmpty && superview != nil
  }
}
