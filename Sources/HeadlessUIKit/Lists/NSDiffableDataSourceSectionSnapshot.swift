/// The items of a section as a tree, of which collapsed parts are not shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot>
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  /// Appends items to a parent, or to the section if it is nil.
  ///
  /// - Precondition: The snapshot contains the parent, but not the items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    checkPrecondition(
      parent.map { parents[$0] != nil } ?? true, "the parent is not in the snapshot")
    checkAreNew(items)
    children[parent, default: []] += items
    for item in items { parents[item] = .some(parent) }
  }

  /// Traps with Apple's wording if items are duplicates.
  private func checkAreNew(_ items: [ItemIdentifierType]) {
    let duplicates = items.duplicates + items.filter { parents[$0] != nil }
    checkPrecondition(
      duplicates.isEmpty,
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(duplicates)")
  }

  /// Inserts items before an item.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: 0, from: item)
  }

  /// Inserts items after an item.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: 1, from: item)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at distance: Int, from item: ItemIdentifierType
  ) {
    guard let parent = parents[item], let place = children[parent]?.firstIndex(of: item) else {
      failPrecondition("the item is not in the snapshot")
    }
    checkAreNew(items)
    children[parent]?.insert(contentsOf: items, at: place + distance)
    for new in items { parents[new] = .some(parent) }
  }

  /// Removes items with their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items.filter { parents[$0] != nil })
    for parent in Set(gone.compactMap { parents[$0] }) {
      children[parent]?.removeAll { gone.contains($0) }
    }
    for item in gone where parents.removeValue(forKey: item) != nil {
      expanded.remove(item)
      delete(children.removeValue(forKey: item) ?? [])
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows the children of items; items that the snapshot does not contain are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { contains($0) })
  }

  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Replaces the children of an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(children[parent] ?? [])
    append(snapshot, of: nil, to: parent)
  }

  private mutating func append(
    _ other: Self, of root: ItemIdentifierType?, to parent: ItemIdentifierType?
  ) {
    let items = other.children[root] ?? []
    append(items, to: parent)
    expanded.formUnion(items.filter { other.expanded.contains($0) })
    for item in items { append(other, of: item, to: item) }
  }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { list(below: nil, isVisible: false) }

  /// The items of which all ancestors are expanded.
  public var visibleItems: [ItemIdentifierType] { list(below: nil, isVisible: true) }

  private func list(below parent: ItemIdentifierType?, isVisible: Bool) -> [ItemIdentifierType] {
    (children[parent] ?? []).flatMap { item in
      isVisible && !expanded.contains(item)
        ? [item] : [item] + list(below: item, isVisible: isVisible)
    }
  }

  /// Returns the tree without the visible items that are not among `items`; nil if it does not show `items` then.
  func showing(_ items: [ItemIdentifierType]) -> Self? {
    let visible = visibleItems
    guard visible != items else { return self }
    let kept = Set(items)
    var rest = self
    rest.delete(visible.filter { !kept.contains($0) })
    return rest.visibleItems == items ? rest : nil
  }

  /// Returns the tree below an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent {
      part.append([parent])
      if expanded.contains(parent) { part.expand([parent]) }
    }
    part.append(self, of: parent, to: includingParent ? parent : nil)
    return part
  }

  /// Returns whether the children of an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parents[item] else { return false }
    return parent.map { expanded.contains($0) && isVisible($0) } ?? true
  }

  /// Returns whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  /// Returns the number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    parent(of: item).map { level(of: $0) + 1 } ?? 0
  }

  /// Returns the index of an item among all; nil if it is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the parent of an item; nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child] ?? nil
  }
}

extension UICollectionViewDiffableDataSource {
  /// Replaces the items of a section by those of a tree that are visible, and calls `completion`.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    sectionTrees[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the tree of a section; a flat one if none was applied.
  public func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let known = sectionTrees[section] { return known }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let whole = snapshot()
    if whole.indexOfSection(section) != nil {
      flat.append(whole.itemIdentifiers(inSection: section))
    }
    return flat
  }
}
