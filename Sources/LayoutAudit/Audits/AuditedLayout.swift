internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import TextMetrics

/// The data of a screen in one combination that is compared between combinations: the views may
/// be the same objects in the next one.
@MainActor
struct AuditedLayout {
  let screen: LaidOutScreen
  private let texts: [String: Text]
  private let places: [String: Place]
  private let clipped: [String: [ScreenFinding]]

  private struct Text {
    var element: ScreenFinding.Element
    var size: CGFloat
    var follows: Bool
  }

  private struct Place {
    var element: ScreenFinding.Element
    var frame: CGRect
    var width: CGFloat
    var isMirrored: Bool
    var parent: String?
    var anchoring: Anchoring
  }

  /// What places a view horizontally.
  private enum Anchoring {
    case mask
    case leftOrRight
    /// Such as a multiple of the center.
    case other

    @MainActor
    init(of view: UIView) {
      let fixed: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
      if view.translatesAutoresizingMaskIntoConstraints {
        self = .mask
      } else if view.constraintsAffectingLayout(for: .horizontal).contains(where: {
        fixed.contains($0.firstAttribute) || fixed.contains($0.secondAttribute)
      }) {
        self = .leftOrRight
      } else {
        self = .other
      }
    }

    var remedy: String {
      switch self {
      case .mask: "an autoresizing mask is not mirrored; use leading and trailing constraints"
      case .leftOrRight: "use leading and trailing, not left and right"
      case .other: "only constraints of leading and trailing edges are mirrored"
      }
    }
  }

  init(_ screen: LaidOutScreen) {
    self.screen = screen
    var texts: [String: Text] = [:]
    var places: [String: Place] = [:]
    var clipped: [String: [ScreenFinding]] = [:]
    let elements = screen.elements
    for element in elements where element.isVisible {
      if let text = element.scaledText {
        texts[element.id] = Text(
          element: element.named, size: text.font.pointSize, follows: text.follows)
      }
      let found = screen.clipped(element)
      if !found.isEmpty, !screen.lacksOnlyEmptySpace(element) { clipped[element.id] = found }
      guard let index = element.parent else { continue }
      let parent = elements[index]
      var width = parent.view.bounds.width
      if let scroll = parent.view as? UIScrollView { width = scroll.contentSize.width }
      places[element.id] = Place(
        element: element.named,
        // What constraints place: a switch's shadow is on the same side in both directions.
        frame: element.view.alignmentRect(forFrame: element.view.frame), width: width,
        isMirrored: parent.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
          && element.view.semanticContentAttribute.follows && !element.isInBar,
        parent: parent.id, anchoring: Anchoring(of: element.view))
    }
    self.texts = texts
    self.places = places
    self.clipped = clipped
  }

  /// The findings of rules that need only this layout.
  func findings(_ rules: Set<ScreenRule>) -> [ScreenFinding] { screen.findings(rules) }

  /// Texts whose font is no larger in a layout at another text size.
  func fixedFonts(in large: AuditedLayout) -> [ScreenFinding] {
    inOrder(texts).compactMap { id, text in
      guard let other = large.texts[id] else { return nil }
      if other.size <= text.size {
        return ScreenFinding(
          .dynamicType, severity: .warning, [text.element],
          claim: "the font of \(text.element.name) does not scale with the text size",
          reason:
            "\(text.size.inPoints) points at every text size; use a text style or UIFontMetrics",
          detail: "fixed")
      }
      guard !text.follows else { return nil }
      return ScreenFinding(
        .dynamicType, severity: .note, [text.element],
        claim: "\(text.element.name) does not follow a change of the text size",
        reason: "adjustsFontForContentSizeCategory is false", detail: "unadjusted")
    }
  }

