internal import Foundation

/// Where the sections and items of a list were before it changed.
struct ItemOrigins {
  struct Section {
    /// The index before the change; nil if the section is new or reloaded.
    var origin: Int?
    /// The index path of each item before the change; nil if the item is new or reloaded.
    var items: [IndexPath?]
  }

  var sections: [Section]
  /// The items whose cells are configured again, by their index paths after the change.
  var reconfigured: [IndexPath] = []
  /// The index paths of reloaded items after the change, by those before it.
  var reloaded: [IndexPath: IndexPath] = [:]
  /// The indices of reloaded sections after the change, by those before it.
  var reloadedSections: [Int: Int] = [:]

  /// The numbers of items after the change.
  var counts: [Int] { sections.map(\.items.count) }

  /// Whether the list had these numbers of items before the change, as far as its items tell.
  func isPossible(after counts: [Int]) -> Bool {
    sections.allSatisfy { section in
      section.items.allSatisfy { origin in
        guard let origin else { return true }
        return counts.indices.contains(origin.section) && origin.item < counts[origin.section]
      }
    }
  }

  /// Returns where items are after the change; those that are gone or reloaded are left out.
  ///
  /// - Complexity: O(*n*) in the number of items.
  func destinations(of paths: Set<IndexPath>) -> [IndexPath: IndexPath] {
    guard !paths.isEmpty else { return [:] }
    var found: [IndexPath: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (item, origin) in section.items.enumerated() {
        if let origin, paths.contains(origin) {
          found[origin] = IndexPath(item: item, section: number)
        }
      }
    }
    return found
  }

  /// The index after the change of each section that is neither gone nor reloaded.
  var sectionDestinations: [Int: Int] {
    var found: [Int: Int] = [:]
    for (number, section) in sections.enumerated() {
      if let origin = section.origin { found[origin] = number }
    }
    return found
  }
}

extension Dictionary {
  /// Returns the values under new keys; those without one are left out.
  func moved(to places: [Key: Key]) -> Self {
    var moved: Self = [:]
    for (key, value) in self { if let place = places[key] { moved[place] = value } }
    return moved
  }
}

// MARK: - A batch

extension ItemOrigins {
  /// Applies a batch to the numbers of items before it, and compares the result with the numbers after it.
  ///
  /// - Parameters:
  ///   - updates: The batch.
  ///   - before: The number of items of each section when the list was last laid out.
  ///   - after: The number of items of each section that the data source returns now.
  ///   - words: The words of messages.
  /// - Throws: An error if the batch names what does not exist, or does not explain the numbers after it.
  init(
    _ updates: ListUpdates, before: [Int], after: [Int], _ words: ListWords
  ) throws(ListUpdateError) {
    try updates.check(before, words)
    try updates.checkConflicts()
    sections = []
    let kept = Self.kept(updates, before)
    let leaving = updates.deletedSections.union(IndexSet(updates.movedSections.map(\.from)))
    var order: [Int?] = before.indices.filter { !leaving.contains($0) }
    for (index, origin) in updates.arrivingSections {
      guard index <= order.count else { throw .misplaced(section: index, after) }
      order.insert(origin, at: index)
    }
    // An item that is deleted twice counts twice.
    guard order.count == after.count,
      Set(updates.deletedItems).count == updates.deletedItems.count
    else { throw .inconsistent(updates, before: before, after: after, words) }
    for (number, origin) in order.enumerated() {
      sections.append(origin.map { kept[$0] } ?? Section(origin: nil, items: []))
      if let origin, updates.reloadedSections.contains(origin) { reloadedSections[origin] = number }
    }
    for index in sections.indices where sections[index].origin == nil {
      sections[index].items = Array(repeating: nil, count: after[index])
    }
    try insertItems(updates, after, words)
    guard counts == after else {
      throw .inconsistent(updates, before: before, after: after, words)
    }
    let places = destinations(of: Set(updates.reconfiguredItems))
    reconfigured = updates.reconfiguredItems.compactMap { places[$0] }
    reloaded = destinations(of: Set(updates.reloadedItems))
    for place in reloaded.values { sections[place.section].items[place.item] = nil }
  }

