internal import LayoutGeometry
public import LayoutSnapshot

extension LayoutEquality {
  /// A layout that was recorded, and the other one at the same size.
  public struct Record: Sendable {
    /// The name of the recorded layout, such as that of the device; empty without one.
    public var name: String
    /// The old layout.
    package var old: LayoutSnapshot
    /// The new layout.
    public var new: LayoutSnapshot

    /// Creates a value with both layouts.
    public init(name: String, old: LayoutSnapshot, new: LayoutSnapshot) {
      (self.name, self.old, self.new) = (name, old, new)
    }
  }

  /// Compares layouts at the sizes at which one of them was recorded, which proves nothing about others.
  ///
  /// - Parameters:
  ///   - records: The layouts.
  ///   - names: Further names of the old and of the new views by their ids, such as outlets.
  ///   - isPartial: Whether views may be missing in the old or the new layouts.
  ///   - tolerance: How far frames may differ.
  package init(
    recorded records: [Record],
    names: (old: [String: [String]], new: [String: [String]]) = ([:], [:]),
    isPartial: (old: Bool, new: Bool) = (false, false),
    tolerance: EqualityTolerance = EqualityTolerance()
  ) {
    matching = ViewMatching(
      records.map { LayoutLook(old: $0.old, new: $0.new) }, oldNames: names.old,
      newNames: names.new)
    sizes = records.map(\.size)
    differences = []
    for record in records {
      let (before, after) = (Self.frames(of: record.old), Self.frames(of: record.new))
      for pair in matching.pairs {
        guard
          var difference = Difference(
            pair, before[pair.old], after[pair.new], by: tolerance, at: record.size)
        else { continue }
        difference.record = record.name.isEmpty ? nil : record.name
        differences.append(difference)
      }
    }
    example = differences.map(\.example).min(by: Self.isSmaller)
    layoutCount = records.count
    let isComplete =
      (isPartial.new || !matching.onlyOld.contains(where: \.isShown))
      && (isPartial.old || !matching.onlyNew.contains(where: \.isShown))
    verdict = differences.isEmpty && isComplete ? .equal : .different
    isProven = verdict == .different
  }

  /// The frames of the views that are not hidden, in the outermost view.
  private static func frames(of snapshot: LayoutSnapshot) -> [String: [Double]] {
    let origin = snapshot.root.frame.origin
    var frames: [String: [Double]] = [:]
    var transparent: Set<String> = []
    snapshot.forEachView { placed in
      if placed.view.alpha <= LayoutTolerance.alpha
        || placed.superviewID.map(transparent.contains) ?? false
      {
        transparent.insert(placed.view.id)
      }
      guard !placed.isHidden, !transparent.contains(placed.view.id) else { return }
      let frame = placed.frame
      frames[placed.view.id] = [
        frame.x - origin.x, frame.y - origin.y, frame.width, frame.height,
      ]
    }
    return frames
  }
}

extension LayoutEquality.Record {
  /// The size of both layouts: that of the new outermost view.
  fileprivate var size: LayoutSize { new.root.frame.size }
}
