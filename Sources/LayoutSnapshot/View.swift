extension LayoutSnapshot {
  /// A view: its frame, its content, and the values that layout reads.
  public struct View: Equatable, Sendable {
    /// The identity within this snapshot: a document's object id, or a path such as `root/2/0`.
    public var id: String

    /// The name of the class, as its author wrote it.
    public var className: String

    /// Which drawing the view gets.
    public var kind: Kind

    /// The label or identifier that its author gave it.
    public var name: String?

    /// The frame, in the coordinates of the superview's bounds.
    public var frame: Rect

    /// The origin of the bounds: how far content is scrolled.
    public var boundsOrigin: Point

    /// The size of the scrollable content; absent if the view does not scroll.
    public var contentSize: Size?

    /// How far the alignment rectangle, which constraints act on, lies inside the frame.
    public var alignmentInsets: Insets

    /// Whether the view, with all inside it, is hidden.
    public var isHidden: Bool

    /// The opacity of the view with all inside it, 0 to 1.
    public var alpha: Double

    /// Whether subviews are cut at the edges.
    public var clipsToBounds: Bool

    /// Colours and edges.
    public var appearance: Appearance

    /// The text it shows.
    public var text: Text?

    /// The image it shows.
    public var image: Image?

    /// The state it shows, for controls, bars and cells.
    public var control: ControlState?

    /// The values of the view that layout reads, and the baselines that it computes.
    public var layout: LayoutFacts

    /// The subviews, from back to front.
    public var subviews: [View]

    /// Creates a view from its parts.
    public init(
      id: String, className: String = "UIView", kind: Kind = .view, name: String? = nil,
      frame: Rect, boundsOrigin: Point = .zero, contentSize: Size? = nil,
      alignmentInsets: Insets = .zero, isHidden: Bool = false, alpha: Double = 1,
      clipsToBounds: Bool = false, appearance: Appearance = .none, text: Text? = nil,
      image: Image? = nil, control: ControlState? = nil, layout: LayoutFacts = .none,
      subviews: [View] = []
    ) {
      self.id = id
      self.className = className
      self.kind = kind
      self.name = name
      self.frame = frame
      self.boundsOrigin = boundsOrigin
      self.contentSize = contentSize
      self.alignmentInsets = alignmentInsets
      self.isHidden = isHidden
      self.alpha = alpha
      self.clipsToBounds = clipsToBounds
      self.appearance = appearance
      self.text = text
      self.image = image
      self.control = control
      self.layout = layout
      self.subviews = subviews
    }
  }
}

extension LayoutSnapshot.View {
  /// The name for people: the author's name, or the class.
  public var displayName: String { name ?? className }

  /// The bounds: the frame's size at the bounds' origin.
  public var bounds: LayoutSnapshot.Rect {
    LayoutSnapshot.Rect(origin: boundsOrigin, size: frame.size)
  }
}
