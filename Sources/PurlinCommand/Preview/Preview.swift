internal import ArgumentParser
internal import CodePreview
internal import CodeWriting
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import PreviewRunner
internal import TextMetrics

/// `purlin preview`: shows the previews of Swift sources.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the previews of Swift sources that were written for Xcode.",
    discussion: """
      purlin preview LoginViewController.swift
      purlin preview App/ --device "iPhone SE" --device "iPad Pro 11"
      purlin preview App/ --class LoginViewController -o login.png
      purlin preview App/ --check --format xcode

      Shows each '#Preview'; in sources without one, each view controller that can be made without arguments. \
      The sources are compiled with the Swift of this machine, and run with your rights in a process of their own.

      Without -o, --check, --as or --once, a page shows the previews at every size and follows the files. The \
      first run takes minutes, for Purlin's modules.

      Exit status: 1 errors of --check, other frames of --as · 2 not shown. --help-hidden lists baselines and rules.
      """)

  @Argument(help: ArgumentHelp("Swift files, or folders of them.", valueName: "path"))
  var paths: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file: .svg, .png, .html, .json or .swift.", valueName: "file"))
  var output: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "Write code with constraints as anchors, items, visual-format or snapkit.",
      valueName: "notation"),
    completion: .list(CodeNotation.allCases.map(\.rawValue)))
  var notation: String?

  @Flag(help: "Print the frames once, instead of serving a page.")
  var once = false

  @OptionGroup var checking: PreviewCheckOptions

  @Option(
    name: .customLong("class"),
    help: ArgumentHelp(
      "Show a class that needs no arguments; can be repeated.",
      valueName: "name"))
  var classes: [String] = []

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "The device, iPhone 17 by default; can be repeated: the first is drawn, --check uses all.",
      valueName: "name"), completion: .devices)
  var devices: [String] = []

  @Option(
    help: ArgumentHelp("The user's text size: XS to XXXL, AX1 to AX5.", valueName: "name"))
  var textSize: String?

  @Option(
    help: ArgumentHelp(
      "The layout direction: left-to-right or right-to-left.", valueName: "name"))
  var direction: String?

  @Flag(help: "Draw in dark appearance.")
  var dark = false

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "The format of findings: text, json, xcode, github, sarif or junit.", valueName: "name"),
    completion: .reportFormats)
  var formatName = "text"

  @Option(
    help: ArgumentHelp(
      "The Swift language mode of the sources.", valueName: "version", visibility: .hidden))
  var languageMode = "5"

  @Option(
    help: ArgumentHelp(
      "The time limit for a preview in seconds.", valueName: "seconds", visibility: .hidden))
  var timeLimit = 20.0

  @Option(help: ArgumentHelp("The port of the page; a free one by default.", valueName: "number"))
  var port: UInt16?

  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(
      "The folder for compiled modules; by default 'purlin' in the user's folder for caches.",
      valueName: "folder", visibility: .hidden))
  var cacheFolder: String?

  /// The kind of the result, by the extension of its file.
  private enum Kind: String { case svg, png, html, json, swift }

  private var check: Bool { checking.check }
  private var isServed: Bool { output == nil && !once && !check && notation == nil }

  func run() throws {
    let kind = try kind()
    let format = try LintFormat.named(formatName)
    try checking.validate(isPart: !classes.isEmpty)
    let request = try request(kind)
    // Before anything is compiled: the paths may be wrong.
    let files: [String]
    do throws(PreviewError) { files = try sources(paths).files() } catch {
      throw CommandFailure.input(error.message)
    }
    let session = try session(of: paths, showing: classes)
    if kind == .swift {
      return try PreviewCode(notation.map { try CodeNotation.named($0) } ?? .anchors, paths)
        .write(try show(request, in: session), request, into: output) {
          try show($1, in: self.session(of: [$0], showing: [], app: paths))
        }
    }
    if isServed {
      try PreviewServer(session, sources: sources(paths), request: request).run(port: port)
    }
    let result = try show(request, in: session)
    guard check else { return try finish(result, kind, format) }
    var filter = try checking.filter(of: files)
    try finish(filter.applied(to: result), kind, format)
    let shown = result.run.outcomes.count { $0.shown != nil }
    let isWhole = !PreviewReport(result, format: format).isIncomplete
    guard !checking.known.isWritten else {
      guard isWhole else {
        throw CommandFailure.unfinished("not everything was shown, so the baseline is not written")
      }
      return StandardError.line("\(try filter.baseline.write())")
    }
    StandardError.line(
      "\(filter.summary(of: shown, isWhole: isWhole && classes.isEmpty))")
    if !isWhole { throw ExitCode.trouble }
    if filter.fails { throw ExitCode.findings }
  }

  private func show(
    _ request: PreviewRequest, in session: PreviewSession
  ) throws -> PreviewSession.Result {
    do throws(PreviewError) { return try session.show(request) } catch {
      throw CommandFailure.unfinished(error.message)
    }
  }

  // MARK: Arguments

  private func kind() throws -> Kind? {
    guard port == nil || isServed else {
      throw CommandFailure.usage("--port is for the page that is served")
    }
    guard timeLimit > 0, timeLimit <= 3600 else {
      throw CommandFailure.usage("--time-limit is a number of seconds up to 3600")
    }
    guard ["4", "4.2", "5", "6"].contains(languageMode) else {
      throw CommandFailure.usage("--language-mode is 4, 4.2, 5 or 6, not '\(languageMode)'")
    }
    // Before anything is compiled, which takes minutes the first time.
    _ = try notation.map { try CodeNotation.named($0) }
    guard notation == nil || !(check || once) else {
      throw CommandFailure.usage(
        "--as writes code; --check and --once are for previews as they are")
    }
    guard let output else { return notation == nil ? nil : .swift }
    guard let name = output.split(separator: ".").last, let kind = Kind(rawValue: String(name))
    else {
      throw CommandFailure.usage(
        "-o needs a name that ends in .svg, .png, .html, .json or .swift, not '\(output)'")
    }
    guard notation == nil || kind == .swift else {
      throw CommandFailure.usage("--as writes Swift, so the name of its file ends with .swift")
    }
    return kind
  }

  private func request(_ kind: Kind?) throws -> PreviewRequest {
    var parts: Set<PreviewRequest.Part> = check ? [.findings] : []
    if check, checking.sizes { parts.insert(.sizes) }
    switch kind {
    case .svg, .png: parts.insert(.picture)
    case .html: parts.insert(.scene)
    case .json: parts.formUnion([.snapshot, .findings])
    case .swift: parts.formUnion([.views, .layouts])
    case nil: if isServed { parts.insert(.scene) }
    }
    let named = try devices.map { try CanvasOptions.find($0).name }
    let windows = paths.first.map { AppWindows(near: $0) }
    var usual = ["iPhone 17"]
    if parts.contains(.findings) || parts.contains(.layouts) {
      usual.append("iPhone SE (3rd generation)")
      // An app for iPhone has the size of one on an iPad, too.
      if windows?.families != [1] { usual.append("iPad Pro (11-inch) (4th generation)") }
    }
    let size = try textSize.map { try ReaderOptions.size($0).shortName }
    var reader = ReaderOptions()
    reader.directions = direction.map { [$0] } ?? []
    var request = PreviewRequest(
      library: "", symbols: [], parts: parts, devices: named.isEmpty ? usual : named,
      isDark: dark || windows?.isAlwaysDark ?? false,
      isRightToLeft: try reader.isRightToLeft().first ?? false, textSize: size,
      // The layout at every size is that of the first layout; there is nothing to wait for.
      settlingTime: isServed || kind == .html ? 0 : 0.25)
    if parts.contains(.sizes), let windows {
      request.regime = windows.regime(.iPhoneWindow)
      request.reach = windows.reach(of: request.regime)
    }
    return request
  }

  /// The files at paths, without those that no target of an Xcode project has.
  private func sources(_ paths: [String]) -> PreviewSources {
    PreviewSources(paths) { files in
      var unbuilt = UnbuiltFiles()
      return Set(files.filter { unbuilt.contains($0) })
    }
  }

  private func session(
    of paths: [String], showing classes: [String], app: [String] = []
  ) throws -> PreviewSession {
    guard let folder = cacheFolder ?? CacheOptions.usualFolder, !folder.isEmpty else {
      throw CommandFailure.usage("there is no folder for caches; --cache names one")
    }
    do throws(PreviewError) {
      let tree = try SourceTree(
        named: ProcessInfo.processInfo.environment["PURLIN_SOURCES"],
        executable: Installation.executable)
      var settings = PreviewSession.Settings(
        classes: classes, languageMode: languageMode, timeLimit: timeLimit)
      settings.app = app
      settings.catalogs = TargetFiles.catalogs(outside: paths + app)
      return try PreviewSession(
        sources(paths + TargetFiles.sources(outside: paths)), settings,
        tree: tree, cache: LintPaths.absolute(folder)
      ) { StandardError.line("purlin: \($0)") }
    } catch {
      throw CommandFailure.unfinished(error.message)
    }
  }

  // MARK: Results

  private func finish(
    _ result: PreviewSession.Result, _ kind: Kind?, _ format: LintFormat
  ) throws {
    let report = PreviewReport(result, format: format)
    report.tell()
    let shown = result.run.outcomes.filter { $0.shown != nil }
    if result.sources.library != nil, result.run.outcomes.isEmpty {
      // The files with errors can have some.
      if report.isIncomplete { throw ExitCode.trouble }
      throw CommandFailure.input(
        "\(paths.joined(separator: ", ")): \(classes.isEmpty ? "no '#Preview', and no view controller that can be made without arguments" : "no class \(classes.joined(separator: ", ")) that can be made without arguments")"
      )
    }
    let files = PreviewFiles(output: output ?? "", shown: shown)
    switch kind {
    case .json: try files.writeJSON(report)
    case .swift: break
    case nil where format == .json:
      if !checking.known.isWritten { try StandardOutput.line(try report.json()) }
    case .svg, .png: try files.writePictures()
    case .html: if !shown.isEmpty { try files.writePage(problems: report.problems) }
    case nil: if !check { try report.printFrames() }
    }
    guard check else {
      if report.isIncomplete { throw ExitCode.trouble }
      return
    }
    if format != .json, !checking.known.isWritten { try report.printFindings() }
  }
}
