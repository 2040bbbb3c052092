/// A key of a custom state.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey>
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the state.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A custom state, which is compared on any thread and never changed.
private struct CustomState: Hashable, @unchecked Sendable {
  let value: AnyHashable
}

/// The state for which a configuration is updated.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol>
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Creates a state with traits.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// The custom states.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct>
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused.
  public var isFocused = false
  /// Whether the view is pinned, such as a header.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: CustomState] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom states.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key]?.value }
    set { custom[key] = newValue.map { CustomState(value: $0) } }
  }
}

/// The state of a cell.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct>
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The drag state of a cell.
  public enum DragState: Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// The drop state of a cell.
  public enum DropState: Sendable {
    /// Nothing is dropped.
    case none
    /// Something is dropped elsewhere in the list.
    case notTargeted
    /// Something is dropped on the cell.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused.
  public var isFocused = false
  /// Whether the cell is pinned.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell's children are shown.
  public var isExpanded = false
  /// Whether the cell's swipe actions are shown.
  public var isSwiped = false
  /// Whether the cell is being moved.
  public var isReordering = false
  /// The drag state: none.
  public var cellDragState = DragState.none
  /// The drop state: none.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: CustomState] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom states.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key]?.value }
    set { custom[key] = newValue.map { CustomState(value: $0) } }
  }
}
