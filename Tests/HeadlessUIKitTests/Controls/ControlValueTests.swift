import Foundation
import HeadlessUIKit
import Testing

/// The values of controls stay in their ranges, as Apple documents.
@MainActor
@Suite struct ControlValueTests {
  @Test func `the current page is one of the pages`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 10
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  private final class UnderlinedControl: UISegmentedControl {
    override init(frame: CGRect) { super.init(frame: frame) }
    override init(items: [Any]?) {
      super.init(items: items)
      selectedSegmentIndex = 0
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a subclass overrides the initializer with segments`() {
    let control = UnderlinedControl(items: ["A", "B"])
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 0)
    #expect(control.frame.size == UISegmentedControl(items: ["A", "B"]).frame.size)
  }

  @Test func `a button takes a named handler`() {
    let handler: UIButton.ConfigurationUpdateHandler = { $0.configuration?.title = "Updated" }
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = handler
    #expect(button.configuration?.title == "Updated")
  }

  @Test func `a slider's value is in its range`() {
    let slider = UISlider()
    slider.value = 0.5
    slider.value = .nan
    #expect(slider.value == 0.5)
    slider.minimumValue = 10
    #expect(slider.maximumValue == 10 && slider.value == 10)
    slider.maximumValue = 5
    #expect(slider.minimumValue == 5 && slider.value == 5)
  }
}
