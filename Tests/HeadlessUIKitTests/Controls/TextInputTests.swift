import AutoLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import HeadlessUIKit

@MainActor @Suite struct UITextFieldTests {
  private func field(_ size: CGFloat, _ style: UITextField.BorderStyle) -> CGFloat {
    let field = UITextField()
    field.font = .systemFont(ofSize: size)
    field.borderStyle = style
    return field.intrinsicContentSize.height
  }

  @Test func `a field with round corners is thirty-four or thirty points high`() {
    for size in [12, 14, 17, 18] as [CGFloat] { #expect(field(size, .roundedRect) == 34) }
    LayoutGeneration.with(.iOS11) {
      for size in [12, 14, 15, 17] as [CGFloat] { #expect(field(size, .roundedRect) == 30) }
    }
  }

  @Test func `a field without border is as high as its line`() {
    #expect(field(17, .none) == 22)
    #expect(field(18, .none) == 23)
    LayoutGeneration.with(.iOS10) { #expect(field(17, .none) == 21) }
  }

  @Test func `text counts and the placeholder while there is none`() {
    TextMeasuring.with(TestFont()) {
      let field = UITextField()
      field.font = .systemFont(ofSize: 10)
      field.placeholder = "Name"
      #expect(field.intrinsicContentSize.width == 40)
      field.text = "Al"
      #expect(field.intrinsicContentSize.width == 20)
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.width == 34)
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
      #expect(field.intrinsicContentSize.width == 34)
      field.leftViewMode = .always
      #expect(field.intrinsicContentSize.width == 50)
      field.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
      field.layoutSubviews()
      #expect(field.leftView?.frame == CGRect(x: 0, y: 9, width: 16, height: 16))
      #expect(field.laidOutLines().map(\.x) == [23])
    }
  }

  @Test func `the line is centred in the field`() {
    TextMeasuring.with(TestFont()) {
      let field = UITextField()
      field.font = .systemFont(ofSize: 10)
      field.text = "x"
      field.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
      let line = field.ownFirstBaseline
      #expect(line.fraction * 34 + line.offset == 20)  // 12 + 8
      #expect(field.laidOutLines().map(\.baseline) == [20])
    }
  }
}

@MainActor @Suite struct UITextViewTests {
  @Test(.rules("engine:E11.5"))
  func `only a text view that does not scroll has an intrinsic size`() {
    TextMeasuring.with(TestFont()) {
      let view = UITextView()
      view.font = .systemFont(ofSize: 10)
      view.text = "one two"
      #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
      view.isScrollEnabled = false
      #expect(view.intrinsicContentSize == CGSize(width: 80, height: 26))
      #expect(view.rewrapsText(at: 60))
      #expect(view.intrinsicContentSize == CGSize(width: 80, height: 36))
      #expect(view.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 40, height: 36))
    }
  }

  @Test func `an empty text view is a line high`() {
    TextMeasuring.with(TestFont()) {
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 10)
      #expect(view.intrinsicContentSize == CGSize(width: 10, height: 26))
      #expect(view.ownFirstBaseline == TextBaseline(fraction: 0, offset: 16))
    }
  }

  @Test func `a newline at the end makes a line`() {
    TextMeasuring.with(TestFont()) {
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 10)
      view.text = "a\n"
      #expect(view.intrinsicContentSize.height == 36)
    }
  }
}
