/// The tolerances of findings, which proofs, the linter, pages and their tests share.
///
/// Units: *points* unless another is given.
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

  /// Returns how much less than other texts one needs that has nothing below its baseline, such as digits: of a line of
  /// the system font, the descent is a fifth of what letters need, and an even part of it is left out above.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - line: The height of a line, or of all of them.
  /// - Returns: The difference, in points.
  package static func spaceBelow(_ text: String, _ line: Double) -> Double {
    text.contains(where: { "gjpqyQ,;()[]{}|_@ç".contains($0) || !$0.isASCII }) ? 0 : line / 5
  }

  /// The least length, distance or thickness that is reported, of a region of sizes as well: a thirtieth of a pixel at
  /// three pixels per point.
  package static let reported = 0.01

  /// The least share of all sizes, without unit, that is reported.
  ///
  /// It is a tenth of a row of a map that is a thousand points high.
  package static let share = 1e-4

  /// The opacity, without unit, up to which a view is invisible, as UIKit's hit testing has it.
  package static let alpha = 0.01

  // MARK: Numbers of the engine

  /// The difference up to which computed lengths, and factors without unit, are equal.
  ///
  /// The solver satisfies rows to 10⁻¹⁰, and what is compared are sums of such numbers.
  package static let computed = 1e-6

  /// The residual, between two layouts, of a constraint that holds in both.
  ///
  /// Lengths are found by halving to ``computed``, and edges rarely move more than ten points per point.
  package static let residual = 1e-5

  /// The distance over which the motion of an edge is measured, and within which two ends of a range are one.
  package static let step = 1e-4

  /// The difference of rates, in points per point, that are the same.
  ///
  /// It is that of lengths which differ by ``computed`` over ``reported``.
  package static let rate = 1e-4

  // MARK: Regions of sizes

  /// The least component of a line's normal, without unit, that is not rounding: over 1000 points, ``step``.
  package static let direction = 1e-7

  /// Rounding of the arithmetic of polygons: lengths of thousands of points, and their products, in doubles.
  package static let arithmetic = 1e-9
}
