internal import Foundation
internal import IsolatedWork
internal import PreviewRunner

/// The folder of what was compiled for previews, and of the work in progress.
///
/// It is a folder of its own inside the one that the user names, which a file marks as Purlin's. Each part is a
/// folder whose name ends in the key of what it was made of; it appears complete or not at all, and is never changed.
struct PreviewCache: Sendable {
  /// The name of the folder, which contains the version of its form.
  static let name = "purlin-preview-1"
  private static let marker = """
    Signature: 8a477f597d28d172789f06886806bc55
    # Modules that Purlin has compiled for previews. The folder can be removed at any time.

    """

  /// The path of the folder.
  let folder: String

  /// Opens the folder, which is created if there is none.
  init(in place: String) throws(PreviewError) {
    folder = "\(place)/\(Self.name)"
    let marker = "\(folder)/CACHEDIR.TAG"
    do {
      // Only this user may read it: the work in progress is of the user's sources.
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      if try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty {
        try Self.marker.write(toFile: marker, atomically: true, encoding: .utf8)
      }
    } catch {
      throw PreviewError("\(folder): cannot be created; --cache names another folder")
    }
    // What is in it is run.
    var info = stat()
    guard unsafe lstat(folder, &info) == 0, info.st_mode & S_IFMT == S_IFDIR,
      info.st_uid == geteuid(), info.st_mode & 0o022 == 0
    else {
      throw PreviewError(
        "\(folder): others can write there, and what is in it is run; --cache names another folder")
    }
    guard (try? String(contentsOfFile: marker, encoding: .utf8)) == Self.marker else {
      throw PreviewError("\(folder): is not Purlin's; --cache names another folder")
    }
    removeLeftovers()
  }

  // MARK: Leftovers

  /// Removes what killed processes left: drafts and folders of work of one process, which have its number in their
  /// names, a day after they were last changed.
  ///
  /// - Parameter now: The present time.
  func removeLeftovers(now: Date = Date()) {
    for name in FileManager.default.names(in: folder) where Self.isOfOneProcess(name) {
      let path = "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard let changed = attributes?[.modificationDate] as? Date,
        now.timeIntervalSince(changed) > 86_400
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Whether a name is `part-KEY.PROCESS.draft` or `work-KEY.PROCESS`.
  static func isOfOneProcess(_ name: String) -> Bool {
    name.wholeMatch(of: /([A-Za-z_]+-[0-9a-f]{16}\.[0-9]+\.draft|work-[0-9a-f]{16}\.[0-9]+)/) != nil
  }

  // MARK: Parts

  /// The path of a part.
  func path(_ name: String, _ key: String) -> String { "\(folder)/\(name)-\(key.prefix(16))" }

  /// Whether a part is there.
  func has(_ name: String, _ key: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name, key))
  }

  /// Makes a part: `body` fills a folder, which then takes its name, unless another process was faster.
  func make(
    _ name: String, _ key: String, _ body: (_ folder: String) throws(PreviewError) -> Void
  ) throws(PreviewError) {
    let target = path(name, key)
    let draft = "\(target).\(getpid()).draft"
    do {
      try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
    } catch { throw PreviewError("\(draft): \(SystemError.last.words)") }
    defer { try? FileManager.default.removeItem(atPath: draft) }
    try body(draft)
    guard unsafe rename(draft, target) == 0 || FileManager.default.fileExists(atPath: target) else {
      throw PreviewError("\(target): \(SystemError.last.words)")
    }
  }

  /// The folder for the work on some sources, which only one process uses at a time.
  ///
  /// - Parameter key: The key of the paths.
  /// - Returns: The folder; that of this process alone while another one works on the same sources.
  /// - Throws: ``PreviewError`` if no folder can be created.
  func workFolder(_ key: String) throws(PreviewError) -> WorkFolder {
    let path = "\(folder)/work-\(key.prefix(16))"
    if let folder = try WorkFolder(path, isTemporary: false) { return folder }
    guard let folder = try WorkFolder("\(path).\(getpid())", isTemporary: true) else {
      throw PreviewError("\(path): is in use")
    }
    return folder
  }
}

/// A folder for adapted sources and objects.
final class WorkFolder: Sendable {
  let path: String
  private let isTemporary: Bool
  private let lock: Int32

  /// Creates the folder if necessary, and locks it; nil if another process has it.
  init?(_ path: String, isTemporary: Bool) throws(PreviewError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path + "/adapted", withIntermediateDirectories: true)
    } catch { throw PreviewError("\(path): \(SystemError.last.words)") }
    let lock = unsafe open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      if lock >= 0 { close(lock) }
      return nil
    }
    (self.path, self.isTemporary, self.lock) = (path, isTemporary, lock)
  }

  /// Returns the folder with the objects of a set of files, which is created if necessary.
  ///
  /// Files with mistakes are compiled with all others first, and these then without them. In one folder, each of the two
  /// compilations would begin anew.
  func objects(of key: String) throws(PreviewError) -> String {
    let folder = "\(path)/objects-\(key)"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch { throw PreviewError("\(folder): \(SystemError.last.words)") }
    return folder
  }

  /// Removes the objects of other sets of files.
  func removeObjects(except keys: Set<String>) {
    for name in FileManager.default.names(in: path)
    where name.hasPrefix("objects-") && !keys.contains(String(name.dropFirst("objects-".count))) {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
  }

  deinit {
    if isTemporary { try? FileManager.default.removeItem(atPath: path) }
    close(lock)
  }
}
