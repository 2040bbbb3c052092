internal import AutoLayout
internal import Foundation
internal import HeadlessQuartzCore
internal import HeadlessUIKit
internal import LayoutProof
internal import LayoutSnapshot

/// Captures a laid-out view tree as plain data.
@MainActor
struct SnapshotCapture {
  /// The ids of views and guides: those in the document, or paths such as `root/2/0`.
  private(set) var ids: [ObjectIdentifier: String] = [:]
  /// The ids of constraints in the document.
  private var constraintIDs: [ObjectIdentifier: String] = [:]

  /// Whether conflicts and ambiguity are detected, which is more expensive than everything else.
  var judges = true
  /// The ids of constraints that are broken because of what the document does not say, or only on the canvas.
  var doubtful: Set<String> = []

  /// The context in which views draw, one after the other.
  private let drawingContext = CGContext(size: .zero)

  /// The names of the views in messages.
  private(set) var names: [String: String] = [:]
  let hasProvenance: Bool

  /// Creates a capture that uses the ids of views in their document.
  init(_ provenance: ViewProvenance? = nil) {
    hasProvenance = provenance != nil
    ids = provenance?.ids ?? [:]
    constraintIDs = provenance?.constraintIDs ?? [:]
  }

  // MARK: Views

  mutating func capture(_ view: UIView, path: String = "root") -> LayoutSnapshot.View {
    let id = ids[ObjectIdentifier(view)] ?? path
    ids[ObjectIdentifier(view)] = id
    var taken = LayoutSnapshot.View(placing: view, id: id)
    var shown = ViewDescription()
    view.describe(in: &shown)
    describe(view, shown, in: &taken)
    names[id] = taken.messageName
    taken.subviews.reserveCapacity(view.subviews.count)
    for (index, subview) in view.subviews.enumerated() where !view.drawsItself(subview) {
      taken.subviews.append(capture(subview, path: "\(path)/\(index)"))
    }
    return taken
  }

  /// Adds what pictures and other programs need.
  private mutating func describe(
    _ view: UIView, _ shown: ViewDescription, in taken: inout LayoutSnapshot.View
  ) {
    taken.alignmentInsets = LayoutSnapshot.Insets(view.alignmentRectInsets)
    taken.clipsToBounds = view.clipsToBounds
    taken.appearance = LayoutSnapshot.Appearance(
      backgroundColor: view.backgroundColor.flatMap { LayoutSnapshot.Color($0) },
      tintColor: view.ownTintColor.flatMap { LayoutSnapshot.Color($0) })
    if let layer = view.existingLayer { taken.appearance.take(layer) }
    taken.appearance.rotation = .init(of: view)
    taken.layout = facts(of: view, taken.id)
    taken.take(shown)
    taken.takeDrawing(of: view, drawingContext)
  }

  private mutating func facts(of view: UIView, _ id: String) -> LayoutSnapshot.LayoutFacts {
    var facts = LayoutSnapshot.LayoutFacts(
      safeAreaInsets: LayoutSnapshot.Insets(view.safeAreaInsets),
      layoutMargins: LayoutSnapshot.Insets(view.layoutMargins))
    noteGuides(of: view, id)
    for guide in view.layoutGuides + view.specialGuides {
      facts.guides.append(
        LayoutSnapshot.Guide(
          id: ids[ObjectIdentifier(guide)] ?? id,
          identifier: guide.identifier.isEmpty ? nil : guide.identifier,
          role: guide.snapshotRole, frame: LayoutSnapshot.Rect(guide.layoutFrame)))
    }
    facts.guides += layerGuides(of: view, id)
    let natural = view.contentSizeOverride ?? view.intrinsicContentSize
    if natural.width != UIView.noIntrinsicMetric || natural.height != UIView.noIntrinsicMetric {
      facts.intrinsicSize = LayoutSnapshot.LayoutFacts.IntrinsicSize(
        width: natural.width == UIView.noIntrinsicMetric ? nil : Double(natural.width),
        height: natural.height == UIView.noIntrinsicMetric ? nil : Double(natural.height))
      facts.hugging = LayoutSnapshot.LayoutFacts.AxisPriorities(
        horizontal: Double(view.contentHuggingPriority(for: .horizontal).rawValue),
        vertical: Double(view.contentHuggingPriority(for: .vertical).rawValue))
      facts.compression = LayoutSnapshot.LayoutFacts.AxisPriorities(
        horizontal: Double(view.contentCompressionResistancePriority(for: .horizontal).rawValue),
        vertical: Double(view.contentCompressionResistancePriority(for: .vertical).rawValue))
    }
    facts.isAmbiguous = judges && view.hasAmbiguousLayout
    return facts
  }

