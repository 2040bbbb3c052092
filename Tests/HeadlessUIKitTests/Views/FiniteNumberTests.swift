import AutoLayout
import Foundation
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

/// NaN and infinity are refused by every way in, in Apple's words where they are known.
@MainActor
@Suite struct FiniteNumberTests {
  enum Way: String, CaseIterable {
    case constant, laterConstant, multiplier, anchorMultiplier, priority, hugging, compression
    case frame, initialFrame, size, bounds, center, offset, layer, margins, directionalMargins
    case natural, spacing, customSpacing

    var words: String {
      switch self {
      case .constant, .laterConstant:
        "'NSInternalInconsistencyException', reason: 'NSLayoutConstraint constant is not finite!  "
          + "That's illegal.  constant:nan firstAnchor:<NSLayoutDimension:0x"
      case .multiplier, .anchorMultiplier:
        "'NSInternalInconsistencyException', reason: 'Multiplier is not finite!  That's illegal.  "
          + "multiplier:nan'"
      case .priority, .hugging, .compression:
        "'NSInternalInconsistencyException', reason: 'It's illegal to set priority:nan.  Priorities "
          + "must be greater than 0"
      case .frame, .center, .layer:
        "'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan 5]'"
      case .initialFrame:
        "'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan 15]'"
      case .size: "'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan 10]'"
      case .bounds, .offset:
        "'CALayerInvalidGeometry', reason: 'CALayer bounds contains NaN: [nan 0; 10 10]'"
      case .margins: "layoutMargins is not finite!  That's illegal.  layoutMargins:nan item:<UIView"
      case .directionalMargins: "directionalLayoutMargins is not finite!  That's illegal."
      case .natural:
        "intrinsicContentSize is not finite!  That's illegal.  intrinsicContentSize:nan"
      case .spacing: "spacing is not finite!  That's illegal.  spacing:nan item:<UIStackView"
      case .customSpacing: "customSpacing is not finite!  That's illegal."
      }
    }

    @MainActor
    func goWrong() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let plain = UIView()
      view.addSubview(plain)
      let nan = CGFloat.nan
      switch self {
      case .constant: _ = plain.widthAnchor.constraint(equalToConstant: nan)
      case .laterConstant: plain.widthAnchor.constraint(equalToConstant: 0).constant = nan
      case .multiplier:
        _ = NSLayoutConstraint(
          item: plain, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width,
          multiplier: nan, constant: 0)
      case .anchorMultiplier:
        _ = plain.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: nan)
      case .priority:
        plain.widthAnchor.constraint(equalToConstant: 0).priority = UILayoutPriority(.nan)
      case .hugging: plain.setContentHuggingPriority(UILayoutPriority(.nan), for: .vertical)
      case .compression:
        plain.setContentCompressionResistancePriority(UILayoutPriority(.nan), for: .vertical)
      case .frame: plain.frame = CGRect(x: nan, y: 0, width: 10, height: 10)
      case .initialFrame: _ = UIView(frame: CGRect(x: nan, y: 10, width: 10, height: 10))
      case .size: plain.frame = CGRect(x: 0, y: 0, width: nan, height: 20)
      case .bounds: view.bounds = CGRect(x: nan, y: 0, width: 10, height: 10)
      case .center: plain.center = CGPoint(x: nan, y: 5)
      case .offset: view.contentOffset = CGPoint(x: nan, y: 0)
      case .layer: CALayer().position = CGPoint(x: nan, y: 5)
      case .margins: plain.layoutMargins = UIEdgeInsets(top: 0, left: nan, bottom: 0, right: 0)
      case .directionalMargins:
        plain.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 0, leading: nan, bottom: 0, trailing: 0)
      case .natural:
        let odd = OddView()
        odd.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(odd)
        view.layoutIfNeeded()
      case .spacing: UIStackView().spacing = nan
      case .customSpacing: UIStackView().setCustomSpacing(nan, after: plain)
      }
    }
  }

  final class OddView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: 10) }
  }

  @Test(arguments: Way.allCases)
  func `a number that is none is refused in Apple's words`(way: Way) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name = way.rawValue as String] in
      await MainActor.run { Way(rawValue: name)?.goWrong() }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(way.words), "\(way): \(output.prefix(400))")
  }

  @Test func `each way that traps has one that throws`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(throws: GeometryProblem(reason: "CALayer position contains NaN: [nan 7]")) {
      try view.setFrame(checking: CGRect(x: CGFloat.nan, y: 5, width: 4, height: 4))
    }
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(throws: ConstraintProblem.self) {
      try view.setContentHuggingPriority(checking: UILayoutPriority(.nan), for: .horizontal)
    }
    #expect(throws: ConstraintProblem.self) {
      try view.setContentCompressionResistancePriority(
        checking: UILayoutPriority(.nan), for: .horizontal)
    }
    #expect(throws: ConstraintProblem.self) {
      try NSLayoutConstraint(
        checking: view, .width, .equal, to: view, .height, multiplier: .nan)
    }
  }
}
