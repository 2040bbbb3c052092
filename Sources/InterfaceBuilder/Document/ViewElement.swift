/// A view as specified in the document, with its constraints and descendants.
///
/// The properties are those of the base configuration. `InterfaceDocument.resolved(for:)` applies
/// the variations of a size class.
public struct ViewElement: Hashable, Sendable {
  private var uncommon = Uncommon<UncommonViewProperties>()

  /// The kind of view, by element name.
  public internal(set) var kind: ViewKind
  /// The id; empty if it is missing.
  public internal(set) var id = ""
  /// The label in the document outline.
  package internal(set) var userLabel: String?
  /// The custom class, if the view has one.
  public internal(set) var customClass: String? {
    get { uncommon.value { $0.customClass } ?? nil }
    set { if uncommon.isMade || newValue != nil { uncommon.made.customClass = newValue } }
  }
  /// The module of the custom class.
  public internal(set) var customModule: String? {
    get { uncommon.value { $0.customModule } ?? nil }
    set { if uncommon.isMade || newValue != nil { uncommon.made.customModule = newValue } }
  }
  /// The property of the owner that refers to the view, such as `view` or `tableHeaderView`.
  public internal(set) var key: String? {
    get { uncommon.value { $0.key } ?? nil }
    set { if uncommon.isMade || newValue != nil { uncommon.made.key = newValue } }
  }
  /// The position in the source text.
  public internal(set) var position: SourcePosition

  /// The frame in the document, or nil if it is not specified.
  public internal(set) var frame: LayoutRect?
  /// The autoresizing mask in the document, or nil if it is not specified.
  package internal(set) var autoresizingMask: AutoresizingMaskElement?
  /// Whether the autoresizing mask is translated into constraints, which is the case unless the
  /// document specifies `NO`.
  public internal(set) var translatesAutoresizingMaskIntoConstraints = true
  /// Whether its subviews are resized according to their autoresizing masks.
  package internal(set) var autoresizesSubviews = true
  /// Whether the view keeps its frame because it has no constraints.
  package internal(set) var isFixedFrame = false
  /// Whether Interface Builder saved the view as misplaced: the frame differs from the one that its
  /// constraints determine.
  package internal(set) var isMisplaced = false
  /// Whether Interface Builder saved the view as ambiguous.
  package internal(set) var isAmbiguous = false
  /// The kinds of ambiguity that Interface Builder reports for the view.
  package internal(set) var ambiguityCheck = AmbiguityCheck.always

  /// The content priorities that the document specifies.
  package internal(set) var contentPriorities = ContentPriorities()
  /// The placeholder intrinsic content size, which is used only on the canvas.
  package internal(set) var placeholderIntrinsicSize: PlaceholderIntrinsicSize? {
    get { uncommon.value { $0.placeholderIntrinsicSize } ?? nil }
    set {
      if uncommon.isMade || newValue != nil { uncommon.made.placeholderIntrinsicSize = newValue }
    }
  }

  /// The explicit layout margins, with absolute left and right edges.
  package internal(set) var layoutMargins: LayoutInsets? {
    get { uncommon.value { $0.layoutMargins } ?? nil }
    set { if uncommon.isMade || newValue != nil { uncommon.made.layoutMargins = newValue } }
  }
  /// The explicit directional layout margins.
  package internal(set) var directionalLayoutMargins: DocumentDirectionalInsets? {
    get { uncommon.value { $0.directionalLayoutMargins } ?? nil }
    set {
      if uncommon.isMade || newValue != nil { uncommon.made.directionalLayoutMargins = newValue }
    }
  }
  /// Whether the view preserves the layout margins of its superview.
  package internal(set) var preservesSuperviewLayoutMargins = false
  /// Whether the safe area is added to the layout margins.
  package internal(set) var insetsLayoutMarginsFromSafeArea = true
  /// Whether the layout margins follow the readable width.
  package internal(set) var followsReadableWidth = false
  /// The semantic content attribute: `forceLeftToRight`, `forceRightToLeft`, `playback`, `spatial`
  /// or nil.
  package internal(set) var semanticContentAttribute: String? {
    get { uncommon.value { $0.semanticContentAttribute } ?? nil }
    set {
      if uncommon.isMade || newValue != nil { uncommon.made.semanticContentAttribute = newValue }
    }
  }

  /// Whether the view is hidden.
  public internal(set) var isHidden = false
  /// The opacity, from 0 to 1.
  public internal(set) var alpha = 1.0
  /// Whether the view is marked as opaque.
  package internal(set) var isOpaque = true
  /// Whether subviews are clipped to the bounds.
  package internal(set) var clipsSubviews = false
  /// The content mode, such as `scaleAspectFit`.
  public internal(set) var contentMode = "scaleToFill"
  /// The background color.
  public internal(set) var backgroundColor: ColorElement?
  /// The tint color.
  package internal(set) var tintColor: ColorElement? {
    get { uncommon.value { $0.tintColor } ?? nil }
    set { if uncommon.isMade || newValue != nil { uncommon.made.tintColor = newValue } }
  }

  /// The properties of the view for assistive technologies.
  package internal(set) var accessibility: AccessibilityProperties {
    get { uncommon.value { $0.accessibility } ?? AccessibilityProperties() }
    set {
      if uncommon.isMade || newValue != AccessibilityProperties() {
        uncommon.made.accessibility = newValue
      }
    }
  }

