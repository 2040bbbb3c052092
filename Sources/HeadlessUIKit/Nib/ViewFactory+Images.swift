internal import Foundation
internal import InterfaceBuilder

/// Image views and buttons, and the images they show.
extension ViewFactory {
  func makeImageView(_ element: ViewElement) -> UIView {
    let view = instance(element) { UIImageView() }
    if let properties = element.image, let name = properties.name {
      view.image = image(named: name, catalog: properties.catalog, properties.symbol)
    }
    return view
  }

  /// Returns an image with its size in the document; nil if the document has none.
  ///
  /// Where the document has the image in another catalog only, it is that one: a button's state has one
  /// `catalog` for its image and its background image.
  ///
  /// For a symbol the document has proportions only, with 128 as the longer side; the size is that of
  /// the table of symbols, or of a median symbol with these proportions.
  func image(
    named name: String, catalog: String?, _ symbol: SymbolConfiguration? = nil
  ) -> UIImage? {
    let resource = document.resources.image(named: name, catalog: catalog)
    guard (resource.map { $0.catalog } ?? catalog) != "system" else {
      return symbolImage(name, symbol)
    }
    guard let resource else {
      LayoutEnvironment.current.requests.missed(.image, name)
      return nil
    }
    return UIImage(
      UIImage.Attributes(
        name: name, size: CGSize(width: resource.size.width, height: resource.size.height)))
  }

  private func symbolImage(_ name: String, _ configuration: SymbolConfiguration?) -> UIImage? {
    let registered = LayoutEnvironment.current.images.registeredSymbol(name)
    let resource = document.resources.image(named: name, catalog: "system")
    let proportions = resource.map { CGSize(width: $0.size.width, height: $0.size.height) }
    let known = registered ?? SymbolSizes.size(of: name)
    let size =
      known ?? proportions.map { SymbolSizes.size(withProportions: $0) }
      ?? UIImage.estimatedSymbolSize
    return UIImage(
      symbol: name, size: size, isRegistered: registered != nil, isEstimated: known == nil
    ) { attributes in
      attributes.configure(
        configuration.map { element in
          UIImage.SymbolConfiguration(element) { self.font($0, standard: $1) }
        })
    }
  }

  func makeButton(_ element: ViewElement) -> UIView {
    guard let properties = element.button else { return UIButton(type: .custom) }
    let coder = NibCoder()
    coder.buttonType = UIButton.ButtonType(nibName: properties.type)
    let button = instance(element, coder) { UIButton(type: coder.buttonType) }
    button.role = UIButton.Role(nibName: properties.role)
    for state in properties.states {
      let target = UIControl.State(nibName: state.key)
      button.setTitle(state.title, for: target)
      if let color = state.titleColor.flatMap({ UIColor($0, document) }) {
        button.setTitleColor(color, for: target)
      }
      if let name = state.image {
        button.setImage(
          image(named: name, catalog: state.imageCatalog, state.symbol), for: target)
      }
      if let name = state.backgroundImage {
        button.setBackgroundImage(
          image(named: name, catalog: state.backgroundImageCatalog), for: target)
      }
      if let text = state.attributedTitle {
        button.setAttributedTitle(attributedTitle(text, properties), for: target)
      }
    }
    if let element = properties.configuration {
      // The configuration is set last and takes precedence: Xcode leaves the title "Button" in the
      // states of configured buttons.
      var configuration = makeConfiguration(element)
      configuration.title = configuration.title ?? button.title(for: .normal)
      configuration.image = configuration.image ?? button.image(for: .normal)
      button.configuration = configuration
    } else {
      button.titleLabel?.font = font(properties.font, standard: button.nibFontSize)
    }
    button.contentHorizontalAlignment =
      switch properties.contentHorizontalAlignment {
      case "left": .left
      case "right": .right
      case "fill": .fill
      case "leading": .leading
      case "trailing": .trailing
      default: .center
      }
    button.contentVerticalAlignment =
      switch properties.contentVerticalAlignment {
      case "top": .top
      case "bottom": .bottom
      case "fill": .fill
      default: .center
      }
    if let insets = properties.contentEdgeInsets { button.contentEdgeInsets = UIEdgeInsets(insets) }
    if let insets = properties.titleEdgeInsets { button.titleEdgeInsets = UIEdgeInsets(insets) }
    if let insets = properties.imageEdgeInsets { button.imageEdgeInsets = UIEdgeInsets(insets) }
    return button
  }

