internal import ArgumentParser
internal import Foundation
internal import InterfaceLinter

/// Which rules are asked: from arguments and `.purlin.json`.
struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Settings; without it the nearest .purlin.json in this folder or one above.",
      valueName: "file"))
  var config: String?

  @Flag(help: "Ignore any .purlin.json.")
  var noConfig = false

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Ask only this rule; repeat for more.", valueName: "id"))
  var only: [String] = []

  @OptionGroup var fonts: FontOptions

  /// The settings, and the folder that their paths count from; font files count from now on.
  func read() throws -> (settings: LintSettings, folder: String) {
    try fonts.use()
    var (settings, folder) = try readFile()
    for id in only where RulePage.named(id) == nil {
      let near = RulePage.suggestions(for: id).map { "'\($0)'" }.joined(separator: ", ")
      throw CommandFailure.usage(
        "no rule '\(id)'; " + (near.isEmpty ? "'purlin rules' lists them" : "did you mean \(near)?")
      )
    }
    if !only.isEmpty {
      for page in RulePage.all {
        settings.rules[page.id, default: LintSettings.Rule()].isOn = only.contains(page.id)
      }
    }
    return (settings, folder)
  }

  private func readFile() throws -> (LintSettings, folder: String) {
    guard !noConfig, let path = config ?? nearestConfig() else {
      return (LintSettings(), FileManager.default.currentDirectoryPath)
    }
    let text = try Files.text(path)
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      return (try LintSettings(json: text), folder)
    } catch {
      throw CommandFailure.input("\(path):\(error.position): \(error.message)")
    }
  }

  private func nearestConfig() -> String? {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while true {
      let candidate = folder.appendingPathComponent(".purlin.json").path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
      // A repository's own folder is the last that is asked.
      let isRepository = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(".git").path)
      let parent = folder.deletingLastPathComponent()
      guard !isRepository, parent.path != folder.path else { return nil }
      folder = parent
    }
  }
}
