public import AutoLayout
internal import Foundation
public import HeadlessUIKit
internal import LayoutProof
public import LayoutScene

/// A tree of laid-out views with names, for diagnosing a layout.
///
///     let scene = ViewStage(of: window)
///     print(try ValueReason(of: "root/0", .leading, in: scene))
@MainActor
public final class ViewStage {
  let root: UIView
  let provenance: ViewProvenance?
  private(set) var names: ViewNames
  /// The views, each after its superview, with the index of the superview.
  private(set) var views: [(view: UIView, parent: Int?)] = []
  /// The descriptions of the views, in the same order.
  ///
  /// They are stored because a proof reads them thousands of times.
  private var descriptions: [Description] = []
  /// The views below the root whose frames follow their autoresizing masks.
  private(set) var masked: [UIView] = []
  private var held: [NSLayoutConstraint] = []
  /// The engine's constraints of those that are held.
  public private(set) var engineConstraints: [EngineConstraint?] = []
  private var known: [Scene.Constraint] = []
  private var ids: [ObjectIdentifier: Int] = [:]

  /// Creates a scene from a laid-out view tree.
  public convenience init(of root: UIView) { self.init(root, provenance: nil) }

  /// Creates a scene from a view tree, with the names in its document.
  package init(_ root: UIView, provenance: ViewProvenance?) {
    self.root = root
    self.provenance = provenance
    root.layoutIfNeeded()
    names = ViewNames(of: root, from: provenance)
    learn()
    root.solveConstraints()
  }

  /// Records the current views and constraints.
  func learn() {
    names = ViewNames(of: root, from: provenance)
    views = []
    collect(root, parent: nil)
    masked = views.dropFirst().map(\.view).filter(\.followsMask)
    descriptions = views.map { view, _ in
      let id = names.id(of: view)
      return Description(
        id: id, name: names.name(of: view), className: view.authoredClassName,
        scrolls: view.scrollsContent, savedFrame: provenance?.savedFrames[id]
      )
    }
    if let engine = root.layoutEngine {
      // Views that are positioned only by their frames are also represented in the engine, so that
      // their positions are exact.
      for (view, _) in views { engine.represent(view.engineItem) }
      // Laying out the tree solves the constraints only if a layout is pending.
      engine.solve()
    }
    var found: [NSLayoutConstraint] = []
    root.forEachInTree { found += $0.constraints }
    held = found.sorted { $0.serial < $1.serial }
    ids = [:]
    engineConstraints = held.map(\.engineConstraint)
    known = held.enumerated().map { index, constraint in
      ids[ObjectIdentifier(constraint)] = index
      var named = Scene.Constraint(
        id: names.id(of: constraint, fallback: "c\(index)"), text: names.text(of: constraint),
        identifier: constraint.identifier, engineConstraints[index])
      named.site = constraint.site
      return named
    }
  }

  /// Returns the constraint with an id that is used in a proof.
  func constraint(withID id: String) -> NSLayoutConstraint? {
    known.firstIndex { $0.id == id }.map { held[$0] }
  }

  private func collect(_ view: UIView, parent: Int?) {
    let place = views.count
    views.append((view, parent))
    for subview in view.subviews where !view.drawsItself(subview) {
      collect(subview, parent: place)
    }
  }

  /// Whether views or constraints have been added or removed since they were recorded.
  var isOutdated: Bool {
    var count = 0
    var same = true
    root.forEachInTree {
      for constraint in $0.constraints {
        count += 1
        if ids[ObjectIdentifier(constraint)] == nil { same = false }
      }
    }
    return !same || count != held.count
      || views.contains { $0.view.layoutEngine !== root.layoutEngine }
  }
}

extension ViewStage: @MainActor Stage {
  /// The layout engine of the current views.
  public var engine: LayoutEngine {
    guard let engine = root.layoutEngine else {
      preconditionFailure("views that were laid out have an engine")
    }
    return engine
  }

  /// The views, each after its superview.
  public var items: [Scene.Item] {
    var visible: [Bool] = []
    let engine = engine
    return views.enumerated().map { index, entry in
      let view = entry.view
      let isVisible =
        !view.isHidden && view.alpha > LayoutTolerance.alpha
        && (entry.parent.map { visible[$0] } ?? true)
      visible.append(isVisible)
      let known = descriptions[index]
      var item = Scene.Item(
        view.engineItem, in: engine, id: known.id, name: known.name, className: known.className,
        parent: entry.parent, role: .init(rawValue: view.contentRole.rawValue) ?? .container,
        isVisible: isVisible,
        scrolls: known.scrolls, savedFrame: known.savedFrame)
      item.text = view.ownWords
      item.isTransformed = view.transform != .identity
      item.need = view.textNeed(at: CGFloat(item.frame.width))
      return item
    }
  }

