internal import Foundation

extension UITableViewCell {
  /// Updates a cell's configurations for its state.
  public typealias ConfigurationUpdateHandler =
    (UITableViewCell, UICellConfigurationState) -> Void

  /// The content; its view replaces ``contentView``.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      configurations.setContent(newValue, in: content)
      setNeedsLayout()
    }
  }
  /// The background.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.setBackground(newValue, of: self) }
  }
  /// Returns the content of a cell in its style, without texts.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
  /// Returns the background of the cell in a plain table.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// Updates the configurations before the next layout.
  public func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
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
}

extension UITableViewHeaderFooterView {
  /// The content; its view replaces ``contentView``.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      configurations.setContent(newValue, in: content)
      setNeedsLayout()
    }
  }
  /// The background.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.setBackground(newValue, of: self) }
  }
  /// Returns the content of a header of a group, without texts.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
}
