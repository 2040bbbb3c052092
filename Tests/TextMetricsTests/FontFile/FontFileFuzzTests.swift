import TestSupport
import Testing
import TextMetrics

/// No bytes crash, hang or measure to nonsense, whatever they say of offsets and counts.
@Suite struct FontFileFuzzTests {
  static let kernings: [TinyFont.Kerning] = [
    .table, .applesTable, .glyphPairs, .classPairs, .extensionPairs,
  ]

  @Test(arguments: 0..<10)
  func `a mutated font is read or refused`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed) &+ 77)
    for round in 0..<150 {
      let font = TinyFont(
        mapFormat: TinyFont.MapFormat.allCases[round % 4], kerning: Self.kernings[round % 5])
      var bytes = TinyFont.file([font, font], isCollection: round % 3 == 0)
      for _ in 0...Int(random.next() % 6) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes[place] = 0xFF
        case 2: bytes[place] ^= 1 << UInt8(random.next() % 8)
        default: bytes.replaceSubrange(place..<min(place + 2, bytes.count), with: [0xFF, 0xFF])
        }
      }
      if random.next() % 4 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
      check(bytes)
    }
  }

  @Test func `every cut of a font is read or refused`() {
    for kerning in Self.kernings {
      let bytes = TinyFont(kerning: kerning).bytes
      for count in stride(from: 0, to: bytes.count, by: 3) { check(Array(bytes.prefix(count))) }
    }
  }

  private func check(_ bytes: [UInt8]) {
    guard let faces = try? FontFile.faces(in: bytes) else { return }
    for face in faces {
      let measurer = FontFileMeasurer(FontLibrary([face]))
      let font = TextFont.custom(face.postScriptName, 17)
      let width = measurer.width(of: "AVAé B😀 VA", in: font).points
      #expect(width.isFinite)
      #expect(measurer.metrics(of: font).lineHeight >= 0)
    }
  }
}
