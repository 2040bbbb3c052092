import TestSupport

/// Ways to damage a document; most keep it well-formed, so that layout gets something to do.
enum Mutation: CaseIterable {
  case flipByte, truncate, deleteRange, duplicateRange, insertToken
  case replaceValue, swapValues, deleteAttribute, copyElement, deleteElement, spliceElement

  /// Values that arithmetic and look-ups may trip over.
  static let values = [
    "", "0", "-0.0", "-1", "1", "0.5", "1e308", "-1e308", "1e-320", "9007199254740993",
    "1000000", "-1000000", "nan", "inf", "infinite", "0x10", "1:0", "16:9", "1/3", "50%", "YES",
    "NO", "width", "height", "leading", "trailing", "left", "centerX", "firstBaseline", "bottom",
    "topMargin", "lessThanOrEqual", "greaterThanOrEqual", "vertical", "fillProportionally",
    "equalCentering", "firstBaseline", "fill", "custom", "system", "UICTFontTextStyleBody",
    "retina4_7", "landscape", "splitview1_3", "default", "heightClass=compact", "999", "1000",
    "1001",
    "250", "\u{202E}&#x1F469;&#x200D;&#x1F467;", "&#0;", "&#xD800;", "&lol;", "&amp;&lt;&quot;",
  ]
  static let tokens = [
    "<", ">", "</view>", "<!--", "-->", "<![CDATA[", "]]>", "<?x", "?>", "&", "\"", "'", "=",
    "<!DOCTYPE a [<!ENTITY b \"c\">]>", "\u{FEFF}", "<subviews>", "<constraints>", "<variation>",
    "<rect key=\"frame\"/>", "<view/>", "\0",
  ]

  func apply(
    to bytes: inout [UInt8], _ other: [UInt8], _ random: inout SplitMix64
  ) {
    guard !bytes.isEmpty else { return }
    let length = min(bytes.count, Int.random(in: 1...64, using: &random))
    let start = Int.random(in: 0...(bytes.count - length), using: &random)
    switch self {
    case .flipByte: bytes[start] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case .truncate: bytes.removeSubrange(start...)
    case .deleteRange: bytes.removeSubrange(start..<start + length)
    case .duplicateRange: bytes.insert(contentsOf: bytes[start..<start + length], at: start)
    case .insertToken:
      bytes.insert(contentsOf: (Self.tokens.randomElement(using: &random) ?? "").utf8, at: start)
    case .replaceValue:
      guard let value = Self.value(near: start, in: bytes) else { return }
      let new = Self.values.randomElement(using: &random) ?? ""
      bytes.replaceSubrange(value, with: new.utf8)
    case .swapValues:
      let second = Int.random(in: 0..<bytes.count, using: &random)
      guard let a = Self.value(near: start, in: bytes), let b = Self.value(near: second, in: bytes)
      else { return }
      bytes.replaceSubrange(a, with: Array(bytes[b]))
    case .deleteAttribute:
      guard let value = Self.value(near: start, in: bytes) else { return }
      var first = value.lowerBound
      while first > 0, bytes[first] != UInt8(ascii: " "), bytes[first] != UInt8(ascii: "<") {
        first -= 1
      }
      if bytes[first] == UInt8(ascii: " ") { bytes.removeSubrange(first...value.upperBound) }
    case .copyElement:
      guard let element = Self.element(near: start, in: bytes) else { return }
      let copies = Int.random(in: 1...3, using: &random)
      for _ in 0..<copies {
        bytes.insert(contentsOf: Array(bytes[element]), at: element.lowerBound)
      }
    case .deleteElement:
      if let element = Self.element(near: start, in: bytes) { bytes.removeSubrange(element) }
    case .spliceElement:
      guard !other.isEmpty, let here = Self.element(near: start, in: bytes),
        let there = Self.element(near: Int.random(in: 0..<other.count, using: &random), in: other)
      else { return }
      bytes.replaceSubrange(here, with: Array(other[there]))
    }
  }

  /// The inside of the first quoted value at or behind an offset.
  private static func value(near offset: Int, in bytes: [UInt8]) -> Range<Int>? {
    var index = offset
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "="), bytes[index + 1] == UInt8(ascii: "\"") {
        let start = index + 2
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        return start..<end
      }
      index += 1
    }
    return nil
  }

  /// The first whole element at or behind an offset, with what is inside it.
  private static func element(near offset: Int, in bytes: [UInt8]) -> Range<Int>? {
    var index = offset
    while index + 1 < bytes.count,
      !(bytes[index] == UInt8(ascii: "<") && isLetter(bytes[index + 1]))
    {
      index += 1
    }
    let start = index
    var depth = 0
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "<") {
        if bytes[index + 1] == UInt8(ascii: "/") { depth -= 1 } else { depth += 1 }
      }
      if bytes[index] == UInt8(ascii: ">") {
        if bytes[index - 1] == UInt8(ascii: "/") { depth -= 1 }
        if depth <= 0 { return start..<index + 1 }
      }
      index += 1
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
