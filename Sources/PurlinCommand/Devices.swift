internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import IsolatedWork

/// `purlin list devices`: lists all devices, or describes one.
struct Devices: ParsableCommand, ReplacedCommand {
  static let replacement = "purlin list devices"

  static let configuration = CommandConfiguration(
    abstract: "List the devices a scene can be laid out for, or describe one of them.")

  @Argument(help: "A model or an Interface Builder id, such as \"iPhone 15\" or retina6_12.")
  var device: String?

  @OptionGroup var hint: HintOptions

  func run() throws {
    guard let device else { return try Self.list() }
    try StandardOutput.line(
      OutputText(Self.description(of: try CanvasOptions.find(device)), as: .lines))
  }

  /// Prints all devices.
  static func list() throws {
    let rows = Device.all.map { device in
      let size = device.portraitSize
      return (
        device.name, "\(Int(size.width)) × \(Int(size.height)) @\(Int(device.scale))x",
        device.interfaceBuilderIDs.first ?? "",
        (device.confidence == .published ? [] : [device.confidence.rawValue + ";"])
          .joined() + " " + device.names.dropFirst().joined(separator: ", ")
      )
    }
    let width = rows.map { $0.0.count }.max() ?? 0
    for (name, size, id, others) in rows {
      let row = [name.padded(to: width), size.padded(to: 16), id.padded(to: 16), others]
      try StandardOutput.line("\(row.joined(separator: "  ").trimmedEnd)")
    }
  }

  /// Returns a description of a device, with portrait and landscape side by side.
  static func description(of device: Device) -> String {
    let ways: [Device.Orientation] = [.portrait, .landscape]
    var lines = [
      device.name,
      "  models       " + device.names.joined(separator: ", "),
      "  ids          " + ([device.id] + device.interfaceBuilderIDs).joined(separator: ", "),
      "  pixels       \(number(device.scale)) per point"
        + (device.nativeScale == device.scale
          ? "" : ", shown at \(number(device.nativeScale)) per point"),
      "",
      "               portrait                              landscape",
    ]
    func row(_ title: String, _ text: (Device.Orientation) -> String?) {
      let texts = ways.map { text($0) ?? "not known" }
      lines.append(
        ("  " + title.padded(to: 13) + texts[0].padded(to: 38) + texts[1]).trimmedEnd)
    }
    row("points") { way in
      let size = device.size(in: way)
      return "\(number(size.width)) × \(number(size.height))"
    }
    row("safe area") { way in
      let insets = device.safeAreaInsets(in: way)
      return "\(number(insets.top)) \(number(insets.left)) \(number(insets.bottom)) "
        + "\(number(insets.right))  (top left bottom right)"
    }
    row("size classes") { way in
      device.sizeClassWords(in: way)
    }
    row("root margins") { number(device.systemMinimumMargin(in: $0)) }
    if device.idiom == .pad {
      for part in Device.SplitViewPart.allCases {
        row("split \(part)") { way in
          if part == .half, way == .portrait { return "not offered" }
          guard let width = device.width(of: part, in: way),
            let sizeClass = device.horizontalSizeClass(of: part, in: way)
          else { return nil }
          return "\(number(width)), \(sizeClass)"
        }
      }
    }
    lines += ["", "  sources of the numbers"]
    for fact in device.facts {
      lines.append("    \(fact.subject): \(fact.value)")
      lines.append("      \(fact.confidence.rawValue): \(fact.source)")
    }
    return lines.joined(separator: "\n")
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
