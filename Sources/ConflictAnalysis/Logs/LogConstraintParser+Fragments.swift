// Lines that are a part of a constraint.
extension LogConstraintParser {
  /// Returns whether a line has the body of a constraint, though its beginning may be missing: a relation behind an
  /// attribute or a visual format, with an address or a state.
  static func resembles(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.place(of: "(active") != nil || line.place(of: ":0x") != nil else { return false }
    let formats = ["H:|", "V:|", "H:[", "V:["]
    if formats.contains(where: { line.place(of: $0) != nil }) { return true }
    return [" == ", " <= ", " >= "].contains { (relation: String) in
      guard let place = line.place(of: relation) else { return false }
      guard let dot = line[..<place].lastIndex(where: { !isWord($0) }) else { return false }
      return line[dot] == UInt8(ascii: ".")
        && attributes.contains { $0.elementsEqual(line[(dot + 1)..<place]) }
    }
  }
}