  /// The items of the views in the engine.
  public var engineItems: [EngineItem] { views.map(\.view.engineItem) }

  /// What gives the outermost view its size: the document of the views, or else the app.
  public var sizeAuthority: SizeAuthority { provenance?.sizeAuthority ?? .app }

  /// The constraints of the views, in order of activation.
  public var constraints: [Scene.Constraint] { known }

  /// The conflicts that count: those that the document of the views decides.
  public var reportedConflicts: [LayoutConflict] {
    provenance.map { $0.reportedConflicts(self) } ?? engine.conflicts
  }

  /// The distances of the safe area from the edges of the outermost view.
  public var safeAreaInsets: LayoutInsets {
    let insets = root.safeAreaInsets
    return LayoutInsets(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }

  /// The outermost view.
  package var outermost: EngineItem { root.engineItem }

  /// Solves the constraints, and lays out the views, whose margins follow the safe area.
  public func settle() {
    engine.solve()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    engine.solve()
  }

  /// Returns the constraint of a row, or the implied constraint of an item.
  public func constraint(for origin: ConstraintOrigin) -> Scene.Constraint {
    switch origin {
    case .constraint(let entered):
      guard let owner = entered.owner, let index = ids[ObjectIdentifier(owner)] else {
        return Scene.Constraint(id: "?", text: origin.debugText, entered)
      }
      return known[index]
    case .placement(let item, let axis, let equation):
      let word = equation.word(axis).replacing(" ", with: "-")
      var named = Scene.Constraint(
        id: "mask:\(name(of: item).id).\(word)", text: words(for: origin),
        isImposed: isImposed(item))
      if named.origin != .imposed { named.site = item.site }
      return named
    case .hugging(let item, let axis), .compression(let item, let axis):
      let word = axis == .horizontal ? "width" : "height"
      var named = Scene.Constraint(
        id: "content:\(name(of: item).id).\(word)", text: words(for: origin))
      named.site = item.site
      return named
    }
  }

  private func words(for origin: ConstraintOrigin) -> String {
    origin.words { name(of: $0).name } ?? origin.debugText
  }

  /// Returns whether the author cannot change the frame of a view: the root, the views that enclose
  /// it, or a cell.
  private func isImposed(_ item: EngineItem) -> Bool {
    guard let view = item.owner as? UIView else { return true }
    if root.isDescendant(of: view) { return true }
    switch view.superview {
    case let cell as UITableViewCell: return view === cell.contentView
    case let cell as UICollectionViewCell: return view === cell.contentView
    case let header as UITableViewHeaderFooterView: return view === header.contentView
    case let effect as UIVisualEffectView: return view === effect.contentView
    default: return false
    }
  }

  private func name(of item: EngineItem) -> (id: String, name: String) {
    guard let view = item.owner as? UIView else { return ("?", names.name(of: item.owner)) }
    return (names.id(of: view), names.name(of: view))
  }
}

extension AutoresizingEquation {
  /// The number that the equation gives.
  fileprivate func word(_ axis: NSLayoutConstraint.Axis) -> String {
    let isHorizontal = axis == .horizontal
    return switch self {
    case .start: isHorizontal ? "x" : "y"
    case .length: isHorizontal ? "width" : "height"
    case .trailing: isHorizontal ? "right margin" : "bottom margin"
    }
  }
}

extension ConstraintOrigin {
  /// An equation that no constraint object has, in words; nil for a constraint.
  func words(_ name: (EngineItem) -> String) -> String? {
    switch self {
    case .constraint: nil
    case .placement(let item, let axis, let equation):
      "the \(equation.word(axis)) of \(name(item)), which is given"
    case .hugging(let item, let axis), .compression(let item, let axis):
      "the intrinsic \(axis == .horizontal ? "width" : "height") of \(name(item))"
    }
  }
}

/// The reported properties of a view that do not depend on its layout.
private struct Description {
  var id: String
  var name: String
  var className: String
  var scrolls: Bool
  var savedFrame: LayoutRect?
}
