internal import Foundation

/// Reading and writing files, with the command's error messages.
package enum Files {
  /// The greatest size of a document; real ones have up to 300 kilobytes.
  package static let longestDocument = 64 << 20

  /// The greatest size of a report of many documents.
  package static let longestReport = 512 << 20

  package static func read(_ path: String, limit: Int = longestDocument) throws -> [UInt8] {
    let bytes = try naming(path) { () throws(InputFile.Refusal) in
      try InputFile.read(path, limit: limit)
    }
    // A pipe is read for as long as its writer takes; the document's time limit starts now.
    Supervision.note(path)
    return bytes
  }

  /// Reads standard input to its end.
  package static func readStandardInput(limit: Int) throws -> [UInt8] {
    let bytes = try naming("standard input") { () throws(InputFile.Refusal) in
      try InputFile.readStandardInput(limit: limit)
    }
    Supervision.note("standard input")
    return bytes
  }

  /// Opens a file, or standard input, to be read piece by piece.
  package static func pieces(of path: String) throws -> InputPieces {
    guard path != "-" else { return .standardInput }
    return try naming(path) { () throws(InputFile.Refusal) in try InputPieces(path) }
  }

  /// Reads the next piece of a file; returns whether there was one before the end.
  package static func read(_ pieces: InputPieces, of path: String, into bytes: inout [UInt8]) throws
    -> Bool
  {
    do throws(InputFile.Refusal) { return try pieces.read(into: &bytes) } catch {
      throw CommandFailure.input("\(path == "-" ? "standard input" : path): \(error.reason)")
    }
  }

  /// Determines whether a file is a document or a log.
  package static func kind(of bytes: [UInt8], at path: String) throws -> InputKind {
    let path = path == "-" ? "standard input" : path
    return try naming(path) { () throws(InputFile.Refusal) in try InputKind(bytes, path: path) }
  }

  private static func naming<Value>(
    _ path: String, _ body: () throws(InputFile.Refusal) -> Value
  ) throws -> Value {
    do { return try body() } catch {
      throw CommandFailure.input("\(path):\(error.isAboutContent ? "1:1:" : "") \(error.reason)")
    }
  }

  package static func text(_ path: String) throws -> String {
    // Bytes that are not UTF-8 become replacement characters, and the parser reports their
    // positions.
    String(decoding: try read(path), as: UTF8.self)
  }

  /// Writes a whole file or nothing.
  package static func write(_ text: OutputText, to path: String) throws {
    try write(Array(text.text.utf8), to: path)
  }

  /// Writes a whole file or nothing.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The file, which is replaced whatever it contains; see ``FileDraft`` for what is not.
  ///   - content: Whether it is a document.
  ///   - force: Whether protected files are replaced, too.
  /// - Throws: ``CommandFailure``; the file is then as it was.
  package static func write(
    _ bytes: [UInt8], to path: String, _ content: FileDraft.Content = .report,
    force: FileDraft.Force = .unavailable
  ) throws {
    let file = try FileDraft(path, content, force: force)
    try file.write(bytes)
    try file.finish()
  }

  /// Returns whether two paths lead to the same file.
  package static func isSame(_ first: String, _ second: String) -> Bool {
    guard let one = Folder.Info(at: first), let other = Folder.Info(at: second) else {
      return false
    }
    return one.isSame(other)
  }

  /// Returns whether a path is that of a storyboard or xib, by its name.
  package static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Throws an error if a report would be written under the name of a document.
  ///
  /// Called before the work begins, because only then it costs nothing, and for every file (``FileDraft``).
  /// The name of a file that begins with `--output=`, given without `--` before it, is taken for the option.
  ///
  /// - Parameters:
  ///   - path: The file of the report; nil for standard output.
  ///   - name: The name of the file to which the links at `path` lead, if it is known.
  /// - Throws: ``CommandFailure`` if one of them is a document by its name.
  package static func refuseReport(inPlaceOf path: String?, leadingTo name: String? = nil) throws {
    guard let path, [path, name ?? path].contains(where: { isDocument($0.lowercased()) }) else {
      return
    }
    throw CommandFailure.usage(
      "'\(path)' would be a report in place of a document; give another name, and '--' before documents"
    )
  }

  /// Returns whether a path is a folder or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    Folder.Info(at: path)?.isFolder ?? false
  }

  /// Returns whether a path is a regular file or a link to one.
  package static func isRegular(_ path: String) -> Bool {
    Folder.Info(at: path)?.isRegular ?? false
  }
}
