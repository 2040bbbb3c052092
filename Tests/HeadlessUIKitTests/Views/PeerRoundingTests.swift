import AutoLayout
import Foundation
import HeadlessUIKit
import Testing

/// Faults of rounding that users reported of Yoga: each case, written anew with constraints.
///
/// The table with the links is in `Documentation/PeerReports.md`.
@MainActor
@Suite struct PeerRoundingTests {
  /// Yoga 749: in nested views on a screen of three pixels a point, a label was a pixel too narrow for its text.
  @Test(arguments: [0.1, 0.2, 1.0 / 3, 0.7])
  func `a label in nested views is never narrower than its text`(inset: Double) {
    let window = UIWindow(device: .named("iPhone 17")!)
    let controller = UIViewController()
    window.rootViewController = controller
    var outer: UIView = controller.view
    for _ in 0..<8 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      ])
      outer = view
    }
    let label = UILabel()
    label.text = "Departures from platform 9"
    label.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      label.topAnchor.constraint(equalTo: outer.topAnchor),
      label.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(label.frame.width >= label.intrinsicContentSize.width - 0.001)
  }

  /// Yoga 1528 and swift-cross-ui 639: views that follow each other left gaps, or overlapped, after rounding.
  @Test(arguments: [50.1, 33.34, 17.0 / 3])
  func `views that follow each other touch after rounding`(height: Double) {
    let window = UIWindow(device: .named("iPhone 17")!)
    let controller = UIViewController()
    window.rootViewController = controller
    let column = UIStackView(
      arrangedSubviews: (0..<9).map { _ in
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
      })
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(column)
    column.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 0.4).isActive = true
    column.widthAnchor.constraint(equalToConstant: 100).isActive = true
    window.layoutIfNeeded()
    for (upper, lower) in zip(column.arrangedSubviews, column.arrangedSubviews.dropFirst()) {
      #expect(abs(upper.frame.maxY - lower.frame.minY) < 0.001)
    }
  }
}
