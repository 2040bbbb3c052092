internal import AutoLayout
internal import ConflictAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import LayoutGeometry
internal import LayoutProof
package import LayoutScene
internal import ViewAnalysis

/// Changes that remove a finding about a screen, each tried on a layout of its own.
///
/// A conflict has its repairs in its explanation; for other findings, this tries the changes of one constraint
/// that determines the views of the finding.
@MainActor
package struct ScreenRemedies {
  private let make: (LayoutConfiguration) -> LaidOutScreen

  /// Creates a search.
  ///
  /// - Parameter make: Lays out the screen anew, of objects that nobody else has: they are changed.
  package init(_ make: @escaping (LayoutConfiguration) -> LaidOutScreen) { self.make = make }

  /// The greatest number of layouts for one finding.
  private static let mostTrials = 16
  /// The greatest number of changes that are reported.
  private static let mostChanges = 3

  /// Returns the changes that remove a finding in a combination and add no other, the least invasive first.
  ///
  /// - Complexity: At most 18 layouts.
  package func changes(
    removing finding: ScreenFinding, in configuration: LayoutConfiguration
  ) -> [SceneChange] {
    guard Self.rules.contains(finding.rule) else { return [] }
    let screen = make(configuration)
    let candidates = candidates(for: finding, in: screen)
    let before = Self.causes(screen)
    screen.dismantle()
    var found: [SceneChange] = []
    for change in candidates.prefix(Self.mostTrials) where found.count < Self.mostChanges {
      let trial = make(configuration)
      defer { trial.dismantle() }
      guard trial.stage.make(change) else { continue }
      trial.layOut()
      let after = Self.causes(
        LaidOutScreen(
          window: trial.window, root: trial.root, stage: ViewStage(of: trial.window),
          in: configuration))
      if !after.contains(finding.cause), after.isSubset(of: before) { found.append(change) }
    }
    return found
  }

  private static let rules: Set<ScreenRule> = [
    .ambiguity, .clipped, .collapsed, .outside, .safeArea, .overlap,
  ]

  private static func causes(_ screen: LaidOutScreen) -> Set<ScreenFinding.Cause> {
    Set(
      screen.findings().filter { $0.severity >= .warning }.map { finding in
        var cause = finding.cause
        // A conflict names its members by their order, which a change of one of them alters.
        if finding.rule == .conflict { cause.detail = "" }
        return cause
      })
  }

  // MARK: What is tried

  private func candidates(
    for finding: ScreenFinding, in screen: LaidOutScreen
  ) -> [SceneChange] {
    let stage = screen.stage
    let subjects = stage.items
    let concerned = finding.elements.compactMap { element in
      subjects.first { $0.id == element.id }
    }
    guard let first = concerned.first else { return [] }
    if finding.rule == .ambiguity {
      return holding(Self.additions(to: screen), elsewhereThan: screen.configuration)
    }
    var found: [SceneChange] = []
    let parts = DecidingConstraint.all(
      for: concerned.prefix(2).flatMap { subject in
        Self.attributes(of: finding.rule).map { (subject, $0) }
      }, in: stage)
    for part in parts {
      let constraint = NamedConstraint(
        id: part.named.id,
        text: stage.constraints.first { $0.id == part.named.id }?.locatedText ?? part.named.text)
      // A distance with the wrong sign is a usual mistake.
      if part.entered.second != nil, part.entered.constant != 0 {
        found.append(.setConstant(constraint: constraint, constant: -part.entered.constant))
      }
      if part.entered.relation == .equal {
        found.append(.setRelation(constraint: constraint, relation: .atLeast))
        found.append(.setRelation(constraint: constraint, relation: .atMost))
      }
      if found.count <= 2, first.role == .text, finding.rule == .clipped {
        found.append(.allowAnyLineCount(subject: SceneChange.NamedSubject(first)))
      }
      found.append(.setPriority(constraint: constraint, priority: 749))
      found.append(.remove(constraint: constraint))
    }
    return found
  }

  private static func additions(to screen: LaidOutScreen) -> [SceneChange] {
    let subjects = screen.stage.items
    return AmbiguityReport(of: screen.stage).remedy.compactMap {
      SceneChange($0.action, in: subjects)
    }
  }

  /// The changes without new constraints that have another constant on a screen of another size: their constant is a
  /// length of this one, and none that an author means.
  private func holding(
    _ changes: [SceneChange], elsewhereThan configuration: LayoutConfiguration
  ) -> [SceneChange] {
    guard changes.contains(where: { $0.addition != nil }) else { return changes }
    var elsewhere = configuration
    elsewhere.screen = configuration.screen.otherSize
    let screen = make(elsewhere)
    defer { screen.dismantle() }
    let others = Self.additions(to: screen).compactMap(\.addition)
    guard !others.isEmpty else { return changes }
    return changes.filter { change in
      guard let addition = change.addition else { return true }
      return others.contains { other in
        var same = other
        same.constant = addition.constant
        return same == addition && abs(other.constant - addition.constant) < Self.rounding
      }
    }
  }

  /// The difference below which constants are the same, in points.
  private static let rounding = 0.51

  /// The numbers that a rule is about.
  private static func attributes(of rule: ScreenRule) -> [NSLayoutConstraint.Attribute] {
    switch rule {
    case .clipped, .collapsed: [.width, .height]
    default: [.left, .right, .top, .bottom]
    }
  }
}

extension SceneChange {
  /// The constraint that the change adds; nil for another change.
  fileprivate var addition: NewConstraint? {
    if case .add(let constraint) = self { constraint } else { nil }
  }
}

extension LayoutScreen {
  /// A screen of a similar kind and another size.
  fileprivate var otherSize: LayoutScreen {
    switch kind {
    case .size(let size):
      var other = size
      (other.width, other.height) = (size.width + 20, size.height + 40)
      return LayoutScreen(.size(other))
    case .fitting(let width): return .fitting(width: width + 20)
    case .device(let device, let orientation):
      let isSmall = device == Device.named("iPhone SE (3rd generation)")
      let other: LayoutScreen = isSmall ? .iPhone17 : .iPhoneSE
      return device.idiom == .pad
        ? turned(to: orientation == .landscape ? .portrait : .landscape)
        : other.turned(to: orientation)
    }
  }
}
