/// A rule that a screen is checked against.
///
/// The raw value is the rule's name in reports and in `purlin audit`.
public enum ScreenRule: String, Hashable, Sendable, CaseIterable, Codable {
  /// Required constraints that cannot be satisfied together.
  case conflict = "conflicting-constraints"
  /// A rectangle that constraints do not determine.
  case ambiguity = "ambiguous-layout"
  /// A problem found during layout, such as views whose layout does not settle.
  case unsettled = "unsettled-layout"
  /// Clipped text.
  case clipped = "clipped-text"
  /// Text or a control without width or height.
  case collapsed = "zero-size"
  /// A view that extends beyond a superview that does not scroll.
  case outside = "outside-superview"
  /// Text or a control outside the safe area.
  case safeArea = "outside-safe-area"
  /// Texts and controls that lie on top of each other.
  case overlap = "overlapping-views"
  /// A hit area smaller than 44 × 44 points.
  case hitArea = "hit-area"
  /// A control or image without an accessibility label.
  case missingLabel = "missing-label"
  /// Text with insufficient contrast to its background.
  case contrast = "contrast"
  /// Text that does not follow the preferred text size.
  case dynamicType = "dynamic-type"
  /// Text that is clipped at the largest text size and not at the default one.
  case clippedAtLargeSizes = "clipped-at-large-sizes"
  /// Text that is clipped in a longer language and not in the development language.
  case truncatedTranslation = "truncated-translation"
  /// A view that is not mirrored from right to left.
  case unmirrored = "unmirrored"
  /// A constraint that was deallocated without ever having been active.
  case unusedConstraint = "inactive-constraint"
  /// An image or color whose name is not registered.
  case unresolvedName = "unresolved-name"
  /// An expectation of a test.
  case expectation = "expectation"

  /// The rules that every layout is checked against, in every combination.
  public static let layout: Set<ScreenRule> = [
    .conflict, .ambiguity, .unsettled, .clipped, .collapsed, .outside, .safeArea, .overlap,
    .unresolvedName, .unusedConstraint,
  ]

  /// The rules that an audit adds: these compare several layouts of a screen, or examine more than rectangles.
  public static let audits: Set<ScreenRule> = [
    .hitArea, .missingLabel, .contrast, .dynamicType, .clippedAtLargeSizes, .truncatedTranslation,
    .unmirrored,
  ]

  /// The requirement, as a sentence.
  public var summary: String {
    switch self {
    case .conflict: "Required constraints can be satisfied together."
    case .ambiguity: "Constraints determine the rectangle of every view."
    case .unsettled: "Layout settles."
    case .clipped: "Text is not clipped."
    case .collapsed: "Text, controls and images have a width and a height."
    case .outside: "Views lie within their superviews, unless these scroll."
    case .safeArea: "Texts and controls lie within the safe area."
    case .overlap: "Texts and controls do not lie on top of each other."
    case .hitArea: "Hit areas are at least 44 × 44 points."
    case .missingLabel: "Controls and images have an accessibility label."
    case .contrast: "Text has sufficient contrast to its background (WCAG 2.1, 1.4.3)."
    case .dynamicType: "Text follows the preferred text size."
    case .clippedAtLargeSizes: "Text is not clipped at the largest text size."
    case .truncatedTranslation: "Text is not clipped in German, nor if all texts are doubled."
    case .unmirrored: "Views are mirrored from right to left."
    case .unusedConstraint: "Constraints that code creates are activated."
    case .unresolvedName: "Names of images and colors are registered."
    case .expectation: "The screen is as a test expects it."
    }
  }
}
