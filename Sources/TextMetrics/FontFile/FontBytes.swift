/// A range of bytes of a font file, with bounds checks.
///
/// Numbers are big-endian.
///
/// Every accessor returns nil for a position outside the range, so that wrong offsets and counts in
/// a malformed file are harmless.
struct FontBytes: Sendable, Hashable {
  private let bytes: [UInt8]
  private let start: Int
  let count: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = 0
    count = bytes.count
  }

  private init(_ bytes: [UInt8], start: Int, count: Int) {
    self.bytes = bytes
    self.start = start
    self.count = count
  }

  /// Returns the part at an offset; nil if it is not entirely inside the range.
  func part(at offset: Int, count: Int) -> FontBytes? {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else {
      return nil
    }
    return FontBytes(bytes, start: start + offset, count: count)
  }

  /// Returns the bytes from an offset; nil if the offset is outside the range.
  func rest(from offset: Int) -> FontBytes? {
    offset >= 0 && offset <= count ? part(at: offset, count: count - offset) : nil
  }

  @inline(__always)
  func u8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < count else { return nil }
    return Int(bytes[start + offset])
  }

  @inline(__always)
  func u16(_ offset: Int) -> Int? {
    guard offset >= 0, offset < count - 1 else { return nil }
    return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
  }

  @inline(__always)
  func i16(_ offset: Int) -> Int? {
    u16(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  @inline(__always)
  func u32(_ offset: Int) -> Int? {
    guard let high = u16(offset), let low = u16(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// Returns a tag of four letters, the name of a table or feature.
  func tag(_ offset: Int) -> String? {
    guard let part = part(at: offset, count: 4) else { return nil }
    return String(decoding: part.bytes[part.start..<part.start + 4], as: UTF8.self)
  }

  /// The bytes of the range.
  var contents: ArraySlice<UInt8> { bytes[start..<start + count] }
}