  private func attributedTitle(
    _ text: AttributedText, _ properties: ButtonProperties
  ) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for piece in text.fragments {
      let font = self.font(piece.font ?? properties.font, standard: 15)
      whole.append(NSAttributedString(string: piece.content, attributes: [.font: font]))
    }
    return whole
  }

  private func makeConfiguration(
    _ element: ButtonConfigurationElement
  ) -> UIButton.Configuration {
    var made: UIButton.Configuration =
      switch element.style {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      case "borderless": .borderless()
      case "bordered": .bordered()
      case "borderedTinted": .borderedTinted()
      case "borderedProminent": .borderedProminent()
      case "glass": .glass()
      case "prominentGlass": .prominentGlass()
      default: .plain()
      }
    made.title = element.title ?? element.attributedTitle?.string
    made.subtitle = element.subtitle ?? element.attributedSubtitle?.string
    if let name = element.image {
      made.image = image(named: name, catalog: element.imageCatalog, element.symbol)
    }
    if let font = element.titleFont ?? element.attributedTitle?.fragments.first?.font {
      made.titleFont = self.font(font, standard: 17)
    }
    switch element.imagePlacement {
    case "top": made.imagePlacement = .top
    case "bottom": made.imagePlacement = .bottom
    case "trailing": made.imagePlacement = .trailing
    default: break
    }
    if let padding = element.imagePadding { made.imagePadding = CGFloat(padding) }
    if let padding = element.titlePadding { made.titlePadding = CGFloat(padding) }
    switch element.buttonSize {
    case "mini": made.buttonSize = .mini
    case "small": made.buttonSize = .small
    case "large": made.buttonSize = .large
    default: break
    }
    if let insets = element.contentInsets {
      made.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
    made.baseForegroundColor = element.foregroundColor.flatMap { UIColor($0, document) }
    made.baseBackgroundColor = element.backgroundColor.flatMap { UIColor($0, document) }
    return made
  }
}

extension UIButton {
  /// The font size of a title without a font in the document.
  fileprivate var nibFontSize: CGFloat { buttonType == .custom ? UIFont.buttonFontSize : 15 }
}

extension UIButton.ButtonType {
  fileprivate init(nibName: String?) {
    switch nibName {
    case "roundedRect", "system": self = .system
    case "detailDisclosure": self = .detailDisclosure
    case "infoLight": self = .infoLight
    case "infoDark": self = .infoDark
    case "contactAdd": self = .contactAdd
    case "close": self = .close
    case "plain": self = .plain
    default: self = .custom
    }
  }
}

extension UIControl.State {
  fileprivate init(nibName: String) {
    switch nibName {
    case "highlighted": self = .highlighted
    case "selected": self = .selected
    case "disabled": self = .disabled
    case "focused": self = .focused
    default: self = .normal
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// The configuration of a symbol in a document; a font gives its point size.
  fileprivate convenience init(
    _ element: SymbolConfiguration, _ font: (FontElement?, CGFloat) -> UIFont
  ) {
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large, "default": .default,
    ]
    let size = element.font.map { font($0, UIImage.symbolReferencePointSize).pointSize }
    self.init(
      pointSize: element.pointSize.map { CGFloat($0) } ?? size,
      weight: element.weight.flatMap { weights[$0] } ?? .unspecified,
      scale: element.scale.flatMap { scales[$0] } ?? .unspecified)
  }
}

extension UIButton.Role {
  /// Creates the role that a document names; normal if it names none.
  fileprivate init(nibName: String?) {
    self =
      switch nibName {
      case "primary": .primary
      case "cancel": .cancel
      case "destructive": .destructive
      default: .normal
      }
  }
}
