/// All sizes below which a number is treated as zero, or two numbers as equal.
///
/// Units: *points* are the caller's unit. *Scaled points* are the unit of residuals: a row is scaled by
/// a power of two so that its greatest coefficient is in 1..<2. *Relative* is without unit.
enum Tolerance {
  // MARK: Arithmetic

  /// Relative rounding error of one operation on doubles (IEEE 754), and of a coefficient or constant
  /// that is not exact in binary.
  static let unitRoundoff = 0x1p-53
  /// Relative rounding error of a product and of the sum to which it is added: two operations.
  static let constant = 0x1p-52
  /// Relative rounding error of a computed number: 2⁻⁵³ for each of about sixty operations, and for
  /// the rounding of the coefficients that the caller passed.
  static let roundoff = 0x1p-47
  /// Relative rounding error of an operation on double-double numbers: their 106 bits without the six
  /// of about sixty operations.
  static let exactUnitRoundoff = 0x1p-100
  /// The same as ``roundoff`` for sums of double-double numbers whose lesser part is a float: 53 + 24
  /// bits, without two.
  static let exactRoundoff = 0x1p-75

  /// Size of a double-double number that only the arithmetic itself can explain: ten bits above
  /// ``exactUnitRoundoff``, for the growth in a circuit.
  static let negligible = 0x1p-90

  /// Greatest rounding error of a weight or multiplier, relative to the largest number that it was computed with,
  /// unless coefficients differ much: the roundings of four million terms.
  static let evenRounding = 0x1p-30

  // MARK: Residuals and values

  /// Scaled points, residual of a satisfied row: less than 10⁻⁹ of a pixel, and 900 roundings of a value
  /// of 1000 points.
  static let residual = 1e-10
  /// Relative to the row's largest term, a residual that rounding can cause: 900 roundings.
  static let rounding = 1e-13
  /// The same where coefficients differ much, and the constants decide whether rounding caused it: the
  /// sixteen roundings of a sum of eight terms.
  static let sumRounding = 0x1p-49
  /// Points, distance of a moving value beyond which the solution of a block is refined.
  ///
  /// Its rounding, 2²² · 2⁻⁵³ = 5·10⁻¹⁰, is beyond ``residual``; the next pass computes what is left.
  static let farAway = 0x1p22
  /// Points, relative beyond 1: distance from the resting value up to which a variable is at rest.
  ///
  /// Ten times ``residual``, because a value depends on several rows.
  static let rest = 1e-9
  /// Contradiction of required constraints up to which no conflict is reported and a constant is changed.
  ///
  /// In scaled points, and in a row of one variable in points. Constants rounded to pixels and multipliers such as
  /// 0.333333 disagree by less.
  static let conflict = 1e-3
  /// Points, relative beyond 1: width of a range up to which a variable is determined.
  ///
  /// Less than a ten-thousandth of a pixel, and a thousand times ``rest``.
  static let determined = 1e-6

  // MARK: Multipliers and directions

  /// Relative difference up to which two limits are equal: choosing either of two equal limits
  /// affects only the number of steps.
  static let multiplier = 1e-14
  /// Accumulated error of a multiplier, in errors of one point, at which all multipliers are
  /// recomputed.
  ///
  /// The multiplier for one point of error is 1, and the smallest coefficients reduce it to 1e-12.
  static let wear = 1e-12
  /// Scaled points, relative beyond 1: what a row must still need beyond the next limit of a variable, so that
  /// a step passes it.
  ///
  /// Ten thousand times ``residual``: a need that rounding could cause decides nothing.
  static let passing = 1e-6
  /// Points per point: rate of a residual in a range plan below which it stays on its side.
  ///
  /// Over 100 points it changes by ``residual``; the rounding of a sum of rates is of this size.
  static let rate = 1e-12
  /// Relative: difference up to which two stops are equally near, nine thousand roundings.
  static let stop = 1e-12
  /// Points per point: difference of two responses of a block that decides nothing but which of its
  /// variables becomes free.
  static let response = 1e-12

  // MARK: Blocks

  /// Relative to the row's coefficients, least size of a pivot; otherwise its variable becomes a tear.
  ///
  /// Each step of a substitution amplifies errors by at most the inverse.
  static let placement = 0x1p-4
  /// Growth, without unit, up to which one solution of a block is accurate enough: it loses three of
  /// sixteen digits.
  static let safeGrowth = 0x1p10
  /// Greatest response to a tear before all members become tears: a third of the
  /// digits.
  static let largestGrowth = 1e5
  /// Relative to its row, least size of a pivot of the tear matrix; otherwise the block is singular:
  /// fewer than three digits of the solution would be left.
  static let tear = 1e-13

  // MARK: Range plans

  /// Points: how far inside a segment its solution is sampled.
  ///
  /// Breakpoints nearer to each other are one.
  static let insidePoints = 1e-5
  /// The same relative to the constant.
  static let insideRelative = 1e-9
  /// Points, relative beyond 1: difference of a value from its prediction at which the segment has
  /// ended; the same as ``determined``.
  static let prediction = 1e-6
  /// Points, relative beyond 1: interval in which a breakpoint that no event predicts is searched for;
  /// a tenth of ``prediction``, so that rates up to 10 keep to it.
  static let breakpoint = 1e-7
  /// Points: distance of an end of a conflict, or of a resting value, that is the present breakpoint
  /// itself.
  static let endOfConflict = 1e-9
  static let endOfRest = 1e-7
  /// Relative: least pivot of the equations of an irreducible infeasible set; see ``rest``.
  static let dependency = 1e-9
}

/// Magnitudes with which double precision is sufficient.
enum Limit {
  /// Points: greatest constant, whose rounding, 2⁻¹³, is a ten-thousandth of a point.
  static let constant = 0x1p40
  /// Ratio of a row's coefficients, or growth of a block, up to which errors of values need not be
  /// checked: three of sixteen digits are lost.
  static let ordinaryRatio = 0x1p10
  /// Ratio of a row's coefficients up to which multipliers are computed in one double.
  static let evenRatio = 0x1p5
  /// The same for a row that defines a variable with one of its greater coefficients: products of errors and small
  /// coefficients only shrink.
  static let benignRatio = 0x1p12
  /// Points: beyond it, values are rounded to more than a millionth of a point; NaN is beyond it, too.
  static let value = 0x1p32
  /// Points: beyond it, not each whole number is a double.
  static let whole = 0x1p53
  /// Greatest error of a value, relative to the value and in points, that is not reported.
  static let error = 1e-7
  /// Greatest and least size of a coefficient: their ratio, 2⁴⁰, leaves thirteen bits.
  static let largestCoefficient = 0x1p20
  static let smallestCoefficient = 0x1p-20
}
