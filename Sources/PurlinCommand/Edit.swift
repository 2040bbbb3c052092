internal import ArgumentParser
internal import DocumentEditing
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutSnapshot

/// `purlin edit`: changes constraints and frames of a document.
struct Edit: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Change constraints, frames and views of a document, with a report.",
    usage: "purlin edit <file> <operation> [<view> ...] [<setting> ...] [<options>]",
    discussion: """
      purlin edit Main.storyboard pin Title leading=16 trailing=16 top --dry-run
      purlin edit Main.storyboard add "Button.width = 5 * Label.width @750"

      Operations, as in Interface Builder's menus:
        set CONSTRAINT   constant= multiplier= priority= … heightClass=
        add EQUATION     View.attribute, Card.safeArea.top, superview.leading, …
        pin VIEW…        leading trailing top bottom margins edges width height
                         equal-widths equal-heights aspect-ratio
        align VIEW…      leading trailing top bottom center-x center-y center
                         first-baseline last-baseline; horizontally-in-container
        insert KIND, move VIEW…, delete VIEW…    into= index= x= y= width= height=
        remove, add-missing, reset, clear, update-frames, update-constants, format

      A value is a number, 'standard' or 'current'. Status 1: the layout is worse.
      """)

  @Argument(
    help: ArgumentHelp("A document, or a scene such as Main.storyboard#Login.", valueName: "file"),
    completion: .file())
  var place: String

  @Argument(
    help: ArgumentHelp(
      "An operation, its views or constraints, its settings.", valueName: "operation"))
  var words: [String] = []

  @Option(
    help: ArgumentHelp(
      "A JSON array of operations; '-' is standard input.",
      valueName: "file.json"))
  var operations: String?

  @Option(
    help: ArgumentHelp(
      "One scene: the id or name of a view controller, a root view or a cell.", valueName: "id"))
  var scene: String?

  @Flag(inversion: .prefixedNo, help: "Update the saved frames of the views that move.")
  var updateFrames = true

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file for the edited document.", valueName: "file"))
  var output: String?

  @Flag(help: "Print a diff, and write nothing.")
  var dryRun = false

  @OptionGroup(visibility: .hidden) var protection: ProtectionOptions
  @OptionGroup(visibility: .hidden) var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions
  @OptionGroup var form: TextOrJSON

  /// Returns the arguments with the operation `format` in place of `--format` without a value, which names it
  /// beside the option that other subcommands have, too.
  static func namingFormat(_ arguments: [String]) -> [String] {
    guard arguments.first == _commandName else { return arguments }
    var words = arguments
    while let index = words.firstIndex(of: "--format") {
      let next = words.dropFirst(index + 1).first
      guard next != "json", next != "text" else { break }
      words.remove(at: index)
      words.append("format")
    }
    return words
  }

  private var file: String { DocumentHandle(place).file }

  func run() throws {
    let isJSON = try form.isJSON()
    guard !dryRun || output == nil else {
      throw CommandFailure.usage("--dry-run writes nothing, so it does not go with -o")
    }
    let list = try requested()
    func edit(_ read: [UInt8]?) throws -> (bytes: [UInt8], result: Edited) {
      let bytes = try read ?? Files.read(file)
      let outcomes = try MainActor.assumeIsolated {
        Quiet.begin()
        return try perform(list, on: bytes)
      }
      let edited = outcomes.last?.bytes ?? bytes
      return (edited, Edited(before: bytes, after: edited, outcomes: outcomes))
    }
    let edited: Edited
    if dryRun {
      edited = try edit(nil).result
    } else if let output, !Files.isSame(output, file) {
      edited = try edit(nil).result
      try Files.write(edited.after, to: output, .document, force: protection.force)
    } else {
      edited = try DocumentFile.update(file, force: protection.force) { try edit($0) }
    }
    try show(edited, isJSON: isJSON)
    if edited.outcomes.contains(where: \.isWorse) { throw ExitCode.findings }
  }

  /// What became of a document.
  private struct Edited {
    let before: [UInt8]
    let after: [UInt8]
    let outcomes: [EditOutcome]
  }

  /// Prints what became of the document, which is written by now.
  private func show(_ edited: Edited, isJSON: Bool) throws {
    let outcomes = edited.outcomes
    if isJSON {
      try StandardOutput.line(JSONText.encode(JSONEnvelope("edit", [("operations", outcomes)])))
    } else if dryRun {
      for outcome in outcomes {
        StandardError.write(OutputText(outcome.description, as: .lines))
      }
      try StandardOutput.patch(
        UnifiedDifference(from: edited.before, to: edited.after).text(oldName: file, newName: file))
    } else {
      try StandardOutput.write(OutputText(outcomes.map(\.description).joined(), as: .lines))
    }
  }

  /// Returns the operations of the arguments or of the file.
  private func requested() throws -> [EditOperation] {
    guard let operations else {
      do { return [try EditOperation(words: words)] } catch {
        throw CommandFailure.usage(error.message)
      }
    }
    guard words.isEmpty else {
      throw CommandFailure.usage("give an operation or --operations, not both")
    }
    let source = operations == "-" ? "standard input" : operations
    let bytes =
      operations == "-"
      ? try Files.readStandardInput(limit: Files.longestDocument) : try Files.read(operations)
    do {
      return try JSONDecoder().decode([EditOperation].self, from: Data(bytes))
    } catch let error as DecodingError {
      throw CommandFailure.input("\(source): \(Self.words(error))")
    }
  }

  private static func words(_ error: DecodingError) -> String {
    guard let context = error.context,
      let index = context.codingPath.compactMap(\.intValue).first
    else {
      return "not a JSON array of operations"
    }
    let what = context.debugDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
    if case .keyNotFound(let key, _) = error {
      return "operation \(index + 1): has no '\(key.stringValue)'"
    }
    return "operation \(index + 1): \(what)"
  }

  @MainActor
  private func perform(_ list: [EditOperation], on bytes: [UInt8]) throws -> [EditOutcome] {
    try fonts.use(AppFonts(near: [file]))
    var editor = try DocumentEditor.open(
      bytes, file: file, scene: DocumentHandle(place).scene(or: scene))
    var outcomes: [EditOutcome] = []
    for (index, operation) in list.enumerated() {
      do throws(EditError) {
        outcomes.append(try editor.perform(operation, updatesFrames: updateFrames))
      } catch {
        let place = list.count > 1 ? "operation \(index + 1): " : ""
        throw CommandFailure.usage("\(file): \(place)\(error.message)")
      }
    }
    return outcomes
  }
}

extension DocumentEditor {
  /// Returns an editor of a document, with the images near its file.
  ///
  /// - Throws: ``CommandFailure`` with the place of what cannot be read.
  @MainActor
  static func open(_ bytes: [UInt8], file: String, scene: String?) throws -> DocumentEditor {
    let linter = Linter(imagesNear: file)
    do {
      return try DocumentEditor(bytes, file: file, scene: scene, linter: linter)
    } catch {
      throw CommandFailure.input("\(file):\(error.position): \(error.message)")
    }
  }
}
