internal import AutoLayout
public import Foundation

/// A cell of a collection view.
///
/// Add its content to ``contentView``, or set ``contentConfiguration``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewcell>
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the content; that of a configuration is in it.
  private(set) lazy var content: UIView = makeContainer()

  /// The view for content, with the size of the cell; with a content configuration, its view.
  open var contentView: UIView { configurations.contentView ?? content }

  func makeContainer() -> UIView { UIView(frame: .zero) }

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    fillWithContent()
    addSubview(content)
  }

  /// Gives the content the size of the cell, also after it changes.
  func fillWithContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Whether the cell is selected.
  open var isSelected = false { didSet { stateMayHaveChanged(isSelected != oldValue) } }
  /// The segue of the cell's prototype.
  var whenSelected: ((NSObject) -> Void)?
  /// Whether the cell is highlighted.
  open var isHighlighted = false { didSet { stateMayHaveChanged(isHighlighted != oldValue) } }
  /// Whether the cell is being edited.
  var isEditing = false { didSet { stateMayHaveChanged(isEditing != oldValue) } }
  /// The view behind the content, with the size of the cell.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
  /// The view behind the content of a selected item.
  open var selectedBackgroundView: UIView?

  private func replaceBackground(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  // MARK: Configurations

  let configurations = CellConfigurations()

  /// The content; its view replaces ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      configurations.setContent(newValue, in: content)
      setNeedsLayout()
    }
  }
  /// Whether the content follows the cell's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.setBackground(newValue, of: self) }
  }
  /// Whether the background follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns the background of the cell in its style: none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Updates a cell's configurations for its state.
  public typealias ConfigurationUpdateHandler =
    (UICollectionViewCell, UICellConfigurationState) -> Void
  /// Updates the configurations when the state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state for which the configurations are updated.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }
  /// Updates the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state; calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  private func stateMayHaveChanged(_ changed: Bool) {
    if changed { setNeedsUpdateConfiguration() }
  }

  /// Updates the configurations if the state has changed.
  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    configurations.update(
      for: state, content: automaticallyUpdatesContentConfiguration,
      background: automaticallyUpdatesBackgroundConfiguration, of: self, container: content)
    updateConfiguration(using: state)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    // Also after code has changed it, or without `autoresizesSubviews`.
    if !keepsContentFrame, content.frame != bounds { content.frame = bounds }
    configurations.layOutBackground(of: self)
  }
  /// The state of a drag of the cell; raw values are Apple's.
  public enum DragState: Int, Sendable {
    /// Not dragged.
    case none = 0
    /// Lifted.
    case lifting = 1
    /// Dragged.
    case dragging = 2
  }
  /// Called when the state of a drag has changed; never called.
  open func dragStateDidChange(_ dragState: DragState) {}
}
