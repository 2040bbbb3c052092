import Foundation
import HeadlessUIKit
import LayoutSnapshot
import Testing

@testable import ViewAnalysis

@MainActor
@Suite struct ViewDescriptionTests {
  /// One view of each class that says what it shows.
  private let views: [UIView] = [
    UIView(), UILabel(), UIButton(type: .system), UIImageView(), UITextField(), UITextView(),
    UISwitch(), UISlider(), UISegmentedControl(), UIStepper(), UIProgressView(),
    UIActivityIndicatorView(), UIPageControl(), UIDatePicker(), UIPickerView(), UISearchBar(),
    UIToolbar(), UINavigationBar(), UITabBar(), UIStackView(), UIScrollView(), UITableView(),
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
    UITableViewCell(style: .default, reuseIdentifier: nil), UIVisualEffectView(effect: nil),
    UIWindow(),
  ]

  private func described(_ view: UIView) -> ViewDescription {
    var shown = ViewDescription()
    view.describe(in: &shown)
    return shown
  }

  @Test func `every kind but those of documents is some class's, and no class has another`() {
    let kinds = views.map { described($0).kind }
    #expect(
      Set(kinds)
        == Set(LayoutSnapshot.Kind.allCases.map(\.rawValue))
        .subtracting(["web", "map", "other"]))
    #expect(Set(kinds).count == kinds.count)
  }

  @Test func `snapshots know the words for styles, accessories and modes`() {
    var words = views.compactMap { described($0).state?.style }
    for style in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] {
      let field = UITextField()
      field.borderStyle = style
      words.append(described(field).state?.style ?? "")
    }
    for style in [UIButton.Configuration.gray(), .tinted(), .filled()] {
      words.append(described(UIButton(configuration: style)).state?.style ?? "")
    }
    for style in [UIDatePicker.Style.compact, .inline, .wheels] {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = style
      words.append(described(picker).state?.style ?? "")
    }
    #expect(words.allSatisfy { LayoutSnapshot.ControlState.Style(rawValue: $0) != nil })

    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    for type in [
      UITableViewCell.AccessoryType.disclosureIndicator, .detailButton, .detailDisclosureButton,
      .checkmark,
    ] {
      cell.accessoryType = type
      let word = described(cell).state?.accessory ?? ""
      #expect(LayoutSnapshot.ControlState.Accessory(rawValue: word) != nil)
    }

    let image = UIImageView(image: UIImage())
    for mode in 0...12 {
      image.contentMode = UIView.ContentMode(rawValue: mode) ?? .center
      let word = described(image).image?.contentMode ?? ""
      #expect(LayoutSnapshot.ContentMode(rawValue: word) != nil, "\(mode)")
    }
  }

  @Test func `a part whose color is clear is not drawn in the color of the system`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let progress = UIProgressView(frame: window.bounds)
    window.addSubview(progress)
    func shown() -> LayoutSnapshot.ControlState.Tints? {
      LayoutSnapshot(of: window, name: "").root.subviews.first?.control?.tints
    }
    #expect(shown()?.track == nil)
    progress.trackTintColor = .clear
    #expect(shown()?.track == .clear)
  }
}
