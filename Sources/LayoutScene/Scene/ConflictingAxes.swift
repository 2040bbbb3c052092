package import AutoLayout

/// The axes along which items are in conflicts, so that their frames are arbitrary.
package struct ConflictingAxes {
  private var axesByItem:
    [ObjectIdentifier: (item: EngineItem, axes: Set<NSLayoutConstraint.Axis>)] =
      [:]

  var isEmpty: Bool { axesByItem.isEmpty }

  package init(_ conflicts: [LayoutConflict] = []) {
    for end in conflicts.flatMap(\.members).flatMap(\.ends) {
      axesByItem[ObjectIdentifier(end.item), default: (end.item, [])].axes.insert(end.axis)
    }
  }

  mutating func formUnion(_ other: Self) {
    axesByItem.merge(other.axesByItem) { ($0.item, $0.axes.union($1.axes)) }
  }

  func axes(of item: EngineItem) -> Set<NSLayoutConstraint.Axis> {
    axesByItem[ObjectIdentifier(item)]?.axes ?? []
  }

  func contains(_ item: EngineItem, _ isHorizontal: Bool) -> Bool {
    axes(of: item).contains(isHorizontal ? .horizontal : .vertical)
  }

  /// Returns the axes by a name of each item, without items that have none.
  package func axes(
    byName name: (EngineItem) -> String?
  ) -> [String: Set<NSLayoutConstraint.Axis>] {
    Dictionary(
      axesByItem.values.compactMap { entry in name(entry.item).map { ($0, entry.axes) } },
      uniquingKeysWith: { $0.union($1) })
  }
}
