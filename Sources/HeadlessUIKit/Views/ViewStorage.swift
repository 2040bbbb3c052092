internal import AutoLayout
internal import Foundation
internal import HeadlessQuartzCore

/// Properties that few views set.
@MainActor
struct ViewStorage {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompression = UILayoutPriority.defaultHigh
  var verticalCompression = UILayoutPriority.defaultHigh
  /// The bits of the autoresizing mask.
  var mask: UInt8 = 0
  var autoresizesSubviews = true
  var isOpaque = true
  /// Whether a cell leaves its content view where it is.
  var keepsContentFrame = false
  /// Whether a table or collection that shows the view's cell determines the size of the view.
  var isEncapsulated = false
  /// The kind of external content, such as a web page or a map.
  var mediaKind: MediaKind?
  /// Whether ``contentSizeOverride`` is a placeholder for a view without content.
  var hasPlaceholderSize = false
  // Not a number if there is none: an optional takes twice the memory.
  private var lastMeasuredWidth = CGFloat.nan

  private var insets: ViewInsets?
  /// What a minority of views has; created when the first value is set.
  fileprivate var uncommon: UncommonStorage?

  /// Round corners.
  struct Corners: Equatable {
    var radius: CGFloat
    var mask: CACornerMask
  }

  /// The margins that were set.
  enum Margins: Equatable {
    /// 8 points, or the system's minimum for a controller's root view.
    case standard
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
}

/// Properties that hardly any view sets, in memory of their own.
@MainActor
private final class RareStorage {
  var fittingTarget: FittingTarget?
  var traitOverrides = UITraitOverrides()
  var traitObservers = TraitObservers()
  var contentScaleFactor: CGFloat?
  var standardMargins: UIEdgeInsets?
  var maskView: UIView?
  var presentedCorners: ViewStorage.Corners?
  var unresolvedNames: [String: UnresolvedName] = [:]
  var keyboardGuide: UIKeyboardLayoutGuide?
  var keyboard: Device.Keyboard?
}

/// Properties that a minority of views sets; see ``ViewStorage``.
@MainActor
private final class UncommonStorage {
  var margins = ViewStorage.Margins.standard
  var nibClassName: String?
  var contentSizeOverride: CGSize?
  var accessibilityIdentifier: String?
  var tag = 0
  var tintColor: UIColor?
  var interactions: ViewInteractions?
  var layer: CALayer?
  var guides: [UILayoutGuide] = []
  var systemGuides: [EngineItem.Inset: UILayoutGuide] = [:]
  var specialGuides: [UILayoutGuide] = []
  var ownedTree: LayoutTree?
  /// What hardly any view has; created when the first value is set.
  fileprivate var rare: RareStorage?
}

/// The effective margins and the safe area of views, which share the object with neighbors.
@MainActor
private final class ViewInsets {
  let margins: UIEdgeInsets
  let safeArea: UIEdgeInsets

  private init(margins: UIEdgeInsets, safeArea: UIEdgeInsets) {
    self.margins = margins
    self.safeArea = safeArea
  }

  static var standardMargins: UIEdgeInsets {
    UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// Those that were last made, of which several follow each other in turn.
  private static var recent: [ViewInsets] = []
  private static var oldest = 0

  /// Returns the insets; nil for the standard margins without a safe area.
  static func make(margins: UIEdgeInsets, safeArea: UIEdgeInsets) -> ViewInsets? {
    if margins == standardMargins, safeArea == .zero { return nil }
    if let known = recent.first(where: { $0.margins == margins && $0.safeArea == safeArea }) {
      return known
    }
    let made = ViewInsets(margins: margins, safeArea: safeArea)
    if recent.count < 8 {
      recent.append(made)
    } else {
      recent[oldest] = made
      oldest = (oldest + 1) % recent.count
    }
    return made
  }
}

extension ViewStorage {
  private var madeUncommon: UncommonStorage {
    mutating get {
      if let uncommon { return uncommon }
      let made = UncommonStorage()
      uncommon = made
      return made
    }
  }

  /// The margins that were set.
  var margins: Margins {
    get { uncommon?.margins ?? .standard }
    set { if uncommon != nil || newValue != .standard { madeUncommon.margins = newValue } }
  }

  /// The margins, with those of the surroundings.
  var effectiveMargins: UIEdgeInsets { insets?.margins ?? ViewInsets.standardMargins }

  var safeAreaInsets: UIEdgeInsets { insets?.safeArea ?? .zero }

  mutating func setInsets(margins: UIEdgeInsets, safeArea: UIEdgeInsets) {
    guard margins != effectiveMargins || safeArea != safeAreaInsets else { return }
    insets = ViewInsets.make(margins: margins, safeArea: safeArea)
  }

  /// The name of a custom class in a document.
  var nibClassName: String? {
    get { uncommon?.nibClassName }
    set { if uncommon != nil || newValue != nil { madeUncommon.nibClassName = newValue } }
  }

