internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Reports views whose position or size constraints do not determine.
struct AmbiguousLayout: LintRule {
  let page = RulePage(
    "ambiguous-layout", .ambiguity, .error,
    "Constraints do not determine a view's position or size",
    why: """
      The view can have another position or size in the running app than on the canvas, and another \
      one after each change. Views that are related by constraints or a stack view are one finding at \
      the first of them, with a note for each of the others. 'Verify Ambiguity' in the size inspector is \
      respected. A note is what an own class can determine by its intrinsic size, and what hidden views have, \
      where Interface Builder flags none of the views. Not reported are images whose size the document does not \
      contain or code sets, outlets that code constrains and what depends on them, views in a conflict and, on other devices, \
      scenes with placeholder constraints or custom classes, which depend on code.
      """,
    mend: """
      Add constraints for the attributes in the message. Give a custom view that computes its size in \
      code a placeholder intrinsic size.
      """,
    example: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="width" constant="200" id="width"/>
          <constraint firstAttribute="height" constant="40" id="height"/>
        </constraints>
      </view>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="box-leading"/>
      <!-- no constraint determines the vertical position -->
      """,
    corrected: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="width" constant="200" id="width"/>
          <constraint firstAttribute="height" constant="40" id="height"/>
        </constraints>
      </view>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="box-leading"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="box-top"/>
      """)

  var leftToCode: Set<CodeShare> { [.constraints, .images, .sizes] }

  func findings(in scene: DocumentScene) -> [LintFinding] {
    let open = scene.undetermined
    let causes = AmbiguityCauses(of: open, in: scene)
    return scene.views.compactMap { view in
      guard let subject = open[view.id].flatMap(Self.subject), causes.isCause(view.id) else {
        return nil
      }
      let group = [view.id] + causes.views(dueTo: view.id)
      let others = group.dropFirst().compactMap { other -> LintFinding.Related? in
        guard let element = scene.element(other), let subject = open[other].flatMap(Self.subject)
        else { return nil }
        return LintFinding.Related(element, "\(subject) ambiguous for \"\(element.outlineName)\".")
      }
      let more =
        others.isEmpty
        ? "" : ", and \(others.count) view\(others.count == 1 ? "" : "s") related to it"
      var (condition, severity) = ("", page.severity)
      if let sized = determining(group, open, in: scene) {
        condition = ", unless the class \(sized) gives its views an intrinsic content size"
        severity = .note
      } else if showsNothing(group.compactMap(scene.element)) {
        (condition, severity) = (", until code shows a view in it", .note)
      } else if group.allSatisfy(scene.isInvisible) {
        let isFlagged = group.contains { scene.element($0)?.isAmbiguous == true }
        condition = ", which is hidden until code shows it"
        severity = isFlagged ? .warning : .note
      }
      return finding(
        "\(subject) ambiguous for \"\(view.outlineName)\"\(more)\(condition).", view,
        severity: severity, related: others)
    }
  }

  /// Returns whether one of some related views is a stack view all of whose arranged views are hidden, and Interface
  /// Builder flags none of them.
  private func showsNothing(_ views: [ViewElement]) -> Bool {
    !views.contains(where: \.isAmbiguous)
      && views.contains { view in
        view.kind == .stackView && !view.subviews.isEmpty
          && view.subviews.allSatisfy(\.isHidden)
      }
  }

  /// Returns the class of the app whose intrinsic content size may determine what related views leave open; nil if
  /// there is none, or if Interface Builder flags one of the views.
  ///
  /// Interface Builder asks designable classes for their size, and flags in every version what remains open.
  @MainActor
  private func determining(
    _ group: [String], _ open: [String: Set<NSLayoutConstraint.Attribute>],
    in scene: DocumentScene
  ) -> String? {
    let views = group.compactMap(scene.element)
    guard !views.contains(where: \.isAmbiguous) else { return nil }
    let attributes = views.reduce(into: Set()) { $0.formUnion(open[$1.id] ?? []) }
    let lengths = [
      attributes.isDisjoint(with: [.left, .width]) ? nil : NSLayoutConstraint.Attribute.width,
      attributes.isDisjoint(with: [.top, .height]) ? nil : .height,
    ].compactMap(\.self)
    let sized = lengths.map { length in
      views.first {
        $0.customClass != nil && open[$0.id]?.contains(length) == true
          // A placeholder of one length says nothing about the other.
          && $0.placeholderIntrinsicSize.map { length == .width ? $0.width : $0.height } ?? nil
            == nil
      }?.customClass
    }
    return sized.contains(nil) ? nil : sized.first ?? nil
  }

  /// The subject of Interface Builder's sentence (`ibdocuments:L3`).
  static func subject(_ open: Set<NSLayoutConstraint.Attribute>) -> String? {
    let x = open.contains(.left)
    let y = open.contains(.top)
    let width = open.contains(.width)
    let height = open.contains(.height)
    switch (x, y, width, height) {
    case (false, false, false, false): return nil
    case (true, true, true, true): return "Position and size are"
    case (true, true, false, false): return "Position is"
    case (false, false, true, true): return "Size is"
    case (true, false, false, false): return "Horizontal position is"
    case (false, true, false, false): return "Vertical position is"
    case (false, false, true, false): return "Width is"
    case (false, false, false, true): return "Height is"
    case (true, false, true, false): return "Width and horizontal position are"
    case (false, true, false, true): return "Height and vertical position are"
    default:
      var parts: [String] = []
      if width { parts.append("width") }
      if height { parts.append("height") }
      if x { parts.append("horizontal position") }
      if y { parts.append("vertical position") }
      let list = parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
      return list.prefix(1).uppercased() + list.dropFirst() + " are"
    }
  }
}
