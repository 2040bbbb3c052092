internal import Foundation
internal import TextMetrics

/// The measured characters of the texts that were laid out last.
///
/// The characters of a text take many times the memory of the text. A layout measures most texts at a few
/// widths in a row, and afterwards no more; a text that has left the list is measured again.
final class RecentTypesetters: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [(ticket: Int, typesetter: Typesetter)] = []
  private var tickets = 0

  /// The number of texts, more than most screens have.
  static let capacity = 512

  /// Adds a text in place of the oldest one.
  ///
  /// - Returns: The ticket by which it is found again.
  func add(_ typesetter: Typesetter) -> Int {
    lock.lock()
    defer { lock.unlock() }
    let ticket = tickets
    tickets += 1
    if entries.count < Self.capacity {
      entries.append((ticket, typesetter))
    } else {
      entries[ticket % Self.capacity] = (ticket, typesetter)
    }
    return ticket
  }

  /// The text with a ticket; nil if it was replaced.
  subscript(ticket: Int) -> Typesetter? {
    lock.lock()
    defer { lock.unlock() }
    let slot = ticket % Self.capacity
    return slot < entries.count && entries[slot].ticket == ticket ? entries[slot].typesetter : nil
  }
}
