internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit

/// `purlin devices`: the catalogue.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the devices a scene can be laid out for.")

  func run() {
    let rows = Device.all.map { device in
      let size = device.portraitSize
      return (
        device.name, "\(Int(size.width)) × \(Int(size.height)) @\(Int(device.scale))x",
        device.interfaceBuilderIDs.first ?? "", device.names.dropFirst().joined(separator: ", ")
      )
    }
    let width = rows.map { $0.0.count }.max() ?? 0
    for (name, size, id, others) in rows {
      print(
        [name.padded(to: width), size.padded(to: 16), id.padded(to: 16), others]
          .joined(separator: "  ").trimmedEnd)
    }
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