  /// An intrinsic content size that replaces that of the content, such as the one saved in a
  /// document.
  var contentSizeOverride: CGSize? {
    get { uncommon?.contentSizeOverride }
    set { if uncommon != nil || newValue != nil { madeUncommon.contentSizeOverride = newValue } }
  }

  var accessibilityIdentifier: String? {
    get { uncommon?.accessibilityIdentifier }
    set {
      if uncommon != nil || newValue != nil { madeUncommon.accessibilityIdentifier = newValue }
    }
  }

  var tag: Int {
    get { uncommon?.tag ?? 0 }
    set { if uncommon != nil || newValue != 0 { madeUncommon.tag = newValue } }
  }

  var tintColor: UIColor? {
    get { uncommon?.tintColor }
    set { if uncommon != nil || newValue != nil { madeUncommon.tintColor = newValue } }
  }

  /// The gesture recognizers and interactions, created on first access.
  var interactions: ViewInteractions? {
    get { uncommon?.interactions }
    set { if uncommon != nil || newValue != nil { madeUncommon.interactions = newValue } }
  }

  /// The layer, created on first access.
  var layer: CALayer? {
    get { uncommon?.layer }
    set { if uncommon != nil || newValue != nil { madeUncommon.layer = newValue } }
  }

  /// The guides that were added to the view.
  var guides: [UILayoutGuide] {
    get { uncommon?.guides ?? [] }
    set { if uncommon != nil || !newValue.isEmpty { madeUncommon.guides = newValue } }
  }

  var systemGuides: [EngineItem.Inset: UILayoutGuide] {
    get { uncommon?.systemGuides ?? [:] }
    set { if uncommon != nil || !newValue.isEmpty { madeUncommon.systemGuides = newValue } }
  }

  /// Guides with a special shape: the top and bottom layout guides, those of a scroll view.
  var specialGuides: [UILayoutGuide] {
    get { uncommon?.specialGuides ?? [] }
    set { if uncommon != nil || !newValue.isEmpty { madeUncommon.specialGuides = newValue } }
  }

  /// The width at which text in this view was last measured, in points.
  var measuredWidth: CGFloat? {
    get { lastMeasuredWidth.isNaN ? nil : lastMeasuredWidth }
    set { lastMeasuredWidth = newValue ?? .nan }
  }

  /// The layout of the tree under the view, if the view is the root of a tree.
  var ownedTree: LayoutTree? {
    get { uncommon?.ownedTree }
    set { if uncommon != nil || newValue != nil { madeUncommon.ownedTree = newValue } }
  }

  private var rare: RareStorage? { uncommon?.rare }

  private var madeRare: RareStorage {
    mutating get {
      let uncommon = madeUncommon
      if let rare = uncommon.rare { return rare }
      let made = RareStorage()
      uncommon.rare = made
      return made
    }
  }

  var traitOverrides: UITraitOverrides {
    get { rare?.traitOverrides ?? UITraitOverrides() }
    set { madeRare.traitOverrides = newValue }
  }

  var traitObservers: TraitObservers {
    get { rare?.traitObservers ?? TraitObservers() }
    set { madeRare.traitObservers = newValue }
  }

  var contentScaleFactor: CGFloat? {
    get { rare?.contentScaleFactor }
    set { madeRare.contentScaleFactor = newValue }
  }

  /// The size that the view approached when a table or collection last measured it.
  var fittingTarget: FittingTarget? {
    get { rare?.fittingTarget }
    set { madeRare.fittingTarget = newValue }
  }

  /// Margins that replace the defaults of the class.
  var standardMargins: UIEdgeInsets? {
    get { rare?.standardMargins }
    set { if newValue != nil || rare != nil { madeRare.standardMargins = newValue } }
  }

  /// The view whose opacity masks this view.
  var maskView: UIView? {
    get { rare?.maskView }
    set { madeRare.maskView = newValue }
  }

  /// The round corners of a sheet, which are not those of its layer.
  var presentedCorners: Corners? {
    get { rare?.presentedCorners }
    set { madeRare.presentedCorners = newValue }
  }

  /// The names of images and colors that are not registered, by the properties that lack them.
  var unresolvedNames: [String: UnresolvedName] {
    get { rare?.unresolvedNames ?? [:] }
    set { if !newValue.isEmpty || rare != nil { madeRare.unresolvedNames = newValue } }
  }

  /// The keyboard layout guide, created on first access.
  var keyboardGuide: UIKeyboardLayoutGuide? {
    get { rare?.keyboardGuide }
    set { madeRare.keyboardGuide = newValue }
  }

  /// For a window, the keyboard that a test shows.
  var keyboard: Device.Keyboard? {
    get { rare?.keyboard }
    set { madeRare.keyboard = newValue }
  }
}
