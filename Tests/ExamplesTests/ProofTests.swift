import AutoLayout
import CardGallery
import DirectedPair
import DocumentAnalysis
import Foundation
import HeadlessUIKit
import ImageGrid
import InterfaceBuilder
import LabelAndButton
import LayoutProof
import MarginsAndAspect
import TestSupport
import Testing
import TextMetrics
import ViewAnalysis

/// Proofs against brute force: at each width and height, exactly what the proof says is found.
@MainActor
@Suite struct ProofTests {
  /// All 1000 of the claim with `PURLIN_PROOF_SIZES=1000`; fewer by default.
  private var lengths: [Double] {
    let count =
      ProcessInfo.processInfo.environment["PURLIN_PROOF_SIZES"].flatMap { Int($0) }
      ?? Rounds.of(24, ordinarily: 6)
    // An odd stride visits them in a mixed order.
    return (0..<count).map { 320 + 1046 * Double($0 * 37 % count) / Double(max(1, count - 1)) }
  }

  private func check(_ make: (_ axis: NSLayoutConstraint.Axis) -> ProofStage) {
    LayoutLog.shared.write = { _ in }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let proof = RangeProof(of: make(axis), over: 320...1366)
      #expect(proof.gaveUpAt == nil)
      let stage = make(axis)
      for length in lengths {
        let findings = LayoutFindings(of: stage, at: length)
        let found = findings.all
        let (certain, possible) = proof.findings(at: length)
        let isRight = certain.isSubset(of: found) && found.isSubset(of: possible)
        #expect(isRight, "\(axis) at \(length): \(found.symmetricDifference(certain))")
        #expect(findings.binding.isDisjoint(with: proof.neverBinding.map(\.id)))
      }
    }
  }

  /// Proofs over width and height, at as many sizes.
  private func checkRegion(_ make: () -> ProofStage) {
    LayoutLog.shared.write = { _ in }
    let proof = RegionProof(of: make(), widths: 320...1366, heights: 320...1366)
    #expect(proof.undecidedShare < 0.05)
    let stage = make()
    let lengths = lengths
    for (index, width) in lengths.enumerated() {
      let size = LayoutSize(width: width, height: lengths[(index * 7 + 3) % lengths.count])
      if proof.isUndecided(at: size) { continue }
      let found = LayoutFindings(of: stage, at: size).all
      let (certain, possible) = proof.findings(at: size)
      let isRight = certain.isSubset(of: found) && found.isSubset(of: possible)
      #expect(isRight, "at \(size): \(found.symmetricDifference(certain))")
    }
  }

  nonisolated static let programs = [
    "ImageGrid", "CardGallery", "CardGallery by bounds", "LabelAndButton", "MarginsAndAspect",
    "MarginsAndAspect in VFL", "DirectedPair",
  ]

  private func makeProgram(_ name: String) -> UIViewController {
    switch name {
    case "ImageGrid": ImageGrid.makeViewController()
    case "CardGallery": CardGallery.makeViewController()
    case "CardGallery by bounds": CardGallery.makeViewController(sizing: .viewBounds)
    case "LabelAndButton": LabelAndButton.makeViewController()
    case "DirectedPair": DirectedPair.makeViewController()
    case "MarginsAndAspect": MarginsAndAspect.makeViewController()
    default: MarginsAndAspect.makeViewController(notation: .visualFormat)
    }
  }

  @Test(arguments: programs)
  func `a program's findings are where its proof says`(_ name: String) {
    check { axis in
      ProofStage(along: axis, across: axis == .horizontal ? 812 : 375, regime: .fixed) {
        makeProgram(name)
      }
    }
  }

  @Test(arguments: programs, [WindowRegime.fixed, .duoOuter])
  func `a program's findings are in the regions its proof says`(
    _ name: String, _ regime: WindowRegime
  ) {
    checkRegion { ProofStage(regime: regime) { makeProgram(name) } }
  }

  @Test(arguments: DocumentTests.names)
  func `a document's findings are where its proof says`(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/Documents")
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    let document = try InterfaceDocument(parsing: [UInt8](data))
    for island in document.islands {
      check { axis in
        let frame = island.root.frame
        return ProofStage(
          document, island: island.root.id, along: axis,
          across: (axis == .horizontal ? frame?.height : frame?.width) ?? 667, regime: .fixed)
      }
      // The regions of the programs take a tenth of the time.
      for regime in [WindowRegime.fixed, .iPhoneWindow] where Rounds.areAll {
        checkRegion { ProofStage(document, island: island.root.id, regime: regime) }
      }
    }
  }

  @Test func `the picture in the documentation is what we prove`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(
      contentsOf: root.appendingPathComponent("Examples/Documents/Login.storyboard"))
    let document = try InterfaceDocument(parsing: [UInt8](data))
    let island = try #require(document.islands.first)
    let proof = SceneProof(
      of: island, in: DocumentStages(document), along: .horizontal, over: 320...1366,
      under: ProofConditions(textSizes: ContentSizeCategory.allCases))
    let drawn = ProofStrip([proof]).svg
    let file = root.appendingPathComponent("Documentation/Pictures/login-text-sizes.svg")
    if ProcessInfo.processInfo.environment["PURLIN_RECORD"] != nil {
      try Data(drawn.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); look at the difference")
    }
    #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self) == drawn)
  }
}
