internal import Foundation
internal import LayoutInspector

/// What a served page shows, for whoever must not wait for the main actor.
///
/// The main actor may capture a document for seconds. Meanwhile the page is still answered, and a
/// signal ends the process, both with the documents as they were before.
final class SharedPage: @unchecked Sendable {
  struct Content: Sendable {
    var scenes: [InspectedScene] = []
    /// Messages about documents that cannot be read.
    var problems: [String] = []
    /// Counts the changes that pages have not asked for themselves.
    var version = 0
    var documents: [EditedDocument] = []
    var states: [EditedDocument.FileState] = []
  }

  private let lock = NSLock()
  private var content = Content()
  private var edition = 0
  private var page: (edition: Int, html: [UInt8])?
  private var isChecking = false
  private let files = NSLock()

  var present: Content {
    get { lock.withLock { content } }
    set {
      lock.withLock {
        content = newValue
        edition += 1
      }
    }
  }

  /// Returns the page as HTML, which `make` makes of the content if it has changed since.
  func html(_ make: (Content) throws -> String) rethrows -> [UInt8] {
    let (content, edition, made) = lock.withLock { (self.content, self.edition, self.page) }
    if let made, made.edition == edition { return made.html }
    let html = Array(try make(content).utf8)
    lock.withLock { page = (edition, html) }
    return html
  }

  /// Writes files, while the process is not ended.
  func writing<Result>(_ body: () throws -> Result) rethrows -> Result {
    try files.withLock(body)
  }

  /// Waits until files are written, and prevents that others are.
  func stopWriting() { files.lock() }

  /// Begins to compare the files with what was read; returns false if that has begun already.
  func beginCheck() -> Bool {
    lock.withLock {
      defer { isChecking = true }
      return !isChecking
    }
  }

  func endCheck() { lock.withLock { isChecking = false } }
}
