/// The measured values of the system font, by index, in units of 1/2048 em.
///
/// A glyph is an index into printable ASCII: 0 is the space, and 94 is the tilde.
struct SystemFontTable: Sendable {
  static let shared = SystemFontTable()
  static let glyphCount = 95

  /// Advances by glyph: regular, black and light of the text cut; the same of the display cut;
  /// italic of both.
  let advances: [SIMD8<Double>]
  /// Indexes into `kernings` at left glyph × 95 + right glyph; 0 for no kerning.
  let kerningPairs: [UInt16]
  /// Kerning values: text regular, display regular, text black, display black.
  ///
  /// Entry 0 is zero.
  let kernings: [SIMD4<Double>]
  let trackingVariable = NumberList.curve(SystemFontData.trackingVariable)
  let trackingTwoCuts = NumberList.curve(SystemFontData.trackingTwoCuts)
  let opticalSizes = NumberList.curve(SystemFontData.opticalSizes)
  /// The coordinate on the weight axis (−1 light, 0 regular, 1 black) by UIKit's weight.
  let weightAxis: Curve
  /// The x-heights, in the order of the first six advances.
  let xHeights = NumberList.words(SystemFontData.xHeights).map { NumberList.number($0) }
  let characters = CharacterTable()

  private init() {
    let numbers = NumberList.words(SystemFontData.advances).map { NumberList.number($0) }
    precondition(numbers.count == Self.glyphCount * 8, "The table of advances is incomplete")
    advances = (0..<Self.glyphCount).map { glyph in
      SIMD8(numbers[glyph * 8..<glyph * 8 + 8])
    }
    (kerningPairs, kernings) = Self.readKerning(SystemFontData.kerning)
    let places = NumberList.words(SystemFontData.weights).map { NumberList.number($0) }
    weightAxis = Curve(
      points: zip(FontWeight.named, places).map { (x: $0.rawValue, y: $1) })
  }

  /// Parses `LEFTS RIGHTS a,b,c,d RIGHTS a,b,c,d … ;` for each class of left glyphs.
  private static func readKerning(_ text: String) -> ([UInt16], [SIMD4<Double>]) {
    var pairs = [UInt16](repeating: 0, count: glyphCount * glyphCount)
    var values: [SIMD4<Double>] = [.zero]
    var lefts: [Int]?
    var rights: [Int]?
    for word in NumberList.words(text) {
      if word == ";" {
        lefts = nil
      } else if let left = lefts, let right = rights {
        values.append(SIMD4(word.split(separator: ",").map { NumberList.number($0) }))
        for first in left {
          for second in right {
            pairs[first * glyphCount + second] = UInt16(values.count - 1)
          }
        }
        rights = nil
      } else if lefts == nil {
        lefts = glyphs(word)
      } else {
        rights = glyphs(word)
      }
    }
    return (pairs, values)
  }

  /// Returns the glyphs of a word; a tilde represents the space, which separates words in the
  /// table.
  private static func glyphs(_ word: Substring) -> [Int] {
    word.utf8.map { $0 == UInt8(ascii: "~") ? 0 : Int($0) - 0x20 }
  }
}
