internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutAudit

/// What a document and its app already do for accessibility and localization.
///
/// A check that nobody asked for warns only where its findings are exceptions. Of a document without any accessibility
/// label, or without texts that scale, it would list every control and every text.
struct AuditPractice {
  /// Whether a view has an accessibility label or hint.
  private let describesViews: Bool
  /// Whether at least half of the fonts have text styles.
  private let scalesTexts: Bool
  /// Whether the app has a language that is written from right to left, and the document constraints, which are mirrored.
  private let isMirrored: Bool
  /// Whether the document was saved by Xcode 11 or later, whose apps have a dark appearance.
  private let knowsDark: Bool

  /// Xcode 10.3 writes 14490, and Xcode 11 writes 15400 and later.
  private static let firstWithDark = 15_000

  init(
    _ document: InterfaceDocument, _ markup: MarkupIndex, _ windows: AppWindows,
    _ languages: [LintLanguage]
  ) {
    describesViews = markup.elements.contains { element in
      element.name == "accessibility"
        && ["label", "hint"].contains { element[$0]?.value.isEmpty == false }
    }
    let fonts = markup.elements.filter { $0.name == "fontDescription" }
    let scaling = fonts.count { $0["style"] != nil }
    scalesTexts = scaling > 0 && 2 * scaling >= fonts.count
    isMirrored =
      document.usesAutoLayout
      && (languages.contains(where: \.isRightToLeft)
        || windows.languages.contains(where: DocumentTexts.isRightToLeft))
    knowsDark = document.toolsVersion == 0 || document.toolsVersion >= Self.firstWithDark
  }

  /// Returns whether a finding is an exception to what the document and its app do.
  func includes(_ rule: ScreenRule, inDark isDark: Bool) -> Bool {
    switch rule {
    case .contrast where isDark: knowsDark
    case .contrast, .hitArea, .missingLabel: describesViews
    case .dynamicType: scalesTexts
    case .unmirrored: isMirrored
    default: true
    }
  }
}
