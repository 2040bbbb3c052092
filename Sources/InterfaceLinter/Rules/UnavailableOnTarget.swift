internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports features that are not available on the oldest supported system.
struct UnavailableOnTarget: LintRule {
  let page = RulePage(
    "unavailable-on-target", .compatibility, .error,
    "A feature needs a newer version of iOS than the deployment target",
    why: """
      On the older system the document does not compile, or the app stops when it loads it. A feature that \
      merely has no effect there, such as following the text size, is a warning.
      Xcode 12.5 and later do not compile a document whose own target is older than iOS 7.
      The target is `deploymentTarget` in `.purlin.json`, or the document's own.
      """,
    mend: "Raise the deployment target, or remove the feature.",
    example: """
      <deployment identifier="iOS" version="2048"/> <!-- iOS 8 -->
      <stackView id="stack"> <!-- since iOS 9 -->
        <subviews>
          <label text="Name" id="name"/>
        </subviews>
      </stackView>
      """,
    corrected: """
      <deployment identifier="iOS" version="2304"/> <!-- iOS 9 -->
      <stackView id="stack">
        <subviews>
          <label text="Name" id="name"/>
        </subviews>
      </stackView>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    guard let target = document.deploymentTarget else { return [] }
    return tooOld(in: document)
      + document.markup.elements.flatMap { element in
        let missing = feature(of: element, in: document).map { [$0] } ?? []
        let ignored = attributes(of: element, in: document)
        return [(missing, page.severity), (ignored, .warning)].flatMap { features, severity in
          features.filter { target < $0.since }.map {
            finding(
              "\($0.what) before iOS \($0.since): the deployment target is iOS \(target).",
              element, detail: $0.what, severity: severity)
          }
        }
      }
  }

  /// The oldest system for which Xcode 12.5 and later compile documents.
  ///
  /// Source: ibtool's error "Compiling IB documents for earlier than iOS 7 is no longer supported."
  private static let oldest = SystemVersion(7)

  /// Returns a finding about a document that Xcode does not compile.
  @MainActor
  private func tooOld(in document: LintedDocument) -> [LintFinding] {
    guard let own = document.document.deploymentVersion.map({ SystemVersion(encoded: $0) }),
      own < Self.oldest,
      let element = document.markup.elements.first(where: { $0.name == "deployment" })
    else { return [] }
    return [
      LintFinding(
        rule: page.id, page.severity,
        "Compiling IB documents for earlier than iOS \(Self.oldest.major) is no longer supported: the "
          + "document's deployment target is iOS \(own).",
        at: element.position, of: nil, detail: "document")
    ]
  }

  private typealias Feature = (what: String, since: SystemVersion)

  /// Returns the features that an element needs, in Interface Builder's words where they are known
  /// (`ibdocuments:L14`).
  @MainActor
  private func feature(
    of element: MarkupIndex.Element, in document: LintedDocument
  ) -> Feature? {
    switch element.name {
    case "stackView": return ("UIStackView", SystemVersion(9))
    case "viewControllerPlaceholder": return ("Storyboard reference", SystemVersion(9))
    case "wkWebView":
      return (
        "WKWebView (NSCoding support was broken in previous versions)", SystemVersion(11)
      )
    case "keyboardLayoutGuide": return ("Keyboard Layout Guide", SystemVersion(15))
    case "viewLayoutGuide":
      switch element["key"]?.value {
      case "safeArea": return ("Safe Area Layout Guide", SystemVersion(9))
      case "contentLayoutGuide", "frameLayoutGuide":
        return ("Content and frame layout guides", SystemVersion(11))
      case "keyboard": return ("Keyboard Layout Guide", SystemVersion(15))
      default: return nil
      }
    case "buttonConfiguration": return ("Button configuration", SystemVersion(15))
    case "constraint": return attribute(of: element)
    default: return nil
    }
  }

  /// Returns the features of an element's attributes that have no effect on an older system.
  @MainActor
  private func attributes(
    of element: MarkupIndex.Element, in document: LintedDocument
  ) -> [Feature] {
    var found: [Feature] = []
    if element["adjustsFontForContentSizeCategory"]?.value == "YES" {
      found.append(("Automatically Adjusts Font", SystemVersion(10)))
    }
    if element["layoutMarginsFollowReadableWidth"]?.value == "YES" {
      found.append(("Follow Readable Width", SystemVersion(9)))
    }
    // Before iOS 8 a multiline text did not wrap at a width that only layout determined.
    if element.name == "label", let lines = element["numberOfLines"]?.value, lines != "1",
      element["preferredMaxLayoutWidth"] == nil, document.document.usesAutoLayout
    {
      found.append(("Automatic Preferred Max Layout Width", SystemVersion(8)))
    }
    return found
  }

  @MainActor
  private func attribute(of element: MarkupIndex.Element) -> Feature? {
    let words = ["firstAttribute", "secondAttribute"].compactMap { element[$0]?.value }
    if words.contains("firstBaseline") {
      return ("First baseline layout attribute", SystemVersion(8))
    }
    if words.contains(where: { $0.contains("Margin") }) {
      return ("Layout margins", SystemVersion(8))
    }
    return nil
  }
}
