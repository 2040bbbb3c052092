/// The tolerances of findings, which proofs, the linter and their tests share.
package enum LayoutTolerance {
  /// The tolerance for positions and lengths, which is far below a pixel.
  ///
  /// Text that lacks less than this is not clipped.
  ///
  /// The rectangles of the engine are not rounded to pixels, so a larger tolerance is not
  /// necessary.
  package static let slack = 0.001

  /// The minimum distance between the glyphs of a text and the edges of its measured rectangle:
  /// there are side bearings, and most letters have neither an ascender nor a descender.
  package static let letters = 2.0

  /// The maximum difference between the measured length of a text and its length on an Apple
  /// device.
  ///
  /// Proofs use measured lengths without this tolerance. The linter, whose findings are about the
  /// running app, reports only larger differences. The tolerance depends on the number of letters.
  package static func measuring(_ length: Double) -> Double { max(2, 0.03 * length) }
}
