internal import DocumentAnalysis
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Reports variations for size classes that no window of the app has.
struct UnreachedVariation: LintRule {
  let page = RulePage(
    "unreached-variation", .compatibility, .note,
    "A variation never applies, on any device on which the app runs",
    why: """
      The size classes of a window follow from the device and the way in which the window is resized. An \
      app for iPad only never has a compact height, and its variations for one have no effect. An app for \
      iPhone has each pair of size classes on some device: a compact height in landscape, a regular width \
      on large iPhones in landscape and on the inner display of an iPhone Duo.
      A resized window of an iPhone app has a compact width and a regular height at any size; `purlin prove` shows what does \
      not fit there.
      """,
    mend: """
      Remove the variation, or use constraints for what it should do, such as a maximum height.
      """,
    example: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch.iPad" useAutolayout="YES">
        <objects>
          <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="768" height="200"/>
            <constraints>
              <constraint firstAttribute="height" constant="200" id="height">
                <variation key="heightClass=compact" constant="100"/>
              </constraint>
            </constraints>
          </view>
        </objects>
      </document>
      """,
    corrected: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch.iPad" useAutolayout="YES">
        <objects>
          <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="768" height="200"/>
            <constraints>
              <constraint firstAttribute="height" constant="200" id="height">
                <variation key="widthClass=compact" constant="100"/>
              </constraint>
            </constraints>
          </view>
        </objects>
      </document>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    let reached = WindowRegime.all(for: document.document).flatMap(\.possibleSizeClasses)
      .map { InterfaceTraits(horizontal: SizeClass($0.0), vertical: SizeClass($0.1)) }
    var found: [LintFinding] = []
    func isUnreached(_ variation: Variation) -> Bool {
      !variation.key.hasOtherConditions && !reached.contains { variation.key.matches($0) }
    }
    document.document.forEachView { view in
      for variation in view.variations where isUnreached(variation) {
        found.append(
          finding(
            "\"\(view.outlineName)\" varies for \(words(variation.key)), which no "
              + "window of the app has: \(remainder(variation)).", view, detail: variation.key.text)
        )
      }
      for constraint in view.constraints {
        for variation in constraint.variations where isUnreached(variation) {
          let values = variation.overrides.map { "\($0.name) \($0.value)" }
            .joined(separator: ", ")
          found.append(
            finding(
              "The constraint has \(values) for \(words(variation.key)), which no "
                + "window of the app has: its constant stays \(constraint.constant.short).",
              constraint,
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
