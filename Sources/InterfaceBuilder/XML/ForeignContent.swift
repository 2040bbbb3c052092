/// Recognizes file formats other than XML, for better error messages.
enum ForeignContent {
  /// Returns an error that names the format of the bytes if it is recognized, otherwise the given
  /// error.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func error(in bytes: [UInt8], insteadOf error: XMLError) -> XMLError {
    let start = SourcePosition(line: 1, column: 1)
    let beginning = bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }
    for (mark, message) in beginnings where beginning.starts(with: mark.utf8) {
      return XMLError(message, at: start)
    }
    // Text contains few control characters in any encoding.
    let controls = bytes.prefix(1024).count { (1...8).contains($0) || (14...31).contains($0) }
    if controls > 8 { return XMLError("the bytes are not text", at: start) }
    if let line = lineOfMergeConflict(in: bytes) {
      return XMLError(
        "an unresolved merge conflict", at: SourcePosition(line: line, column: 1))
    }
    return error
  }

  private static var beginnings: [(String, String)] {
    let compiled = "a compiled nib; give the storyboard or xib that it was made from"
    return [
      ("NIBArchive", compiled), ("bplist00", compiled),
      (
        "version https://git-lfs",
        "a Git LFS pointer instead of the document; fetch it with 'git lfs pull'"
      ),
      ("<!DOCTYPE html", "an HTML page, not a storyboard or xib"),
      ("<html", "an HTML page, not a storyboard or xib"),
      ("{", "JSON, not a storyboard or xib"),
      ("PK\u{3}\u{4}", "an archive, not a storyboard or xib"),
    ]
  }

  /// Returns the number of the line that begins with a merge conflict marker.
  private static func lineOfMergeConflict(in bytes: [UInt8]) -> Int? {
    let mark = Array("<<<<<<< ".utf8)
    var line = 1
    var start = 0
    while start < bytes.count {
      if bytes[start...].starts(with: mark) { return line }
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
      line += 1
    }
    return nil
  }
}
