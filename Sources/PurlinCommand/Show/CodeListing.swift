internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceCanvas
internal import IsolatedWork
internal import LayoutGeometry
internal import LayoutSketch
internal import SourceReading

/// The frames of code that makes views and constraints, run without a compiler; or the same layout in another
/// notation.
struct CodeListing {
  private let path: String
  private let canvas: CanvasOptions
  private let notation: Sketch.Notation?

  /// Creates a listing of a file, or of standard input.
  ///
  /// - Throws: ``CommandFailure`` for an unknown notation.
  init(_ path: String, _ canvas: CanvasOptions, notation name: String?) throws {
    (self.path, self.canvas) = (path, canvas)
    guard let name else {
      notation = nil
      return
    }
    guard let notation = Self.notations.first(where: { $0.name == name }) else {
      let names = Self.notations.map(\.name).joined(separator: ", ")
      throw CommandFailure.usage("for code, --as is one of \(names), not '\(name)'")
    }
    self.notation = notation.notation
  }

  /// The notations by the names that documents have for them, and JWConstraint's.
  private static let notations: [(name: String, notation: Sketch.Notation)] = [
    ("anchors", .anchors), ("items", .items), ("visual-format", .visualFormat),
    ("snapkit", .snapKit), ("directed", .directed),
  ]

  /// Whether a path is that of code, or standard input.
  static func isCode(_ path: String) -> Bool {
    path == "-" || SourceLanguage(fileName: path) != nil
  }

  /// Prints the frames in each window, and what is wrong with the code.
  ///
  /// - Throws: ``ExitCode/findings`` for code with errors or contradicting constraints.
  func print() throws {
    let bytes =
      try path == "-"
      ? Files.readStandardInput(limit: Self.longestCode) : Files.read(path, limit: Self.longestCode)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure.input("\(name): not text in UTF-8")
    }
    let windows = try MainActor.assumeIsolated {
      Quiet.begin()
      return try self.windows()
    }
    var output = StandardOutputStream(as: .lines)
    var isFaulty = false
    for (number, window) in windows.enumerated() {
      let sketch = Sketch(text, in: window)
      let layout: SketchLayout
      do { layout = try SketchLayout(sketch) } catch {
        throw CommandFailure.input("\(name): a number is too large to be laid out")
      }
      let problems = sketch.problems + layout.directedProblems
      if number == 0 { report(problems, sketch.unread) }
      isFaulty = isFaulty || problems.contains { !$0.isNote }
      if let notation {
        output.write(NotationWriter(sketch).text(notation, layout))
        break
      }
      if number > 0 { output.write("\n") }
      let conflict = SketchConflict(layout)
      isFaulty = isFaulty || conflict != nil
      write(layout, conflict, to: &output)
    }
    try output.finish()
    if isFaulty { throw ExitCode.findings }
  }

  private static let longestCode = 4 << 20

  private var name: String { path == "-" ? "standard input" : path }

  /// The windows of the devices and sizes; 320 × 480 points without any.
  @MainActor
  private func windows() throws -> [Sketch.Window] {
    let canvases = try canvas.canvases()
    guard !canvases.isEmpty else { return [Sketch.Window()] }
    return canvases.map { canvas in
      var window = Sketch.Window()
      switch canvas {
      case .device(let device, let orientation):
        let side = Double(device.systemMinimumMargin(in: orientation))
        window.size = LayoutSize(device.size(in: orientation))
        window.safeArea = LayoutInsets(device.safeAreaInsets(in: orientation))
        window.margins = LayoutInsets(left: side, right: side)
        window.scale = Double(device.scale)
      case .size(let size, let scale):
        window.size = LayoutSize(size)
        window.scale = Double(scale)
      default: break
      }
      return window
    }
  }

  /// Prints a view a line, below its superview, and what the constraints contradict.
  private func write(
    _ layout: SketchLayout, _ conflict: SketchConflict?, to output: inout StandardOutputStream
  ) {
    let sketch = layout.sketch
    var subviews: [Int: [Int]] = [:]
    for view in sketch.views.indices.dropFirst() {
      if let parent = sketch.views[view].parent { subviews[parent, default: []].append(view) }
    }
    var waiting = [(view: 0, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      let frame = layout.frame(of: view)
      let outer = sketch.views[view].parent.map { layout.frame(of: $0) }
      let numbers = [
        frame.x - (outer?.x ?? 0), frame.y - (outer?.y ?? 0), frame.width, frame.height,
      ].map(\.inPoints)
      let indent = String(repeating: "  ", count: min(depth, 40))
      output.write("\(indent)\(sketch.views[view].name) (\(numbers.joined(separator: ", ")))\n")
      waiting += (subviews[view] ?? []).reversed().map { ($0, depth + 1) }
    }
    guard let conflict else { return }
    let lines = conflict.broken.map { "line \($0)" }.joined(separator: ", ")
    output.write("\nThe constraints conflict. Left out to lay out the rest: \(lines).\n")
    if conflict.isSmall, let text = conflict.explained().text { output.write("\n" + text) }
  }

  /// Prints what is wrong as compilers do, then the lines that are not read.
  private func report(_ problems: [Sketch.Problem], _ unread: [Sketch.Unread]) {
    for problem in problems {
      let kind = problem.isNote ? "note" : "error"
      StandardError.line(
        OutputText(
          "\(name):\(problem.line):\(problem.column): \(kind): \(problem.message)", as: .lines))
    }
    guard !unread.isEmpty else { return }
    let lines = unread.map { part in
      part.start.line == part.end.line
        ? "\(part.start.line)" : "\(part.start.line)–\(part.end.line)"
    }.joined(separator: ", ")
    StandardError.line(OutputText("\(name): not read, without effect: lines \(lines)", as: .lines))
  }
}
