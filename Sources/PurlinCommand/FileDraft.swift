internal import Foundation

/// A file that is written piece by piece, and there only when it is whole.
///
/// The pieces go to a file beside it, which takes its place at the end: a run that is stopped leaves
/// what was there before. A device or a pipe is written to as it is.
struct FileDraft {
  private let path: String
  private let place: String
  private let draft: String?
  private let handle: FileHandle

  init(_ path: String) throws {
    self.path = path
    let followed = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: followed)
    let isThere = FileManager.default.fileExists(atPath: path)
    switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory?: throw CommandFailure.output("\(path): is a folder")
    case .typeRegular?:
      place = followed
      draft = Self.draft(for: followed)
    default:
      place = path
      draft = isThere ? nil : Self.draft(for: path)
    }
    if let draft {
      let mode = attributes?[.posixPermissions].map { [FileAttributeKey.posixPermissions: $0] }
      _ = FileManager.default.createFile(atPath: draft, contents: nil, attributes: mode)
    }
    guard let handle = FileHandle(forWritingAtPath: draft ?? place) else {
      throw CommandFailure.output("\(path): cannot be written")
    }
    self.handle = handle
  }

  private static func draft(for path: String) -> String {
    let file = URL(fileURLWithPath: path)
    let name = ".\(file.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    return file.deletingLastPathComponent().appendingPathComponent(name).path
  }

  func write(_ bytes: some Sequence<UInt8>) throws {
    do { try handle.write(contentsOf: Data(bytes)) } catch {
      throw failure("cannot be written to its end")
    }
  }

  /// Puts the file in its place.
  func finish() throws {
    try? handle.close()
    guard let draft else { return }
    guard unsafe rename(draft, place) == 0 else { throw failure("cannot be written") }
  }

  private func failure(_ words: String) -> CommandFailure {
    if let draft { try? FileManager.default.removeItem(atPath: draft) }
    return CommandFailure.output("\(path): \(words)")
  }
}
