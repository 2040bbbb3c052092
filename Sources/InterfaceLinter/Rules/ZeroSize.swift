internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof

/// Reports views with content but without width or height.
struct ZeroSize: LintRule {
  let page = RulePage(
    "zero-size", .appearance, .warning,
    "A view with content has no width or height",
    why: """
      Constraints leave no space for the view, so it is not visible. So it is with a plain view that has nothing but a \
      background color, such as a dividing line; in a cell or another view whose size the document does not determine, \
      that is a note. A constraint that requires a negative length can never be satisfied.
      Not reported are hidden views, views without content, outlets that code constrains, and views of which a \
      constraint sets a length to zero, as is usual for collapsible views.
      """,
    mend:
      "Remove the constraint that takes the space or lower its priority, or give the view a minimum size.",
    example: """
      <label text="Sold out" id="badge"/>
      <constraint firstItem="badge" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="badge-top"/>
      <constraint firstItem="badge" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="badge-leading"/>
      <constraint firstItem="badge" firstAttribute="trailing" secondItem="safe" secondAttribute="leading" constant="16" id="badge-trailing"/> <!-- the same edge -->
      """,
    corrected: """
      <label text="Sold out" id="badge"/>
      <constraint firstItem="badge" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="badge-top"/>
      <constraint firstItem="badge" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="badge-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="badge" secondAttribute="trailing" constant="16" id="safe-trailing"/>
      """)

  var leftToCode: Set<CodeShare> { [.constraints, .images, .sizes, .frames] }

  func findings(in scene: DocumentScene) -> [LintFinding] {
    negativeLengths(in: scene) + emptyFrames(in: scene) + emptyBackgrounds(in: scene)
  }

  @MainActor
  private func negativeLengths(in scene: DocumentScene) -> [LintFinding] {
    scene.constraints.compactMap { constraint in
      guard constraint.second == nil, constraint.first.attribute.isDimension,
        constraint.element.constant < 0, constraint.element.relation != .greaterThanOrEqual
      else { return nil }
      return finding(
        "A length is never negative: \(scene.words(constraint)).", constraint.element,
        severity: constraint.isRequired ? .error : nil)
    }
  }

  @MainActor
  private func emptyFrames(in scene: DocumentScene) -> [LintFinding] {
    var empty: [String: Set<String>] = [:]
    for found in scene.present where found.kind == .collapsed {
      empty[found.subjects[0], default: []].insert(found.detail)
    }
    return scene.views.dropFirst().compactMap { view in
      guard let found = empty[view.id], !scene.isInvisible(view.id), hasContent(view),
        scene.ambiguities.open[view.id] == nil, !scene.conflictingViews.contains(view.id),
        scene.document.usesAutoLayout, isPlaced(view, in: scene),
        let parent = scene.parent(of: view.id), let outer = scene.frame(of: parent.id),
        outer.width > LayoutTolerance.slack, outer.height > LayoutTolerance.slack
      else { return nil }
      var lengths: [String] = []
      // What an empty text field is as wide as, code puts into it.
      let isEmptyField =
        view.kind == .textField
        && Double(scene.staged.views[view.id]?.intrinsicContentSize.width ?? 1)
          <= LayoutTolerance.slack
      // What one length hides on purpose, the other one need not show.
      guard !isFolded(view.id, .width, in: scene), !isFolded(view.id, .height, in: scene) else {
        return nil
      }
      if found.contains("width"), !isEmptyField { lengths.append("width") }
      // A cell becomes as high as it needs to be.
      if found.contains("height"), scene.hasRealSize { lengths.append("height") }
      guard !lengths.isEmpty else { return nil }
      let words = lengths.joined(separator: " and ")
      return finding(
        "\"\(view.outlineName)\" has no \(words), so it is not visible.", view, detail: words)
    }
  }

  /// Finds plain views of which nothing but the background would show, and which have no width or height.
  ///
  /// What code can change, or other views follow as they do an empty space, may have a purpose.
  @MainActor
  private func emptyBackgrounds(in scene: DocumentScene) -> [LintFinding] {
    guard scene.document.usesAutoLayout, scene.isAsSaved else { return [] }
    return scene.views.dropFirst().compactMap { view in
      guard view.kind == .view, view.subviews.isEmpty, view.customClass == nil,
        let color = view.backgroundColor, color.components?.alpha != 0,
        color.name != "clearColor", !scene.facts.isOutlet(view.id), !scene.isInvisible(view.id),
        scene.staged.views[view.id]?.translatesAutoresizingMaskIntoConstraints == false,
        !scene.isArranged(view.id), scene.ambiguities.open[view.id] == nil,
        scene.entangledAxes[view.id] == nil, let frame = scene.frame(of: view.id),
        let parent = scene.parent(of: view.id), let outer = scene.frame(of: parent.id),
        outer.width > 1, outer.height > 1,
        // On another screen, insets of the safe area give it a length.
        !scene.constraints(of: view.id).contains(where: { constraint in
          scene.isChangeable(constraint.element.id)
            || [constraint.first, constraint.second].contains {
              $0.map { $0.guide != nil || $0.attribute.isMargin } ?? false
            }
        })
      else { return nil }
      let lengths: [String] = [
        frame.width <= LayoutTolerance.slack && !isFolded(view.id, .width, in: scene)
          ? "width" : nil,
        frame.height <= LayoutTolerance.slack && !isFolded(view.id, .height, in: scene)
          ? "height" : nil,
      ].compactMap(\.self)
      guard let length = lengths.first, lengths.count == 1 else { return nil }
      return finding(
        "\"\(view.outlineName)\" has a background color and no \(length), so it is not visible.",
        view, detail: length, severity: scene.hasRealSize ? nil : .note)
    }
  }

  /// Returns whether the document says where the view is: one that follows its mask needs a frame.
  @MainActor
  private func isPlaced(_ view: ViewElement, in scene: DocumentScene) -> Bool {
    view.frame != nil
      || scene.staged.views[view.id]?.translatesAutoresizingMaskIntoConstraints == false
  }

  /// Returns whether the view has content in the document itself.
  @MainActor
  private func hasContent(_ view: ViewElement) -> Bool {
    switch view.kind {
    case .label, .button: view.shownTitle?.isEmpty == false
    case .imageView: view.image?.name != nil
    case .textField, .switch, .slider, .stepper, .segmentedControl, .searchBar, .datePicker,
      .pickerView, .tableView, .mapView, .wkWebView:
      true
    default: false
    }
  }

  /// The length, in points, up to which a constraint hides a view: our choice, a small part of a pixel.
  private static let hidden = 0.1

  /// Returns whether a constraint on the view, or on one around it, deliberately sets the length to
  /// zero, or to hardly more.
  @MainActor
  private func isFolded(
    _ view: String, _ length: LayoutAttribute, in scene: DocumentScene
  ) -> Bool {
    let owners = [view] + scene.ancestors(of: view).map(\.id)
    // A view with the length of one that is folded is meant to be folded, too.
    let models = scene.constraints(of: view).compactMap { constraint -> String? in
      guard let second = constraint.second, constraint.first.attribute == length,
        second.attribute == length, constraint.element.constant == 0
      else { return nil }
      return constraint.first.view == view ? second.view : constraint.first.view
    }
    return (owners + models).contains { owner in
      scene.constraints(of: owner).contains {
        $0.second == nil && $0.first.attribute == length
          && (0...Self.hidden).contains($0.element.constant) && $0.first.view == owner
          && $0.element.relation != .greaterThanOrEqual
      }
    }
  }
}
