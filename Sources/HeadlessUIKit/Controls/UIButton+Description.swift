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
    } else if isEnabled, buttonType == .system, let tint = titleLabel?.storage.tintColor,
      titleColors[state.rawValue] ?? titleColors[0] == nil
    {
      // The title has the tint of its label, which is that of the button unless it has its own.
      color = tint
    }
    if let label = titleLabel, let title = currentTitle ?? currentAttributedTitle?.string {
      let origin = label.convert(CGPoint.zero, to: self)
      let lines = label.laidOutLines().map { $0.moved(by: origin) } + detailLines(in: color)
      shown.text = ViewDescription.Text(
        string: title, font: label.font, lines: lines,
        color: isEnabled ? color : disabledTitleColor(color), alignment: .center)
    }
    if let image = currentImage, let picture = imageView {
      shown.image = ViewDescription.Image(
        image: templateImage(image), contentMode: "scaleAspectFit",
        frame: picture.convert(picture.bounds, to: self))
    }
    shown.state = ViewDescription.State(
      isEnabled: isEnabled, isOn: isSelected ? true : nil, style: shownStyle)
    if placesCustomViews, let image = currentBackgroundImage {
      shown.state?.background = ViewDescription.Image(
        image: image, contentMode: "scaleToFill", frame: backgroundRect(forBounds: bounds))
    }
    // The background color of the configuration, in the configuration's shape.
    guard backgroundColor == nil, let configuration, let shownStyle else { return }
    let isCapsule = configuration.cornerStyle == .capsule
    let radius = isCapsule ? bounds.height / 2 : min(8, bounds.height / 4)
    let standard: UIColor? =
      !isCapsule || !isEnabled ? nil : shownStyle == "gray" ? .secondarySystemFill : tintColor
    guard let base = configuration.baseBackgroundColor ?? standard else { return }
    shown.background = (shownStyle == "tinted" ? base.withAlphaComponent(0.15) : base, radius)
  }

  /// Returns the image as the button draws it: in the tint, unless the button is a custom one or the image is
  /// drawn in its own colors.
  private func templateImage(_ image: UIImage) -> UIImage {
    guard configuration != nil || buttonType != .custom, image.renderingMode == .automatic,
      !image.isSymbolImage, image.originalColor == nil
    else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  /// The lines of the subtitle, which have a font of their own.
  private func detailLines(in color: UIColor?) -> [LaidOutLine] {
    guard detail.superview === self, let font = detail.font else { return [] }
    let origin = detail.convert(CGPoint.zero, to: self)
    return detail.laidOutLines().map { line in
      var line = line.moved(by: origin)
      if line.runs.isEmpty {
        line.runs = [
          LaidOutLine.Run(text: line.text, x: 0, width: line.width, font: font, color: color)
        ]
      }
      return line
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

extension LaidOutLine {
  /// Returns the line in the coordinates of a view that contains its own.
  fileprivate func moved(by origin: CGPoint) -> LaidOutLine {
    var moved = self
    moved.x += origin.x
    moved.baseline += origin.y
    return moved
  }
}
