internal import ArgumentParser
internal import Foundation
internal import InterfaceCanvas
internal import IsolatedWork

/// Where results of earlier runs are kept.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(
      "The folder for results of earlier runs, which are used again for unchanged documents; by "
        + "default 'purlin' in the user's folder for caches.", valueName: "folder"))
  var folder: String?

  @Flag(help: "Neither use nor keep results of earlier runs.")
  var noCache = false

  func validate() throws {
    if noCache, folder != nil {
      throw ValidationError("--cache and --no-cache contradict each other")
    }
  }

  /// Opens the cache of a run, and removes its old entries.
  ///
  /// A given folder in which nothing can be kept is reported in one line; the run then works without.
  ///
  /// - Parameters:
  ///   - key: What all documents of the run have in common, without fonts.
  ///   - fonts: The fonts that are given.
  ///   - found: The app's own fonts.
  /// - Returns: The cache; nil if results are not kept.
  func cache(_ key: CacheKey, fonts: FontOptions, _ found: AppFonts) -> ResultCache? {
    guard !noCache, let place = folder.map(Self.absolute) ?? Self.usualFolder else { return nil }
    do {
      guard !place.isEmpty else { throw CacheFolder.Refusal.system(SystemError(code: ENOENT)) }
      let opened = try CacheFolder(makingIn: place)
      do { try opened.checkWritable() } catch { throw CacheFolder.Refusal.system(error) }
      opened.prune(after: ResultCache.keptDays)
    } catch {
      if let folder { StandardError.line("purlin: \(Self.warning(folder, error))") }
      return nil
    }
    var key = key
    fonts.add(to: &key, found)
    return ResultCache(in: place, common: key)
  }

  /// The absolute path of a folder; an empty path stays empty.
  private static func absolute(_ folder: String) -> String {
    folder.isEmpty ? "" : LintPaths.absolute(folder)
  }

  private static func warning(_ folder: String, _ error: any Error) -> String {
    let reason: String
    switch error as? CacheFolder.Refusal {
    case .system(let error): reason = error.words
    case .foreign, nil: reason = "its folder '\(CacheFolder.name)' is not Purlin's"
    }
    return "--cache '\(folder)': \(reason); results are not kept"
  }

  /// `$XDG_CACHE_HOME/purlin`, or `.cache/purlin` in the home folder; nil without a home folder.
  ///
  /// Source: freedesktop.org, "XDG Base Directory Specification", version 0.8.
  static var usualFolder: String? {
    let environment = ProcessInfo.processInfo.environment
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return base + "/purlin" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.cache/purlin"
  }
}

extension FontOptions {
  /// Adds the files with which text is measured, in their order, by content.
  fileprivate func add(to key: inout CacheKey, _ found: AppFonts) {
    for path in folders.flatMap(Self.files) + found.files {
      key.add("font", [path])
      if let bytes = try? InputFile.read(path, limit: Files.longestDocument) {
        key.add("content", bytes: bytes)
      }
    }
  }

  /// The files in a folder, or the file itself.
  private static func files(at path: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: path) else { return [path] }
    let inside = names.compactMap { $0 as? String }.sorted()
    return inside.isEmpty ? [path] : inside.map { "\(path)/\($0)" }
  }
}
