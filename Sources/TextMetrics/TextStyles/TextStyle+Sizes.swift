extension TextStyle {
  /// Returns the point size of the style's font.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, “Dynamic Type sizes”.
  public func pointSize(in category: ContentSizeCategory = .large) -> Double {
    Self.table(self)[category.index].size
  }

  /// Returns the distance between two baselines, which Apple's guidelines call the leading.
  public func recommendedLeading(in category: ContentSizeCategory = .large) -> Double {
    Self.table(self)[category.index].leading
  }

  /// Returns a value scaled for a category, as by `UIFontMetrics`, but not rounded.
  ///
  /// The factor is the style's size in the category divided by its default size.
  public func scaledValue(_ value: Double, in category: ContentSizeCategory) -> Double {
    value * pointSize(in: category) / pointSize(in: .large)
  }

  /// Sizes and leadings from the smallest category to the largest.
  private static func table(_ style: TextStyle) -> [(size: Double, leading: Double)] {
    switch style {
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
        (52, 61), (56, 66), (60, 70),
      ]
    case .title1:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
        (48, 57), (53, 62), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
        (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
        (43, 51), (49, 58), (55, 65),
      ]
    case .headline, .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
        (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
        (38, 46), (44, 52), (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
        (36, 43), (42, 50), (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
        (33, 40), (38, 46), (44, 52),
      ]
    case .caption1:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
        (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
        (29, 35), (34, 41), (40, 48),
      ]
    // Not in the published table: the size is the same in all categories.
    case .extraLargeTitle: Array(repeating: (36, 43), count: 12)
    case .extraLargeTitle2: Array(repeating: (28, 34), count: 12)
    }
  }
}
