extension LayoutSnapshot {
  /// A view: its frame, its content and the properties that affect layout.
  public struct View: Equatable, Sendable {
    /// The identity within this snapshot: a document's object id, or a path such as `root/2/0`.
    public var id: String

    /// The name of the class.
    public var className: String

    /// The kind of view, which determines how it is drawn.
    public var kind: Kind

    /// The label or identifier set by the author.
    public var name: String?

    /// The frame, in the coordinates of the superview's bounds.
    public var frame: Rect

    /// The origin of the bounds, which is the scroll position.
    public var boundsOrigin: Point

    /// The size of the scrollable content; nil if the view does not scroll.
    public var contentSize: Size?

    /// The insets of the alignment rectangle, to which constraints apply, from the frame.
    public var alignmentInsets: Insets

    /// Whether the view and its subviews are hidden.
    public var isHidden: Bool

    /// The opacity of the view and its subviews, from 0 to 1.
    public var alpha: Double

    /// Whether subviews are clipped to the bounds.
    public var clipsToBounds: Bool

    /// The colors, border and corners.
    public var appearance: Appearance {
      get { appearanceBox?.value ?? .none }
      set { appearanceBox = newValue == .none ? nil : Box(newValue) }
    }

    /// What the view draws behind its subviews: layers without a view, and its own drawing.
    public var shapes: [Shape]

    /// Layers without a view in front of the subviews.
    public var frontShapes: [Shape]

    /// The displayed text.
    public var text: Text? {
      get { textBox?.value }
      set { textBox = newValue.map(Box.init) }
    }

    /// The displayed image.
    public var image: Image? {
      get { imageBox?.value }
      set { imageBox = newValue.map(Box.init) }
    }

    /// The state of a control, bar or cell.
    public var control: ControlState? {
      get { controlBox?.value }
      set { controlBox = newValue.map(Box.init) }
    }

    /// The properties that affect layout, and the baselines.
    public var layout: LayoutFacts {
      get { layoutBox?.value ?? .none }
      set { layoutBox = newValue == .none ? nil : Box(newValue) }
    }

    /// The subviews, from back to front.
    public var subviews: [View]

    // Most views lack most of these, and an optional value takes as much memory as a present one.
    private var appearanceBox: Box<Appearance>?
    private var textBox: Box<Text>?
    private var imageBox: Box<Image>?
    private var controlBox: Box<ControlState>?
    private var layoutBox: Box<LayoutFacts>?

    /// Creates a view from its parts.
    public init(
      id: String, className: String = "UIView", kind: Kind = .view, name: String? = nil,
      frame: Rect, boundsOrigin: Point = .zero, contentSize: Size? = nil,
      alignmentInsets: Insets = .zero, isHidden: Bool = false, alpha: Double = 1,
      clipsToBounds: Bool = false, appearance: Appearance = .none, shapes: [Shape] = [],
      frontShapes: [Shape] = [], text: Text? = nil, image: Image? = nil,
      control: ControlState? = nil, layout: LayoutFacts = .none, subviews: [View] = []
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
      self.shapes = shapes
      self.frontShapes = frontShapes
      self.subviews = subviews
      self.appearance = appearance
      self.text = text
      self.image = image
      self.control = control
      self.layout = layout
    }
  }
}

extension LayoutSnapshot.View {
  /// The display name: the name set by the author, or the class.
  public var displayName: String { name ?? className }

  /// The bounds: a rectangle with the size of the frame at the origin of the bounds.
  public var bounds: LayoutSnapshot.Rect {
    LayoutSnapshot.Rect(origin: boundsOrigin, size: frame.size)
  }
}
