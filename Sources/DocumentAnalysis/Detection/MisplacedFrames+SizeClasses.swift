internal import InterfaceBuilder

// Frames that Interface Builder saved while its canvas had another size class.
extension MisplacedFrames {
  /// Returns whether the saved frames have the distance that a constraint has in another size class than the
  /// canvas's.
  ///
  /// Interface Builder lays out a scene when it is opened. If only the device of the document was changed, the frames
  /// of its other scenes stay those of the old device, without a flag.
  func findOtherSizeClass() -> Bool {
    holding.contains { constraint, _ in
      let constants = scene.facts.constantsInSizeClasses(of: constraint.element.id)
      guard !constants.isEmpty, constraint.element.relation == .equal,
        ![constraint.first.view, constraint.second?.view ?? constraint.first.view]
          .contains(where: { isFlagged($0) || scene.isLeftOut($0) }),
        let shift = distances.shift(of: constraint, in: frames),
        abs(shift) > Self.unflaggedTolerance
      else { return false }
      return constants.contains {
        abs($0 - constraint.element.constant - shift) <= Self.tolerance
      }
    }
  }
}
