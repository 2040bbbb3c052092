internal import HeadlessUIKit
internal import LayoutGeometry

extension LaidOutScreen {
  /// A control or image without an accessibility label.
  func missingLabel(_ element: ScreenElement) -> [ScreenFinding] {
    let view = element.view
    guard view.isAccessibilityElement, !element.isInBar, !element.isHiddenFromAccessibility else {
      return []
    }
    if let label = view.accessibilityLabel, label.contains(where: { !$0.isWhitespace }) {
      return []
    }
    let reason: String
    var severity = FindingSeverity.warning
    switch view {
    case let button as UIButton:
      if let image = button.currentImage ?? button.configuration?.image {
        // VoiceOver describes Apple's symbols, and reads the file name of other images.
        if image.isSymbolImage { severity = .note }
        let name = image.name.map { " '\($0)'" } ?? ""
        reason = "a button with only the \(image.isSymbolImage ? "symbol" : "image")\(name)"
      } else {
        reason = "a button without a title, and without an image that is known"
      }
      // One that takes no touches is decoration, which should be no element.
      if !button.isUserInteractionEnabled { severity = .note }
    case is UISwitch: reason = "a switch is read as 'on' or 'off' alone"
    case is UISlider: reason = "a slider is read as a percentage alone"
    case is UIStepper: reason = "a stepper is read as its buttons alone"
    case is UIProgressView: reason = "progress is read as a percentage alone"
    case is UITextField: reason = "a text field without a placeholder"
    case is UILabel: return []
    case let text as UITextView:
      guard (text.text ?? "").isEmpty else { return [] }
      reason = "an empty text view"
    case let control as UISegmentedControl:
      // Its segments are the elements, and read by their titles.
      let silent = (0..<control.numberOfSegments).contains {
        (control.titleForSegment(at: $0) ?? "").isEmpty
          && control.imageForSegment(at: $0)?.isSymbolImage != true
      }
      guard silent else { return [] }
      reason = "segments without titles"
    case is UIPageControl, is UIDatePicker, is UIPickerView: return []
    case is UIImageView: reason = "an image"
    case is UIControl: reason = "a control of the app's own"
    default: reason = "an accessibility element"
    }
    if let value = view.accessibilityValue, !value.isEmpty, !(view is UIControl),
      !(view is UIProgressView)
    {
      return []
    }
    return [
      ScreenFinding(
        .missingLabel, severity: severity, [element.named],
        claim: "\(element.name) has no accessibility label", reason: reason, detail: "label")
    ]
  }
}

extension ScreenElement {
  /// Whether a superview hides the view's elements, or is an element itself.
  var isHiddenFromAccessibility: Bool {
    view.accessibilityElementsHidden
      || view.lineage.dropFirst().contains {
        $0.accessibilityElementsHidden || $0.isAccessibilityElement
      }
  }
}
