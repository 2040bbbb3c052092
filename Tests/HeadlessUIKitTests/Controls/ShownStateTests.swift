import Foundation
import Testing

@testable import HeadlessUIKit

/// What pictures of controls show, by what an app has set.
@MainActor @Suite struct ShownStateTests {
  private func description(of view: UIView, width: CGFloat = 300) -> ViewDescription {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 390, height: 844), scale: 3))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(view)
    view.frame = CGRect(x: 20, y: 100, width: width, height: 50)
    window.layoutIfNeeded()
    var shown = ViewDescription()
    view.describe(in: &shown)
    return shown
  }

  @Test func `a system button's title has the tint of its label`() {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    #expect(description(of: button).text?.color != .white)
    button.titleLabel?.tintColor = .white
    #expect(description(of: button).text?.color == .white)
    button.setTitleColor(.red, for: .normal)
    #expect(description(of: button).text?.color == .red)
  }

  @Test func `a compact date without space for the month's name is in digits at the end`() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    picker.date = Date(timeIntervalSince1970: 1_695_722_400)
    let wide = description(of: picker, width: 200).state?.items ?? []
    #expect(wide.map(\.title) == ["Sep 26, 2023"] && wide.first?.frame == nil)
    let narrow = description(of: picker, width: 120).state?.items ?? []
    #expect(narrow.map(\.title) == ["9/26/23"])
    let frame = narrow.first?.frame ?? .zero
    #expect(frame.maxX == 120 && abs(frame.width - 84) < 3)
  }

  @Test func `an activity indicator that is not hidden is shown also while it stands still`() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden)
    indicator.isHidden = false
    #expect(!indicator.isAnimating)
    #expect(description(of: indicator).state?.isOn == true)
  }
}
