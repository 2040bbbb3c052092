internal import AutoLayout
internal import Foundation

/// The views of a cell's content and background configuration.
@MainActor
final class CellConfigurations {
  private(set) var content: (any UIContentConfiguration)?
  private(set) var contentView: (any UIView & UIContentView)?
  private(set) var background: UIBackgroundConfiguration?
  private var backgroundView: ConfiguredBackground?
  /// Whether the configurations do not yet correspond to the cell's state.
  var needsUpdate = false

  /// Shows a content in a container, with the present view if it supports the configuration.
  func setContent(_ new: (any UIContentConfiguration)?, in container: UIView) {
    content = new
    guard let new else {
      contentView?.removeFromSuperview()
      contentView = nil
      return
    }
    if let contentView, contentView.supports(new) {
      contentView.configuration = new
      return
    }
    contentView?.removeFromSuperview()
    let made = new.makeContentView()
    contentView = made
    made.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(made)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      made.topAnchor.constraint(equalTo: container.topAnchor),
      made.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
  }

  /// Shows a background behind the views of a cell.
  func setBackground(_ new: UIBackgroundConfiguration?, of cell: UIView) {
    background = new
    guard let new else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    if let backgroundView {
      backgroundView.configuration = new
    } else {
      let made = ConfiguredBackground(new)
      backgroundView = made
      cell.insertSubview(made, at: 0)
    }
    backgroundView?.cover(cell)
  }

  func layOutBackground(of cell: UIView) { backgroundView?.cover(cell) }

  /// Updates the configurations for a state, if they should follow it.
  func update(
    for state: any UIConfigurationState, content updatesContent: Bool,
    background updatesBackground: Bool, of cell: UIView, container: UIView
  ) {
    if updatesContent, let content { setContent(content.updated(for: state), in: container) }
    // The configuration keeps its colors; only what is shown follows the state.
    if updatesBackground, let background {
      backgroundView?.configuration = background.updated(for: state)
    }
  }
}
