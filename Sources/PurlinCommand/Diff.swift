internal import ArgumentParser
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutDiagnosis
internal import LayoutRendering
internal import LayoutSnapshot

/// `purlin diff`: the differences between two documents or snapshots.
struct Diff: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Describe what changed between two documents or snapshots.",
    discussion: """
      purlin diff Old.storyboard New.storyboard
      purlin diff before.json after.json -o change.svg
      git difftool --extcmd "purlin diff" HEAD~1 -- Main.storyboard

      Both are laid out as saved and on devices; changed frames are listed with the devices on \
      which they change. 'purlin diff --textconv FILE' prints one document as text for git to compare. \
      As in git, the exit status is 0 even if something changed, and 1 with --exit-code.
      """)

  @Argument(help: ArgumentHelp("The old and the new file.", valueName: "file"))
  var files: [String]

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "A device, by name or Interface Builder id; can be repeated. By default a small, a medium and a "
        + "large one.", valueName: "name"))
  var devices: [String] = []

  @OptionGroup var fonts: FontOptions
  @OptionGroup var limits: LimitOptions

  @Flag(help: "Print one document as text, for git's textconv.")
  var textconv = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file for a picture of the layout before and after.", valueName: "file.svg"))
  var output: String?

  @OptionGroup var form: TextOrJSON

  @Flag(help: "End with status 1 if something changed.")
  var exitCode = false

  private static let usualDevices = [
    "iPhone SE (3rd generation)", "iPhone 15", "iPad Pro (11-inch) (4th generation)",
  ]

  func run() throws {
    guard files.count == (textconv ? 1 : 2) else {
      throw CommandFailure.usage(
        textconv ? "--textconv takes one file" : "give an old and a new file")
    }
    if let output, !output.hasSuffix(".svg") {
      throw CommandFailure.usage("-o needs a name that ends in .svg, not '\(output)'")
    }
    try fonts.use(AppFonts(near: files))
    try MainActor.assumeIsolated {
      Quiet.begin()
      try textconv ? printText() : printComparison()
    }
  }

  @MainActor
  private func printText() throws {
    for version in try versions(files[0], devices: []) {
      guard let snapshot = version.places.first?.snapshot else { continue }
      try StandardOutput.write(OutputText(snapshot.textTree(), as: .lines))
      for constraint in snapshot.constraints where constraint.origin == .user {
        try StandardOutput.line("constraint \(constraint.text)")
      }
      try StandardOutput.write("\n")
    }
  }

  @MainActor
  private func printComparison() throws {
    let devices = try (self.devices.isEmpty ? Self.usualDevices : self.devices).map {
      ($0, try CanvasOptions.find($0))
    }
    let json = try form.isJSON()
    let (old, new) = (
      try versions(files[0], devices: devices), try versions(files[1], devices: devices)
    )
    let comparison = LayoutComparison(from: old, to: new)
    try StandardOutput.write(
      json
        ? try JSONText.encode(comparison) + "\n" : OutputText(comparison.description, as: .lines))
    if let output { try draw(comparison, old, new, to: output) }
    if exitCode, !comparison.isEmpty { throw ExitCode.findings }
  }

  /// Returns the scenes of a document as saved and on devices, or the snapshots of a JSON file.
  @MainActor
  private func versions(_ path: String, devices: [(String, Device)]) throws -> [LayoutComparison
    .Version]
  {
    let bytes = try Files.read(path)
    // An added or removed file is compared with an empty one, as git does.
    if bytes.isEmpty { return [] }
    let first = bytes.first { !" \n\r\t".utf8.contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return try snapshots(path, bytes).map {
        .init(id: $0.root.id, name: $0.name, places: [($0.device?.name ?? "as saved", $0)])
      }
    }
    let document = try Files.document(path, bytes).withImages(AppImages().images(near: path))
    let saved = InterfaceStage(document)
    AssumedCanvases.tell(saved.assumption, about: path)
    let stages: [(String, InterfaceStage)] =
      [("as saved", saved)]
      + devices.map { ($0.0, InterfaceStage(document, canvas: .device($0.1, .portrait))) }
    return document.islands.map { island in
      let places = stages.compactMap { name, stage in
        stage.island(rootedAt: island.root.id).map {
          (name, LayoutSnapshot(of: stage.present($0), name: island.displayName))
        }
      }
      return .init(id: island.root.id, name: island.displayName, places: places)
    }
  }

  private func snapshots(_ path: String, _ bytes: [UInt8]) throws -> [LayoutSnapshot] {
    do { return try LayoutSnapshot.all(json: bytes) } catch {
      throw CommandFailure.input(
        "\(path): \(error) 'purlin solve --json' writes one.")
    }
  }

  @MainActor
  private func draw(
    _ comparison: LayoutComparison, _ old: [LayoutComparison.Version],
    _ new: [LayoutComparison.Version], to output: String
  ) throws {
    var panels: [LayoutRenderer.Panel] = []
    for scene in comparison.scenes {
      let (before, after) = (
        old.first { $0.name == scene.name }, new.first { $0.name == scene.name }
      )
      // Drawn for the device on which most views move; as saved if none moves.
      let names = (after ?? before)?.places.map(\.name) ?? []
      let moved = names.map { name in
        scene.moves.filter { $0.places.contains { $0.name == name } }.map(\.id)
      }
      let most = moved.map(\.count).max() ?? 0
      guard let index = moved.firstIndex(where: { $0.count == most }) else { continue }
      let marked = Set(moved[index] + scene.views.map(\.id))
      for (word, version) in [("before", before), ("after", after)] {
        guard let place = version?.places.first(where: { $0.name == names[index] }) else {
          continue
        }
        panels.append(
          .init("\(scene.name) \(word), \(place.name)", place.snapshot, marked: marked))
      }
    }
    guard !panels.isEmpty else { return }
    try Files.write(OutputText(LayoutRenderer().svg(of: panels), as: .markup), to: output)
  }
}
