internal import Foundation

/// A batch of changes of a list: the rows of a table view, or the items of a collection view.
///
/// As in UIKit, what is deleted, reloaded or moved is named by its index path before the batch, and what is inserted,
/// or where something is moved to, by the index path after it.
struct ListUpdates {
  /// The nesting depth of batches.
  var depth = 0
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  /// The closures to call after the outermost batch.
  var completions: [(Bool) -> Void] = []

  /// Whether there are no changes, so that only heights are reloaded (`scrollview:V5.8`).
  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty
      && reconfiguredItems.isEmpty && movedItems.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }
}

/// The measuring and placing of what a list shows, during which it cannot be changed.
struct ListPlacing {
  /// Whether rows or items are being requested, measured and placed.
  var isActive = false
  /// Whether the list was reloaded in the meantime, so that it is laid out again from the beginning.
  var isDiscarded = false

  /// Returns the message about changes of the list in the meantime; nil if they are possible.
  ///
  /// The words are those of UIKit for asking for cells in the meantime.
  @MainActor
  func problem(of updates: ListUpdates, _ list: UIView, _ words: ListWords) -> String? {
    guard isActive, !updates.isEmpty else { return nil }
    return "Attempted to insert, delete, move or reload \(words.item)s of the "
      + "\(words.list.lowercased()) while it was in the process of updating its visible cells, which is "
      + "not allowed. \(words.list): \(list)"
  }
}

/// The words for a list and its elements in messages.
struct ListWords {
  /// `row` or `item`.
  let item: String
  /// `Table view` or `Collection view`.
  let list: String

  static let table = ListWords(item: "row", list: "Table view")
  static let collection = ListWords(item: "item", list: "Collection view")
}

/// A batch that does not describe how a list has changed, with Apple's message.
struct ListUpdateError: Error {
  let message: String
}

extension ListUpdateError {
  /// A deletion, reload or move of an item that does not exist.
  static func missing(_ path: IndexPath, _ verb: String, _ before: [Int], _ words: ListWords)
    -> Self
  {
    guard before.indices.contains(path.section) else {
      return Self(
        message:
          "attempt to \(verb) \(words.item) \(path.item) from section \(path.section), but there are only "
          + "\(before.count) sections before the update")
    }
    return Self(
      message:
        "attempt to \(verb) \(words.item) \(path.item) from section \(path.section) which only contains "
        + "\(before[path.section]) \(words.item)s before the update")
  }

  static func missing(section: Int, _ verb: String, _ before: [Int]) -> Self {
    Self(
      message:
        "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update"
    )
  }

  /// An insertion of an item, or a move of one to a place, that does not exist after the batch.
  static func misplaced(_ path: IndexPath, _ after: [Int], _ words: ListWords) -> Self {
    guard after.indices.contains(path.section) else {
      return Self(
        message:
          "attempt to insert \(words.item) \(path.item) into section \(path.section), but there are only "
          + "\(after.count) sections after the update")
    }
    let count = after[path.section]
    return Self(
      message:
        "attempt to insert \(words.item) \(path.item) into section \(path.section), but there are only "
        + "\(count) \(words.item)s in section \(path.section) after the update")
  }

  static func misplaced(section: Int, _ after: [Int]) -> Self {
    Self(
      message:
        "attempt to insert section \(section) but there are only \(after.count) sections after the update"
    )
  }

  /// Two changes of the same item.
  static func conflict(_ changes: String, _ path: IndexPath) -> Self {
    Self(
      message:
        "attempt to \(changes) the same index path ({length = 2, path = \(path.section) - \(path.item)})"
    )
  }

  /// Two changes of the same section.
  static func conflict(_ changes: String, section: Int) -> Self {
    Self(message: "attempt to \(changes) the same section (\(section))")
  }

  /// Numbers of items that do not follow from those before and the changes.
  ///
  /// The message is that of iOS 16 and later, as in crash reports (exyte/Chat#56).
  static func inconsistent(
    _ updates: ListUpdates, before: [Int], after: [Int], _ words: ListWords
  ) -> Self {
    func text(_ counts: [Int]) -> String {
      let sections = "\(counts.count) section\(counts.count == 1 ? "" : "s")"
      return
        "{ \(sections) with \(words.item) counts: [\(counts.map(String.init).joined(separator: ", "))] }"
    }
    return Self(
      message:
        "Invalid batch updates detected: the number of sections and/or \(words.item)s returned by the data "
        + "source before and after performing the batch updates are inconsistent with the updates.\n"
        + "Data source before updates = \(text(before))\nData source after updates = \(text(after))\n"
        + "Updates = [\n\t\(updates.lines(words).joined(separator: ",\n\t"))\n]")
  }
}

extension ListUpdates {
  /// The changes that move other items, a line for each.
  fileprivate func lines(_ words: ListWords) -> [String] {
    func text(_ path: IndexPath) -> String { "(\(path.section) - \(path.item))" }
    return deletedSections.map { "Delete section (\($0))" }
      + deletedItems.map { "Delete \(words.item) \(text($0))" }
      + insertedSections.map { "Insert section (\($0))" }
      + insertedItems.map { "Insert \(words.item) \(text($0))" }
      + reloadedSections.map { "Reload section (\($0))" }
      + reloadedItems.map { "Reload \(words.item) \(text($0))" }
      + movedSections.map { "Move section (\($0.from)) to (\($0.to))" }
      + movedItems.map { "Move \(words.item) \(text($0.from)) to \(text($0.to))" }
  }
}
