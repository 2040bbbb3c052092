internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import TextMetrics

/// The rules and the configurations to check, from arguments and `.purlin.json`.
struct LintOptions: ParsableArguments {
  @OptionGroup var settings: SettingsOptions

  @Option(
    help: ArgumentHelp(
      "Also check on devices: 'all', or names separated by commas.", valueName: "names"))
  var devices: String?

  @Option(
    help: ArgumentHelp(
      "The orientations of devices: portrait, landscape, or both separated by a comma.",
      valueName: "names"))
  var orientations: String?

  @Flag(help: "Also check in the size classes that a document's variations name.")
  var sizeClasses = false

  @Flag(help: "Also check from right to left.")
  var rightToLeft = false

  @Option(
    help: ArgumentHelp(
      "Also check at text sizes: 'all', or XS to XXXL, AX1 to AX5, separated by commas.",
      valueName: "names"))
  var textSizes: String?

  @Option(
    help: ArgumentHelp(
      "Also check with the translations in .strings or .xcstrings files beside a document: 'all', or "
        + "codes separated by commas.", valueName: "codes"))
  var languages: String?

  @Flag(help: "Also check with texts of the length of translations (pseudolocalization).")
  var pseudoLocalized = false

  /// Returns a linter for the arguments and settings.
  @MainActor
  func makeLinter(_ source: SettingsOptions.Source) throws -> Linter {
    var settings = try self.settings.settings(from: source)
    settings.coversSizeClasses = settings.coversSizeClasses || sizeClasses
    settings.languages = languages.map(Self.list) ?? settings.languages
    for code in settings.languages {
      guard code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
      else { throw CommandFailure.usage("a language is a code such as de or pt-BR, not '\(code)'") }
    }
    return Linter(settings: settings, configurations: try configurations(settings))
  }

  // MARK: Configurations

  /// Returns the document as saved first, then every device, direction, text size and length of
  /// text.
  private func configurations(_ settings: LintSettings) throws -> [LintConfiguration] {
    var all: [LintConfiguration] = [.saved]
    let names = devices.map(Self.list) ?? settings.devices
    let held = try orientations(settings)
    for device in try find(names) {
      for orientation in held {
        all.append(LintConfiguration(canvas: .device(device, orientation)))
      }
    }
    guard !held.isEmpty, !names.isEmpty || orientations == nil else {
      throw CommandFailure.usage("--orientations needs --devices")
    }
    let canvases = all
    if rightToLeft || settings.isRightToLeft {
      all += canvases.map { LintConfiguration(canvas: $0.canvas, isRightToLeft: true) }
    }
    for size in try sizes(textSizes.map(Self.list) ?? settings.textSizes) {
      all += canvases.map { LintConfiguration(canvas: $0.canvas, textSize: size) }
    }
    if pseudoLocalized || settings.isPseudoLocalized {
      all += canvases.map { LintConfiguration(canvas: $0.canvas, isPseudoLocalized: true) }
    }
    return all
  }

  private func orientations(_ settings: LintSettings) throws -> [Device.Orientation] {
    let names = orientations.map(Self.list) ?? settings.orientations
    guard !names.isEmpty else { return [.portrait] }
    return try names.map { name in
      guard let orientation = Device.Orientation(rawValue: name) else {
        throw CommandFailure.usage("an orientation is portrait or landscape, not '\(name)'")
      }
      return orientation
    }
  }

  private func find(_ names: [String]) throws -> [Device] {
    if names == ["all"] { return Device.all }
    return try names.map { name in
      if let device = Device.named(name) { return device }
      let near = Device.suggestions(for: name).map { "'\($0)'" }.joined(separator: ", ")
      throw CommandFailure.usage(
        "unknown device '\(name)'; "
          + (near.isEmpty ? "'purlin devices' lists them" : "did you mean \(near)?"))
    }
  }

  private func sizes(_ names: [String]) throws -> [ContentSizeCategory] {
    if names == ["all"] { return ContentSizeCategory.allCases }
    return try names.map { name in
      guard let size = ContentSizeCategory(shortName: name) else {
        let known = ContentSizeCategory.allCases.map(\.shortName).joined(separator: ", ")
        throw CommandFailure.usage("no text size '\(name)'; there are \(known)")
      }
      return size
    }
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