  /// The sections before a batch, without the items that it deletes or moves.
  private static func kept(_ updates: ListUpdates, _ before: [Int]) -> [Section] {
    let leaving = Set(updates.deletedItems + updates.movedItems.map(\.from))
    return before.enumerated().map { section, count in
      guard !updates.reloadedSections.contains(section) else {
        return Section(origin: nil, items: [])
      }
      var items: [IndexPath?] = []
      items.reserveCapacity(count)
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        guard !leaving.contains(path) else { continue }
        items.append(path)
      }
      return Section(origin: section, items: items)
    }
  }

  /// Inserts new and moved items; sections that are new or reloaded have all their new items already.
  private mutating func insertItems(
    _ updates: ListUpdates, _ after: [Int], _ words: ListWords
  ) throws(ListUpdateError) {
    for (section, arrivals) in updates.arrivingItems {
      guard sections.indices.contains(section) else {
        throw .misplaced(arrivals[0].path, after, words)
      }
      guard sections[section].origin != nil else {
        for (path, origin) in arrivals {
          guard path.item < after[section] else { throw .misplaced(path, after, words) }
          sections[section].items[path.item] = origin
        }
        continue
      }
      var merged: [IndexPath?] = []
      var rest = sections[section].items[...]
      var last: IndexPath?
      for (path, origin) in arrivals {
        // Items that are inserted at the same index path follow each other.
        let distance = path == last ? 0 : max(path.item - merged.count, 0)
        last = path
        guard distance <= rest.count else { throw .misplaced(path, after, words) }
        merged += rest.prefix(distance)
        rest = rest.dropFirst(distance)
        merged.append(origin)
      }
      sections[section].items = merged + rest
    }
  }
}

extension ListUpdates {
  /// Throws an error if the batch names a section or item that does not exist.
  fileprivate func check(_ before: [Int], _ words: ListWords) throws(ListUpdateError) {
    for (verb, paths) in [
      ("delete", deletedItems), ("delete", reloadedItems), ("reconfigure", reconfiguredItems),
      ("move", movedItems.map(\.from)),
    ] {
      for path in paths {
        guard before.indices.contains(path.section), (0..<before[path.section]).contains(path.item)
        else { throw .missing(path, verb, before, words) }
      }
    }
    for (verb, indices) in [
      ("delete", Array(deletedSections)), ("delete", Array(reloadedSections)),
      ("move", movedSections.map(\.from)),
    ] {
      for index in indices where !before.indices.contains(index) {
        throw .missing(section: index, verb, before)
      }
    }
  }

  /// Throws an error if the batch changes an item or a section in two ways that exclude each other.
  ///
  /// UIKit treats what is reloaded as deleted and inserted.
  fileprivate func checkConflicts() throws(ListUpdateError) {
    let (deleted, reloaded) = (Set(deletedItems), Set(reloadedItems))
    for path in reloadedItems where deleted.contains(path) {
      throw .conflict("delete and reload", path)
    }
    for (path, _) in movedItems where deleted.contains(path) || reloaded.contains(path) {
      throw .conflict("perform a delete and a move from", path)
    }
    let inserted = Set(insertedItems)
    for (_, path) in movedItems where inserted.contains(path) {
      throw .conflict("perform an insert and a move to", path)
    }
    for index in reloadedSections.intersection(deletedSections) {
      throw .conflict("delete and reload", section: index)
    }
    for (index, _) in movedSections
    where deletedSections.contains(index) || reloadedSections.contains(index) {
      throw .conflict("perform a delete and a move from", section: index)
    }
    for (_, index) in movedSections where insertedSections.contains(index) {
      throw .conflict("perform an insert and a move to", section: index)
    }
  }

