internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutRendering
internal import LayoutSnapshot
internal import ViewAnalysis

/// Lays out, draws, and writes the pictures into one folder.
@MainActor
struct Gallery {
  /// Where the pictures go.
  let folder: String

  func open() throws(DemoFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch { throw DemoFailure(message: "\(folder): cannot be made", status: 73) }
  }

  // MARK: Programs

  /// Runs a program as an app that starts upright and is then turned.
  func show(_ program: Program, on place: Place) throws(DemoFailure) -> Row {
    guard let device = try place.device() else {
      throw DemoFailure(message: "\(program.name): a program needs a device", status: 70)
    }
    let screen = UIScreen(device: device)
    UIScreen.main = screen
    var window = UIWindow(screen: screen)
    let time = ContinuousClock().measure {
      window = UIWindow(screen: screen)
      window.rootViewController = program.make()
      window.makeKeyAndVisible()
      if place.orientation == .landscape { window.rotate(to: .landscape) }
      window.show(program.keyboard)
      // Controllers that are presented when their screen appears are laid out, too.
      window.layoutIfNeeded()
    }
    return try draw(
      LayoutSnapshot(of: window, name: program.name), named: "\(program.slug)-\(place.slug)",
      what: program.name, place: place, time: time,
      drawsConstraints: place.deviceName == "iPhone 15")
  }

  // MARK: Documents

  /// The documents in a folder, by name.
  func documents(in folder: String) throws(DemoFailure) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw DemoFailure(
        message: "\(folder): no such folder; run in the package's own, or name it", status: 66)
    }
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder + "/" + $0 }
  }

  /// Lays out every scene of a document.
  func show(document path: String, on place: Place) throws(DemoFailure) -> [Row] {
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DemoFailure(message: "\(path): cannot be read", status: 66)
    }
    let stage = InterfaceStage(
      try parse([UInt8](data), path),
      canvas: try place.device().map { .device($0, place.orientation) } ?? .document)
    var rows: [Row] = []
    for (index, island) in stage.document.islands.enumerated() {
      var staged: StagedInterface?
      let time = ContinuousClock().measure { staged = stage.present(island) }
      guard let staged else { continue }
      let suffix = index == 0 ? "" : "-\(index + 1)"
      rows.append(
        try draw(
          LayoutSnapshot(of: staged, name: name),
          named: "\(name.replacing(".", with: "-"))-\(place.slug)\(suffix)", what: name,
          place: place, time: time, drawsConstraints: place.deviceName == nil))
    }
    return rows
  }

  private func parse(_ bytes: [UInt8], _ path: String) throws(DemoFailure) -> InterfaceDocument {
    do { return try InterfaceDocument(parsing: bytes) } catch {
      throw DemoFailure(message: "\(path):\(error.position): \(error.message)", status: 65)
    }
  }

  // MARK: Pictures

  private func draw(
    _ snapshot: LayoutSnapshot, named file: String, what: String, place: Place, time: Duration,
    drawsConstraints: Bool
  ) throws(DemoFailure) -> Row {
    let plain = LayoutRenderer(LayoutRenderer.Options(bezel: true))
    let path = "\(folder)/\(file).svg"
    try write(plain.svg(of: snapshot), to: path)
    if drawsConstraints {
      let drawn = LayoutRenderer(
        LayoutRenderer.Options(drawsConstraints: true, drawsGuides: true))
      try write(drawn.svg(of: snapshot), to: "\(folder)/\(file)-constraints.svg")
    }
    return Row(
      what: what, place: place.name,
      size: "\(Int(snapshot.canvas.width))×\(Int(snapshot.canvas.height))",
      views: snapshot.root.count, constraints: snapshot.constraints.count,
      milliseconds: time.milliseconds, findings: snapshot.findings.count, picture: path)
  }

  /// Writes a page with every picture on it.
  func writeIndex(of rows: [Row]) throws(DemoFailure) {
    let figures = rows.map { row in
      let file = URL(fileURLWithPath: row.picture).lastPathComponent
      return """
        <figure><img src="\(file)" height="320" alt=""><figcaption>\(row.what)<br>\
        \(row.place)</figcaption></figure>
        """
    }
    let style = """
      body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:16px;margin:16px}
      figure{margin:0;text-align:center}
      """
    try write(
      """
      <!doctype html><meta charset="utf-8"><title>Layouts</title><style>\(style)</style>
      \(figures.joined(separator: "\n"))

      """, to: "\(folder)/index.html")
  }

  private func write(_ text: String, to path: String) throws(DemoFailure) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch { throw DemoFailure(message: "\(path): cannot be written", status: 73) }
  }
}

extension LayoutSnapshot.View {
  /// How many views the tree has, with its root.
  fileprivate var count: Int { subviews.reduce(1) { $0 + $1.count } }
}

extension Duration {
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) * 1e-15
  }
}
