internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// `purlin ibtool`: the linter with the arguments of Apple's command, for existing scripts.
struct IBTool: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    commandName: "ibtool",
    abstract: "Check one document with the arguments and output of Apple's ibtool.",
    discussion: """
      purlin ibtool --errors --warnings --notices Main.storyboard
      purlin ibtool --warnings --output-format human-readable-text Main.storyboard

      Findings are reported, but nothing is compiled. Exit status: 0, or 1 if there are errors.
      """)

  @Argument(help: ArgumentHelp("A .storyboard or .xib file.", valueName: "file"))
  var file: String

  @Flag(help: "Print errors.")
  var errors = false

  @Flag(help: "Print warnings.")
  var warnings = false

  @Flag(help: "Print notes.")
  var notices = false

  @Option(help: "xml1 (a property list) or human-readable-text.")
  var outputFormat = "xml1"

  @Option(
    help: ArgumentHelp(
      "The oldest version of iOS that the document supports.", valueName: "version"))
  var minimumDeploymentTarget: String?

  @OptionGroup var fonts: FontOptions
  @OptionGroup var limits: LimitOptions

  @Option(help: .hidden)
  var compile: String?

  // Options that build systems pass and that have no effect here.
  @Option(help: .hidden) var module: String?
  @Option(help: .hidden) var targetDevice: [String] = []
  @Option(help: .hidden) var sdk: String?
  @Flag(help: .hidden) var autoActivateCustomFonts = false

  func run() throws {
    guard compile == nil else {
      throw CommandFailure.usage(
        "documents are checked here, not compiled; use Apple's ibtool for --compile")
    }
    guard outputFormat == "xml1" || outputFormat == "human-readable-text" else {
      throw CommandFailure.usage(
        "--output-format is xml1 or human-readable-text, not '\(outputFormat)'")
    }
    try fonts.use(AppFonts(near: [file]))
    var groups: [IBToolReport.Group] = []
    if errors { groups.append(.errors) }
    if warnings { groups.append(.warnings) }
    if notices { groups.append(.notices) }
    let report = IBToolReport(groups)
    var asked = LintSettings()
    if let minimumDeploymentTarget {
      asked.deploymentTarget = SystemVersion(minimumDeploymentTarget)
      guard asked.deploymentTarget != nil else {
        throw CommandFailure.usage(
          "--minimum-deployment-target is a version such as 15.0, not '\(minimumDeploymentTarget)'")
      }
    }
    let settings = asked
    let bytes = try Files.read(file)
    let result: LintResult = try MainActor.assumeIsolated {
      let linter = Linter(imagesNear: file, settings: settings)
      do { return try linter.lint(bytes, file: file) } catch let error
        as InterfaceDocumentError
      {
        throw CommandFailure.input("\(file):\(error.position): \(error.message)")
      }
    }
    AssumedCanvases.tell(result.assumption, about: file)
    try StandardOutput.write(
      outputFormat == "xml1"
        ? OutputText(report.propertyList(of: result), as: .markup)
        : OutputText(report.humanReadableText(of: result), as: .lines))
    if errors, result.has(.error) { throw ExitCode.findings }
  }
}
