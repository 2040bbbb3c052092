internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// The size at which a scene is laid out.
struct CanvasOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A device, by name or Interface Builder id; see 'purlin devices'.",
      valueName: "name"))
  var device: String?

  @Option(help: "The device's orientation: portrait or landscape.")
  var orientation = "portrait"

  @Option(
    help: ArgumentHelp("A size in points, such as 390x844, without a device.", valueName: "WxH"))
  var size: String?

  /// Returns the canvas that the options specify; by default the document's own.
  func canvas() throws -> InterfaceStage.Canvas {
    guard let held = Device.Orientation(rawValue: orientation) else {
      throw CommandFailure.usage("--orientation is portrait or landscape, not '\(orientation)'")
    }
    switch (device, size) {
    case (nil, nil):
      guard held == .portrait else {
        throw CommandFailure.usage("--orientation needs --device")
      }
      return .document
    case (let name?, nil): return .device(try Self.find(name), held)
    case (nil, let text?): return .size(try Self.size(text), scale: 2)
    case (_?, _?): throw CommandFailure.usage("give --device or --size, not both")
    }
  }

  /// Returns the device with that name; the error for an unknown name suggests similar ones.
  static func find(_ name: String) throws -> Device {
    if let device = Device.named(name) { return device }
    let near = Device.suggestions(for: name).map { "'\($0)'" }.joined(separator: ", ")
    throw CommandFailure.usage(
      "unknown device '\(name)'; "
        + (near.isEmpty ? "'purlin devices' lists them" : "did you mean \(near)?"))
  }

  static func size(_ text: String) throws -> CGSize {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else {
      throw CommandFailure.usage(
        "--size is width x height in points from 1 to 10000, such as 390x844, not '\(text)'")
    }
    return CGSize(width: width, height: height)
  }
}

/// The source of sizes and insets.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Intrinsic sizes of labels and controls: measured, or saved in the document.",
      visibility: .hidden))
  var leafSizes = "measured"

  @Option(
    help: ArgumentHelp(
      "Intrinsic sizes of the app's own classes and fonts on the document's own canvas: saved in the "
        + "document, or estimated.", visibility: .hidden))
  var unmeasurable = "saved"

  @OptionGroup var fonts: FontOptions

  func unmeasurableSizes() throws -> InterfaceStage.UnmeasurableSizes {
    guard let sizes = InterfaceStage.UnmeasurableSizes(rawValue: unmeasurable) else {
      throw CommandFailure.usage("--unmeasurable is saved or estimated, not '\(unmeasurable)'")
    }
    return sizes
  }

  func sizes() throws -> InterfaceStage.LeafSizes {
    guard let sizes = InterfaceStage.LeafSizes(rawValue: leafSizes) else {
      throw CommandFailure.usage("--leaf-sizes is measured or saved, not '\(leafSizes)'")
    }
    return sizes
  }
}

/// The document, and the scenes in it.
struct DocumentOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("A .storyboard or .xib file.", valueName: "file"))
  var file: String

  @Option(
    help: ArgumentHelp(
      "One scene: the id or name of a view controller, a root view or a cell.", valueName: "id"))
  var scene: String?

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var resources: ResourceOptions

  /// Lays out the selected scenes, in document order.
  @MainActor
  func stagedScenes() throws -> [(name: String, staged: StagedInterface)] {
    let canvas = try canvas.canvas()
    let sizes = try sources.sizes()
    // A saved size is that of the document's text.
    let unmeasurable =
      resources.language == nil ? try sources.unmeasurableSizes() : .estimated
    try sources.fonts.use(AppFonts(near: [file]))
    let document = try resources.apply(to: try Files.document(file), at: file)
    let stage = InterfaceStage(
      document, canvas: canvas, leafSizes: sizes, unmeasurable: unmeasurable,
      preferences: resources.preferences)
    let islands = try Self.islands(of: stage.document, named: scene, in: file)
    AssumedCanvases.tell(stage.assumption, about: file)
    let scenes = islands.map { (name: $0.displayName, staged: stage.present($0)) }
    if sizes == .measured { FontOptions.warn(of: scenes.map(\.staged), in: file) }
    return scenes
  }

  /// Lays out the selected scenes; a scene named by `--scene` has the given size, even if it is
  /// freeform, as in a proof.
  @MainActor
  func stretchedScenes() throws -> [(name: String, staged: StagedInterface)] {
    let scenes = try stagedScenes()
    if scene != nil, let size = try canvas.size.map({ try CanvasOptions.size($0) }) {
      for (_, staged) in scenes { staged.stretch(to: size) }
    }
    return scenes
  }

  /// Returns the islands with that name, or all without a name.
  static func islands(
    of document: InterfaceDocument, named scene: String?, in file: String
  ) throws -> [Island] {
    guard let scene else {
      let all = document.islands
      guard !all.isEmpty else { throw CommandFailure.input("\(file): has no views") }
      return all
    }
    let found = document.islands(named: scene)
    guard !found.isEmpty else {
      let names = document.islands.map { "'\($0.displayName)'" }
      let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
      throw CommandFailure.usage("\(file) has no scene '\(scene)'; it has \(shown)")
    }
    return found
  }
}
