internal import AutoLayout
public import Foundation

/// A view that shows what a screen without content has to say, in the middle of its margins.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentunavailableview>
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let column = UIStackView()
  private let picture = UIImageView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()
  private let detail = UILabel()
  private let first = UIButton(type: .system)
  private let second = UIButton(type: .system)
  private var content: UIContentUnavailableConfiguration

  /// Whether the content can scroll; it does not.
  open var isScrollEnabled = false

  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      content = new
      show()
    }
  }

  /// Creates a view for a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    column.axis = .vertical
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      column.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
    ])
    for part in [picture, indicator, title, detail, first, second] {
      column.addArrangedSubview(part)
    }
    for label in [title, detail] { label.textAlignment = .center }
    show()
  }

  /// Creates a view for a configuration without content.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
  }

  private func show() {
    directionalLayoutMargins = content.directionalLayoutMargins
    picture.image = content.image
    picture.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    picture.tintColor = content.imageProperties.tintColor
    picture.isHidden = content.image == nil || content.isLoading
    indicator.isHidden = !content.isLoading
    if content.isLoading { indicator.startAnimating() }
    show(content.text, content.attributedText, content.textProperties, in: title)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: detail)
    show(content.button, content.buttonProperties, in: first)
    show(content.secondaryButton, content.secondaryButtonProperties, in: second)
    column.setCustomSpacing(content.imageToTextPadding, after: picture)
    column.setCustomSpacing(content.imageToTextPadding, after: indicator)
    column.setCustomSpacing(
      detail.isHidden ? content.textToButtonPadding : content.textToSecondaryTextPadding,
      after: title)
    column.setCustomSpacing(content.textToButtonPadding, after: detail)
    column.setCustomSpacing(content.buttonToSecondaryButtonPadding, after: first)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = label.text?.isEmpty ?? true
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
  ) {
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    if let action = properties.primaryAction {
      if configuration.title == nil { button.configuration?.title = action.title }
      if configuration.image == nil { button.configuration?.image = action.image }
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.isHidden =
      button.configuration?.title == nil && button.configuration?.image == nil
      && button.configuration?.attributedTitle == nil
  }
}
