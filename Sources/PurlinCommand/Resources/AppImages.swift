internal import Foundation
internal import HeadlessUIKit
internal import InterfaceCanvas

/// The asset catalogues of the app that a document belongs to, each read once.
final class AppImages {
  private var read: [[String]: AssetCatalogs] = [:]
  private var byPlace: [String: AssetCatalogs] = [:]
  /// The catalogues in the folders given, which come after those near a document.
  private let given: [String]

  /// Finds the catalogues in folders; documents have theirs beside them.
  init(in folders: [String] = []) {
    given = FolderIndex(folders.map { LintPaths.absolute($0) }).catalogues
  }

  /// The images that a document can name: those beside it, then up to the repository's own folder.
  func images(near path: String) -> AssetCatalogs {
    let place = (LintPaths.absolute(path) as NSString).deletingLastPathComponent
    if let known = byPlace[place] { return known }
    let images = find(near: path)
    byPlace[place] = images
    return images
  }

  private func find(near path: String) -> AssetCatalogs {
    var folders = AssetCatalogs.beside(documentAt: LintPaths.absolute(path))
    // A target's catalogues stand in its folder or one in it, such as `Resources`.
    for place in FolderIndex.places(near: path) {
      folders += FolderIndex([place], depth: 1).catalogues
    }
    var seen: Set<String> = []
    folders = (folders + given).filter { seen.insert($0).inserted }
    if let known = read[folders] { return known }
    let images = AssetCatalogs(folders: folders)
    read[folders] = images
    return images
  }
}
