import AutoLayout
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct SymbolAlignmentTests {
  private func view(_ name: String, factor: CGFloat) -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(
      pointSize: 17 * factor, weight: .bold, scale: .large)
    return UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
  }

  @Test(arguments: ["checkmark.circle", "chevron.down", "checkmark"], [1.0, 2])
  func `the alignment rectangle of a symbol is as high as a line of its text`(
    name: String, factor: CGFloat
  ) {
    let view = view(name, factor: factor)
    #expect(abs(view.intrinsicContentSize.height - (20 + 1 / 3.0) * factor) < 1e-9)
    #expect(view.intrinsicContentSize.width == view.image?.size.width)
  }

  /// Differences of frame and alignment rectangle in height, in saved frames of image views.
  @Test(
    arguments: [
      ("chevron.down", -9.5), ("checkmark", -3.5), ("chevron.right", -3.5), ("doc.text", -0.5),
      ("exclamationmark.triangle", -2), ("globe", -1), ("key.fill", 2.5),
    ] as [(String, Double)])
  func `a frame differs from the alignment rectangle as in saved frames`(
    name: String, difference: Double
  ) {
    let view = UIImageView(image: UIImage(systemName: name))
    let rect = CGRect(x: 0, y: 0, width: 24, height: 24)
    let frame = view.frame(forAlignmentRect: rect)
    #expect(abs(Double(frame.height) - 24 - difference) <= 0.5)
    #expect(abs(frame.midY - rect.midY) < 1e-9 && frame.width == 24)
  }

  @Test(arguments: [1.0, 2])
  func `symbols and labels share their baselines`(factor: CGFloat) {
    let view = view("checkmark", factor: factor)
    let label = UILabel()
    label.font = .systemFont(ofSize: 17 * factor)
    label.text = "Text"
    func place(_ baseline: TextBaseline, in view: UIView) -> Double {
      Double(view.intrinsicContentSize.height) * baseline.fraction + baseline.offset
    }
    let text = place(label.ownFirstBaseline, in: label)
    #expect(abs(place(view.ownFirstBaseline, in: view) - text) < 0.5)
    #expect(abs(place(view.ownLastBaseline, in: view) - text) < 0.5)
    #expect(UIImageView(image: UIImage()).ownFirstBaseline == UIView().ownFirstBaseline)
  }
}
