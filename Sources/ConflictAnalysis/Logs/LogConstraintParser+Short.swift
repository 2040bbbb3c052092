// The short form in which Xcode's inspector of a running app prints a constraint.
extension LogConstraintParser {
  /// Parses a line such as `self.width = 320 @ 1000`.
  ///
  /// It has neither a class nor addresses, so the text itself stands for the address: `self` is the view that
  /// was selected, `superview` contains it, and other views have their names.
  static func short(_ line: Bytes) -> LogConstraint? {
    // Few lines have the sign at all.
    guard let sign = line.lastIndex(of: UInt8(ascii: "@")), sign > line.startIndex,
      case let mark = sign - 1, line[mark...].starts(with: " @ ".utf8)
    else { return nil }
    var rest = LogConstraintParser(line[(mark + 3)...])
    guard let priority = rest.takeNumber(), (1...1000).contains(priority),
      rest.text.allSatisfy({ " \t\r,\"".utf8.contains($0) })
    else { return nil }
    var parser = LogConstraintParser(line[..<mark].drop { " \t\"".utf8.contains($0) })
    parser.trimEnd()
    let text = string(parser.text)
    guard var read = parser.equation() else { return nil }
    read.className = "NSLayoutConstraint"
    read.address = text
    read.priority = priority
    read.bar = read.second?.item.text == "superview" ? read.second?.item : nil
    return read
  }
}
