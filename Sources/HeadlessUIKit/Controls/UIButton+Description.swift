internal import Foundation

extension UIButton {
  func describeButton(in shown: inout ViewDescription) {
    shown.kind = "button"
    layoutIfNeeded()
    var color = titleColor(for: state)
    if let base = configuration?.baseForegroundColor {
      color = base
    } else if shownStyle == "filled" {
      // The background has the tint color.
      color = .white
    }
    if let label = titleLabel, let title = currentTitle ?? currentAttributedTitle?.string {
      let origin = label.convert(CGPoint.zero, to: self)
      let lines = label.laidOutLines().map { line in
        var moved = line
        moved.x += origin.x
        moved.baseline += origin.y
        return moved
      }
      shown.text = ViewDescription.Text(
        string: title, font: label.font, lines: lines,
        color: isEnabled ? color : disabledTitleColor(color), alignment: .center)
    }
    if let image = currentImage, let picture = imageView {
      shown.image = ViewDescription.Image(
        image: image, contentMode: "scaleAspectFit",
        frame: picture.convert(picture.bounds, to: self))
    }
    shown.state = ViewDescription.State(
      isEnabled: isEnabled, isOn: isSelected ? true : nil, style: shownStyle)
    // The background color of the configuration, in the configuration's shape.
    if backgroundColor == nil, let base = configuration?.baseBackgroundColor, let shownStyle {
      shown.background = (
        shownStyle == "tinted" ? base.withAlphaComponent(0.15) : base, min(8, bounds.height / 4)
      )
    }
  }

  /// Returns the color of a disabled button's title: that of the state or of a custom button; nil for that of the
  /// system.
  private func disabledTitleColor(_ color: UIColor?) -> UIColor? {
    guard configuration == nil else { return nil }
    return titleColors[state.rawValue] ?? (buttonType == .custom ? color : nil)
  }

  private var shownStyle: String? {
    switch configuration?.style {
    case .gray, .bordered: "gray"
    case .tinted, .borderedTinted: "tinted"
    case .filled, .borderedProminent, .prominentGlass: "filled"
    case .plain, .borderless, .glass, nil: nil
    }
  }
}
