internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import TextMetrics

/// A subcommand that checks documents with the linter.
protocol LintingCommand {
  var settings: SettingsOptions { get }
  var canvas: CanvasOptions { get }
  var reader: ReaderOptions { get }
  /// Whether documents are also checked in the size classes that their variations name.
  var sizeClasses: Bool { get }
}

extension LintingCommand {
  /// Returns a linter for the arguments and settings.
  ///
  /// - Parameters:
  ///   - source: The settings' file.
  ///   - pages: The rules that can be selected.
  /// - Returns: The linter.
  /// - Throws: ``CommandFailure`` for faulty settings, and unknown rules and devices.
  @MainActor
  func makeLinter(
    _ source: SettingsOptions.Source, selecting pages: [RulePage] = RulePage.all
  ) throws -> Linter {
    var settings = try self.settings.settings(from: source, selecting: pages)
    settings.coversSizeClasses = settings.coversSizeClasses || sizeClasses
    if !reader.languages.isEmpty { settings.languages = reader.languages }
    _ = try LanguageOptions.codes(settings.languages)
    return Linter(settings: settings, configurations: try configurations(settings))
  }

  // MARK: Configurations

  /// Returns the document as saved first, then every device and size, and on each of these canvases
  /// each direction, text size and length of text.
  private func configurations(_ settings: LintSettings) throws -> [LintConfiguration] {
    var asked = canvas
    if asked.devices.isEmpty { asked.devices = settings.devices }
    if asked.orientations.isEmpty, !asked.devices.isEmpty {
      asked.orientations = settings.orientations
    }
    let canvases =
      [LintConfiguration.saved] + (try asked.canvases().map { LintConfiguration(canvas: $0) })
    var all = canvases
    // The direction of a document's own language is checked anyway.
    if try reader.isRightToLeft().contains(true) || settings.isRightToLeft {
      all += canvases.map { LintConfiguration(canvas: $0.canvas, isRightToLeft: true) }
    }
    let sizes = reader.textSizes.isEmpty ? settings.textSizes : reader.textSizes
    for size in try ReaderOptions.sizes(sizes) {
      all += canvases.map { LintConfiguration(canvas: $0.canvas, textSize: size) }
    }
    if reader.pseudoLocalized || settings.isPseudoLocalized {
      all += canvases.map { LintConfiguration(canvas: $0.canvas, isPseudoLocalized: true) }
    }
    return all
  }
}

extension Linter {
  /// The number of configurations of a document, with which its time limit grows.
  var configurationCount: Int { configurations.count * (1 + settings.languages.count) }
}
