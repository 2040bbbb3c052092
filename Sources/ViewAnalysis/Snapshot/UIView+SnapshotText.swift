internal import Foundation
internal import HeadlessUIKit
internal import LayoutSnapshot
internal import TextMetrics

extension UILabel {
  func describe(in taken: inout LayoutSnapshot.View) {
    taken.text = LayoutSnapshot.Text(
      text ?? "", font: font, lines: laidOutLines(), color: textColor, alignment: textAlignment)
  }
}

extension UITextField {
  func describe(in taken: inout LayoutSnapshot.View) {
    let isEmpty = (text ?? "").isEmpty
    taken.text = LayoutSnapshot.Text(
      (isEmpty ? placeholder : text) ?? "", font: font ?? .systemFont(ofSize: 17),
      lines: laidOutLines(), color: isEmpty ? .placeholderText : textColor,
      alignment: textAlignment)
    taken.text?.isPlaceholder = isEmpty
    let style: LayoutSnapshot.ControlState.Style =
      switch borderStyle {
      case .none: .plain
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
    taken.control = .init(isEnabled: isEnabled, style: style)
  }
}

extension UITextView {
  func describe(in taken: inout LayoutSnapshot.View) {
    taken.text = LayoutSnapshot.Text(
      text ?? "", font: font ?? .systemFont(ofSize: 14), lines: laidOutLines(), color: textColor,
      alignment: textAlignment)
    taken.contentSize = LayoutSnapshot.Size(
      width: Double(contentSize.width), height: Double(contentSize.height))
  }
}

extension UIButton {
  func describe(in taken: inout LayoutSnapshot.View) {
    layoutIfNeeded()
    var color = titleColor(for: state)
    if let base = configuration?.baseForegroundColor {
      color = base
    } else if snapshotStyle == .filled {
      // The tint colour is behind the title.
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
      taken.text = LayoutSnapshot.Text(
        title, font: label.font, lines: lines, color: color, alignment: .center)
    }
    if let image = currentImage, let picture = imageView {
      taken.image = LayoutSnapshot.Image(
        name: image.name, size: LayoutSnapshot.Size(image.size),
        contentMode: .scaleAspectFit,
        frame: LayoutSnapshot.Rect(picture.convert(picture.bounds, to: self)))
    }
    taken.control = .init(isEnabled: isEnabled, isOn: isSelected ? true : nil, style: snapshotStyle)
    describeBackground(in: &taken)
  }

  /// Takes the background colour that a configuration was given, in the configuration's shape.
  private func describeBackground(in taken: inout LayoutSnapshot.View) {
    guard backgroundColor == nil, let base = configuration?.baseBackgroundColor,
      let style = snapshotStyle
    else { return }
    let shown = style == .tinted ? base.withAlphaComponent(0.15) : base
    taken.appearance.backgroundColor = LayoutSnapshot.Color(shown)
    if taken.appearance.cornerRadius == 0 {
      // As buttons without a colour of their own are drawn.
      taken.appearance.cornerRadius = min(8, Double(bounds.height) / 4)
    }
  }

  private var snapshotStyle: LayoutSnapshot.ControlState.Style? {
    switch configuration?.style {
    case .gray, .bordered: .gray
    case .tinted, .borderedTinted: .tinted
    case .filled, .borderedProminent, .prominentGlass: .filled
    case .plain, .borderless, .glass, nil: nil
    }
  }
}

extension UIImageView {
  var shownForSnapshot: LayoutSnapshot.Image? {
    let mode = LayoutSnapshot.ContentMode(rawValue: "\(contentMode)") ?? .scaleToFill
    guard let image else { return nil }
    return LayoutSnapshot.Image(
      name: image.name, size: LayoutSnapshot.Size(image.size), contentMode: mode)
  }
}

extension LayoutSnapshot.Text {
  init(
    _ string: String, font: UIFont, lines: [LaidOutLine], color: UIColor?,
    alignment: NSTextAlignment
  ) {
    self.init(
      string,
      lines: lines.map {
        Line(
          $0.text, x: Double($0.x), baseline: Double($0.baseline), width: Double($0.width))
      },
      font: LayoutSnapshot.Font(lines.first?.font ?? font),
      color: color.flatMap { LayoutSnapshot.Color($0) }, alignment: Alignment(alignment),
      isTruncated: lines.contains { $0.isTruncated })
  }
}

extension LayoutSnapshot.Text.Alignment {
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    @unknown default: self = .natural
    }
  }
}

extension LayoutSnapshot.Font {
  /// The font with its weight on the scale of style sheets: 400 regular, 700 bold.
  init(_ font: UIFont) {
    let text = font.textFont
    let steps: [(Double, Int)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]
    let nearest = steps.min {
      abs($0.0 - text.weight.rawValue) < abs($1.0 - text.weight.rawValue)
    }
    var family: String?
    if case .custom(let name) = text.family { family = name }
    self.init(
      family: family, size: text.size, weight: nearest?.1 ?? 400, isItalic: text.isItalic)
  }
}
