/// A stretch of a font file; numbers in it are big-endian, and nothing outside it can be read.
///
/// Every reader returns nil beyond the end, whatever offsets and counts a malformed file has.
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

  /// The part at an offset; nil if it does not lie inside entirely.
  func part(at offset: Int, count: Int) -> FontBytes? {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else {
      return nil
    }
    return FontBytes(bytes, start: start + offset, count: count)
  }

  /// Returns the bytes after an offset; nil if it lies outside.
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
  func i8(_ offset: Int) -> Int? {
    u8(offset).map { Int(Int8(truncatingIfNeeded: $0)) }
  }

  @inline(__always)
  func u32(_ offset: Int) -> Int? {
    guard let high = u16(offset), let low = u16(offset + 2) else { return nil }
    return high << 16 | low
  }

  @inline(__always)
  func i32(_ offset: Int) -> Int? {
    u32(offset).map { Int(Int32(truncatingIfNeeded: $0)) }
  }

  /// Four letters, as tables and features are named.
  func tag(_ offset: Int) -> String? {
    guard let part = part(at: offset, count: 4) else { return nil }
    return String(decoding: part.bytes[part.start..<part.start + 4], as: UTF8.self)
  }

  /// The bytes themselves.
  var contents: ArraySlice<UInt8> { bytes[start..<start + count] }
}