  /// Records the ids and the names of a view's guides.
  mutating func noteGuides(of view: UIView, _ id: String) {
    for guide in view.layoutGuides + view.specialGuides {
      let name = guide.identifier.isEmpty ? "guide" : guide.identifier
      note(guide, "\(id)#\(name)", named: guide.identifier)
    }
  }

  /// Records the id and the name of an item.
  mutating func note(_ item: AnyObject, _ id: String, named name: String?) {
    ids[ObjectIdentifier(item)] = id
    names[id] = name
  }

  // MARK: Constraints

  /// Returns the constraints of the whole tree, in order of activation.
  mutating func constraints(below view: UIView) -> [LayoutSnapshot.Constraint] {
    var found: [NSLayoutConstraint] = []
    view.forEachInTree { found += $0.constraints }
    let conflicts = judges ? view.layoutEngine?.conflicts ?? [] : []
    let broken = Set(conflicts.compactMap(\.broken.owner))
    var captured: [LayoutSnapshot.Constraint] = []
    for (index, constraint) in found.sorted(by: { $0.serial < $1.serial }).enumerated() {
      let key = ObjectIdentifier(constraint)
      guard
        let taken = capture(
          constraint, fallback: "c\(index)", isBroken: broken.contains(key))
      else { continue }
      // Findings refer to the constraint by the same id.
      constraintIDs[key] = taken.id
      captured.append(taken)
    }
    return captured + directedConstraints(below: view)
  }

  private func capture(
    _ constraint: NSLayoutConstraint, fallback: String, isBroken: Bool
  ) -> LayoutSnapshot.Constraint? {
    guard let first = anchor(constraint.firstItem, constraint.firstAttribute) else { return nil }
    var taken = LayoutSnapshot.Constraint(
      id: constraintIDs[ObjectIdentifier(constraint)] ?? fallback, first: first,
      relation: constraint.relation,
      second: anchor(constraint.secondItem, constraint.secondAttribute),
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
      priority: Double(constraint.priority.rawValue), identifier: constraint.identifier,
      holder: constraint.holder.flatMap { ids[ObjectIdentifier($0)] },
      origin: constraint.isSystem ? .stack : .user, isBroken: isBroken)
    if isBroken, let entered = constraint.engineConstraint,
      let engine = (constraint.holder as? UIView)?.layoutEngine
    {
      taken.residual = engine.residual(of: entered)
    }
    taken.text = taken.formula { names[$0] ?? $0 }
    return taken
  }

