import AutoLayout
import CardGallery
import Foundation
import HeadlessUIKit
import ImageGrid
import InterfaceBuilder
import LabelAndButton
import LayoutDiagnosis
import MarginsAndAspect
import Testing

/// Proofs against brute force: at each width, laid out by itself, exactly what the proof says is found.
@MainActor
@Suite struct ProofTests {
  /// All 1000 of the claim with `PURLIN_PROOF_WIDTHS=1000`; fewer by default, to stay fast.
  private var widths: [Double] {
    let count = ProcessInfo.processInfo.environment["PURLIN_PROOF_WIDTHS"].flatMap { Int($0) } ?? 48
    // An odd stride visits them in a mixed order.
    return (0..<count).map { 320 + 1046 * Double($0 * 37 % count) / Double(max(1, count - 1)) }
  }

  private func check(_ make: () -> ProofStage) {
    LayoutLog.shared.write = { _ in }
    let proof = RangeProof(of: make(), over: 320...1366)
    #expect(proof.gaveUpAt == nil)
    let stage = make()
    for width in widths {
      let found = LayoutFindings(of: stage, at: width).all
      let (certain, possible) = proof.findings(at: width)
      let isRight = certain.isSubset(of: found) && found.isSubset(of: possible)
      #expect(isRight, "at \(width): \(found.symmetricDifference(certain))")
    }
  }

  nonisolated static let programs = [
    "ImageGrid", "CardGallery", "CardGallery by bounds", "LabelAndButton", "MarginsAndAspect",
    "MarginsAndAspect in VFL",
  ]

  @Test(arguments: programs)
  func `a program's findings are where its proof says`(_ name: String) {
    check {
      ProofStage(along: .horizontal, across: 812) {
        switch name {
        case "ImageGrid": ImageGrid.makeViewController()
        case "CardGallery": CardGallery.makeViewController()
        case "CardGallery by bounds": CardGallery.makeViewController(sizing: .viewBounds)
        case "LabelAndButton": LabelAndButton.makeViewController()
        case "MarginsAndAspect": MarginsAndAspect.makeViewController()
        default: MarginsAndAspect.makeViewController(notation: .visualFormat)
        }
      }
    }
  }

  @Test(arguments: DocumentTests.names)
  func `a document's findings are where its proof says`(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/Documents")
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    let document = try InterfaceDocument(parsing: [UInt8](data))
    for island in document.islands {
      check {
        ProofStage(
          document, island: island.root.id, along: .horizontal,
          across: island.root.frame?.height ?? 667)
      }
    }
  }
}
