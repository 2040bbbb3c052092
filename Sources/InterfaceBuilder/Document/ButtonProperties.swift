/// The content of a button.
public struct ButtonProperties: Hashable, Sendable {
  /// The content of a button in one state.
  public struct State: Hashable, Sendable {
    /// The state: `normal`, `highlighted`, `selected`, `disabled`, `focused`.
    public internal(set) var key: String
    /// The title.
    public internal(set) var title: String?
    /// The title with attributes.
    public internal(set) var attributedTitle: AttributedText?
    /// The title's colour.
    public internal(set) var titleColor: ColorElement?
    /// The image's name.
    public internal(set) var image: String?
    /// `system` for a symbol.
    public internal(set) var imageCatalog: String?
    /// The name of the image behind everything.
    public internal(set) var backgroundImage: String?
    /// The symbol's scale, weight and size.
    public internal(set) var symbol: SymbolConfiguration?
  }

  /// The type, such as `system` or `roundedRect`; nothing means custom.
  public internal(set) var type: String?
  /// The states that are written, in document order.
  public internal(set) var states: [State] = []
  /// The configuration of iOS 15 and later, which replaces the rest.
  public internal(set) var configuration: ButtonConfigurationElement?
  /// The font of the title.
  public internal(set) var font: FontElement?
  /// What happens to a title too long.
  public internal(set) var lineBreakMode: String?
  /// The horizontal alignment of the content, such as `center`.
  public internal(set) var contentHorizontalAlignment: String?
  /// The vertical alignment of the content, such as `center`.
  public internal(set) var contentVerticalAlignment: String?
  /// The distances around the content.
  public internal(set) var contentEdgeInsets: LayoutInsets?
  /// The distances by which the title moves.
  public internal(set) var titleEdgeInsets: LayoutInsets?
  /// The distances by which the image moves.
  public internal(set) var imageEdgeInsets: LayoutInsets?

  /// The state in which a button lies at first.
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
  /// The title with attributes.
  public internal(set) var attributedTitle: AttributedText?
  /// The line below the title.
  public internal(set) var subtitle: String?
  /// The line below the title with attributes.
  public internal(set) var attributedSubtitle: AttributedText?
  /// The font of the title.
  public internal(set) var titleFont: FontElement?
  /// The image's name.
  public internal(set) var image: String?
  /// `system` for a symbol.
  public internal(set) var imageCatalog: String?
  /// The side of the title on which the image is placed; nil for leading.
  public internal(set) var imagePlacement: String?
  /// The distance between image and title.
  public internal(set) var imagePadding: Double?
  /// The distance between title and subtitle.
  public internal(set) var titlePadding: Double?
  /// The distances around the content.
  public internal(set) var contentInsets: DocumentDirectionalInsets?
  /// The size's word, such as `small`.
  public internal(set) var buttonSize: String?
  /// The corners' word, such as `capsule`.
  public internal(set) var cornerStyle: String?
  /// The symbol's scale, weight and size.
  public internal(set) var symbol: SymbolConfiguration?
  /// The colour of title and image.
  public internal(set) var foregroundColor: ColorElement?
  /// The colour behind them.
  public internal(set) var backgroundColor: ColorElement?
  /// Attributes without a property here.
  public internal(set) var otherAttributes: [RawAttribute] = []
}
