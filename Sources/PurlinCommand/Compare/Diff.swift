internal import ArgumentParser
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutProof
internal import LayoutRendering
internal import LayoutSnapshot

/// `purlin diff`: the differences between two documents or snapshots.
struct Diff: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Describe what changed between two documents, snapshots or Git revisions.",
    usage: "purlin diff <old> [<new>] [<options>] [-- <path> ...]",
    discussion: """
      purlin diff Old.storyboard New.storyboard
      purlin diff before.json after.json -o change.svg
      purlin diff main -- App/
      purlin diff main...HEAD --format markdown
      purlin diff Old.storyboard#Login New.xib --prove
      git difftool --extcmd "purlin diff" HEAD~1 -- Main.storyboard

      Both are laid out as saved and on devices; changed frames are listed with the devices on which they \
      change, and of Git revisions the new findings as well. Without a second revision, the first is compared \
      with the files. As in git, the exit status is 0 even if something changed, and 1 with --exit-code. \
      --prove compares every size, also of text and in languages with --matrix, and recorded frames at theirs.
      """)

  @Argument(help: ArgumentHelp("The old file, or a revision or range.", valueName: "old"))
  var old: String?

  @Argument(help: ArgumentHelp("The new file or revision.", valueName: "new"))
  var new: String?

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Documents and folders of the revisions.", valueName: "path"))
  var rest: [String] = []

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "A device, by name or Interface Builder id; can be repeated. By default a small, a medium and a "
        + "large one.", valueName: "name"))
  var devices: [String] = []

  @OptionGroup(visibility: .hidden) var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions

  @Flag(help: "Print one document as text, for git's textconv.")
  var textconv = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file for a picture of the layout before and after: .svg, .png or .pdf.",
      valueName: "file"))
  var output: String?

  @Option(
    help: "The format of the output: text, json or markdown. (default: text)",
    completion: .list(["text", "json", "markdown"]))
  var format: String?

  @Flag(help: "Print JSON; the same as --format json.")
  var json = false

  @Flag(help: "End with status 1 if something changed.")
  var exitCode = false

  @OptionGroup var equality: EqualityOptions

  private static let usualDevices = [
    "iPhone SE (3rd generation)", "iPhone 15", "iPad Pro (11-inch) (4th generation)",
  ]

  private var versions: [String] { [old, new].compactMap(\.self) }

  /// The files, of which names that begin with a hyphen follow two.
  private var files: [String] { versions + rest }

  /// Whether revisions are compared and not files.
  private var areRevisions: Bool {
    !textconv && !versions.isEmpty
      && !versions.allSatisfy { place in
        let file = DocumentHandle(place).file
        return Files.isDocument(file)
          || FileManager.default.fileExists(atPath: file) && !Files.isFolder(file)
      }
  }

  /// Throws an error for a document beside a word that is neither a file nor a revision.
  private func refuseMissingFile() throws {
    func isFile(_ place: String) -> Bool {
      FileManager.default.fileExists(atPath: DocumentHandle(place).file)
    }
    guard versions.contains(where: { Files.isDocument(DocumentHandle($0).file) && isFile($0) }),
      let other = versions.first(where: { !isFile($0) })
    else { return }
    throw CommandFailure.input(
      "\(other): no such file; 'purlin diff REVISION -- FILE' compares a file with a revision")
  }

  /// The form of the output.
  private enum Form { case text, json, markdown }

  private func form() throws -> Form {
    switch format {
    case nil: return json ? .json : .text
    case "json"?: return .json
    case let other? where json:
      throw CommandFailure.usage("--format \(other) and --json contradict each other")
    case "text"?: return .text
    case "markdown"?: return .markdown
    case let other?:
      throw CommandFailure.usage("--format is text, json or markdown, not '\(other)'")
    }
  }

  func run() throws {
    let form = try form()
    if let output { _ = try PictureFile(output) }
    try equality.check()
    if equality.prove {
      guard form != .markdown, !textconv, devices.isEmpty else {
        throw CommandFailure.usage(
          "--prove has the formats text and json, and is about all sizes: without --textconv and --device"
        )
      }
    }
    if areRevisions {
      try refuseMissingFile()
      let revisions = try GitRevisions(versions)
      try fonts.use(AppFonts(near: rest.isEmpty ? ["."] : rest))
      return try MainActor.assumeIsolated {
        Quiet.begin()
        try equality.prove ? prove(revisions, form) : printRevisions(revisions, form)
      }
    }
    guard files.count == (textconv ? 1 : 2) else {
      throw CommandFailure.usage(
        textconv ? "--textconv takes one file" : "give an old and a new file")
    }
    if let code = files.map({ DocumentHandle($0).file }).first(where: { $0.hasSuffix(".swift") }) {
      throw CommandFailure.usage(
        "\(code) is code: diff compares documents, and snapshots of 'purlin show --json'")
    }
    try fonts.use(AppFonts(near: files.map { DocumentHandle($0).file }))
    try MainActor.assumeIsolated {
      Quiet.begin()
      if textconv { return try printText() }
      try equality.prove ? prove(form) : printComparison(form)
    }
  }

  /// Proves whether two files are equal at every size.
  @MainActor
  private func prove(_ form: Form) throws {
    var run = try EqualityRun(equality)
    let sides = try files.map { text in
      let handle = DocumentHandle(text)
      return EqualityRun.Side(
        name: handle.file, bytes: try Files.read(handle.file), place: handle.file,
        object: handle.object)
    }
    try run.compare(sides[0], sides[1])
    try finish(run, form)
  }

  /// Proves which documents of two revisions are equal at every size.
  @MainActor
  private func prove(_ revisions: GitRevisions, _ form: Form) throws {
    var run = try EqualityRun(equality)
    for path in try revisions.documents(in: rest) {
      let (name, place) = (revisions.name(of: path), revisions.place(of: path))
      Supervision.note(name)
      let texts = try revisions.texts(of: path)
      try run.compare(
        EqualityRun.Side(name: name, bytes: texts.old, place: place),
        EqualityRun.Side(name: name, bytes: texts.new, place: place))
    }
    try finish(run, form)
  }

  /// Prints what was proven, and draws what differs.
  @MainActor
  private func finish(_ run: EqualityRun, _ form: Form) throws {
    try run.checkTolerances()
    if form == .json {
      try StandardOutput.line(run.json())
    } else {
      try StandardOutput.write(OutputText(run.text, as: .lines))
    }
    try draw(run.panels)
    if !run.isEqual { throw ExitCode.findings }
  }

  /// Returns the devices by the names that were given.
  private func chosenDevices() throws -> [(String, Device)] {
    try (devices.isEmpty ? Self.usualDevices : devices).map { ($0, try CanvasOptions.find($0)) }
  }

  /// Prints what changed in each document of two revisions.
  @MainActor
  private func printRevisions(_ revisions: GitRevisions, _ form: Form) throws {
    let devices = try chosenDevices()
    var comparisons: [DocumentComparison] = []
    var panels: [LayoutRenderer.Panel] = []
    for path in try revisions.documents(in: rest) {
      let (name, place) = (revisions.name(of: path), revisions.place(of: path))
      Supervision.note(name)
      let texts = try revisions.texts(of: path)
      let old = try ComparedScenes.all(texts.old, name, near: place, devices: devices)
      let new = try ComparedScenes.all(texts.new, name, near: place, devices: devices)
      let layout = LayoutComparison(from: old, to: new)
      let comparison = DocumentComparison(
        file: name, layout: layout, from: try findings(texts.old, name, near: place),
        to: try findings(texts.new, name, near: place))
      guard !comparison.isEmpty else { continue }
      comparisons.append(comparison)
      if output != nil { panels += ComparedScenes.panels(layout, old, new) }
    }
    switch form {
    case .text:
      let text = comparisons.map(\.description).joined(separator: "\n")
      try StandardOutput.write(OutputText(text, as: .lines))
    case .json:
      try StandardOutput.line(JSONText.encode(JSONEnvelope("diff", [("documents", comparisons)])))
    case .markdown: try printMarkdown(comparisons, hasPicture: !panels.isEmpty)
    }
    try draw(panels)
    if exitCode, !comparisons.isEmpty { throw ExitCode.findings }
  }

  /// Prints the comparisons as a comment on a pull request.
  private func printMarkdown(_ comparisons: [DocumentComparison], hasPicture: Bool) throws {
    var text = comparisons.map { $0.markdown() }.joined()
    if comparisons.isEmpty { text = "No layout changed.\n" }
    if hasPicture, let output {
      let link = output.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
      text +=
        "![before and after](\(link.replacing("(", with: "%28").replacing(")", with: "%29")))\n"
    }
    try StandardOutput.write(OutputText(text, as: .lines))
  }

  /// Returns what the linter and the audit find in a version; nil if there is none.
  @MainActor
  private func findings(_ bytes: [UInt8], _ path: String, near place: String) throws -> LintResult?
  {
    guard !bytes.isEmpty else { return nil }
    let checker = DocumentChecker(linter: Linter(imagesNear: place), checksSizes: false)
    do { return try checker.check(bytes, file: path) } catch {
      throw CommandFailure.input("\(path):\(error.position): \(error.message)")
    }
  }

  @MainActor
  private func printText() throws {
    for version in try versions(of: files[0], devices: []) {
      guard let snapshot = version.places.first?.snapshot else { continue }
      try StandardOutput.write(OutputText(snapshot.textTree(), as: .lines))
      for constraint in snapshot.constraints where constraint.origin == .user {
        try StandardOutput.line("constraint \(constraint.text)")
      }
      try StandardOutput.write("\n")
    }
  }

  @MainActor
  private func printComparison(_ form: Form) throws {
    let devices = try chosenDevices()
    let (old, new) = (
      try versions(of: files[0], devices: devices), try versions(of: files[1], devices: devices)
    )
    let comparison = LayoutComparison(
      from: old, to: new, joinsSingle: files.contains { DocumentHandle($0).object != nil })
    let panels = output == nil ? [] : ComparedScenes.panels(comparison, old, new)
    switch form {
    case .text: try StandardOutput.write(OutputText(comparison.description, as: .lines))
    case .json:
      try StandardOutput.line(
        JSONText.encode(JSONEnvelope("diff", [("scenes", comparison.scenes)])))
    case .markdown:
      let whole = DocumentComparison(file: files[1], layout: comparison, from: nil, to: nil)
      try printMarkdown(whole.isEmpty ? [] : [whole], hasPicture: !panels.isEmpty)
    }
    try draw(panels)
    if exitCode, !comparison.isEmpty { throw ExitCode.findings }
  }

  /// Returns the scenes of a file, or the one that follows a number sign in its name.
  @MainActor
  private func versions(
    of text: String, devices: [(String, Device)]
  ) throws -> [LayoutComparison.Version] {
    let handle = DocumentHandle(text)
    return try ComparedScenes.all(
      Files.read(handle.file), handle.file, near: handle.file, scene: handle.object,
      devices: devices)
  }

  /// Draws the scenes, if a file is named and something is to be seen.
  private func draw(_ panels: [LayoutRenderer.Panel]) throws {
    guard let output else { return }
    guard !panels.isEmpty else {
      return StandardError.line("\(output): not written, because no layout changed")
    }
    try PictureFile(output).write(LayoutRenderer().svg(of: panels, columns: 2))
  }
}
