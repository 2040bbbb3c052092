public import Foundation

extension UIButton {
  /// The title set for exactly that state, or the normal one.
  public func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }

  /// The title with attributes set for exactly that state, or the normal one.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }

  /// The image set for exactly that state, or the normal one.
  public func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }

  /// The background image set for exactly that state, or the normal one.
  public func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }

  /// The colour of the title in that state, or the normal one.
  public func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
      ?? (buttonType == .custom ? .white : tintColor)
  }

  /// The title that shows now.
  public var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The title with attributes that shows now.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The image that shows now.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The background image that shows now.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The colour of the title that shows now.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// Gives the parts what the state shows, and takes in only those that show something.
  func showContent() {
    if let configuration {
      label.content.font = configuration.titleFontInEffect(for: traitCollection)
      detail.content.font = configuration.subtitleFontInEffect(for: traitCollection)
      detail.text = configuration.subtitle
      if let symbol = configuration.preferredSymbolConfigurationForImage {
        picture.preferredSymbolConfiguration = symbol
      }
      label.numberOfLines = 0
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

  /// The picture of a type that has one; its size is 22 points before iOS 13 (*estimate* since).
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
