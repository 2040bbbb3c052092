public import Foundation

extension UIButton {
  /// Returns the title that was set for a state, or the normal one.
  public func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// Returns the attributed title that was set for a state, or the normal one.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }

  /// Returns the image that was set for a state, or the normal one.
  public func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// Returns the background image that was set for a state, or the normal one.
  public func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }

  /// Returns the color of the title in a state, or the normal one.
  public func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
      ?? (buttonType == .custom ? .white : tintColor)
  }

  /// The title in the current state.
  public var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The attributed title in the current state.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The image in the current state.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The background image in the current state.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The color of the title in the current state.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// Updates the subviews for the current state.
  ///
  /// Only subviews with content are added.
  func showContent() {
    if let configuration {
      label.content.font = configuration.titleFontInEffect(for: traitCollection, role)
      detail.content.font = configuration.subtitleFontInEffect(for: traitCollection)
      detail.text = configuration.subtitle
      if let symbol = configuration.preferredSymbolConfigurationForImage {
        picture.preferredSymbolConfiguration = symbol
      }
      label.lineBreakMode = configuration.titleLineBreakMode
      label.numberOfLines = configuration.titleLineBreakMode.wraps ? 0 : 1
      detail.lineBreakMode = configuration.subtitleLineBreakMode
      detail.numberOfLines = configuration.subtitleLineBreakMode.wraps ? 0 : 1
    }
    if let attributed = currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
    }
    label.textColor = configuration?.baseForegroundColor ?? currentTitleColor
    picture.image = currentImage ?? systemImage
    show(label, if: !label.content.isEmpty)
    show(detail, if: configuration != nil && !detail.content.isEmpty)
    show(picture, if: picture.image != nil)
  }

  private func show(_ part: UIView, if shows: Bool) {
    if shows, part.superview !== self { addSubview(part) }
    if !shows, part.superview === self { part.removeFromSuperview() }
  }

  /// The image of a button type that has one.
  ///
  /// Its size is 22 points before iOS 13 (*estimate* for later versions).
  private var systemImage: UIImage? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close:
      return systemPicture
    case .custom, .system, .plain: return nil
    }
  }

  private var systemPicture: UIImage {
    let side: CGFloat = buttonType == .close ? 30 : layoutEnvironment.generation >= .iOS13 ? 24 : 22
    return UIImage(blankOfSize: CGSize(width: side, height: side))
  }
}
