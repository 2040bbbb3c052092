public import AutoLayout
package import Foundation
public import HeadlessUIKit
internal import LayoutProof
public import LayoutScene

/// A scene that can be laid out with any width or height, for a `RangeProof`.
///
///     let stage = ProofStage(along: .horizontal, across: 667) { MyViewController() }
///     let proof = RangeProof(of: stage, over: 320...1366)
///
/// For a `RegionProof`, which varies both lengths, the axis and the length can be omitted:
///
///     let stage = ProofStage { MyViewController() }
///     let proof = RegionProof(of: stage, widths: 320...1366, heights: 320...1366)
///
/// Within a size class, the same views are resized; when the size class changes, the views are
/// created again, and so are views of a document after an autoresizing mask left nothing of a
/// flexible part, which could not grow again in proportion. ``regime`` determines the size classes.
@MainActor
public final class ProofStage {
  /// The views created for a size.
  package struct Scenery {
    var window: UIWindow
    /// The view that is resized.
    var root: UIView
    var provenance: ViewProvenance?
    /// The root's view controller, which provides its margins and safe area.
    ///
    /// A view does not keep its view controller.
    private let controller: UIViewController?

    package init(
      window: UIWindow, root: UIView, provenance: ViewProvenance?, controller: UIViewController?
    ) {
      self.window = window
      self.root = root
      self.provenance = provenance
      self.controller = controller
    }
  }

  /// The axis along which the scene is resized.
  public let axis: NSLayoutConstraint.Axis
  /// The length along the other axis, in points.
  public let across: Double

  /// The rules that determine the size classes.
  public let regime: WindowRegime

  /// The ids of constraints whose conflicts do not count, because only Xcode's canvas gives the scene their lengths.
  package var canvasConstraints: Set<String> = []
  /// The members of the conflicts that did not count in any layout so far.
  package private(set) var canvasConflicts: Set<[String]> = []

  private let make: (CGSize) -> Scenery
  /// Whether the views themselves adapt to a changed size class.
  private let adapts: Bool
  private var scenery: Scenery
  private var classes: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)
  /// The views as they are laid out now.
  package private(set) var present: ViewStage
  /// The views as they were last analyzed, until the next layout.
  private var knownItems: [Scene.Item]?

  /// Creates a stage for the views that `make` creates for a size.
  ///
  /// If the views do not adapt to a changed size class themselves (`adapts`), they are created
  /// again.
  package init(
    along axis: NSLayoutConstraint.Axis, across: Double, length: Double, adapts: Bool,
    regime: WindowRegime, _ make: @escaping (CGSize) -> Scenery
  ) {
    self.axis = axis
    self.across = across
    self.make = make
    self.adapts = adapts
    self.regime = regime
    let size = Self.size(length, across, axis)
    scenery = Self.muted(make(size))
    classes = regime.sizeClasses(of: size)
    present = ViewStage(scenery.root, provenance: scenery.provenance)
  }

  /// Creates a stage for a screen that is created in code.
  ///
  /// The screen is created once and then resized, as on a device.
  public convenience init(
    along axis: NSLayoutConstraint.Axis = .horizontal, across: Double = 667,
    at length: Double = 320, regime: WindowRegime = .iPhoneWindow,
    _ controller: @escaping () -> UIViewController
  ) {
    self.init(along: axis, across: across, length: length, adapts: true, regime: regime) { size in
      let window = UIWindow(screen: UIScreen(size: size, regime: regime))
      window.rootViewController = controller()
      window.makeKeyAndVisible()
      return Scenery(
        window: window, root: window, provenance: nil, controller: window.rootViewController)
    }
  }

  /// Returns another stage of the same scene and size, whose views are changed each time they are
  /// created.
  func remade(_ alter: @escaping (Scenery) -> Void) -> ProofStage {
    let size = scenery.window.bounds.size
    let (width, height) = (Double(size.width), Double(size.height))
    return ProofStage(
      along: axis, across: axis == .horizontal ? height : width,
      length: axis == .horizontal ? width : height, adapts: adapts, regime: regime
    ) { [make] size in
      let scenery = make(size)
      alter(scenery)
      return scenery
    }
  }

  /// Discards further reports of conflicts, which are findings of a proof and would be written at
  /// thousands of sizes.
  private static func muted(_ scenery: Scenery) -> Scenery {
    scenery.window.muteLog()
    return scenery
  }

  private static func size(
    _ length: Double, _ across: Double, _ axis: NSLayoutConstraint.Axis
  ) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }
}

