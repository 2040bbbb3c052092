extension UITableView {
  /// The style of a table view; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// A plain list, whose section headers stay visible.
    case plain = 0
    /// Groups with space between them.
    case grouped = 1
    /// Groups with space around them.
    case insetGrouped = 2
  }

  /// The style of separators; raw values are Apple's.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// The animation of a change of rows, which has no effect; raw values are Apple's.
  public enum RowAnimation: Int, Sendable {
    /// The rows fade.
    case fade = 0
    /// From or to the right.
    case right = 1
    /// From or to the left.
    case left = 2
    /// From or to the top.
    case top = 3
    /// From or to the bottom.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// In the middle.
    case middle = 6
    /// The system's default.
    case automatic = 100
  }

  /// The position to which a row is scrolled; raw values are Apple's.
  public enum ScrollPosition: Int, Sendable {
    /// The shortest distance.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// The edges from which separator insets are measured; raw values are Apple's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The automatic insets.
    case fromAutomaticInsets = 1
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
