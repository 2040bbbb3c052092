import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutProof
import LayoutScene
import Testing
import ViewAnalysis

@MainActor
@Suite struct ProofStageRepairTests {
  /// A card of 480 points, and a title beside a badge that leaves it too little space.
  private final class CardController: UIViewController {
    private let card = UIView()
    private let titleLabel = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      titleLabel.text = "A title that is rather long for a narrow window, as titles are"
      for part in [card, titleLabel] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        card.widthAnchor.constraint(equalToConstant: 480),
        card.topAnchor.constraint(equalTo: view.topAnchor),
        card.heightAnchor.constraint(equalToConstant: 40),
        titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        titleLabel.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 8),
      ])
    }
  }

  @Test func `a screen that code makes is proven and repaired without a document`() throws {
    let stage = ProofStage { CardController() }
    var proof = RegionProof(of: stage)
    #expect(proof.isComplete)
    let outside = try #require(proof.findings.first { $0.kind == .outside })
    let clipped = try #require(proof.findings.first { $0.kind == .clipped })
    #expect(proof.places(outside) == "below 480 points of width")
    #expect(clipped.names == ["titleLabel"])
    proof.findRepairs(in: stage)
    for finding in proof.findings {
      let repair = try #require(finding.repair)
      let changed = try #require(stage.changed(by: repair.changes), "\(repair.line)")
      #expect(!repair.changes.isEmpty)
      // A screen of its own, which is laid out at sizes of all regions and in either order.
      for width in stride(from: 1366.0, through: 320, by: -61) {
        let size = LayoutSize(width: width, height: 1686 - width)
        let found = LayoutFindings(of: changed, at: size).all
        #expect(!found.contains { $0.kind == finding.kind && $0.subjects == finding.subjects })
        #expect(found.isSubset(of: proof.findings(at: size).possible), "\(repair.line)")
      }
    }
    let lines = proof.findings.compactMap { $0.repair?.changes.first }
    #expect(lines.contains { if case .allowAnyLineCount = $0 { true } else { false } })
  }
}
