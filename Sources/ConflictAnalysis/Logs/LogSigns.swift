/// What a line of a log may contain, found while its bytes are scanned once.
///
/// A set of bits says which kinds of text a line can have, by pairs of letters; only such lines are read.
struct LogSigns: OptionSet {
  let rawValue: UInt8

  /// Escapes or characters that ``LogText`` resolves.
  static let special = Self(rawValue: 1)
  /// The beginning of a constraint or of a printed view.
  static let bracket = Self(rawValue: 2)
  /// The beginning or the end of a report.
  static let report = Self(rawValue: 4)
  /// Another message of Auto Layout's.
  static let message = Self(rawValue: 8)
  /// The beginning or the end of a test.
  static let test = Self(rawValue: 16)
  /// A tree of views.
  static let tree = Self(rawValue: 32)

  /// A relation or an axis, as constraints have them.
  static let relation = Self(rawValue: 64)

  /// Texts with a pair of letters, by its offset, that other lines seldom contain.
  private static let patterns: [(text: String, offset: Int, sign: LogSigns)] = [
    (opening, 0, .report), (otherOpening, 3, .report), (breaking, 0, .report),
    (secondLine, 0, .report),
    ("Constraint:", 9, .report), ("int:0x", 2, .report), (" @ ", 1, .report),
    ("started", 3, .test), ("passed", 2, .test), ("failed", 2, .test), ("skipped", 1, .test),
    ("no common ancestor", 5, .message), ("not prepared for", 6, .message),
    ("view hierarchy unprepared", 16, .message), ("NaN", 1, .message),
    ("CALayerInvalid", 0, .message),
    ("exceeds internal", 1, .message), ("not finite", 4, .message), ("feedback loop", 3, .message),
    ("update/layout loop", 9, .message), ("Update Constraints in", 0, .message),
    ("Invalid pairing", 1, .message), ("equal to a constant", 1, .message),
    ("Invalid layout", 1, .message), ("Mutating a priority", 0, .message),
    ("ambiguously", 1, .message), ("UICollectionViewFlowLayout is", 19, .message),
    ("ambiguous layout", 1, .message), ("must", 0, .message),
    ("Unable to parse", 0, .message), ("views dictionary", 3, .message),
    ("Modifications to the layout", 0, .message), ("modifying the autolayout", 4, .message),
    ("required after executing", 16, .message), ("view hierarchy", 12, .message),
    ("MaskInto", 3, .message),
    ("==", 0, .relation), ("<=", 0, .relation), (">=", 0, .relation), ("V:[", 1, .relation),
    ("V:|", 1, .relation),
  ]
  /// The shortest beginnings by which reports are found, because consoles break lines.
  static let opening = "Unable to sim"
  static let otherOpening = "Conflicting constr"
  /// What UIKit prints below the line that opens a report, and nothing else does.
  static let secondLine = "Probably at least one of the constraints"
  static let breaking = "Will attempt to rec"

  /// The signs of each pair of bytes.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 1 << 16)
    for pattern in patterns {
      let bytes = Array(pattern.text.utf8)
      let pair = Int(bytes[pattern.offset]) << 8 | Int(bytes[pattern.offset + 1])
      table[pair] |= pattern.sign.rawValue
    }
    let marks: [(bytes: [UInt8], sign: LogSigns)] = [
      // Escape sequences, entities, backslashes, zeros, carriage returns, hard and narrow blanks, quotation marks.
      ([0x1B, UInt8(ascii: "&"), UInt8(ascii: "\\"), 0, 0x0D, 0xC2, 0xE2, 0xEF], .special),
      ([UInt8(ascii: "<")], .bracket),
      ([UInt8(ascii: "|"), UInt8(ascii: "*"), UInt8(ascii: "+"), 0x80], .tree),
    ]
    // The escape of a constraint's bracket or quotation mark in a link.
    for digit in UInt8(ascii: "2")...UInt8(ascii: "3") {
      table[Int(UInt8(ascii: "%")) << 8 | Int(digit)] |= LogSigns.special.rawValue
    }
    for mark in marks {
      for byte in mark.bytes {
        for first in 0..<256 { table[first << 8 | Int(byte)] |= mark.sign.rawValue }
      }
    }
    return table
  }()

  /// The signs of a line.
  init(of line: ArraySlice<UInt8>, _ table: [UInt8]) {
    var signs: UInt8 = 0
    var before = 0
    for byte in line {
      signs |= table[before << 8 | Int(byte)]
      before = Int(byte)
    }
    rawValue = signs
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

extension Collection<UInt8> {
  /// Returns where a text first occurs.
  func place(of text: String, from start: Index? = nil) -> Index? {
    guard let first = text.utf8.first else { return nil }
    var index = start ?? startIndex
    while let next = self[index...].firstIndex(of: first) {
      if self[next...].starts(with: text.utf8) { return next }
      index = self.index(after: next)
    }
    return nil
  }
}
