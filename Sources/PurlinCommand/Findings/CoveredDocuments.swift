internal import Foundation
internal import InterfaceLinter
internal import IsolatedWork

/// The documents of a run: those that the settings include, and how many they exclude.
struct CoveredDocuments {
  /// The documents to work on, in order.
  private(set) var included: [String] = []
  /// The number of documents that the settings exclude.
  private(set) var excluded = 0
  /// The folders that were named, if the settings exclude all documents of the run.
  ///
  /// A run that checks nothing of a folder is reported like a folder without documents, because it is
  /// usually caused by a pattern that matches more than intended, and would pass ever after. Documents
  /// that are named one by one, as by a hook, can all be excluded.
  private(set) var emptyFolders: [String] = []

  private let settingsName: String

  /// Creates the documents of a run.
  ///
  /// - Parameters:
  ///   - documents: The documents that were named, or found in folders.
  ///   - places: The documents and folders that were named.
  ///   - settings: What is included and excluded.
  ///   - file: The name of the settings' file.
  ///   - paths: The paths relative to the settings' folder.
  init(
    _ documents: [String], in places: [String], _ settings: LintSettings, file: String?,
    _ paths: LintPaths
  ) {
    settingsName = file ?? ".purlin.json"
    let named = Set(places)
    included = documents.filter {
      settings.covers(paths.relative($0), isNamed: named.contains($0))
    }
    excluded = documents.count - included.count
    guard included.isEmpty, excluded > 0 else { return }
    let own = Set(documents)
    emptyFolders = places.filter { !own.contains($0) && Files.isFolder($0) }
  }

  /// The excluded documents, for a summary; nil if there are none.
  var summary: String? { excluded == 0 ? nil : "\(excluded) excluded by \(settingsName)" }

  /// The message about a folder of ``emptyFolders``.
  var emptyFolderMessage: String {
    "all storyboards and xibs in it are excluded by \(settingsName)"
  }
}
