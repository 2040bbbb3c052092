internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceLinter
internal import IsolatedWork
internal import TextMetrics

// Values that a shell completes.

extension CompletionKind {
  /// The names of devices.
  static var devices: CompletionKind { .list(["all"] + Device.all.map(\.name)) }
  /// The ids of rules.
  static var rules: CompletionKind { .list(RulePage.checks.map(\.id)) }
  /// The formats of reports.
  static var reportFormats: CompletionKind { .list(LintFormat.allCases.map(\.rawValue)) }
  /// The user's text sizes.
  static var textSizes: CompletionKind {
    .list(["all"] + ContentSizeCategory.allCases.map(\.shortName))
  }
  /// What determines size classes.
  static var regimes: CompletionKind { .list(WindowRegime.allCases.map(\.rawValue)) }
}

// Values that depend on the document that the call names.

extension CompletionKind {
  /// The scenes of the document, by name, else by id.
  static var scenes: CompletionKind {
    .custom { words, _, _ in
      DocumentNames(of: words)?.scenes ?? []
    }
  }

  /// The views of the document, by label or text, else by id.
  static var views: CompletionKind {
    .custom { words, _, _ in
      DocumentNames(of: words)?.views ?? []
    }
  }
}

/// The names that a document's scenes and views have on the command line.
struct DocumentNames {
  private let islands: [Island]

  /// Reads the first document among the words of a call; nil if there is none.
  init?(of words: [String]) {
    let files = words.lazy.map { DocumentHandle($0).file }.filter { Files.isDocument($0) }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0) }),
      let document = try? Files.document(file)
    else { return nil }
    islands = document.islands
  }

  var scenes: [String] { Self.unique(islands.map(\.displayName)) }

  var views: [String] {
    Self.unique(
      islands.flatMap(\.views).map { view in
        let name = view.userLabel ?? view.text?.text ?? ""
        return name.isEmpty ? view.id : name
      })
  }

  /// Names as they are typed: one line each, without what a shell or terminal would act on.
  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { name in
      !name.isEmpty && name.count <= 80 && !name.contains(":") && seen.insert(name).inserted
        && name.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
        }
    }
  }
}
