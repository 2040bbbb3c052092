/// The content of a button.
public struct ButtonProperties: Hashable, Sendable {
  /// The content of a button in one state.
  public struct State: Hashable, Sendable {
    /// The state: `normal`, `highlighted`, `selected`, `disabled`, `focused`.
    public internal(set) var key: String
    /// The title.
    public internal(set) var title: String?
    /// The attributed title.
    package internal(set) var attributedTitle: AttributedText?
    /// The title's color.
    package internal(set) var titleColor: ColorElement?
    /// The image's name.
    public internal(set) var image: String?
    /// `system` for a symbol.
    package internal(set) var imageCatalog: String?
    /// The name of the background image.
    package internal(set) var backgroundImage: String?
    /// `system` if the background image is a symbol.
    package internal(set) var backgroundImageCatalog: String?
    /// The symbol's scale, weight and size.
    package internal(set) var symbol: SymbolConfiguration?
  }

  /// The type, such as `system` or `roundedRect`; nil for custom.
  public internal(set) var type: String?
  /// The role, such as `primary` or `destructive`; nil for none.
  package internal(set) var role: String?
  /// The states specified in the document, in document order.
  package internal(set) var states: [State] = []
  /// The button configuration of iOS 15 and later, which replaces the other properties.
  public internal(set) var configuration: ButtonConfigurationElement?
  /// The font of the title.
  public internal(set) var font: FontElement?
  /// The line break mode of a title that does not fit.
  package internal(set) var lineBreakMode: String?
  /// The horizontal alignment of the content, such as `center`.
  package internal(set) var contentHorizontalAlignment: String?
  /// The vertical alignment of the content, such as `center`.
  package internal(set) var contentVerticalAlignment: String?
  /// The content insets.
  package internal(set) var contentEdgeInsets: LayoutInsets?
  /// The insets of the title.
  package internal(set) var titleEdgeInsets: LayoutInsets?
  /// The insets of the image.
  package internal(set) var imageEdgeInsets: LayoutInsets?

  /// The content of the normal state, which a button has initially.
  public var normalState: State? {
    states.first { $0.key == "normal" }
  }
}

/// A button's configuration of iOS 15 and later.
public struct ButtonConfigurationElement: Hashable, Sendable {
  /// The style: `plain`, `gray`, `tinted`, `filled`, `borderless` and others.
  public internal(set) var style: String?
  /// The title.
  public internal(set) var title: String?
  /// The attributed title.
  package internal(set) var attributedTitle: AttributedText?
  /// The subtitle.
  package internal(set) var subtitle: String?
  /// The attributed subtitle.
  package internal(set) var attributedSubtitle: AttributedText?
  /// The font of the title.
  package internal(set) var titleFont: FontElement?
  /// The image's name.
  public internal(set) var image: String?
  /// `system` for a symbol.
  package internal(set) var imageCatalog: String?
  /// The side of the title on which the image is placed; nil for leading.
  package internal(set) var imagePlacement: String?
  /// The distance between image and title.
  package internal(set) var imagePadding: Double?
  /// The distance between title and subtitle.
  package internal(set) var titlePadding: Double?
  /// The content insets.
  public internal(set) var contentInsets: DocumentDirectionalInsets?
  /// The size, such as `small`.
  package internal(set) var buttonSize: String?
  /// The corner style, such as `capsule`.
  package internal(set) var cornerStyle: String?
  /// The symbol's scale, weight and size.
  package internal(set) var symbol: SymbolConfiguration?
  /// The color of the title and the image.
  package internal(set) var foregroundColor: ColorElement?
  /// The background color.
  public internal(set) var backgroundColor: ColorElement?
  /// Attributes without a property here.
  package internal(set) var otherAttributes: [RawAttribute] = []
}
