internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceCanvas
internal import IsolatedWork

/// The devices and sizes for which scenes are laid out.
struct CanvasOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "A device by name or id, or 'all'; can be repeated. See 'purlin list devices'.",
      valueName: "name"), completion: .devices)
  var devices: [String] = []

  @Option(
    name: .customLong("orientation"),
    help: ArgumentHelp(
      "The device's orientation: portrait or landscape; can be repeated. (default: portrait)",
      valueName: "name", visibility: .hidden), completion: .list(["portrait", "landscape"]))
  var orientations: [String] = []

  @Option(
    name: .customLong("size"),
    help: ArgumentHelp(
      "A size in points, such as 390x844, without a device; can be repeated.", valueName: "WxH",
      visibility: .hidden))
  var sizes: [String] = []

  /// The first of the options that is given; nil if none is.
  var given: String? {
    if !devices.isEmpty { return "--device" }
    if !orientations.isEmpty { return "--orientation" }
    return sizes.isEmpty ? nil : "--size"
  }

  /// Returns the canvases that the options specify; by default none.
  ///
  /// - Throws: ``CommandFailure`` for an unknown name or invalid size.
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
    let named = try devices.filter { $0 != "all" }.map { try Self.find($0) }
    let found = devices.contains("all") ? Device.all : named
    return found.flatMap { device in
      (held.isEmpty ? [.portrait] : held).map { .device(device, $0) }
    } + (try sizes.map { .size(try Self.size($0), scale: 2) })
  }

  /// Returns the device with that name; the error for an unknown name suggests similar ones.
  static func find(_ name: String) throws -> Device {
    if let device = Device.named(name) { return device }
    throw CommandFailure.usage(
      "unknown device '\(name)'; "
        + suggestion(Device.suggestions(for: name), otherwise: "'purlin list devices' lists them"))
  }

  static func size(_ text: String, option: String = "--size") throws -> CGSize {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else {
      throw CommandFailure.usage(
        "\(option) is width x height in points from 1 to 10000, such as 390x844, not '\(text)'")
    }
    return CGSize(width: width, height: height)
  }
}

/// Returns the part of an error that suggests names similar to the given one.
func suggestion(_ names: [String], otherwise: String) -> String {
  let near = names.map { "'\($0)'" }.joined(separator: ", ")
  return near.isEmpty ? otherwise : "did you mean \(near)?"
}
