public import Foundation

/// A document of an app: a file that is read and written.
///
/// Files are read and written at once, in the calling thread; there are no conflicts, and nothing is saved by
/// itself.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidocument>
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// The state of a document.
  public struct State: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates a state with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open, and without a problem.
    public static let normal: State = []
    /// Not open.
    public static let closed = State(rawValue: 1)
    /// Changed by somebody else.
    public static let inConflict = State(rawValue: 2)
    /// Not saved because of an error.
    public static let savingError = State(rawValue: 4)
    /// Not to be edited now.
    public static let editingDisabled = State(rawValue: 8)
    /// Being loaded.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// Why a document is saved; raw values are Apple's.
  public enum SaveOperation: Int, Sendable {
    /// To create the file.
    case forCreating = 0
    /// To write the file again.
    case forOverwriting = 1
  }

  /// How the number of changes changes; raw values are Apple's.
  public enum ChangeKind: Int, Sendable {
    /// A change was made.
    case done = 0
    /// A change was undone.
    case undone = 1
    /// A change was made again.
    case redone = 2
    /// The document was saved.
    case cleared = 3
  }

  /// The file.
  public let fileURL: URL
  /// The state: closed until the file is read.
  open private(set) var documentState = State.closed
  /// The number of changes that are not saved.
  private var changes = 0

  /// Creates a document for a file, which need not exist.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The name of the file.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file.
  open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
  /// The date of the file.
  open var fileModificationDate: Date?
  /// Whether there are changes that are not saved.
  open var hasUnsavedChanges: Bool { changes != 0 }
  /// The type of a saved file.
  open var savingFileType: String? { fileType }

  /// Returns the contents to write: `Data` or a file wrapper; none unless overridden.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Takes the contents of the file; has no effect unless overridden.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Reads the file.
  open func read(from url: URL) throws {
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
  }

  /// Opens the document: reads the file, and calls a closure.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let isRead = (try? read(from: fileURL)) != nil
    if isRead { documentState = .normal }
    completionHandler?(isRead)
  }

  /// Closes the document, and calls a closure.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    if hasUnsavedChanges { save(to: fileURL, for: .forOverwriting) }
    documentState = .closed
    completionHandler?(true)
  }

  /// Writes the contents to a file, and calls a closure.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let data = try? contents(forType: fileType ?? "") as? Data
    let isWritten = data.map { (try? $0.write(to: url, options: .atomic)) != nil } ?? false
    if isWritten {
      changes = 0
      documentState = .normal
    }
    completionHandler?(isWritten)
  }

  /// Writes the document to its file if it was changed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Reads the file again, and calls a closure.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?((try? read(from: url)) != nil)
  }

  /// Counts a change.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }

  /// Called when the file could not be read or written; never called.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  /// Called before the document must not be edited; never called.
  open func disableEditing() {}
  /// Called when the document can be edited again; never called.
  open func enableEditing() {}

  /// Posted when the state of a document has changed; never posted.
  nonisolated public static let stateChangedNotification = NSNotification.Name(
    "UIDocumentStateChangedNotification")
}
