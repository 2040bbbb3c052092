/// From how much on something is the matter: the one set for proofs, the linter and their tests.
package enum LayoutTolerance {
  /// Less than this is nothing: far below a pixel, and what text may lack without being cut.
  ///
  /// Rectangles come from the engine and are not rounded to pixels, so nothing else blurs them.
  package static let slack = 0.001

  /// How far the letters of a text stay, at least, from the edges of the rectangle that is measured for
  /// them: there are bearings at the sides, and most letters have neither ascender nor descender.
  package static let letters = 2.0

  /// By how much the length of a text, as it is measured here, may differ from Apple's.
  ///
  /// A proof takes measured lengths as they are. A linter, which speaks of the app as it will run,
  /// reports what exceeds this, a little for each letter.
  package static func measuring(_ length: Double) -> Double { max(2, 0.03 * length) }
}
