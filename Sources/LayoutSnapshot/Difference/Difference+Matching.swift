extension LayoutSnapshot {
  /// Returns the changes from an older snapshot to this one.
  ///
  /// - Parameters:
  ///   - old: The older snapshot.
  ///   - tolerance: The distance, in points, up to which the coordinates of frames are considered
  ///     equal.
  /// - Returns: The difference, which is empty if both snapshots represent the same layout.
  /// - Complexity: O(*n*) in the number of views, constraints and findings.
  public func difference(from old: Self, tolerance: Double = 1e-6) -> Difference {
    var result = Difference()
    result.canvas = .init(old.canvas, canvas)

    let before = Self.identified(old.placedViews)
    let after = Self.identified(placedViews)
    var earlier: [Identity: PlacedView] = [:]
    for (identity, placed) in before { earlier[identity] = placed }
    var survivors: Set<Identity> = []
    for (identity, placed) in after {
      guard let partner = earlier[identity] else {
        result.added.append(.init(placed.view))
        continue
      }
      survivors.insert(identity)
      if let change = Difference.ViewChange(from: partner, to: placed, tolerance: tolerance) {
        result.changed.append(change)
      }
    }
    result.removed = before.lazy.filter { !survivors.contains($0.0) }.map { .init($0.1.view) }

    let oldTexts = old.constraints.map(\.text)
    let newTexts = constraints.map(\.text)
    result.addedConstraints = Self.surplus(of: newTexts, over: oldTexts) { $0 }
    result.removedConstraints = Self.surplus(of: oldTexts, over: newTexts) { $0 }
    let key: (Finding) -> String = { "\($0.id) \($0.severity) \($0.views) \($0.message)" }
    result.addedFindings = Self.surplus(of: findings, over: old.findings, by: key)
    result.removedFindings = Self.surplus(of: old.findings, over: findings, by: key)
    return result
  }

  /// An id with the index of its occurrence.
  ///
  /// Ids should be unique, but a file can contain duplicates.
  private struct Identity: Hashable {
    var id: String
    var occurrence: Int
  }

  private static func identified(_ views: [PlacedView]) -> [(Identity, PlacedView)] {
    var counts: [String: Int] = [:]
    return views.map { placed in
      let occurrence = counts[placed.view.id, default: 0]
      counts[placed.view.id] = occurrence + 1
      return (Identity(id: placed.view.id, occurrence: occurrence), placed)
    }
  }

  /// Returns the elements that occur more often in `one` than in `other`, in the order of `one`.
  private static func surplus<Element>(
    of one: [Element], over other: [Element], by key: (Element) -> String
  ) -> [Element] {
    var counts: [String: Int] = [:]
    for element in other { counts[key(element), default: 0] += 1 }
    return one.filter { element in
      let count = counts[key(element), default: 0]
      if count > 0 { counts[key(element)] = count - 1 }
      return count == 0
    }
  }
}

extension LayoutSnapshot.Difference.ViewSummary {
  init(_ view: LayoutSnapshot.View) {
    self.init(id: view.id, caption: LayoutSnapshot.caption(of: view), frame: view.frame)
  }
}

extension LayoutSnapshot.Difference.ViewChange {
  /// Creates the change between two views with the same identity.
  ///
  /// Returns `nil` if nothing changed.
  init?(
    from old: LayoutSnapshot.PlacedView, to new: LayoutSnapshot.PlacedView, tolerance: Double
  ) {
    func isNear(_ one: LayoutSnapshot.Rect, _ other: LayoutSnapshot.Rect) -> Bool {
      one == other
        || abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
          && abs(one.width - other.width) <= tolerance
          && abs(one.height - other.height) <= tolerance
    }
    id = new.view.id
    caption = LayoutSnapshot.caption(of: new.view)
    frame = isNear(old.view.frame, new.view.frame) ? nil : .init(old.view.frame, new.view.frame)
    superview = .init(old.superviewID, new.superviewID)
    text = .init(old.view.text?.string, new.view.text?.string)
    isHidden = .init(old.view.isHidden, new.view.isHidden)
    var (oldRest, newRest) = (Self.rest(of: old.view), Self.rest(of: new.view))
    if oldRest.text == nil || newRest.text == nil {
      // Only the string of an added or removed text is reported, not its font.
      oldRest.text = nil
      newRest.text = nil
    }
    hasOtherChanges = oldRest != newRest
    guard frame != nil || superview != nil || text != nil || isHidden != nil || hasOtherChanges
    else { return nil }
  }

  /// Returns the view without the properties that are compared separately or depend on the frame.
  private static func rest(of view: LayoutSnapshot.View) -> LayoutSnapshot.View {
    var rest = view
    rest.frame = .zero
    rest.isHidden = false
    rest.subviews = []
    rest.contentSize = nil
    rest.text?.string = ""
    rest.text?.lines = []
    rest.image?.frame = nil
    rest.layout.safeAreaInsets = .zero
    rest.layout.layoutMargins = .zero
    rest.layout.guides = []
    rest.layout.intrinsicSize = nil
    rest.layout.firstBaseline = nil
    rest.layout.lastBaseline = nil
    if let count = rest.control?.items.count {
      for index in 0..<count { rest.control?.items[index].frame = nil }
    }
    return rest
  }
}
