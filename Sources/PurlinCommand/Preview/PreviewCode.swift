internal import ArgumentParser
internal import CodePreview
internal import CodeWriting
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutGeometry
internal import LayoutProof
internal import LayoutSnapshot
internal import PreviewRunner

/// `purlin preview --as`: the views of previews as code in another notation, which is laid out and compared.
struct PreviewCode {
  private let notation: CodeNotation
  private let paths: [String]

  init(_ notation: CodeNotation, _ paths: [String]) {
    (self.notation, self.paths) = (notation, paths)
  }

  /// Prints the code, or writes it to a file; then compares its layouts with those of the previews.
  ///
  /// - Parameters:
  ///   - result: The previews with their views and layouts.
  ///   - request: The request for the written code.
  ///   - path: The file; nil for standard output.
  ///   - show: Compiles a file and shows its previews.
  /// - Throws: ``ExitCode/findings`` if a layout differs.
  func write(
    _ result: PreviewSession.Result, _ request: PreviewRequest, into path: String?,
    showing show: (String, PreviewRequest) throws -> PreviewSession.Result
  ) throws {
    let report = PreviewReport(result, format: .text)
    report.tell()
    let shown = result.run.outcomes.compactMap(\.shown)
    for preview in shown where preview.views == nil {
      StandardError.line(
        OutputText(
          "\(Self.name(preview)): \(preview.className) only contains other controllers; --class names one of them",
          as: .lines))
    }
    let written = shown.filter { $0.views != nil }
    guard !written.isEmpty else {
      throw CommandFailure.input("\(paths.joined(separator: ", ")): no views to write code for")
    }
    let code = try code(of: written)
    if let path {
      try Files.write(OutputText(code.text, as: .lines), to: path)
    } else {
      try StandardOutput.write(OutputText(code.text, as: .lines))
    }
    var again = request
    again.parts = [.layouts]
    let differences = try differences(code, written) { try show($0, again) }
    if report.isIncomplete { throw ExitCode.trouble }
    if differences > 0 { throw ExitCode.findings }
  }

  // MARK: Writing

  /// The code of all previews, whose views are objects of one document.
  private func code(of previews: [ShownPreview]) throws -> SceneCode {
    var text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      useAutolayout="YES" useSafeAreas="YES"><objects>

      """
    var places: [Int: CodeLocation.Frame] = [:]
    var missing: [String: [(text: String, affectsLayout: Bool)]] = [:]
    for views in previews.compactMap(\.views) {
      let line = text.utf8.count { $0 == UInt8(ascii: "\n") }
      for (own, place) in views.places { places[line + own] = place }
      for omission in views.omissions {
        missing[omission.id, default: []].append((omission.text, omission.affectsLayout))
      }
      text += views.elements
    }
    let name = URL(fileURLWithPath: paths.first ?? "").deletingPathExtension().lastPathComponent
    let document = try InterfaceDocument(parsing: text + "</objects></document>\n")
    return SceneCode(
      document, named: name, notation: notation,
      origin: SceneCode.Origin(places: places, missing: missing))
  }

  /// The code with a preview of each class, in the order of the classes.
  private static func previewed(_ code: SceneCode, _ previews: [ShownPreview]) -> String {
    let lines = code.classes.map { declared in
      let trait = previews.first { $0.views?.rootID == declared.rootID }?.views?.trait ?? ""
      let arguments = trait.isEmpty ? "" : "(traits: \(trait))"
      return "#Preview\(arguments) { \(declared.name)() }\n"
    }
    return code.text + "\n" + lines.joined()
  }

  // MARK: Comparing

  /// Compiles the code, lays it out, and prints where it differs.
  ///
  /// - Returns: The number of differing views.
  private func differences(
    _ code: SceneCode, _ previews: [ShownPreview], _ show: (String) throws -> PreviewSession.Result
  ) throws -> Int {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("purlin-code-\(UUID().uuidString)")
    // A new folder that only this user may read: what is in it is compiled and run.
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Written.swift").path
    try Files.write(OutputText(Self.previewed(code, previews), as: .lines), to: file)
    let result = try show(file)
    if notation == .snapkit,
      result.sources.messages.contains(where: { $0.text.contains("'SnapKit'") })
    {
      StandardError.line("purlin: the code is not compared: the sources of SnapKit are not there")
      return 0
    }
    for message in result.sources.messages where message.severity == .error {
      StandardError.line(
        OutputText("purlin: the code does not compile: \(message.text)", as: .lines))
    }
    var (equal, differing) = (0, 0)
    for (declared, outcome) in zip(code.classes, result.run.outcomes) {
      guard let old = previews.first(where: { $0.views?.rootID == declared.rootID }) else {
        continue
      }
      for (one, other) in zip(old.layouts ?? [], outcome.shown?.layouts ?? []) {
        let comparison = try Comparison(one, other)
        for text in comparison.differences.prefix(Self.mostDifferences) {
          StandardError.line(
            OutputText("\(Self.name(old)), \(one.situation): \(text)", as: .lines))
        }
        equal += comparison.viewCount - comparison.differences.count
        differing += comparison.differences.count
      }
      if outcome.shown == nil {
        differing += 1
        StandardError.line(
          OutputText(
            "\(Self.name(old)): the code of \(declared.name) stops: \(outcome.failure?.text ?? "")",
            as: .lines))
      }
    }
    if result.run.outcomes.isEmpty { differing += 1 }
    let words = differing == 0 ? "all equal" : "\(differing) differ"
    StandardError.line(
      "purlin: compared \(equal + differing) frames of \(code.classes.count) "
        + "\(code.classes.count == 1 ? "class" : "classes") with the previews: \(words)")
    return differing
  }

  private static let mostDifferences = 5

  private static func name(_ preview: ShownPreview) -> String { preview.name ?? preview.className }

  /// Two layouts of one preview.
  private struct Comparison {
    private static func text(_ frame: LayoutSnapshot.Rect) -> String {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.inPoints)
      return "(\(numbers.joined(separator: ", ")))"
    }

    private(set) var viewCount = 0
    private(set) var differences: [String] = []

    init(_ one: SituatedLayout, _ other: SituatedLayout) throws {
      let old = try LayoutSnapshot(json: one.snapshot)
      let new = try LayoutSnapshot(json: other.snapshot)
      // The cells of a list come from its data source.
      var lists: [String] = []
      old.forEachView { placed in
        if placed.view.kind == .table || placed.view.kind == .collection {
          lists.append(placed.view.id + "/")
        }
      }
      func isInList(_ id: String) -> Bool { lists.contains { id.hasPrefix($0) } }
      old.forEachView { if !isInList($0.view.id) { viewCount += 1 } }
      let difference = new.difference(from: old, tolerance: LayoutTolerance.reported)
      var missing: [String] = []
      for view in difference.removed where !isInList(view.id) {
        // A view is missing with its subviews.
        guard !missing.contains(where: { view.id.hasPrefix($0) }) else { continue }
        missing.append(view.id + "/")
        differences.append("\(view.caption) is missing in the code")
      }
      for change in difference.changed where !isInList(change.id) {
        if let frame = change.frame {
          differences.append(
            "\(change.caption) is at \(Self.text(frame.new)) in the code instead of \(Self.text(frame.old))"
          )
        } else if let text = change.text {
          differences.append("\(change.caption) has another text than \(text.old ?? "none")")
        }
      }
    }
  }
}
