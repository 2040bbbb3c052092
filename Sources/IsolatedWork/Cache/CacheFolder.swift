internal import Foundation

/// The folder in which results are kept, and all that is ever removed from it.
///
/// It is a folder of its own inside the one that the user names, and a file in it states that it is
/// Purlin's, and in which version. An entry has a name of a fixed form: its key has 64 hexadecimal digits, of which
/// the first two name a folder, and the others the file in it. Nothing else is read, written, replaced or removed;
/// links are not followed.
package struct CacheFolder {
  /// Why results cannot be kept.
  package enum Refusal: Error, Equatable {
    case system(SystemError)
    /// There is a folder of the name that something else has made.
    case foreign
  }

  /// The name of the folder, which contains the version of its form.
  package static let name = "purlin-cache-1"
  /// The file that states whose folder it is.
  ///
  /// Source: Bryan Ford, "Cache Directory Tagging Specification", version 0.6. Programs that make
  /// backups leave out folders with such a file.
  package static let markerName = "CACHEDIR.TAG"
  package static let marker = """
    Signature: 8a477f597d28d172789f06886806bc55
    # Results of earlier runs of Purlin, in the form purlin-cache-1. The folder can be removed at any time.

    """

  private let folder: Folder

  /// Opens a folder that is there.
  ///
  /// - Parameter place: The folder that contains it.
  /// - Throws: ``Refusal``.
  package init(in place: String) throws(Refusal) {
    do throws(SystemError) {
      folder = try Folder(place).folder(Self.name)
    } catch { throw .system(error) }
    guard isMarked else { throw .foreign }
  }

  /// Opens the folder, which is created if there is none.
  ///
  /// - Parameter place: The folder that contains it, which is created if there is none.
  /// - Throws: ``Refusal``.
  package init(makingIn place: String) throws(Refusal) {
    do throws(SystemError) {
      try Self.makeFolders(place)
      let parent = try Folder(place)
      try parent.makeFolder(Self.name)
      folder = try parent.folder(Self.name)
      // The names are read before the marker, because another process may just be making the folder.
      let names = try folder.names.filter { !Draft.isName($0) }
      if names.isEmpty, !isMarked { try mark() }
    } catch { throw .system(error) }
    guard isMarked else { throw .foreign }
  }

  /// Throws an error if nothing can be written into the folder.
  package func checkWritable() throws(SystemError) { try folder.checkWritable(".") }

  private static func makeFolders(_ path: String) throws(SystemError) {
    guard unsafe mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    let error = SystemError.last
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    guard error.code == ENOENT, !parent.isEmpty else { throw error }
    try makeFolders(parent)
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  // MARK: The marker

  private var isMarked: Bool {
    guard let file = try? folder.open(Self.markerName, O_RDONLY) else { return false }
    defer { _ = close(file) }
    guard (try? Folder.Info(of: file))?.isRegular == true else { return false }
    return (try? InputFile.readAgain(file, limit: 1 << 12)) == Array(Self.marker.utf8)
  }

  /// Writes the marker, which appears complete; one that is there stays.
  private func mark() throws(SystemError) {
    let draft = try Draft(in: folder)
    defer { draft.discard() }
    try Descriptor.write(Self.marker.utf8, to: draft.descriptor)
    do { try draft.become(Self.markerName) } catch  where error.code == EEXIST {}
  }

  // MARK: Entries

  /// Returns the content of an entry.
  ///
  /// - Parameter key: 64 hexadecimal digits.
  /// - Returns: The content; nil if there is no entry that can be read.
  package func read(_ key: String) -> [UInt8]? {
    guard let part = try? folder.folder(Self.part(of: key)),
      let file = try? part.open(Self.entry(of: key), O_RDONLY)
    else { return nil }
    defer { _ = close(file) }
    guard let info = try? Folder.Info(of: file), info.isRegular,
      let bytes = try? InputFile.readAgain(file, limit: Files.longestDocument)
    else { return nil }
    // The time of the last use, to a day.
    if time(nil) - info.changed.tv_sec > Self.day { _ = futimens(file, nil) }
    return bytes
  }

  /// Writes an entry, if that is possible.
  package func write(_ bytes: [UInt8], to key: String) {
    let (name, entry) = (Self.part(of: key), Self.entry(of: key))
    try? folder.makeFolder(name)
    guard let part = try? folder.folder(name), (try? part.info(entry))?.isRegular ?? true,
      let draft = try? Draft(in: part)
    else { return }
    defer { draft.discard() }
    do {
      try Descriptor.write(bytes, to: draft.descriptor)
      try draft.settle(surely: false)
      try draft.replace(entry)
    } catch { return }
  }

  // MARK: Old entries

  /// A day, in seconds.
  package static let day = 86_400

  /// Removes entries that have not been used for a number of days, and what killed processes left, at
  /// most once a day.
  ///
  /// - Parameters:
  ///   - days: The number of days.
  ///   - now: The present time, in seconds since 1970.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  package func prune(after days: Int, now: Int = time(nil)) {
    // The marker's time is that of the last pruning.
    guard let marker = try? folder.open(Self.markerName, O_RDONLY) else { return }
    defer { _ = close(marker) }
    guard let info = try? Folder.Info(of: marker), now - info.changed.tv_sec >= Self.day,
      futimens(marker, nil) == 0
    else { return }
    Draft.removeLeftovers(in: folder)
    for name in (try? folder.names) ?? [] where Self.isDigits(name, count: Self.partLength) {
      guard let part = try? folder.folder(name) else { continue }
      Draft.removeLeftovers(in: part)
      for entry in (try? part.names) ?? [] where Self.isDigits(entry, count: Self.entryLength) {
        guard let info = try? part.info(entry), info.isRegular,
          now - info.changed.tv_sec > days * Self.day
        else { continue }
        try? part.remove(entry)
      }
    }
  }

  // MARK: Names

  private static let partLength = 2
  private static let entryLength = 62

  private static func part(of key: String) -> String { String(key.prefix(partLength)) }

  private static func entry(of key: String) -> String {
    precondition(isDigits(key, count: partLength + entryLength), "a key has 64 digits: \(key)")
    return String(key.dropFirst(partLength))
  }

  /// Whether a name consists of that many hexadecimal digits, in lower case.
  private static func isDigits(_ name: String, count: Int) -> Bool {
    name.utf8.count == count
      && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
