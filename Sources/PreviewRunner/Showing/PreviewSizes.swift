internal import ConflictAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import LayoutAudit
internal import LayoutGeometry
internal import LayoutProof
internal import ViewAnalysis

/// What a controller's screen has at some sizes of the app's windows only, by proof.
///
/// The plane and the sizes that count are those of `purlin check` for documents. A view alone is not proven: its
/// superview gives it its size.
@MainActor
final class PreviewSizes {
  /// The widths and heights that are proven, in points, as of documents.
  private static let lengths = 320.0...1366.0

  private let name: String
  private let regime: WindowRegime
  private let reach: [LayoutSizeRange]
  private let saved: LayoutSize
  /// Lays out the preview on a screen.
  private let layOut: (LayoutScreen) -> LaidOutScreen
  /// What is found at a size.
  private var known: [LayoutSize: [ScreenFinding]] = [:]
  /// The first line that a single layout names for a finding of the proof.
  private var locations: [Subject: CodeLocation] = [:]

  private struct Subject: Hashable {
    let kind: RangeProof.Kind
    let subjects: [String]
    let constraints: [NamedConstraint]
  }

  /// Prepares a proof.
  ///
  /// - Parameters:
  ///   - name: The preview's name.
  ///   - request: The request, with the sizes of windows.
  ///   - saved: The size of the screen for which the preview was made.
  ///   - layOut: Lays out the preview on a screen.
  init(
    of name: String, for request: PreviewRequest, saved: LayoutSize,
    _ layOut: @escaping (LayoutScreen) -> LaidOutScreen
  ) {
    self.name = name
    regime = request.regime
    reach = request.reach.isEmpty ? request.regime.reach.map(\.sizes) : request.reach
    self.saved = saved
    self.layOut = layOut
  }

  /// Returns a finding for each kind of defect, without what is found on the devices.
  ///
  /// - Parameter found: What is found on the devices.
  /// - Returns: The findings, each with the line of the first of its views or constraints.
  /// - Complexity: A proof over widths and heights, and at most three layouts for each of its findings.
  func findings(besides found: [ScreenFinding]) -> [ShownFinding] {
    let (regime, layOut) = (regime, layOut)
    let stage = ProofStage(
      along: .horizontal, across: Self.lengths.lowerBound, length: Self.lengths.lowerBound,
      adapts: true, regime: regime
    ) { size in
      let window = layOut(Self.screen(of: size, regime)).window
      return ProofStage.Scenery(
        window: window, root: window, provenance: nil, controller: window.rootViewController)
    }
    let proof = RegionProof(of: stage, widths: Self.lengths, heights: Self.lengths)
    let screen = ResizeCertificate.Screen(
      SceneRegionProof(
        scene: name, regime: regime.words, cases: [.init(condition: "", proof: proof)]),
      language: nil, file: "", rootID: name, reach: reach, saved: saved
    ) { finding, _, sizes in
      MainActor.assumeIsolated {
        found.contains { finding.isTold(by: $0) } ? nil : self.sighting(of: finding, in: sizes)
      }
    }
    return screen.alarms.map { alarm in
      let first = alarm.groups[0].first
      return ShownFinding(
        rule: ShownFinding.resizing, severity: .warning, text: alarm.text(about: name),
        location: locations[
          Subject(kind: first.kind, subjects: first.subjects, constraints: first.constraints)],
        detail: alarm.detail)
    }
  }

  /// Returns the first of some sizes at which a single layout has a finding.
  private func sighting(
    of finding: RegionProof.Finding, in sizes: [LayoutSize]
  ) -> ResizeCertificate.Sighting? {
    for size in sizes {
      guard let told = findings(at: size).first(where: { finding.isTold(by: $0) }) else { continue }
      locations[
        Subject(
          kind: finding.kind, subjects: finding.subjects, constraints: finding.constraints)] =
        told.location
      return .init(at: size, isCertain: true)
    }
    return nil
  }

  private func findings(at size: LayoutSize) -> [ScreenFinding] {
    if let findings = known[size] { return findings }
    let screen = layOut(Self.screen(of: CGSize(size), regime))
    let findings = screen.findings()
    known[size] = findings
    return findings
  }

  private static func screen(of size: CGSize, _ regime: WindowRegime) -> LayoutScreen {
    LayoutScreen(.size(BareScreen(width: size.width, height: size.height, regime: regime)))
  }
}

extension RegionProof.Finding {
  /// Whether a finding of a single layout is about the same defect.
  fileprivate func isTold(by finding: ScreenFinding) -> Bool {
    guard finding.rule.kind == kind else { return false }
    return switch kind {
    case .conflict: finding.detail == constraints.map(\.id).sorted().joined(separator: " ")
    case .overlap: Set(finding.elements.map(\.id)) == Set(subjects)
    default: finding.elements.first?.id == subjects.first
    }
  }
}
