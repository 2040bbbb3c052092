/// The system font at a size, weight and slant, with which a run of text is measured.
///
/// Creating a face takes a few dozen operations and does not allocate memory, so no cache is
/// needed.
///
///     advance = size / 2048 × (U(glyph, weight, optical size) + tracking(size))
///
/// For a font of iOS whose advances are known, `U` is the advance in that font, without tracking.
/// For others, `U` interpolates between integer masters: the text and display cuts by optical size, and light,
/// regular and black by weight. Tracking is added to every glyph, including the last one.
struct SystemFace {
  let pointsPerUnit: Double
  let tracking: Double
  /// The weight of each master in an advance, in the order of `SystemFontTable.advances`.
  let masters: SIMD8<Double>
  /// The weight of each master in a kerning value, in the order of `SystemFontTable.kernings`.
  let kerningMasters: SIMD4<Double>
  let isMonospaced: Bool
  /// The advance of every character if `isMonospaced`.
  let monospaced: Double
  /// The advances of printable ASCII in a font of iOS that is not the system font; nil if unknown.
  let ownAdvances: [Double]?
  let hasMonospacedDigits: Bool
  let isVariable: Bool
  let xHeightUnits: Double
  /// 0 for regular and lighter weights, 1 for black.
  let boldness: Double
  /// The advance of an emoji in units of 1/2048 em.
  let emoji: Double
  /// The reasons why all advances of this face are estimates.
  let estimates: TextEstimates

  init(font: TextFont, generation: SystemFontGeneration, table: SystemFontTable) {
    let weight = table.weightAxis(font.weight.rawValue)
    isVariable = generation == .variable
    let device = Self.deviceFont(font)
    let display: Double
    if isVariable {
      display = table.opticalSizes(font.size)
      tracking = device == nil ? table.trackingVariable(font.size) : 0
    } else {
      display = font.size < 20 ? 0 : 1
      // The font changes at 20 points, without interpolation between the two tables.
      let isBelowGap = font.size >= 19 && font.size < 20
      tracking = device == nil ? table.trackingTwoCuts(isBelowGap ? 19 : font.size) : 0
    }
    pointsPerUnit = font.size / SystemFontData.unitsPerEm
    // The emoji font is larger than other text, the more so the smaller the text is.
    emoji =
      SystemFontData.emojiEm * SystemFontData.unitsPerEm
      + (pointsPerUnit > 0 ? SystemFontData.emojiPoints / pointsPerUnit : 0)

    let text = 1 - display
    let bold = max(0, weight)
    boldness = bold
    let light = max(0, -weight)
    let regular = 1 - bold - light
    let upright: SIMD8<Double> = [
      text * regular, text * bold, text * light,
      display * regular, display * bold, display * light, 0, 0,
    ]
    xHeightUnits = (0..<6).reduce(0) { $0 + upright[$1] * table.xHeights[$1] }
    if font.isItalic {
      // Only the regular italic was measured. Other weights add as much width as in the upright
      // font.
      let plain: SIMD8<Double> = [text, 0, 0, display, 0, 0, 0, 0]
      masters = upright - plain + [0, 0, 0, 0, 0, 0, text, display]
      kerningMasters = [text, display, 0, 0]
    } else {
      masters = upright
      kerningMasters = [text * (1 - bold), display * (1 - bold), text * bold, display * bold]
    }

    var estimates: TextEstimates = generation == .helveticaNeue ? .helveticaNeue : []
    var design = FontDesign.standard
    switch font.family {
    case .system(let chosen): design = chosen
    case .custom: if device == nil { estimates.insert(.substitutedFont) }
    }
    switch device?.advances {
    case .monospaced(let advance):
      (isMonospaced, monospaced, ownAdvances) = (true, advance, nil)
    case .proportional(let advances):
      (isMonospaced, monospaced, ownAdvances) = (false, 0, advances)
      estimates.insert(.kerning)
    case .unknown, nil:
      isMonospaced = design == .monospaced
      (monospaced, ownAdvances) = (SystemFontData.monospaced, nil)
    }
    hasMonospacedDigits = font.hasMonospacedDigits
    if design == .rounded || design == .serif || font.hasMonospacedDigits
      || font.isItalic && weight != 0
    {
      estimates.insert(.fontVariant)
    }
    if font.size > 40 && !isMonospaced && device == nil { estimates.insert(.largeSize) }
    self.estimates = estimates
  }

  /// Returns the font of iOS whose advances are used instead of those of the system font.
  private static func deviceFont(_ font: TextFont) -> DeviceFont? {
    guard case .custom(let name) = font.family, let found = DeviceFont.named(name),
      found.advances != .unknown
    else { return nil }
    return found
  }
}
