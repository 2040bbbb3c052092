/// What a screen is checked for.
///
/// The raw value is the rule's name in reports and in `purlin audit`.
public enum ScreenRule: String, Hashable, Sendable, CaseIterable, Codable {
  /// Required constraints that cannot hold together.
  case conflict = "conflicting-constraints"
  /// A rectangle that constraints leave open.
  case ambiguity = "ambiguous-layout"
  /// What layout itself found wrong, such as views that never come to rest.
  case unsettled = "unsettled-layout"
  /// Text that does not show whole.
  case clipped = "clipped-text"
  /// Text or a control without width or height.
  case collapsed = "zero-size"
  /// A view that reaches beyond its superview, where nothing scrolls.
  case outside = "outside-superview"
  /// Text or a control that bars or the device's shape cover.
  case safeArea = "outside-safe-area"
  /// Texts and controls that lie on top of each other.
  case overlap = "overlapping-views"
  /// Something to touch that is smaller than 44 × 44 points.
  case hitArea = "hit-area"
  /// A control or image that assistive technology has no name for.
  case missingLabel = "missing-label"
  /// Text with too little contrast to its background.
  case contrast = "contrast"
  /// Text that does not follow the text size that the reader prefers.
  case dynamicType = "dynamic-type"
  /// Text that shows whole at the default text size, and not at the largest.
  case clippedAtLargeSizes = "clipped-at-large-sizes"
  /// Text that shows whole in the development language, and not in a longer one.
  case truncatedTranslation = "truncated-translation"
  /// A view that stays on its side from right to left.
  case unmirrored = "unmirrored"
  /// What a test expects of the screen.
  case expectation = "expectation"

  /// What any layout is checked for, in any combination.
  public static let layout: Set<ScreenRule> = [
    .conflict, .ambiguity, .unsettled, .clipped, .collapsed, .outside, .safeArea, .overlap,
  ]

  /// What an audit adds: these need several layouts of a screen, or look at more than rectangles.
  public static let audits: Set<ScreenRule> = [
    .hitArea, .missingLabel, .contrast, .dynamicType, .clippedAtLargeSizes, .truncatedTranslation,
    .unmirrored,
  ]

  /// What the rule asks for, in a sentence.
  public var summary: String {
    switch self {
    case .conflict: "Required constraints can hold together."
    case .ambiguity: "Constraints determine the rectangle of every view."
    case .unsettled: "Layout comes to rest."
    case .clipped: "Text shows whole."
    case .collapsed: "Text, controls and images have a width and a height."
    case .outside: "Views lie within their superviews, where nothing scrolls."
    case .safeArea: "Texts and controls lie within the safe area."
    case .overlap: "Texts and controls do not lie on top of each other."
    case .hitArea: "What can be touched is at least 44 × 44 points."
    case .missingLabel: "Controls and images for assistive technology have a label."
    case .contrast: "Text differs enough from what is behind it (WCAG 2.1, 1.4.3)."
    case .dynamicType: "Text follows the text size that the reader prefers."
    case .clippedAtLargeSizes: "Text shows whole at the largest text size."
    case .truncatedTranslation: "Text shows whole in German and in a language twice as long."
    case .unmirrored: "Views change sides from right to left."
    case .expectation: "The screen is as a test expects it."
    }
  }
}
