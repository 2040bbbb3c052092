internal import ArgumentParser
internal import CodePreview
internal import CodeWriting
internal import Foundation
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutGeometry
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
      Self.tell(
        "\(preview.title): \(preview.className) only contains other controllers; --class names one of them"
      )
    }
    let previews = shown.filter { $0.views != nil }
    guard !previews.isEmpty else {
      throw CommandFailure.input("\(paths.joined(separator: ", ")): no views to write code for")
    }
    let name = URL(fileURLWithPath: paths.first ?? "").deletingPathExtension().lastPathComponent
    let written = try WrittenPreviews(previews, named: name, notation: notation)
    let text = OutputText(written.code.text, as: .lines)
    if let path { try Files.write(text, to: path) } else { try StandardOutput.write(text) }
    var again = request
    again.parts = [.layouts]
    let isEqual = try compare(written) { try show($0, again) }
    if report.isIncomplete { throw ExitCode.trouble }
    if !isEqual { throw ExitCode.findings }
  }

  /// Compiles the code, lays it out, and prints where it differs.
  ///
  /// - Returns: Whether no layout differs.
  private func compare(
    _ written: WrittenPreviews, _ show: (String) throws -> PreviewSession.Result
  ) throws -> Bool {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("purlin-code-\(UUID().uuidString)")
    // A new folder that only this user may read: what is in it is compiled and run.
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Written.swift").path
    try Files.write(OutputText(written.previewedText, as: .lines), to: file)
    let result = try show(file)
    if notation == .snapkit,
      result.sources.messages.contains(where: { $0.text.contains("'SnapKit'") })
    {
      Self.tell("purlin: the code is not compared: the sources of SnapKit are not there")
      return true
    }
    for message in result.sources.messages where message.severity == .error {
      Self.tell("purlin: the code does not compile: \(message.text)")
    }
    let comparison = try written.comparison(with: result.run.outcomes)
    for line in comparison.lines { Self.tell(line) }
    let (equal, differing) = (comparison.equalCount, comparison.differingCount)
    let count = written.code.classes.count
    Self.tell(
      "purlin: compared \(equal + differing) frames of \(count) \(count == 1 ? "class" : "classes") "
        + "with the previews: \(differing == 0 ? "all equal" : "\(differing) differ")")
    return differing == 0
  }

  private static func tell(_ line: String) {
    StandardError.line(OutputText(line, as: .lines))
  }
}
