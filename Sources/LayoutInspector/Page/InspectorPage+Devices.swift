internal import Foundation
internal import HeadlessUIKit
internal import LayoutGeometry

extension InspectorPage {
  /// A device that the page offers, and what its screen gives an app.
  struct Device: Sendable, Encodable {
    /// The id in the catalogue, by which scenes name their screens.
    let id: String
    /// The models, as people say them.
    let names: [String]
    /// Whether it is an iPad.
    let isPad: Bool
    /// The model that represents current devices, if one does.
    let current: String?
    /// The size, in points, by how the device is held.
    let sizes: [String: [Double]]
    /// Safe area, size classes and scale as text, by how the device is held.
    let facts: [String: String]

    init(_ device: HeadlessUIKit.Device) {
      id = device.id
      names = device.names.map { HeadlessUIKit.Device.words(for: $0) }
      isPad = device.idiom == .pad
      current = HeadlessUIKit.Device.current.first { $0.id == device.id }
        .map { HeadlessUIKit.Device.words(for: $0.name) }
      var (sizes, facts): ([String: [Double]], [String: String]) = ([:], [:])
      for orientation in HeadlessUIKit.Device.Orientation.allCases {
        let size = device.size(in: orientation)
        sizes[orientation.rawValue] = [Double(size.width), Double(size.height)]
        facts[orientation.rawValue] = Self.facts(of: device, in: orientation)
      }
      (self.sizes, self.facts) = (sizes, facts)
    }

    private static func facts(
      of device: HeadlessUIKit.Device, in orientation: HeadlessUIKit.Device.Orientation
    ) -> String {
      let area = device.safeAreaInsets(in: orientation).words
      let margin = Double(device.systemMinimumMargin(in: orientation)).inPoints
      return "\(area); \(device.sizeClassWords(in: orientation)); margins \(margin); "
        + "\(Double(device.scale).inPoints) pixel\(device.scale == 1 ? "" : "s") per point"
    }
  }

  /// The devices of the catalogue.
  static var devices: [Device] { HeadlessUIKit.Device.all.map { Device($0) } }
}

extension WindowRegime {
  /// Size classes and safe area of a window, as text.
  var facts: String { "\(words); \(safeAreaInsets.words)" }
}

extension UIEdgeInsets {
  /// The insets as text: `safe area top 62, bottom 34`.
  fileprivate var words: String {
    let edges = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      .filter { $0.1 > 0 }.map { "\($0.0) \(Double($0.1).inPoints)" }
    return edges.isEmpty ? "no safe area" : "safe area " + edges.joined(separator: ", ")
  }
}