  /// The properties that are specific to the kind of view.
  package internal(set) var details = ViewDetails.none
  /// The layout guides to which constraints refer by id.
  public internal(set) var guides: [LayoutGuideElement] {
    get { uncommon.value { $0.guides } ?? [] }
    set { if uncommon.isMade || !newValue.isEmpty { uncommon.made.guides = newValue } }
    _modify { yield &uncommon.made.guides }
  }
  /// The constraints that the view holds.
  public internal(set) var constraints: [ConstraintElement] = []
  /// The subviews from back to front; for a stack view, the arranged subviews.
  public internal(set) var subviews: [ViewElement] = []
  /// The views that are owned but are not subviews: a content view, cells, a header.
  package internal(set) var attachments: [AttachedView] {
    get { uncommon.value { $0.attachments } ?? [] }
    set { if uncommon.isMade || !newValue.isEmpty { uncommon.made.attachments = newValue } }
    _modify { yield &uncommon.made.attachments }
  }
  /// The items of a bar.
  package internal(set) var heldObjects: [OtherElement] {
    get { uncommon.value { $0.heldObjects } ?? [] }
    set { if uncommon.isMade || !newValue.isEmpty { uncommon.made.heldObjects = newValue } }
    _modify { yield &uncommon.made.heldObjects }
  }
  /// The variations for specific size classes.
  public internal(set) var variations: [Variation] {
    get { uncommon.value { $0.variations } ?? [] }
    set { if uncommon.isMade || !newValue.isEmpty { uncommon.made.variations = newValue } }
    _modify { yield &uncommon.made.variations }
  }
  /// The user-defined runtime attributes, in order.
  package internal(set) var runtimeAttributes: [RuntimeAttribute] {
    get { uncommon.value { $0.runtimeAttributes } ?? [] }
    set { if uncommon.isMade || !newValue.isEmpty { uncommon.made.runtimeAttributes = newValue } }
    _modify { yield &uncommon.made.runtimeAttributes }
  }
  /// The outlets and actions.
  package internal(set) var connections: [ConnectionElement] {
    get { uncommon.value { $0.connections } ?? [] }
    set { if uncommon.isMade || !newValue.isEmpty { uncommon.made.connections = newValue } }
    _modify { yield &uncommon.made.connections }
  }
  /// The simulated metrics, for the view of a xib.
  package internal(set) var simulatedMetrics: SimulatedMetrics {
    get { uncommon.value { $0.simulatedMetrics } ?? SimulatedMetrics() }
    set {
      if uncommon.isMade || newValue != SimulatedMetrics() {
        uncommon.made.simulatedMetrics = newValue
      }
    }
  }
  /// The attributes that have no corresponding property, in order.
  package internal(set) var otherAttributes: [RawAttribute] = []

  init(kind: ViewKind, position: SourcePosition) {
    self.kind = kind
    self.position = position
    details = ViewDetails(initialFor: kind)
  }
}

/// The properties of a ``ViewElement`` that few views set.
private struct UncommonViewProperties: UncommonValues {
  var customClass: String?
  var customModule: String?
  var key: String?
  var placeholderIntrinsicSize: PlaceholderIntrinsicSize?
  var layoutMargins: LayoutInsets?
  var directionalLayoutMargins: DocumentDirectionalInsets?
  var semanticContentAttribute: String?
  var tintColor: ColorElement?
  var accessibility = AccessibilityProperties()
  var guides: [LayoutGuideElement] = []
  var attachments: [AttachedView] = []
  var heldObjects: [OtherElement] = []
  var variations: [Variation] = []
  var runtimeAttributes: [RuntimeAttribute] = []
  var connections: [ConnectionElement] = []
  var simulatedMetrics = SimulatedMetrics()
}

/// A view that its owner contains other than as a subview.
public struct AttachedView: Hashable, Sendable {
  /// The relation of the view to its owner.
  public enum Role: Hashable, Sendable {
    /// The content view of a cell or visual effect view.
    case contentView
    /// A prototype cell of a table view.
    case prototypeCell
    /// A cell of a static section of a table view, with the index of the section.
    case staticCell(section: Int)
    /// A cell of a collection view.
    case collectionCell
    /// The value of a property, such as `tableHeaderView` or `customView`.
    case keyed(String)
    /// An unknown relation, with the name of the enclosing element.
    case inside(String)
  }

  /// The relation to the owner.
  package internal(set) var role: Role
  /// The view.
  public internal(set) var view: ViewElement
}

/// A layout guide to which constraints refer by id.
public struct LayoutGuideElement: Hashable, Sendable {
  /// The kinds of layout guides.
  public enum Kind: Hashable, Sendable {
    /// The safe area of a view.
    case safeArea
    /// The content layout guide of a scroll view.
    case contentLayoutGuide
    /// The frame layout guide of a scroll view.
    case frameLayoutGuide
    /// The keyboard layout guide.
    case keyboard
    /// A guide with another key.
    case other(String)
  }

  /// The kind of guide.
  public let kind: Kind
  /// The id of the guide.
  public let id: String
  /// The position in the source text.
  public let position: SourcePosition
}
