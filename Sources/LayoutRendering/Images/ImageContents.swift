/// The contents of an image file, which pictures embed.
public struct ImageContents: Equatable, Sendable {
  /// The media type: `image/png`, `image/jpeg` or `image/svg+xml`.
  public let mediaType: String
  /// The bytes of the file, in Base64.
  public let base64: String

  /// Creates contents.
  public init(mediaType: String, base64: String) {
    self.mediaType = mediaType
    self.base64 = base64
  }

  /// The contents as an address.
  package var address: String { "data:\(mediaType);base64,\(base64)" }

  /// The id of the element with the contents of a named image, the same in all pictures of a page.
  package static func id(named name: String) -> String {
    // FNV-1a.
    let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    // Letters only: a page takes digits in drawings for numbers that follow the size.
    return "image-"
      + String(hash, radix: 16).map { letter in
        letter.hexDigitValue.map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0))) } ?? ""
      }.joined()
  }

  /// The bytes of an address that has an image of a type; nil for another one.
  static func bytes(ofAddress address: String, mediaType: String) -> [UInt8]? {
    let prefix = "data:\(mediaType);base64,"
    guard address.hasPrefix(prefix) else { return nil }
    var bytes: [UInt8] = []
    var (buffer, count) = (UInt32(0), 0)
    for letter in address.utf8.dropFirst(prefix.utf8.count) {
      guard let value = Self.value(of: letter) else { break }
      buffer = buffer << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
