extension String {
  /// The text with spaces instead of the numbers that a book or a page prints before its lines: 1, 2 and so on.
  ///
  /// Lines without a number continue the one before. No source begins with a number in each statement.
  var withoutPrintedLineNumbers: String {
    var lines = split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    var last = 0
    for index in lines.indices {
      let number = lines[index].drop { $0 == " " || $0 == "\t" }.prefix {
        $0.isASCII && $0.isNumber
      }
      guard let value = Int(number) else {
        if last == 0, lines[index].contains(where: { !$0.isWhitespace }) { return self }
        continue
      }
      let after = lines[index][number.endIndex...].first
      guard value == last + 1 || last > 0 && value > last,
        after == nil || after?.isWhitespace == true
      else { return self }
      last = value
      let spaces = String(repeating: " ", count: number.count)
      lines[index].replaceSubrange(number.startIndex..<number.endIndex, with: spaces)
    }
    return last > 1 ? lines.joined(separator: "\n") : self
  }
}
