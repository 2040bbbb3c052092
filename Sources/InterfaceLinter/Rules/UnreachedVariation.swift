internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Reports variations for size classes that an iPhone's window never has.
struct UnreachedVariation: LintRule {
  let page = RulePage(
    "unreached-variation", .compatibility, .note,
    "A variation never applies in an iPhone's window, whatever its size",
    why: """
      Since iOS 27, users can resize the window of an iPhone app, and its size classes stay compact × \
      regular (Apple Developer Forums, thread 836088). A variation for a regular width or a compact \
      height, often meant for a wide or a low window, has no effect there. It still applies to an \
      iPhone in landscape and to an iPad.
      Documents for iPad are not reported, because their horizontal size class depends on the window.
      """,
    mend: """
      Use constraints for what the variation should do, such as a maximum width, or a stack view whose \
      axis code sets according to the size of its window.
      """,
    example: """
      <constraint firstAttribute="width" constant="200" id="wid-aa-001">
        <variation key="widthClass=regular" constant="400"/>
      </constraint>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    guard WindowRegime.current(for: document.document) == .iPhoneWindow else { return [] }
    let window = InterfaceTraits(horizontal: .compact, vertical: .regular)
    var found: [LintFinding] = []
    func isUnreached(_ variation: Variation) -> Bool {
      !variation.key.hasOtherConditions && !variation.key.matches(window)
    }
    document.document.forEachView { view in
      for variation in view.variations where isUnreached(variation) {
        found.append(
          finding(
            "\"\(view.outlineName)\" varies for \(words(variation.key)), which an iPhone's window "
              + "never has: \(remainder(variation)).", view, detail: variation.key.text))
      }
      for constraint in view.constraints {
        for variation in constraint.variations where isUnreached(variation) {
          let values = variation.overrides.map { "\($0.name) \($0.value)" }
            .joined(separator: ", ")
          found.append(
            finding(
              "The constraint has \(values) for \(words(variation.key)), which an iPhone's window "
                + "never has: its constant stays \(constraint.constant.short).", constraint,
              detail: variation.key.text))
        }
      }
    }
    return found
  }

  private func words(_ key: VariationKey) -> String {
    [
      key.horizontal.map { "a \($0.rawValue) width" },
      key.vertical.map { "a \($0.rawValue) height" },
    ]
    .compactMap(\.self).joined(separator: " and ")
  }

  /// Returns the values that apply instead.
  private func remainder(_ variation: Variation) -> String {
    let all = variation.constraintMask + variation.subviewMask
    let (added, removed) = (all.filter(\.isIncluded).count, all.filter { !$0.isIncluded }.count)
    var words: [String] = []
    if added > 0 { words.append("\(added) views and constraints are not installed") }
    if removed > 0 { words.append("\(removed) views and constraints stay installed") }
    if words.isEmpty { words.append("its base values apply") }
    return words.joined(separator: ", ")
  }
}
