extension UICollectionView {
  /// When items move away from a drag; raw values are Apple's.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// Soon.
    case fast = 1
    /// Later.
    case slow = 2
  }

  /// When cells that change their size are laid out again; raw values are Apple's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When a cell requests it.
    case enabled = 1
    /// Also when constraints change.
    case enabledIncludingConstraints = 2
  }
}
