import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct LayoutGenerationTests {
  @Test(.rules("measured:M8"))
  func `a switch lies two points inside its frame`() {
    for generation in LayoutGeneration.allCases {
      LayoutGeneration.with(generation) {
        let size: CGSize = UISwitch().frame.size
        #expect(
          size
            == (generation == .iOS26
              ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)))
        #expect(
          UISwitch().alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
      }
    }
  }

  @Test func `a slider's frame is wider than what constraints see`() {
    let slider = UISlider()
    #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 30))
    let rect = CGRect(x: 16, y: 100, width: 343, height: 30)
    #expect(
      slider.frame(forAlignmentRect: rect) == CGRect(x: 14, y: 100, width: 347, height: 31))
    LayoutGeneration.with(.iOS26) {
      #expect(slider.intrinsicContentSize.height == 34)
      #expect(slider.alignmentRectInsets == .zero)
    }
  }

  @Test func `segments are equally wide and one point apart`() {
    let titles = ["Timestamp", "Hexadecimal", "Terminal"]
    let control = UISegmentedControl(items: titles)
    #expect(control.frame.size == CGSize(width: 296, height: 32))
    LayoutGeneration.with(.iOS13) {
      let control = UISegmentedControl(items: ["Input", "Style", "Result"])
      #expect(control.sizeThatFits(.zero) == CGSize(width: 173, height: 32))
    }
    LayoutGeneration.with(.iOS11) {
      let control = UISegmentedControl(items: ["First", "Second"])
      #expect(control.sizeThatFits(.zero) == CGSize(width: 121, height: 29))
    }
  }

  @Test func `titles of segments are measured in the weight of the selected one`() {
    let widths: [([String], CGFloat)] = [
      (["First", "Second"], 131), (["UDP", "TCP"], 93), (["Roaming", "Local"], 147),
      (["Toner", "Terrain", "WaterColor"], 269), (["Color", "Monochrome"], 201),
    ]
    for (titles, width) in widths {
      let control = UISegmentedControl(items: titles)
      #expect(control.intrinsicContentSize.width == width)
      control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .normal)
      #expect(control.intrinsicContentSize.width > 1.2 * width)
    }
  }

  @Test(.rules("measured:M8"))
  func `controls have the sizes of their generation`() {
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize.width == 37)
    #expect(UIActivityIndicatorView().intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UISearchBar().intrinsicContentSize == CGSize(width: -1, height: 56))
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(pages.intrinsicContentSize == CGSize(width: 115.5, height: 26))
    LayoutGeneration.with(.iOS14) { #expect(pages.intrinsicContentSize.height == 27.5) }
    LayoutGeneration.with(.iOS26) { #expect(UISearchBar().intrinsicContentSize.height == 64) }
    LayoutGeneration.with(.iOS11) {
      #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 29))
      #expect(UIProgressView().intrinsicContentSize.height == 2)
      #expect(pages.intrinsicContentSize == CGSize(width: 39, height: 37))
    }
    LayoutGeneration.with(.iOS10) { #expect(UISearchBar().intrinsicContentSize.height == 44) }
  }

  @Test(.rules("controls:N1.2"))
  func `controls of fixed size hug it`() {
    for view in [UISwitch(), UIStepper(), UIActivityIndicatorView(), UIColorWell()] as [UIView] {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
    #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
    for view in [UILabel(), UIImageView(), UIButton(type: .system), UISlider()] as [UIView] {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }
  }

  @Test func `a date picker is wheels or compact by its generation`() {
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    #expect(
      picker.intrinsicContentSize == CGSize(width: 320, height: UIView.noIntrinsicMetric))
    LayoutGeneration.with(.iOS11) { #expect(UIDatePicker().datePickerStyle == .wheels) }
  }
}
