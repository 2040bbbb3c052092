public import Foundation
internal import InterfaceBuilder

/// The size of an image file, read from its header.
///
/// The size is in pixels for PNG and JPEG, and in points for PDF and SVG.
public struct ImageHeader: Sendable, Equatable {
  /// The size, in pixels, or in points for a vector image.
  public let size: CGSize
  /// Whether it is a vector image, so that its size is in points.
  public let isVector: Bool

  /// Creates a header from a file's bytes; returns nil for an unknown format.
  public init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 20))
    if let size = Self.png(bytes) ?? Self.jpeg(bytes) {
      self.init(size: size, isVector: false)
    } else if let size = Self.pdf(bytes) ?? Self.svg([UInt8](data)) {
      self.init(size: size, isVector: true)
    } else {
      return nil
    }
  }

  private init(size: CGSize, isVector: Bool) {
    self.size = size
    self.isVector = isVector
  }

  /// Returns the width and height in the first chunk, which follows one named `CgBI` in files that Xcode optimized.
  ///
  /// Source: PNG specification, third edition, 11.2.1 "IHDR Image header".
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24
    else { return nil }
    func isChunk(_ name: String, at index: Int) -> Bool {
      bytes.count >= index + 16 && bytes[index + 4..<index + 8].elementsEqual(name.utf8)
    }
    // Length, name, contents and checksum.
    let length = number(bytes, 8, 4)
    let isOptimized = isChunk("CgBI", at: 8) && (0..<bytes.count).contains(length)
    let start = isOptimized ? 8 + 12 + length : 8
    guard isChunk("IHDR", at: start) else { return nil }
    return size(number(bytes, start + 8, 4), number(bytes, start + 12, 4))
  }

  /// Returns the height and width in the segment that starts a frame.
  ///
  /// Source: ITU-T T.81, B.2.2 "Frame header syntax".
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 8 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return size(number(bytes, index + 7, 2), number(bytes, index + 5, 2)) }
      let isAlone = marker == 0x01 || (0xD0...0xD8).contains(marker)
      index += isAlone ? 2 : 2 + max(2, number(bytes, index + 2, 2))
    }
    return nil
  }

  /// Returns the first page's media box; a box in a compressed stream is not found.
  ///
  /// Source: ISO 32000-1, 7.7.3.3 "Page objects".
  private static func pdf(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: "%PDF-".utf8) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let box = text.range(of: "/MediaBox"),
      let open = text[box.upperBound...].firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else { return nil }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return size(abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
  }

  /// Returns `width` and `height`, or else those of `viewBox`.
  ///
  /// Source: SVG 2, 8.2 "The initial viewport" and 8.6 "The ‘viewBox’ attribute".
  private static func svg(_ bytes: [UInt8]) -> CGSize? {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    guard let start = text.range(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start.lowerBound...end]
    if let width = length("width", in: tag), let height = length("height", in: tag) {
      return size(width, height)
    }
    guard let box = value("viewBox", in: tag) else { return nil }
    let numbers = box.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return numbers.count == 4 ? size(numbers[2], numbers[3]) : nil
  }

  private static func value(_ name: String, in tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      guard let range = tag.range(of: " \(name)=\(quote)") else { continue }
      let rest = tag[range.upperBound...]
      return rest.firstIndex(of: Character(quote)).map { rest[..<$0] }
    }
    return nil
  }

  private static func length(_ name: String, in tag: Substring) -> Double? {
    guard let text = value(name, in: tag), !text.hasSuffix("%") else { return nil }
    return Double(text.prefix { $0.isNumber || $0 == "." })
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    guard start + count <= bytes.count else { return 0 }
    return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func size(_ width: Int, _ height: Int) -> CGSize? {
    size(Double(width), Double(height))
  }

  /// Returns a size if it is valid for an image.
  private static func size(_ width: Double, _ height: Double) -> CGSize? {
    guard (0.01...1e6).contains(width), (0.01...1e6).contains(height) else { return nil }
    return CGSize(width: width, height: height)
  }
}
