/// A view of Interface Builder's library, with the attributes that Xcode gives to a new one.
public enum LibraryView: String, Hashable, Sendable, CaseIterable {
  /// A label.
  case label
  /// A system button.
  case button
  /// An image view without an image.
  case imageView
  /// An empty view.
  case view
  /// A stack view whose views are side by side.
  case horizontalStackView
  /// A stack view whose views are below each other.
  case verticalStackView
  /// A text field with a rounded border.
  case textField
  /// A switch that is on.
  case `switch`
  /// A slider.
  case slider

  /// The size of a new one, in points, as Xcode saves it.
  var size: (width: Double, height: Double) {
    switch self {
    case .label: (42, 21)
    case .button: (75, 35)
    case .imageView, .view, .horizontalStackView, .verticalStackView: (240, 128)
    case .textField: (97, 34)
    case .switch: (51, 31)
    case .slider: (118, 31)
    }
  }

  /// The name of the element.
  var element: String {
    switch self {
    case .horizontalStackView, .verticalStackView: "stackView"
    default: rawValue
    }
  }

  /// The attributes before those of the placement, in Xcode's order.
  var attributes: String {
    let isControl = "opaque=\"NO\" contentMode=\"scaleToFill\" "
    let isCentered =
      "contentHorizontalAlignment=\"center\" contentVerticalAlignment=\"center\""
    let isHugged = "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\""
    switch self {
    case .label:
      return "opaque=\"NO\" userInteractionEnabled=\"NO\" contentMode=\"left\" \(isHugged) "
        + "text=\"Label\" textAlignment=\"natural\" lineBreakMode=\"tailTruncation\" "
        + "baselineAdjustment=\"alignBaselines\" adjustsFontSizeToFit=\"NO\""
    case .button:
      return "\(isControl)\(isCentered) buttonType=\"system\" lineBreakMode=\"middleTruncation\""
    case .imageView:
      return "clipsSubviews=\"YES\" userInteractionEnabled=\"NO\" contentMode=\"scaleAspectFit\" "
        + isHugged
    case .view: return "contentMode=\"scaleToFill\""
    case .horizontalStackView: return "opaque=\"NO\" contentMode=\"scaleToFill\""
    case .verticalStackView: return "opaque=\"NO\" contentMode=\"scaleToFill\" axis=\"vertical\""
    case .textField:
      return "\(isControl)contentHorizontalAlignment=\"left\" "
        + "contentVerticalAlignment=\"center\" borderStyle=\"roundedRect\" "
        + "textAlignment=\"natural\" minimumFontSize=\"17\""
    case .switch:
      return "\(isControl)horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\" "
        + "\(isCentered) on=\"YES\""
    case .slider:
      return "\(isControl)\(isCentered) value=\"0.5\" minValue=\"0.0\" maxValue=\"1\""
    }
  }

  /// The elements behind frame and mask.
  var contents: [String] {
    switch self {
    case .label:
      [
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
        "<nil key=\"textColor\"/>", "<nil key=\"highlightedColor\"/>",
      ]
    case .button:
      [
        "<state key=\"normal\" title=\"Button\"/>",
        "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Button\"/>",
      ]
    case .textField:
      [
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>",
        "<textInputTraits key=\"textInputTraits\"/>",
      ]
    case .imageView, .view, .horizontalStackView, .verticalStackView, .switch, .slider: []
    }
  }
}
