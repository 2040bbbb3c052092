import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutProof
import Testing
import ViewAnalysis

/// Texts in proofs over width and height.
@MainActor
@Suite struct ProofStageTextTests {
  /// A view across the window, at the top and 40 points high.
  private final class BannerController: UIViewController {
    let banner: UIView

    init(_ banner: UIView) {
      self.banner = banner
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      banner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(banner)
      NSLayoutConstraint.activate([
        banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        banner.topAnchor.constraint(equalTo: view.topAnchor),
        banner.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
  }

  // White space at the end counts as far as it fits, so the length of the line followed the width,
  // and each width was a layout of its own.
  @Test func `white space at the end of a line does not change what the text needs`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A line with spaces at its end"
    let visible = label.intrinsicContentSize.width
    label.text = "A line with spaces at its end          "
    let whole = label.intrinsicContentSize.width
    #expect(whole > visible + 20)
    let needs = Set([visible + 1, visible + 7, visible + 20, whole, 600].map(label.textNeed))
    #expect(needs.count == 1)
    let stage = ProofStage { BannerController(label) }
    let proof = RegionProof(of: stage, widths: (visible - 9)...(whole + 9), heights: 320...400)
    #expect(proof.isComplete)
    #expect(proof.cellCount < 8)
  }

  @Test func `a text view with a fixed height is proven between its line breaks`() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "Words that take several lines in a narrow window, and fewer ones in a wide one."
    let proof = RegionProof(of: ProofStage { BannerController(view) })
    #expect(proof.isComplete)
    #expect(proof.comparedShare == 0)
  }
}
