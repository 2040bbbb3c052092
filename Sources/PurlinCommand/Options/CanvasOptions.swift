internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceCanvas

/// On which devices, and at which sizes, scenes are laid out.
struct CanvasOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "A device, by name or Interface Builder id, or 'all'; see 'purlin devices'. May be repeated.",
      valueName: "name"))
  var devices: [String] = []

  @Option(
    name: .customLong("orientation"),
    help: ArgumentHelp(
      "How the device is held: portrait or landscape. May be repeated. (default: portrait)",
      valueName: "name"))
  var orientations: [String] = []

  @Option(
    name: .customLong("size"),
    help: ArgumentHelp("A size in points, such as 390x844. May be repeated.", valueName: "WxH"))
  var sizes: [String] = []

  /// The canvases that the options ask for; none where they ask for nothing.
  ///
  /// - Throws: ``CommandFailure`` for a name or size that means nothing.
  func canvases() throws -> [InterfaceStage.Canvas] {
    let held = try orientations.map { name in
      guard let orientation = Device.Orientation(rawValue: name) else {
        throw CommandFailure.usage("--orientation is portrait or landscape, not '\(name)'")
      }
      return orientation
    }
    guard held.isEmpty || !devices.isEmpty else {
      throw CommandFailure.usage("--orientation needs --device")
    }
    let found = devices == ["all"] ? Device.all : try devices.map { try Self.find($0) }
    return found.flatMap { device in
      (held.isEmpty ? [.portrait] : held).map { .device(device, $0) }
    } + (try sizes.map { .size(try Self.size($0), scale: 2) })
  }

  /// The device of that name; the error of a name that is none suggests others.
  static func find(_ name: String) throws -> Device {
    if let device = Device.named(name) { return device }
    throw CommandFailure.usage(
      "unknown device '\(name)'; "
        + suggestion(Device.suggestions(for: name), otherwise: "'purlin devices' lists them"))
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

/// What an error says of names that are near to the one that was typed.
func suggestion(_ names: [String], otherwise: String) -> String {
  let near = names.map { "'\($0)'" }.joined(separator: ", ")
  return near.isEmpty ? otherwise : "did you mean \(near)?"
}