  /// Texts that are clipped in another layout and not in this one.
  func newlyClipped(
    in other: AuditedLayout, as rule: ScreenRule, _ language: LayoutLanguage = .development
  ) -> [ScreenFinding] {
    other.inOrder(other.clipped).flatMap { id, found -> [ScreenFinding] in
      guard clipped[id] == nil else { return [] }
      return found.map { finding in
        var finding = finding
        finding.rule = rule
        finding.severity = .warning
        // The name of a label without property is its text, which is another in another language.
        if let name = places[id]?.element.name ?? texts[id]?.element.name {
          finding.elements = [ScreenFinding.Element(id: id, name: name)]
          finding.claim =
            rule == .clippedAtLargeSizes
            ? "\(name) is clipped at the largest text size"
            : "\(name) is clipped \(language.condition)"
        }
        return finding
      }
    }
  }

  /// Views that are not mirrored in the right-to-left layout.
  func unmirrored(in mirrored: AuditedLayout) -> [ScreenFinding] {
    var found: [ScreenFinding] = []
    for (id, place) in inOrder(places) {
      // A superview that is always from right to left is the same in both.
      guard let other = mirrored.places[id], other.isMirrored, !place.isMirrored,
        other.parent == place.parent, place.frame.width > 0.5, other.frame.width > 0.5
      else { continue }
      // A superview of another width is what is different.
      guard abs(other.width - place.width) <= 0.51 else { continue }
      let expected = place.width - place.frame.maxX
      guard
        abs(other.frame.minX - expected) > 1.01 || abs(other.frame.width - place.frame.width) > 1.01
      else { continue }
      let isAsWide = abs(other.frame.width - place.frame.width) <= 1.01
      let isCentered = abs(place.frame.midX - place.width / 2) <= Self.centered
      let reason: String
      if abs(other.frame.minX - place.frame.minX) <= 1.01 {
        reason =
          "x is \(other.frame.minX.inPoints) in both directions; \(other.anchoring.remedy)"
      } else if !isAsWide {
        reason =
          "\(place.frame.width.inPoints) wide from left to right and \(other.frame.width.inPoints) "
          + "from right to left"
      } else {
        reason = "x is \(other.frame.minX.inPoints), mirrored it would be \(expected.inPoints)"
      }
      found.append(
        ScreenFinding(
          .unmirrored, severity: isAsWide && isCentered ? .note : .warning, [place.element],
          claim: "\(place.element.name) is not mirrored from right to left", reason: reason,
          detail: "x"))
    }
    return found
  }

  /// The distance from the center, in points, up to which a view looks centered in either direction: our choice, the
  /// standard distance between views.
  private static let centered = 8.0

  /// Values by id, in drawing order.
  private func inOrder<Value>(_ values: [String: Value]) -> [(String, Value)] {
    screenOrder.compactMap { id in values[id].map { (id, $0) } }
  }

  private var screenOrder: [String] { screen.elements.map(\.id) }
}

extension LayoutLanguage {
  /// When texts are as they are in it, as the end of a sentence.
  fileprivate var condition: String {
    switch pseudo?.growth ?? PseudoLocalization.Growth.none {
    case .doubled: "if its text is doubled"
    case .none: "in the language \(name)"
    default: "if its text is lengthened as translations usually are"
    }
  }
}

extension ScreenElement {
  /// The text that should follow the preferred text size, and whether it follows a change while it is shown.
  var scaledText: (font: UIFont, follows: Bool)? {
    guard !isInBar else { return nil }
    switch view {
    case let label as UILabel:
      guard !(label.text ?? "").isEmpty, let font = label.font else { return nil }
      return (font, label.adjustsFontForContentSizeCategory)
    case let button as UIButton:
      guard let label = button.titleLabel, !(label.text ?? "").isEmpty, let font = label.font else {
        return nil
      }
      return (font, button.configuration != nil || label.adjustsFontForContentSizeCategory)
    case let field as UITextField:
      return field.font.map { ($0, field.adjustsFontForContentSizeCategory) }
    case let text as UITextView:
      return text.font.map { ($0, text.adjustsFontForContentSizeCategory) }
    default: return nil
    }
  }
}

extension UISemanticContentAttribute {
  /// Whether views with this attribute follow the layout direction.
  var follows: Bool { self == .unspecified || self == .forceRightToLeft }
}
