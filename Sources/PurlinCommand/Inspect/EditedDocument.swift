internal import Foundation
internal import InterfaceLinter
internal import IsolatedWork

/// A document with its edits that are not saved yet.
struct EditedDocument: Sendable {
  /// What has become of the file since it was read or written last.
  enum FileState: Hashable {
    case asRead
    /// Another program has written it.
    case changed
    /// It was deleted, moved or replaced by something that cannot be read; the message says which.
    case missing(String)
    /// Another program has written it, and what it has written cannot be shown, for this reason.
    case unreadable(String)
  }

  let file: String
  /// The contents of the file when it was read or written last.
  private(set) var saved: [UInt8]
  private(set) var present: [UInt8]
  private var past: [[UInt8]] = []
  private var future: [[UInt8]] = []

  init(_ file: String) throws {
    self.file = file
    saved = try Files.read(file)
    present = saved
  }

  /// A file that does not exist or cannot be read yet.
  init(unreadable file: String) { (self.file, saved, present) = (file, [], []) }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
  var isEdited: Bool { present != saved }

  /// The difference of the edited document from the file as it was read.
  var patch: String { patch(naming: file) }

  private func patch(naming name: String) -> String {
    UnifiedDifference(from: saved, to: present).text(oldName: name, newName: name)
  }

  mutating func edit(_ bytes: [UInt8]) {
    past.append(present)
    future = []
    present = bytes
  }

  /// Returns to the document before the last edit, and returns whether there was one.
  mutating func undo() -> Bool {
    guard let before = past.popLast() else { return false }
    future.append(present)
    present = before
    return true
  }

  /// Performs the edit again that was undone last, and returns whether there was one.
  mutating func redo() -> Bool {
    guard let after = future.popLast() else { return false }
    past.append(present)
    present = after
    return true
  }

  // MARK: The file

  /// Compares the file with what was read.
  func fileState() -> FileState {
    do {
      return try Files.read(file) == saved ? .asRead : .changed
    } catch {
      let message = (error as? CommandFailure)?.reason(without: file) ?? "\(error)"
      return .missing(message)
    }
  }

  /// Writes the document, unless the file is not as it was read.
  mutating func save() throws {
    do {
      try DocumentFile.replace(
        file, with: present, read: FileVersion(of: saved), force: .unavailable)
    } catch is FileDraft.Changed {
      throw CommandFailure.input(
        "\(file): has changed since it was read; revert, or write the changes as a patch")
    }
    saved = present
  }

  /// Writes the document at the place of a file that was deleted or moved.
  mutating func writeAgain() throws {
    do throws(SystemError) { try Self.create(file, present) } catch {
      throw CommandFailure.output(
        error.code == EEXIST
          ? "\(file): is there again; save or revert" : "\(file): \(error.words)")
    }
    saved = present
  }

  /// Writes the difference to a new file: beside the document if possible, otherwise into the folder
  /// for temporary files, where only this user can read it.
  ///
  /// The document is named without its folder, in which `patch -p0` and `git apply -p0` then find it; they
  /// refuse absolute paths.
  ///
  /// - Returns: The path of the file.
  func writePatch() throws -> String {
    let name = URL(fileURLWithPath: file).lastPathComponent
    let bytes = Array(patch(naming: name).utf8)
    do throws(SystemError) { return try Self.create(file, suffix: "patch", bytes) } catch {
      let reason = error.words
      let other = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
      do throws(SystemError) {
        return try Self.create(other, suffix: "patch", bytes, mode: 0o600)
      } catch {
        throw CommandFailure.output("\(file): no patch can be written beside it: \(reason)")
      }
    }
  }

  /// The number of names that are tried for a patch.
  private static let mostNames = 1000

  /// Writes a file with the first free name of `base.suffix`, `base.2.suffix` and so on.
  private static func create(
    _ base: String, suffix: String, _ bytes: [UInt8], mode: mode_t = 0o666
  ) throws(SystemError) -> String {
    for number in 1...mostNames {
      let path = number == 1 ? "\(base).\(suffix)" : "\(base).\(number).\(suffix)"
      do throws(SystemError) {
        try create(path, bytes, mode: mode)
        return path
      } catch  where error.code == EEXIST { continue }
    }
    throw SystemError(code: EEXIST)
  }

  /// Writes a file that does not exist yet; the error is `EEXIST` if there is anything with its name.
  private static func create(
    _ path: String, _ bytes: [UInt8], mode: mode_t = 0o666
  ) throws(SystemError) {
    let place = try WritePlace(path, isNew: true)
    let draft = try Draft(in: place.folder, mode: mode)
    try Descriptor.write(bytes, to: draft.descriptor)
    try draft.settle(surely: false)
    try draft.become(place.name)
  }
}
