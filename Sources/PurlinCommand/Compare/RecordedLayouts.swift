internal import Foundation
internal import HeadlessUIKit
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutGeometry
internal import LayoutSnapshot
internal import TextMetrics

/// A layout that was recorded elsewhere, and where.
struct RecordedLayout {
  var snapshot: LayoutSnapshot
  var canvas: InterfaceStage.Canvas
  var textSize: ContentSizeCategory?
  var language: String?
  /// Whether it need not have all views.
  var isPartial: Bool

  /// The text that names the layout: the device, the text size, the language.
  var condition: String {
    [
      snapshot.device.map { "\($0.name) \($0.orientation.rawValue)" },
      textSize.map { "text size \($0.shortName)" }, language,
      snapshot.direction == .rightToLeft ? "right to left" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// Reads snapshots of this package, or frames by `Documentation/Schemas/frames.json`.
  ///
  /// - Throws: ``CommandFailure`` for other text.
  static func all(_ bytes: [UInt8], _ path: String) throws -> [RecordedLayout] {
    if let frames = try FrameRecord.read(bytes, path) { return try frames.layouts(path) }
    do {
      return try LayoutSnapshot.all(json: bytes).map { snapshot in
        let device = snapshot.device.flatMap { Device.named($0.id) ?? Device.named($0.name) }
        var canvas = InterfaceStage.Canvas.size(
          CGSize(snapshot.root.frame.size), scale: CGFloat(snapshot.scale))
        if let device, let held = snapshot.device?.orientation {
          canvas = .device(device, held == .portrait ? .portrait : .landscape)
        }
        return RecordedLayout(snapshot: snapshot, canvas: canvas, isPartial: false)
      }
    } catch {
      throw CommandFailure.input(
        "\(path): \(error) 'purlin show --json' writes one; other programs write purlin/frames/1.")
    }
  }
}

/// Frames that a program recorded: `Documentation/Schemas/frames.json`.
private struct FrameRecord: Decodable {
  static let schema = "purlin/frames/1"

  struct Layout: Decodable {
    var name: String?
    var device: String?
    var orientation: String?
    var width: Double
    var height: Double
    var scale: Double?
    var textSize: String?
    var language: String?
    var direction: String?
    var views: [View]
  }

  struct View: Decodable {
    var id: String?
    var name: String?
    var text: String?
    var `class`: String?
    var frame: [Double]
    var hidden: Bool?
  }

  var schema: String
  var layouts: [Layout]

  /// Returns the record; nil for text of another schema.
  static func read(_ bytes: [UInt8], _ path: String) throws -> FrameRecord? {
    struct Named: Decodable { var schema: String? }
    let decoder = JSONDecoder()
    guard (try? decoder.decode(Named.self, from: Data(bytes)))?.schema == schema else { return nil }
    do { return try decoder.decode(Self.self, from: Data(bytes)) } catch {
      throw CommandFailure.input(
        "\(path): does not follow Documentation/Schemas/frames.json: \(Self.words(error))")
    }
  }

  private static func words(_ error: any Error) -> String {
    guard let error = error as? DecodingError, let context = error.context else {
      return "\(error)"
    }
    let fault =
      if case .keyNotFound(let key, _) = error {
        "'\(key.stringValue)' is missing"
      } else {
        "a value of another type"
      }
    return "\(fault) at \(place(context.codingPath))"
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty
      ? "the top level"
      : path.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: ".")
  }

  func layouts(_ path: String) throws -> [RecordedLayout] {
    try layouts.enumerated().map { index, layout in
      func wrong(_ words: String) -> CommandFailure { .input("\(path): layout \(index): \(words)") }
      let scale = layout.scale ?? 2
      for number in [layout.width, layout.height, scale] where !(1...10_000).contains(number) {
        throw wrong("width, height and scale are numbers from 1 to 10000")
      }
      var canvas = InterfaceStage.Canvas.size(
        CGSize(width: layout.width, height: layout.height), scale: CGFloat(scale))
      var device: LayoutSnapshot.Device?
      if let name = layout.device {
        let found = try CanvasOptions.find(name)
        let orientation = layout.orientation ?? "portrait"
        guard let held = Device.Orientation(rawValue: orientation) else {
          throw wrong("'orientation' is portrait or landscape")
        }
        canvas = .device(found, held)
        device = .init(
          id: found.id, name: found.name, orientation: held == .portrait ? .portrait : .landscape)
      }
      var root = LayoutSnapshot.View(
        id: "root", frame: .init(x: 0, y: 0, width: layout.width, height: layout.height))
      root.subviews = try layout.views.enumerated().map { place, view in
        try view.snapshot(place)
          ?? { throw wrong("'frame' of view \(place) is x, y, width, height") }()
      }
      guard [nil, "left-to-right", "right-to-left"].contains(layout.direction) else {
        throw wrong("'direction' is left-to-right or right-to-left")
      }
      return RecordedLayout(
        snapshot: LayoutSnapshot(
          name: layout.name ?? "", device: device,
          canvas: .init(width: layout.width, height: layout.height), scale: scale,
          direction: layout.direction == "right-to-left" ? .rightToLeft : .leftToRight, root: root),
        canvas: canvas, textSize: try layout.textSize.map { try ReaderOptions.size($0) },
        language: layout.language, isPartial: true)
    }
  }
}

extension FrameRecord.View {
  /// The view with its kind as its class says; nil if its frame is not four finite numbers.
  func snapshot(_ index: Int) -> LayoutSnapshot.View? {
    guard frame.count == 4, frame.allSatisfy(\.isFinite) else { return nil }
    let kinds: [String: LayoutSnapshot.Kind] = [
      "UILabel": .label, "UIButton": .button, "UIImageView": .image, "UITextField": .textField,
      "UITextView": .textView, "UISwitch": .switch, "UISlider": .slider, "UIStackView": .stack,
      "UIScrollView": .scroll, "UITableView": .table, "UICollectionView": .collection,
    ]
    let kind = self.class.flatMap { kinds[$0] } ?? (text == nil ? .view : .label)
    return LayoutSnapshot.View(
      id: id ?? "root/\(index)", className: self.class ?? "UIView", kind: kind, name: name,
      frame: .init(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      isHidden: hidden ?? false, text: text.map { .init($0) })
  }
}