extension ProofStage: @MainActor Stage {
  /// The layout engine of the current views.
  public var engine: LayoutEngine { present.engine }
  /// The views, each after its superview.
  public var items: [Scene.Item] {
    if let knownItems { return knownItems }
    let items = present.items
    knownItems = items
    return items
  }
  /// The constraints of the views, in order of activation.
  public var constraints: [Scene.Constraint] { present.constraints }
  /// The engine's items of the views.
  public var engineItems: [EngineItem] { present.engineItems }
  /// The engine's constraints of the constraints.
  public var engineConstraints: [EngineConstraint?] { present.engineConstraints }
  /// Returns the constraint of a row, or the implied constraint of an item.
  public func constraint(for origin: ConstraintOrigin) -> Scene.Constraint {
    present.constraint(for: origin)
  }
  /// The conflicts that count.
  public var reportedConflicts: [LayoutConflict] {
    guard !canvasConstraints.isEmpty else { return present.reportedConflicts }
    return present.reportedConflicts.filter { conflict in
      let members = conflict.members.map { constraint(for: $0).id }
      guard members.contains(where: canvasConstraints.contains) else { return true }
      canvasConflicts.insert(members)
      return false
    }
  }
  /// The distances of the safe area from the edges of the outermost view.
  public var safeAreaInsets: LayoutInsets { present.safeAreaInsets }
  /// What gives the outermost view its size.
  public var sizeAuthority: SizeAuthority { present.sizeAuthority }
}

extension ProofStage: @MainActor ResizableStage {
  /// The outermost view.
  public var driver: EngineItem { scenery.root.engineItem }

  /// Resizes the views, or creates them again if the size class changes.
  public func layOut(at length: Double) { layOut(at: Self.size(length, across, axis)) }

  fileprivate func layOut(at size: CGSize) {
    knownItems = nil
    let classes = regime.sizeClasses(of: size)
    if classes != self.classes || present.hasExhaustedMasks, !adapts {
      self.classes = classes
      scenery = Self.muted(make(size))
      resize(size)
      present = ViewStage(scenery.root, provenance: scenery.provenance)
      scenery.window.layoutIfNeeded()
      return
    }
    self.classes = classes
    resize(size)
    if present.isOutdated {
      present.learn()
      scenery.window.layoutIfNeeded()
    }
  }

  private func resize(_ size: CGSize) {
    if scenery.root !== scenery.window { scenery.root.frame.size = size }
    scenery.window.resize(to: size)
  }

  /// The boundaries at which size classes and system margins change.
  public var boundaries: [ProofBoundary] {
    sizeBoundaries.filter { $0.axis == axis }.map { ProofBoundary($0.length, $0.cause) }
  }

  /// Returns the boundary at which the line breaks of text change.
  public func factChange(in motion: LayoutMotion) -> ProofBoundary? {
    let (low, high) = (motion.lengths.lowerBound, motion.lengths.upperBound)
    var first: ProofBoundary?
    for (view, _) in present.views where view.contentSizeOverride == nil {
      guard let start = motion.frame(of: view.engineItem, at: low)?.width,
        let end = motion.frame(of: view.engineItem, at: high)?.width, start != end,
        let width = view.nextTextBreak(from: CGFloat(start), to: CGFloat(end))
      else { continue }
      let length = low + (Double(width) - start) / (end - start) * (high - low)
      guard length < first?.length ?? .infinity else { continue }
      let side: CGFloat = end > start ? LayoutTolerance.computed : -LayoutTolerance.computed
      let (before, after) = (
        view.textBreaking(at: width - side)?.lines ?? 0,
        view.textBreaking(at: width + side)?.lines ?? 0
      )
      first = ProofBoundary(
        length,
        .textBreaks(
          subject: present.names.id(of: view), name: present.names.name(of: view), lines: before,
          becoming: after))
    }
    return first
  }

  /// Resizes the views, or creates them again if the size class changes.
  public func layOut(at size: LayoutSize) {
    layOut(at: CGSize(width: size.width, height: size.height))
  }

  /// The boundaries at which size classes and system margins change.
  public var sizeBoundaries: [SizeBoundary] {
    // As `SideMargin` has them.
    var boundaries = [SizeBoundary(.horizontal, 394, .systemMargins(from: 16, to: 20))]
    if let width = regime.widthOfClassChange {
      boundaries.append(
        SizeBoundary(.horizontal, width, .sizeClass(axis: "width", becomes: "regular")))
    }
    if let height = regime.heightOfClassChange {
      boundaries.append(
        SizeBoundary(.vertical, height, .sizeClass(axis: "height", becomes: "regular")))
    }
    return boundaries
  }

  /// Returns the width of a view at which the line breaks of its text change.
  public func textBreak(ofItem index: Int, from start: Double, to end: Double) -> Double? {
    let view = present.views[index].view
    guard view.contentSizeOverride == nil else { return nil }
    let insets = view.engineItem.alignmentInsets
    let around = insets.left + insets.right
    return view.nextTextBreak(from: CGFloat(start + around), to: CGFloat(end + around)).map {
      Double($0) - around
    }
  }

  /// Creates the views of the scene again, with changes that are applied in each size class.
  ///
  /// - Returns: A stage of the same size, or nil if a change refers to an object that does not
  ///   exist.
  public func changed(by changes: [SceneChange]) -> ProofStage? {
    var areMade = true
    let stage = remade { scenery in
      let views = ViewStage(scenery.root, provenance: scenery.provenance)
      for change in changes where !views.make(change) { areMade = false }
    }
    return areMade ? stage : nil
  }
}
