internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import TextMetrics

/// `purlin list`: what other subcommands can be asked for.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List devices, rules and fonts, or describe one.",
    discussion: """
      purlin list devices
      purlin list devices "iPhone SE"
      purlin list rules misplaced-view
      purlin list fonts App/ --json
      """,
    subcommands: [ListDevices.self, ListRules.self, ListFonts.self])
}

/// `purlin list devices`.
struct ListDevices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices a scene can be laid out for, or describe one of them.")

  @Argument(
    help: "A model or an Interface Builder id, such as \"iPhone 15\" or retina6_12.",
    completion: .devices)
  var device: String?

  @OptionGroup var form: TextOrJSON

  private struct Facts: Encodable {
    var name: String
    var names: [String]
    var ids: [String]
    var width: Double
    var height: Double
    var scale: Double
  }

  func run() throws {
    let chosen = try device.map { try CanvasOptions.find($0) }
    guard try form.isJSON() else {
      guard let chosen else { return try Devices.list() }
      return try StandardOutput.line(OutputText(Devices.description(of: chosen), as: .lines))
    }
    let facts = (chosen.map { [$0] } ?? Device.all).map { device in
      let size = device.portraitSize
      return Facts(
        name: device.name, names: device.names, ids: [device.id] + device.interfaceBuilderIDs,
        width: Double(size.width), height: Double(size.height), scale: Double(device.scale))
    }
    try StandardOutput.line(JSONText.encode(JSONEnvelope("list", [("devices", facts)])))
  }
}

/// `purlin list rules`.
struct ListRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules of 'purlin check', or explain one.")

  @Argument(help: ArgumentHelp("A rule's id.", valueName: "id"), completion: .rules)
  var id: String?

  @OptionGroup var form: TextOrJSON

  private struct Facts: Encodable {
    var id: String
    var category: String
    var severity: String
    var title: String
    var why: String
    var fix: String
    var isFixable: Bool

    init(_ page: RulePage) {
      (id, category) = (page.id, page.category.rawValue)
      (severity, title) = (page.severity.rawValue, page.title)
      (why, fix) = (page.why, page.mend)
      isFixable = page.repair != nil
    }
  }

  func run() throws {
    let page = try id.map { try Rules.page($0) }
    guard try form.isJSON() else {
      let text = page?.text ?? RulePage.list(of: RulePage.checks)
      return try StandardOutput.write(OutputText(text, as: .lines))
    }
    let facts = (page.map { [$0] } ?? RulePage.checks).map { Facts($0) }
    try StandardOutput.line(JSONText.encode(JSONEnvelope("list", [("rules", facts)])))
  }
}

/// `purlin list fonts`.
struct ListFonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the fonts with which the texts of an app's documents are measured.")

  @Argument(
    help: ArgumentHelp("Documents, or folders of them; this folder by default.", valueName: "path"))
  var paths: [String] = []

  @OptionGroup var fonts: FontOptions
  @OptionGroup var form: TextOrJSON

  private struct Facts: Encodable {
    var name: String
    var family: String
  }

  func run() throws {
    let found = AppFonts(near: paths.isEmpty ? ["."] : paths)
    try fonts.use(found)
    let faces = TextMeasuring.fonts.faces.map {
      Facts(name: $0.postScriptName, family: $0.familyName)
    }
    guard try form.isJSON() else {
      guard !faces.isEmpty else {
        return try StandardOutput.line(
          "no font files; texts are measured in the system font, and custom fonts estimated")
      }
      for face in faces { try StandardOutput.line("\(face.name)  (\(face.family))") }
      return
    }
    try StandardOutput.line(JSONText.encode(JSONEnvelope("list", [("fonts", faces)])))
  }
}
