internal import ArgumentParser
internal import Foundation
internal import InterfaceCanvas

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

  /// Opens the cache of a run.
  ///
  /// - Parameters:
  ///   - key: What all documents of the run have in common, without fonts.
  ///   - fonts: The fonts that are given.
  ///   - found: The app's own fonts.
  /// - Returns: The cache; nil if results are not kept.
  /// - Throws: ``CommandFailure`` if a folder is given that cannot be created.
  func cache(_ key: CacheKey, fonts: FontOptions, _ found: AppFonts) throws -> ResultCache? {
    guard !noCache else { return nil }
    let place: String
    if let folder {
      place = LintPaths.absolute(folder)
      do {
        try FileManager.default.createDirectory(
          atPath: place, withIntermediateDirectories: true)
      } catch {
        throw CommandFailure.output("\(folder): the folder for the cache cannot be created")
      }
    } else if let usual = Self.usualFolder {
      place = usual
    } else {
      return nil
    }
    var key = key
    fonts.add(to: &key, found)
    let cache = ResultCache(folder: place, common: key)
    cache.prune()
    return cache
  }

  /// `$XDG_CACHE_HOME/purlin`, or `.cache/purlin` in the home folder; nil without a home folder.
  ///
  /// Source: freedesktop.org, "XDG Base Directory Specification", version 0.8.
  private static var usualFolder: String? {
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
