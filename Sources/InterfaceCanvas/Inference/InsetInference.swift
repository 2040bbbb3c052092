package import InterfaceBuilder

/// Infers the insets of a scene from its saved frames.
///
/// If a required equality constraint with a multiplier of 1 relates the edge of a view to a guide
/// or margin, the position of the guide's edge follows from the saved frame of the view. If there
/// are several such constraints, the most frequent value is used, and the smallest of equally
/// frequent values.
///
/// The document must be resolved for the size classes of its device, because constraints and frames
/// that are not installed must not be used.
package struct InsetInference {
  private let document: InterfaceDocument
  private let island: Island
  private var placements: [String: Placement] = [:]
  private var safeAreaGuides: Set<String> = []

  private var safeArea = (top: Votes(), left: Votes(), bottom: Votes(), right: Votes())
  private var guides = (top: Votes(), bottom: Votes())
  private var margins = (root: Votes(), cell: Votes(), cellTop: Votes())

  /// A view with its frame in the root's coordinates.
  private struct Placement {
    var view: ViewElement
    var owner: ViewElement?
    var frame: LayoutRect
  }

  /// An edge of a view that coincides with an edge of a guide or margin.
  private struct Evidence {
    var item: String
    var attribute: LayoutAttribute
    /// The position of the edge in the coordinates of the root, along its axis.
    var place: Double
  }

  private init(_ document: InterfaceDocument, island: Island) {
    self.document = document
    self.island = island
    place(island.root, owner: nil, x: 0, y: 0)
    safeAreaGuides = Set(island.root.guides.filter { $0.kind == .safeArea }.map(\.id))
  }

  /// Returns the insets that follow from the saved frames of a layout root of the document.
  ///
  /// - Complexity: O(*n*) in the number of views and constraints of the island.
  package static func insets(
    of island: Island, in document: InterfaceDocument
  ) -> InferredInsets {
    var inference = InsetInference(document, island: island)
    for view in island.views {
      for constraint in view.constraints {
        inference.examine(constraint, holder: view)
      }
    }
    return inference.result
  }

  private mutating func place(_ view: ViewElement, owner: ViewElement?, x: Double, y: Double) {
    var frame = view.frame ?? LayoutRect(x: 0, y: 0, width: 0, height: 0)
    frame.x = owner == nil ? 0 : x + frame.x
    frame.y = owner == nil ? 0 : y + frame.y
    // A view without a saved frame has not been laid out, so its descendants are not used. Only the
    // origin of a content view is known to be that of its cell.
    let isContentView = owner?.contentView?.position == view.position
    guard view.frame != nil || owner == nil || isContentView else { return }
    placements[view.id] = Placement(view: view, owner: owner, frame: frame)
    for member in view.islandMembers {
      place(member, owner: view, x: frame.x, y: frame.y)
    }
  }

  private mutating func examine(_ constraint: ConstraintElement, holder: ViewElement) {
    guard constraint.relation == .equal, constraint.multiplier.value == 1,
      constraint.priority == 1000,
      let second = constraint.secondItem, let secondAttribute = constraint.secondAttribute
    else { return }
    let first = constraint.firstItem ?? holder.id
    if let place = place(of: constraint.firstAttribute, of: first) {
      vote(Evidence(item: second, attribute: secondAttribute, place: place - constraint.constant))
    }
    if let place = place(of: secondAttribute, of: second) {
      vote(
        Evidence(
          item: first, attribute: constraint.firstAttribute, place: place + constraint.constant))
    }
  }

  /// Returns the saved position of an edge of a view's alignment rectangle, in the coordinates of
  /// the root.
  private func place(
    of attribute: LayoutAttribute, of id: String
  ) -> Double? {
    guard let placement = placements[id], placement.view.frame != nil else { return nil }
    let frame = placement.frame
    let insets = AlignmentRectInsets.of(
      placement.view.kind, toolsVersion: document.toolsVersion)
    return switch attribute {
    case .top: frame.y + insets.top
    case .bottom: frame.maxY - insets.bottom
    case .leading, .left: frame.x + insets.left
    case .trailing, .right: frame.maxX - insets.right
    default: nil
    }
  }

  private mutating func vote(_ evidence: Evidence) {
    let root = placements[island.root.id]?.frame ?? LayoutRect(x: 0, y: 0, width: 0, height: 0)
    let controller = island.viewController
    if safeAreaGuides.contains(evidence.item) {
      switch evidence.attribute {
      case .top: safeArea.top.add(evidence.place)
      case .leading, .left: safeArea.left.add(evidence.place)
      case .bottom: safeArea.bottom.add(root.height - evidence.place)
      case .trailing, .right: safeArea.right.add(root.width - evidence.place)
      default: break
      }
    } else if evidence.item == controller?.topLayoutGuide {
      if evidence.attribute == .bottom { guides.top.add(evidence.place) }
    } else if evidence.item == controller?.bottomLayoutGuide {
      if evidence.attribute == .top { guides.bottom.add(root.height - evidence.place) }
    } else if evidence.item == island.root.id {
      switch evidence.attribute {
      case .leadingMargin, .leftMargin: margins.root.add(evidence.place)
      case .trailingMargin, .rightMargin: margins.root.add(root.width - evidence.place)
      default: voteForCell(evidence)
      }
    } else {
      voteForCell(evidence)
    }
  }

  private mutating func voteForCell(_ evidence: Evidence) {
    guard let cell = placements[evidence.item], cell.view.kind == .tableViewCellContentView,
      cell.view.layoutMargins == nil
    else { return }
    // The margin differs on the side on which an accessory shortens the content view.
    let left = cell.view.frame?.x ?? 0
    let ownerWidth = cell.owner?.frame?.width ?? 0
    let right = cell.view.frame == nil ? .infinity : ownerWidth - left - cell.frame.width
    switch evidence.attribute {
    case .leadingMargin where left < 4: margins.cell.add(evidence.place - cell.frame.x)
    case .trailingMargin where right < 4 && cell.owner != nil:
      margins.cell.add(cell.frame.maxX - evidence.place)
    case .topMargin: margins.cellTop.add(evidence.place - cell.frame.y)
    default: break
    }
  }

  private var result: InferredInsets {
    var insets = InferredInsets()
    insets.safeArea = InferredInsets.Edges(
      top: safeArea.top.winner, left: safeArea.left.winner,
      bottom: safeArea.bottom.winner, right: safeArea.right.winner)
    insets.topLayoutGuide = guides.top.winner
    insets.bottomLayoutGuide = guides.bottom.winner
    // Other values result from moved views and are not margins of any system version.
    if island.root.layoutMargins == nil {
      insets.rootMargin = margins.root.winner.flatMap { [0, 8, 16, 20].contains($0) ? $0 : nil }
    }
    insets.cellMargin = margins.cell.winner.flatMap {
      [8, 14, 15, 16, 20].contains($0) ? $0 : nil
    }
    insets.cellTopMargin = margins.cellTop.winner(among: [8, 11, 15])
    return insets
  }
}

/// The number of occurrences of each value, to a hundredth of a point.
private struct Votes {
  private var counts: [Int: Int] = [:]

  mutating func add(_ value: Double) {
    let hundredths = (value * 100).rounded()
    // Saved frames can contain any values; only plausible values are used.
    guard abs(hundredths) < 1e9 else { return }
    counts[Int(hundredths), default: 0] += 1
  }

  /// The most frequent value.
  ///
  /// Of equally frequent values it is the smallest in magnitude, and positive rather than negative.
  var winner: Double? {
    winner { _ in true }
  }

  func winner(among values: Set<Double>) -> Double? {
    winner { values.contains(Double($0) / 100) }
  }

  private func winner(where isAllowed: (Int) -> Bool) -> Double? {
    let best = counts.filter { isAllowed($0.key) }.max {
      ($0.value, -abs($0.key), $0.key) < ($1.value, -abs($1.key), $1.key)
    }
    return best.map { Double($0.key) / 100 }
  }
}
