internal import ArgumentParser
internal import Foundation
internal import InterfaceLinter
internal import IsolatedWork

/// The rules to check, from arguments and `.purlin.json`.
struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A settings file; by default the nearest .purlin.json in this folder or one above.",
      valueName: "file", visibility: .hidden), completion: .file())
  var config: String?

  @Flag(help: ArgumentHelp("Ignore any .purlin.json.", visibility: .hidden))
  var noConfig = false

  @Option(
    name: [.customLong("select"), .customLong("rule")],
    help: ArgumentHelp("Check only this rule; can be repeated.", valueName: "id"),
    completion: .rules)
  var selected: [String] = []

  @Option(
    help: ArgumentHelp("Do not check this rule; can be repeated.", valueName: "id"),
    completion: .rules)
  var ignore: [String] = []

  /// The text of the settings, which is read once for all processes of a run.
  struct Source: Codable, Sendable {
    /// The file's path and text; nil if there is none.
    var file: File?
    /// The folder that paths in the settings are relative to.
    var folder: String

    struct File: Codable, Sendable {
      var path: String
      var text: String
    }

    /// The name of the settings' file; nil if there is none.
    var name: String? { file.map { URL(fileURLWithPath: $0.path).lastPathComponent } }
  }

  /// Finds and reads the settings file.
  func source() throws -> Source {
    guard !noConfig, let path = config ?? nearestConfig() else {
      return Source(folder: FileManager.default.currentDirectoryPath)
    }
    return Source(
      file: Source.File(path: path, text: try Files.text(path)),
      folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }

  /// Returns the settings of a file and the arguments.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - pages: The rules that can be selected.
  /// - Returns: The settings, with the rules that are selected and ignored.
  /// - Throws: ``CommandFailure`` for a faulty file and an unknown rule.
  func settings(
    from source: Source, selecting pages: [RulePage] = RulePage.all
  ) throws -> LintSettings {
    var settings = LintSettings()
    if let file = source.file {
      do { settings = try LintSettings(json: file.text) } catch {
        throw CommandFailure.input("\(file.path):\(error.position): \(error.message)")
      }
    }
    for id in selected + ignore where !pages.contains(where: { $0.id == id }) {
      if RulePage.described(id) != nil {
        let other =
          RulePage.audit(id) != nil ? "audit" : RulePage.named(id) != nil ? "lint" : "check"
        throw CommandFailure.usage("'\(id)' is a rule of 'purlin \(other)'")
      }
      throw CommandFailure.usage(
        "no rule '\(id)'; "
          + suggestion(
            RulePage.suggestions(for: id, among: pages), otherwise: "'purlin list rules' lists them"
          ))
    }
    for page in pages {
      if !selected.isEmpty {
        settings.rules[page.id, default: LintSettings.Rule()].isOn = selected.contains(page.id)
      }
      if ignore.contains(page.id) {
        settings.rules[page.id, default: LintSettings.Rule()].isOn = false
      }
    }
    return settings
  }

  /// Returns the fixes for the findings of the selected rules.
  ///
  /// - Throws: ``CommandFailure`` for a rule without fix.
  func repairs() throws -> Set<DocumentRepair.Kind> {
    Set(
      try selected.map { id in
        let kinds = DocumentRepair.Kind.inDocuments
        guard let kind = kinds.first(where: { $0.rules.contains(id) }) else {
          let known = kinds.flatMap(\.rules).joined(separator: ", ")
          throw CommandFailure.usage(
            "findings of '\(id)' cannot be fixed automatically; those of \(known) can")
        }
        return kind
      })
  }

  private func nearestConfig() -> String? {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while true {
      let candidate = folder.appendingPathComponent(".purlin.json").path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
      // The search ends at the root of the repository.
      let isRepository = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(".git").path)
      let parent = folder.deletingLastPathComponent()
      guard !isRepository, parent.path != folder.path else { return nil }
      folder = parent
    }
  }
}

extension DocumentRepair.Kind {
  /// The kinds that need the document only: names need the sources, which `purlin check` reads.
  static let inDocuments = allCases.filter { $0 != .names }
}
