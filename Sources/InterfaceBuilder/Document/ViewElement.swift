/// A view as the document describes it, with its constraints and everything inside it.
///
/// The properties are those of the file's base configuration; ``InterfaceDocument/resolved(for:)``
/// applies the variations of a size class.
public struct ViewElement: Hashable, Sendable {
  /// The kind of view, by element name.
  public internal(set) var kind: ViewKind
  /// The id; empty if it is missing.
  public internal(set) var id = ""
  /// The label it has in the outline.
  public internal(set) var userLabel: String?
  /// Its class, if it is a custom one.
  public internal(set) var customClass: String?
  /// The module of its class.
  public internal(set) var customModule: String?
  /// The property of its owner that holds it, such as `view` or `tableHeaderView`.
  public internal(set) var key: String?
  /// The position in the text.
  public internal(set) var position: SourcePosition

  /// The frame saved in the file; nothing if none is written.
  public internal(set) var frame: LayoutRect?
  /// The saved autoresizing mask; nothing if none is written.
  public internal(set) var autoresizingMask: AutoresizingMaskElement?
  /// Whether its mask becomes constraints; only a written `NO` turns that off.
  public internal(set) var translatesAutoresizingMaskIntoConstraints = true
  /// Whether its subviews follow its size by their masks.
  public internal(set) var autoresizesSubviews = true
  /// Whether it keeps its frame because it has no constraints.
  public internal(set) var isFixedFrame = false
  /// Interface Builder's saved flag that the frame differs from what the constraints give.
  public internal(set) var isMisplaced = false
  /// Interface Builder's saved verdict that constraints do not determine it.
  public internal(set) var isAmbiguous = false
  /// The kinds of ambiguity that Interface Builder verifies.
  public internal(set) var ambiguityCheck = AmbiguityCheck.always

  /// The four content priorities as far as they are written.
  public internal(set) var contentPriorities = ContentPriorities()
  /// The intrinsic content size of a custom view for the canvas only.
  public internal(set) var placeholderIntrinsicSize: PlaceholderIntrinsicSize?

  /// Explicit margins, left and right as on the screen.
  public internal(set) var layoutMargins: LayoutInsets?
  /// Explicit margins, leading and trailing as the language reads.
  public internal(set) var directionalLayoutMargins: DocumentDirectionalInsets?
  /// Whether its margins are at least what of its superview's reaches into it.
  public internal(set) var preservesSuperviewLayoutMargins = false
  /// Whether its safe area adds to its margins.
  public internal(set) var insetsLayoutMarginsFromSafeArea = true
  /// Whether its margins keep text narrow enough to read.
  public internal(set) var followsReadableWidth = false
  /// `forceLeftToRight`, `forceRightToLeft`, `playback`, `spatial`, or nothing.
  public internal(set) var semanticContentAttribute: String?

  /// Whether it is hidden.
  public internal(set) var isHidden = false
  /// Its opacity, from 0 to 1.
  public internal(set) var alpha = 1.0
  /// Whether the view is marked as opaque.
  public internal(set) var isOpaque = true
  /// Whether subviews are cut at its bounds.
  public internal(set) var clipsSubviews = false
  /// How content follows its bounds, such as `scaleAspectFit`.
  public internal(set) var contentMode = "scaleToFill"
  /// The colour behind its content.
  public internal(set) var backgroundColor: ColorElement?
  /// The colour of its accents.
  public internal(set) var tintColor: ColorElement?

  /// What it says for assistive technology.
  public internal(set) var accessibility = AccessibilityProperties()

  /// What only views of its kind have.
  public internal(set) var details = ViewDetails.none
  /// Its guides that constraints name by id.
  public internal(set) var guides: [LayoutGuideElement] = []
  /// The constraints it holds.
  public internal(set) var constraints: [ConstraintElement] = []
  /// Its subviews, back to front; in a stack view the arranged ones.
  public internal(set) var subviews: [ViewElement] = []
  /// Views it holds in another way: a content view, cells, a header.
  public internal(set) var attachments: [AttachedView] = []
  /// What differs in some size classes.
  public internal(set) var variations: [Variation] = []
  /// Its user-defined runtime attributes, in order.
  public internal(set) var runtimeAttributes: [RuntimeAttribute] = []
  /// Its outlets and actions.
  public internal(set) var connections: [ConnectionElement] = []
  /// The metrics that the canvas simulates around it, if it is a xib's view.
  public internal(set) var simulatedMetrics = SimulatedMetrics()
  /// Attributes without a property here, in order.
  public internal(set) var otherAttributes: [RawAttribute] = []

  init(kind: ViewKind, position: SourcePosition) {
    self.kind = kind
    self.position = position
    details = ViewDetails(initialFor: kind)
  }
}

/// A view that its owner holds otherwise than as a subview.
public struct AttachedView: Hashable, Sendable {
  /// How a view is held.
  public enum Role: Hashable, Sendable {
    /// As the content view of a cell or effect view.
    case contentView
    /// As a prototype cell of a table view.
    case prototypeCell
    /// As a cell of a table view's static section, by the section's number from 0.
    case staticCell(section: Int)
    /// As a cell of a collection view.
    case collectionCell
    /// By a key, such as `tableHeaderView` or `customView`.
    case keyed(String)
    /// In an unknown way, inside an element with this name.
    case inside(String)
  }

  /// How it is held.
  public internal(set) var role: Role
  /// The view.
  public internal(set) var view: ViewElement
}

/// A guide that constraints name by its id.
public struct LayoutGuideElement: Hashable, Sendable {
  /// The guides a document can name.
  public enum Kind: Hashable, Sendable {
    /// The part of a view that no bar covers.
    case safeArea
    /// The content of a scroll view.
    case contentLayoutGuide
    /// The frame of a scroll view.
    case frameLayoutGuide
    /// The part that the keyboard leaves.
    case keyboard
    /// A guide of another key.
    case other(String)
  }

  /// Which guide it is.
  public let kind: Kind
  /// Its id.
  public let id: String
  /// The position in the text.
  public let position: SourcePosition
}