  func anchor(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutSnapshot.Constraint.Anchor? {
    guard let item, let id = ids[ObjectIdentifier(item)], attribute != .notAnAttribute else {
      return nil
    }
    return LayoutSnapshot.Constraint.Anchor(id, attribute)
  }

  // MARK: Findings

  /// Returns the conflicts and ambiguous views as findings.
  mutating func findings(
    below view: UIView, _ taken: LayoutSnapshot.View
  ) -> [LayoutSnapshot.Finding] {
    guard judges else { return [] }
    if !hasProvenance,
      view.layoutEngine?.hasFindings == true || taken.hasAmbiguity || view.hasUnknownNames
    {
      // Views without a name in a document are named after the properties that refer to them.
      let spoken = ViewNames(of: view)
      for (key, id) in ids { if let name = spoken.name(of: key) { names[id] = name } }
    }
    var findings = engineFindings(below: view)
    collectAmbiguities(taken, &findings)
    return findings + nameFindings(below: view)
  }

  /// Returns the conflicts and the limits that the engine reached as findings.
  func engineFindings(below view: UIView) -> [LayoutSnapshot.Finding] {
    var findings: [LayoutSnapshot.Finding] = []
    let conflicts = view.layoutEngine?.conflicts ?? []
    let others = view.layoutEngine?.findings ?? []
    for conflict in conflicts {
      let owners = conflict.members.compactMap { $0.owner }
      let isDoubtful =
        conflict.broken.owner.flatMap { constraintIDs[$0] }.map(doubtful.contains) ?? false
      findings.append(
        LayoutSnapshot.Finding(
          id: "conflicting-constraints", severity: isDoubtful ? .note : .error,
          message: "\(ConflictClaim.sentence(ofCount: conflict.members.count)); "
            + "broken: \(sentence(conflict.broken))"
            + (isDoubtful ? "; the document does not say whether the app has this conflict" : ""),
          views: hasProvenance ? [] : views(of: conflict.members),
          constraints: owners.compactMap { constraintIDs[$0] }))
    }
    return findings + others.map(finding)
  }

  /// Returns the ids of the views to which members of a conflict refer or belong, without
  /// duplicates.
  private func views(of members: [ConstraintOrigin]) -> [String] {
    var found: [String] = []
    func note(_ item: AnyObject?) {
      var view = item as? UIView
      if let guide = item as? UILayoutGuide { view = guide.owningView }
      guard let view, let id = ids[ObjectIdentifier(view)], !found.contains(id) else { return }
      found.append(id)
    }
    for member in members {
      switch member {
      case .constraint(let entered):
        let constraint = entered.owner as? NSLayoutConstraint
        note(constraint?.firstItem)
        note(constraint?.secondItem)
      case .placement(let item, _, _), .hugging(let item, _), .compression(let item, _):
        note(item.owner)
      }
    }
    return found
  }

  private func finding(_ found: LayoutFinding) -> LayoutSnapshot.Finding {
    LayoutSnapshot.Finding(
      id: found.kind.id, severity: found.kind.isError ? .error : .warning,
      message: found.text(constraint: sentence, item: name),
      views: found.items.compactMap { $0.owner.flatMap { ids[ObjectIdentifier($0)] } },
      constraints: found.origin?.owner.flatMap { constraintIDs[$0] }.map { [$0] } ?? [])
  }

  private func name(_ item: EngineItem) -> String {
    guard let id = item.owner.flatMap({ ids[ObjectIdentifier($0)] }) else { return "a view" }
    return names[id] ?? id
  }

  private func sentence(_ origin: ConstraintOrigin) -> String {
    guard case .constraint(let entered) = origin,
      let constraint = entered.owner as? NSLayoutConstraint,
      let taken = capture(constraint, fallback: "", isBroken: false)
    else { return origin.words(name) ?? origin.debugText }
    return taken.text
  }

  private func collectAmbiguities(
    _ view: LayoutSnapshot.View, _ findings: inout [LayoutSnapshot.Finding]
  ) {
    if view.layout.isAmbiguous {
      findings.append(.ambiguity(of: view.id, named: names[view.id] ?? view.id))
    }
    for subview in view.subviews { collectAmbiguities(subview, &findings) }
  }
}

extension LayoutSnapshot.Finding {
  /// The finding for a view whose layout is ambiguous.
  static func ambiguity(of id: String, named name: String) -> Self {
    Self(
      id: "ambiguous-layout", severity: .warning,
      message: "\(name) has an ambiguous position or size", views: [id])
  }
}

extension LayoutSnapshot.View {
  /// Takes the frame and the visibility of a view.
  @MainActor
  init(placing view: UIView, id: String) {
    self.init(
      id: id, className: view.authoredClassName, kind: .view,
      name: view.accessibilityIdentifier, frame: LayoutSnapshot.Rect(view.frame),
      boundsOrigin: LayoutSnapshot.Point(
        x: Double(view.bounds.minX), y: Double(view.bounds.minY)), isHidden: view.isHidden,
      alpha: Double(view.alpha))
  }

  /// The name in messages: that of the view, its text, or its class.
  var messageName: String {
    name ?? text.map { "'\($0.string.prefix(25))'" } ?? className
  }

  /// Whether the tree contains an ambiguous view.
  fileprivate var hasAmbiguity: Bool {
    layout.isAmbiguous || subviews.contains(where: \.hasAmbiguity)
  }
}

extension LayoutSnapshot.Appearance.Rotation {
  /// The rotation of a view; nil if it is not rotated, or is mirrored.
  @MainActor
  fileprivate init?(of view: UIView) {
    let matrix = view.transform
    guard matrix.b != 0 || matrix.c != 0, matrix.a * matrix.d > matrix.b * matrix.c else {
      return nil
    }
    let degrees = Double(atan2(matrix.b, matrix.a)) * 180 / .pi
    let (across, down) = (hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    self.init(
      degrees: (degrees * 1000).rounded() / 1000,
      size: LayoutSnapshot.Size(
        CGSize(width: view.bounds.width * across, height: view.bounds.height * down)))
  }
}

extension ConstraintOrigin {
  /// The constraint object, if the origin is an explicit constraint.
  var owner: ObjectIdentifier? {
    guard case .constraint(let entered) = self, let owner = entered.owner else { return nil }
    return ObjectIdentifier(owner)
  }
}
