internal import Foundation
internal import HeadlessUIKit
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// The asset catalogs of the app that a document belongs to, and its property list, each read once.
final class AppImages {
  private var read: [[String]: AssetCatalogs] = [:]
  private var byPlace: [String: AssetCatalogs] = [:]
  private var keys: [String: CacheKey] = [:]
  private var declared: [String: AppWindows] = [:]
  /// The catalogs in the given folders, which are used after those near a document.
  private let given: [String]

  /// Finds the catalogs in folders; those beside documents are found later.
  init(in folders: [String] = []) {
    given = FolderIndex(folders.map { LintPaths.absolute($0) }).catalogues
  }

  /// Returns the images that a document can name: those beside it, then those up to the
  /// repository's root.
  func images(near path: String) -> AssetCatalogs {
    let place = (LintPaths.absolute(path) as NSString).deletingLastPathComponent
    if let known = byPlace[place] { return known }
    let images = find(near: path)
    byPlace[place] = images
    return images
  }

  /// Returns the images that a document can name, for a key of cached results.
  func key(near path: String) -> String {
    let place = (LintPaths.absolute(path) as NSString).deletingLastPathComponent
    if let known = keys[place] { return known.digest }
    var key = CacheKey("images", of: Version.identity)
    key.add(images(near: path))
    keys[place] = key
    return key.digest
  }

  /// Returns what the app of a document declares about its windows, and what its code changes of the document.
  func windows(near path: String) -> AppWindows {
    let place = (LintPaths.absolute(path) as NSString).deletingLastPathComponent
    var windows = declared[place] ?? AppWindows(near: path)
    declared[place] = windows
    windows.code = AppCode.changing(path)
    windows.limit(toIdiomOf: path)
    return windows
  }

  private func find(near path: String) -> AssetCatalogs {
    var seen: Set<String> = []
    let folders = (FolderIndex.catalogues(near: path) + given).filter { seen.insert($0).inserted }
    if let known = read[folders] { return known }
    let images = AssetCatalogs(folders: folders)
    read[folders] = images
    return images
  }
}

extension Linter {
  /// Creates a linter with the images that a document can name, and with what its app declares and changes.
  init(
    imagesNear file: String, settings: LintSettings = LintSettings(),
    configurations: [LintConfiguration] = [.saved]
  ) {
    self.init(settings: settings, configurations: configurations)
    let app = AppImages()
    (images, windows) = (app.images(near: file), app.windows(near: file))
  }
}
