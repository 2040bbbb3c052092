internal import ArgumentParser
internal import DocumentEditing
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// `purlin merge`: merges two versions of a document that changed a third.
struct Merge: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merge two versions of a storyboard or xib by objects, or of texts by keys.",
    usage: "purlin merge <base> <ours> <theirs> [-o <file>] [<options>]",
    discussion: """
      purlin merge base.xib ours.xib theirs.xib -o Login.xib
      purlin merge --install | sh

      Objects are recognized by their ids. Changes of different objects and of different attributes are \
      both made; saved frames beside constraints, canvas positions, versions of tools and lists of \
      resources are no conflict. The result is always a document that Xcode opens: of a conflict it has \
      our change, and the conflict is described on standard error. It is solved: saved frames that the \
      merge made wrong are updated, and what it created, such as conflicting constraints, is reported.

      Files of texts (.strings, .stringsdict, .xcstrings) and Contents.json of catalogs are merged by keys. \
      '--install' prints the commands with which git uses 'purlin merge' for both in the repository. Without -o, the result is written to standard output. The exit status is 1 if conflicts \
      are left or the merge created an error.
      """)

  @Argument(
    help: ArgumentHelp(
      "The common ancestor, our version and their version.", valueName: "base> <ours> <theirs"))
  var files: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file for the result; it may be one of the three.", valueName: "file"))
  var output: String?

  @Flag(name: .customLong("ours"), help: "Decide conflicts by our change.")
  var favorsOurs = false

  @Flag(name: .customLong("theirs"), help: "Decide conflicts by their change.")
  var favorsTheirs = false

  @Option(
    help: ArgumentHelp(
      "The document's path in messages, and near which its images are; by default that of the result.",
      valueName: "path"))
  var path: String?

  @Option(
    help: ArgumentHelp(
      "A page with the conflicts and pictures of the sides.", valueName: "file.html"))
  var page: String?

  @Flag(help: "Print the commands that make this git's driver for storyboards and xibs.")
  var install = false

  @OptionGroup(visibility: .hidden) var protection: ProtectionOptions
  @OptionGroup(visibility: .hidden) var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions
  @OptionGroup var form: TextOrJSON

  func run() throws {
    if install {
      guard files.isEmpty else {
        throw CommandFailure.usage("--install takes no files; it prints commands")
      }
      try StandardOutput.line(Self.installation)
      return
    }
    let isJSON = try form.isJSON()
    guard files.count == 3 else {
      throw CommandFailure.usage(
        "give three files, the common ancestor, ours and theirs, not \(files.count)")
    }
    guard !favorsOurs || !favorsTheirs else {
      throw CommandFailure.usage("--ours and --theirs contradict each other")
    }
    guard !isJSON || output != nil else {
      throw CommandFailure.usage(
        "--format json needs -o, because the document is printed otherwise")
    }
    try Files.refuseReport(inPlaceOf: page)
    let report = try written()
    if isJSON {
      try StandardOutput.line(try JSONText.encode(JSONEnvelope("merge", report)))
    } else {
      StandardError.write(OutputText(report.description, as: .lines))
    }
    if report.needsAttention { throw ExitCode.findings }
  }

  /// Merges the files, and writes the result.
  private func written() throws -> MergeReport {
    guard let output else {
      let report = try merged { try Files.read($0) }
      let format = StringTableFormat(path: path ?? files[1])
      guard format == nil || String(validating: report.bytes, as: UTF8.self) != nil else {
        throw CommandFailure.usage("a file in UTF-16 needs -o")
      }
      try StandardOutput.write(
        OutputText(
          String(decoding: report.bytes, as: UTF8.self),
          as: format == .strings
            ? .lines : format == .xcstrings || format == .contents ? .json : .markup))
      return report
    }
    guard let index = files.firstIndex(where: { Files.isSame($0, output) }) else {
      let report = try merged { try Files.read($0) }
      try Files.write(report.bytes, to: output, .document, force: protection.force)
      return report
    }
    let replaced = files[index]
    return try DocumentFile.update(replaced, force: protection.force) { read in
      let report = try merged { path in
        if path == replaced, let read { return read }
        return try Files.read(path)
      }
      return (report.bytes, report)
    }
  }

  private func merged(_ read: (String) throws -> [UInt8]) throws -> MergeReport {
    let (base, ours, theirs) = (try read(files[0]), try read(files[1]), try read(files[2]))
    let name = path ?? output ?? files[1]
    let favored: MergeSide? = favorsOurs ? .ours : favorsTheirs ? .theirs : nil
    let format = StringTableFormat(path: name)
    let merge: DocumentMerge
    do {
      merge =
        try format.map {
          try DocumentMerge($0, base: base, ours: ours, theirs: theirs, favoring: favored)
        } ?? DocumentMerge(base: base, ours: ours, theirs: theirs, favoring: favored)
    } catch let error as DocumentMerge.VersionError {
      let file = files[[.base, .ours, .theirs].firstIndex(of: error.version) ?? 0]
      throw CommandFailure.input("\(file):\(error.error.position): \(error.error.message)")
    }
    if format != nil {
      guard page == nil else {
        throw CommandFailure.usage("--page is for storyboards and xibs, which have pictures")
      }
      return MergeReport(ofTables: merge, file: name)
    }
    return try MainActor.assumeIsolated {
      Quiet.begin()
      try fonts.use(AppFonts(near: [name]))
      let report = MergeReport(
        of: merge, ours: ours, theirs: theirs, file: name, linter: Linter(imagesNear: name))
      if let page {
        let html = try MergePage(of: report, ours: ours, theirs: theirs).html
        try Files.write(OutputText(html, as: .markup), to: page)
      }
      return report
    }
  }

  /// The commands that make this git's driver.
  static let installation: OutputText = """
    git config merge.purlin.name "storyboards and xibs by objects, texts by keys"
    git config merge.purlin.driver "purlin merge %O %A %B -o %A --path %P"
    for p in '*.storyboard' '*.xib' '*.strings' '*.stringsdict' '*.xcstrings' Contents.json; do \
    grep -qsF "$p merge=purlin" .gitattributes || echo "$p merge=purlin" >> .gitattributes; done
    """
}