  /// New and moved sections in the order of their indices after the batch, each with its index before it.
  fileprivate var arrivingSections: [(index: Int, origin: Int?)] {
    let arrivals: [(index: Int, origin: Int?)] =
      insertedSections.map { ($0, nil) } + movedSections.map { ($0.to, $0.from) }
    return arrivals.sorted { $0.index < $1.index }
  }

  /// New and moved items by section, in the order of their index paths after the batch, each with that before it.
  fileprivate var arrivingItems: [(section: Int, items: [(path: IndexPath, origin: IndexPath?)])] {
    let arrivals: [(path: IndexPath, origin: IndexPath?)] =
      insertedItems.map { ($0, nil) } + movedItems.map { ($0.to, $0.from) }
    let bySection = Dictionary(grouping: arrivals) { $0.path.section }
    return bySection.sorted { $0.key < $1.key }.map { section, items in
      (section, items.sorted { $0.path < $1.path })
    }
  }
}

extension ItemOrigins {
  /// Returns changes that lead to these origins; what is reloaded is deleted and inserted.
  func updates(before: [Int]) -> ListUpdates {
    var updates = ListUpdates()
    let kept = sectionDestinations
    updates.deletedSections = IndexSet(before.indices.filter { kept[$0] == nil })
    updates.insertedSections = IndexSet(sections.indices.filter { sections[$0].origin == nil })
    var left: Set<IndexPath> = []
    var lastSection = -1
    for (number, section) in sections.enumerated() {
      if let origin = section.origin {
        if origin > lastSection {
          lastSection = origin
        } else {
          updates.movedSections.append((origin, number))
        }
      }
      // The items that stay in order are not moved.
      var last = -1
      for (item, origin) in section.items.enumerated() {
        let path = IndexPath(item: item, section: number)
        if let origin, origin.section == section.origin, origin.item > last {
          last = origin.item
          left.insert(origin)
        } else if let origin {
          updates.movedItems.append((origin, path))
          left.insert(origin)
        } else if section.origin != nil {
          updates.insertedItems.append(path)
        }
      }
    }
    for (section, count) in before.enumerated() where kept[section] != nil {
      updates.deletedItems += (0..<count).map { IndexPath(item: $0, section: section) }
        .filter { !left.contains($0) }
    }
    return updates
  }
}

// MARK: - Snapshots

extension NSDiffableDataSourceSnapshot {
  /// Returns where the sections and items were in an earlier snapshot.
  ///
  /// - Complexity: O(*n*) in the number of items of both.
  func origins(in old: Self) -> ItemOrigins {
    var oldPaths: [ItemIdentifierType: IndexPath] = [:]
    var oldSections: [SectionIdentifierType: Int] = [:]
    for (number, section) in old.sectionIdentifiers.enumerated() {
      oldSections[section] = number
      for (item, identifier) in old.itemIdentifiers(inSection: section).enumerated() {
        oldPaths[identifier] = IndexPath(item: item, section: number)
      }
    }
    for identifier in reloadedItemIdentifiers { oldPaths[identifier] = nil }
    for section in reloadedSectionIdentifiers {
      oldSections[section] = nil
      for identifier in itemIdentifiers(inSection: section) { oldPaths[identifier] = nil }
    }
    let again = Set(reconfiguredItemIdentifiers)
    var origins = ItemOrigins(sections: [])
    for (number, section) in sectionIdentifiers.enumerated() {
      let identifiers = itemIdentifiers(inSection: section)
      origins.sections.append(
        ItemOrigins.Section(origin: oldSections[section], items: identifiers.map { oldPaths[$0] }))
      guard !again.isEmpty else { continue }
      for (item, identifier) in identifiers.enumerated()
      where again.contains(identifier) && oldPaths[identifier] != nil {
        origins.reconfigured.append(IndexPath(item: item, section: number))
      }
    }
    return origins
  }
}
