internal import Foundation

/// The sections and items of a list at a specific time, identified by unique values.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct>
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>:
  @unchecked Sendable
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Counting and finding

  /// The number of items in all sections.
  public var numberOfItems: Int { owners.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections in order.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// The items to reload, with new cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items to reconfigure, in their existing cells.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections to reload, with new cells.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section in order.
  ///
  /// - Precondition: The snapshot contains the section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else { return Self.missing(section: identifier) }
    return found
  }

  /// Returns the section of an item; nil if the snapshot does not contain the item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { owners[identifier] }

  /// Returns the index of an item among all items; nil if the snapshot does not contain the item.
  ///
  /// - Complexity: O(*s* + *k*) in the number of sections and the items of the item's section.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = owners[identifier] else { return nil }
    let before = sections.prefix { $0 != section }.reduce(0) { $0 + (items[$1]?.count ?? 0) }
    return items[section]?.firstIndex(of: identifier).map { before + $0 }
  }

  /// Returns the index of a section; nil if the snapshot does not contain the section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Appends items to a section, by default to the last.
  ///
  /// As since iOS 15, items that the snapshot contains are moved; UIKit also logs a warning.
  ///
  /// - Precondition: The section exists, and the new items are unique.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      failPrecondition(
        "There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, in: section, at: numberOfItems(inSection: section))
  }

  /// Inserts items before an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: beforeIdentifier)
    insert(identifiers, in: section, at: index)
  }

  /// Inserts items after an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: afterIdentifier)
    insert(identifiers, in: section, at: index + 1)
  }

  /// Removes items; items that the snapshot does not contain are ignored.
  ///
  /// - Complexity: O(*n*) in the items of the sections of the items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { owners[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for item in gone { owners[item] = nil }
    forget(gone)
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: 0) }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, after: 1) }

  /// Reloads items, with new cells.
  ///
  /// - Precondition: The snapshot contains the items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = owner(of: item) }
    reloadedItemIdentifiers += identifiers
  }

  /// Reconfigures items, in their existing cells.
  ///
  /// - Precondition: The snapshot contains the items.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = owner(of: item) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Appends sections without items.
  ///
  /// - Precondition: The snapshot does not contain the sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }

  /// Inserts sections after a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }

  /// Removes sections with their items; sections that the snapshot does not contain are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      let removed = items.removeValue(forKey: section) ?? []
      for item in removed { owners[item] = nil }
      forget(Set(removed))
    }
    sections.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: 0) }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, after: 1) }

  /// Reloads sections, with new cells.
  ///
  /// - Precondition: The snapshot contains the sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = index(of: section) }
    reloadedSectionIdentifiers += identifiers
  }

  /// The snapshot after it was applied: nothing is left to reload or to reconfigure.
  var applied: Self {
    var applied = self
    applied.reloadedItemIdentifiers = []
    applied.reconfiguredItemIdentifiers = []
    applied.reloadedSectionIdentifiers = []
    return applied
  }

  // MARK: -

  private mutating func insert(
    _ new: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    let duplicates = new.duplicates
    checkPrecondition(
      duplicates.isEmpty,
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(duplicates)")
    let known = Set(new.filter { owners[$0] != nil })
    var index = index
    if !known.isEmpty {
      index -= items[section]?.prefix(index).filter { known.contains($0) }.count ?? 0
      for owner in Set(known.compactMap { owners[$0] }) {
        items[owner]?.removeAll { known.contains($0) }
      }
    }
    for item in new { owners[item] = section }
    items[section]?.insert(contentsOf: new, at: index)
  }

  private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
    for section in new {
      guard items.updateValue([], forKey: section) == nil else {
        failPrecondition(
          "Diffable data source detected an attempt to insert or append a section identifier that "
            + "already exists in the snapshot. Identifiers must be unique: \(section)")
      }
    }
    sections.insert(contentsOf: new, at: index)
  }

  private mutating func move(
    _ item: ItemIdentifierType, to target: ItemIdentifierType, after offset: Int
  ) {
    checkPrecondition(
      item != target, "Invalid move: an item cannot be moved relative to itself: \(item)")
    let (old, index) = place(of: item)
    items[old]?.remove(at: index)
    let (section, end) = place(of: target)
    items[section]?.insert(item, at: end + offset)
    owners[item] = section
  }

  private mutating func move(
    _ section: SectionIdentifierType, to target: SectionIdentifierType, after offset: Int
  ) {
    checkPrecondition(
      section != target, "Invalid move: a section cannot be moved relative to itself: \(section)")
    sections.remove(at: index(of: section))
    sections.insert(section, at: index(of: target) + offset)
  }

  private mutating func forget(_ gone: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }

  private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
    let section = owner(of: item)
    return (section, items[section]?.firstIndex(of: item) ?? 0)
  }

  private func owner(of item: ItemIdentifierType) -> SectionIdentifierType {
    guard let section = owners[item] else {
      failPrecondition("Invalid item identifier specified: \(item)")
    }
    return section
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else {
      return Self.missing(section: section)
    }
    return index
  }

  private static func missing<Value>(section: SectionIdentifierType) -> Value {
    failPrecondition("Invalid section identifier specified: \(section)")
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The item at a position; nil if the position is out of bounds.
  func item(at path: (section: Int, item: Int)) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), let list = items[sections[path.section]],
      list.indices.contains(path.item)
    else { return nil }
    return list[path.item]
  }

  /// The section at an index; nil if the index is out of bounds.
  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// The number of items of the section at an index.
  func count(at index: Int) -> Int { section(at: index).flatMap { items[$0]?.count } ?? 0 }

  /// The index path of each item.
  ///
  /// - Complexity: O(*n*) in the number of items.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    paths.reserveCapacity(owners.count)
    for (number, section) in sections.enumerated() {
      for (index, item) in (items[section] ?? []).enumerated() {
        paths[item] = IndexPath(item: index, section: number)
      }
    }
    return paths
  }
}

extension Array where Element: Hashable {
  /// The elements that occur before in the array.
  var duplicates: [Element] {
    guard count > 1 else { return [] }
    var seen: Set<Element> = []
    return filter { !seen.insert($0).inserted }
  }
}
