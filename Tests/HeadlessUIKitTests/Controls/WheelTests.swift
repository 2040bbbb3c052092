import Foundation
import Testing

@testable import HeadlessUIKit

/// The rows of wheels in pictures.
@MainActor
@Suite struct WheelTests {
  final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    { "\(component).\(row)" }
  }

  final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      let label = view as? UILabel ?? UILabel()
      label.text = "row \(row)"
      return label
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func items(_ view: UIView) -> [ViewDescription.Item] {
    let controller = UIViewController()
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.layoutIfNeeded()
    var shown = ViewDescription()
    view.describe(in: &shown)
    return shown.state?.items ?? []
  }

  @Test func `a picker shows the titles of the rows around the selected ones`() {
    let (picker, titles) = (
      UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Titles()
    )
    (picker.dataSource, picker.delegate) = (titles, titles)
    picker.selectRow(4, inComponent: 1, animated: false)
    let shown = items(picker)
    #expect(shown.map(\.title) == ["0.0", "0.1", "0.2", "0.3", "1.1", "1.2", "1.3", "1.4"])
    #expect(shown.first?.frame == CGRect(x: 0, y: 92, width: 160, height: 32))
  }

  @Test func `a picker shows the views of its rows`() throws {
    let (picker, views) = (
      UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Views()
    )
    (picker.dataSource, picker.delegate) = (views, views)
    #expect(items(picker).isEmpty)
    let label = try #require(picker.view(forRow: 1, forComponent: 0) as? UILabel)
    #expect(label.text == "row 1" && label.superview === picker)
    #expect(label.frame == CGRect(x: 0, y: 126, width: 320, height: 32))
  }

  @Test func `a date picker shows a time`() {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 15 * 3600 + 30 * 60)
    let middle = items(picker).filter { $0.frame?.midY == 108 }.map(\.title)
    #expect(middle == ["3", "30", "PM"])
    picker.preferredDatePickerStyle = .compact
    #expect(items(picker).count == 1)
  }

  @Test func `a field with text shows the button that clears it`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.clearButtonMode = .always
    #expect(items(field).isEmpty)
    field.text = "Hello"
    #expect(items(field).first?.frame == field.clearButtonRect(forBounds: field.bounds))
    #expect(field.textRect(forBounds: field.bounds).maxX == CGFloat(176))
  }

  @Test func `a button has an image behind its title, and a template beside it`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    button.setBackgroundImage(image, for: .normal)
    button.setImage(image, for: .normal)
    _ = items(button)
    var shown = ViewDescription()
    button.describe(in: &shown)
    #expect(shown.state?.background?.frame == button.bounds)
    #expect(shown.image?.image.renderingMode == .alwaysTemplate)
    let custom = UIButton(type: .custom)
    custom.setImage(image, for: .normal)
    shown = ViewDescription()
    custom.describe(in: &shown)
    #expect(shown.image?.image.renderingMode == .automatic)
  }

  @Test func `the style of attributed text is in its runs`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 3, height: 3)
    shadow.shadowColor = UIColor.red
    label.attributedText = NSAttributedString(
      string: "Outline",
      attributes: [
        .font: UIFont.systemFont(ofSize: 20), .strokeWidth: -5, .strokeColor: UIColor.green,
        .underlineStyle: 1, .underlineColor: UIColor.blue, .shadow: shadow,
      ])
    let run = try #require(label.laidOutLines().first?.runs.first)
    #expect(run.outlineWidth == -1 && run.outlineColor == .green)
    #expect(run.underlineColor == .blue)
    #expect(run.shadowColor == .red && run.shadowOffset.width == 3)
  }
}
