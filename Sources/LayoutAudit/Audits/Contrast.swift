internal import Foundation
internal import HeadlessQuartzCore
internal import HeadlessUIKit
internal import LayoutGeometry
internal import LayoutProof
internal import LayoutScene
internal import TextMetrics

/// A color in sRGB with its opacity.
struct PaintedColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(_ color: UIColor, in traits: UITraitCollection) {
    let parts = color.resolvedColor(with: traits).rgba
    (red, green, blue) = (Double(parts.red), Double(parts.green), Double(parts.blue))
    alpha = Double(parts.alpha)
  }

  /// The color composited over an opaque one.
  func over(_ back: PaintedColor) -> PaintedColor {
    var mixed = back
    mixed.red = red * alpha + back.red * (1 - alpha)
    mixed.green = green * alpha + back.green * (1 - alpha)
    mixed.blue = blue * alpha + back.blue * (1 - alpha)
    return mixed
  }

  /// Source: WCAG 2.1, “relative luminance”.
  var luminance: Double {
    func linear(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Source: WCAG 2.1, “contrast ratio”; 1 for the same color, 21 for black on white.
  func contrast(to other: PaintedColor) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  var hex: String {
    func byte(_ value: Double) -> String {
      let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + byte(red) + byte(green) + byte(blue)
  }
}

/// What is behind a text.
enum Backdrop {
  case color(PaintedColor)
  /// Unknown, with the reason.
  case unknown(String)
}

extension LaidOutScreen {
  /// Texts with too little contrast and, as notes, texts whose background is unknown.
  func lowContrast() -> [ScreenFinding] {
    elements.indices.compactMap { place in
      let element = elements[place]
      guard element.isVisible, !element.isInBar, !element.isInactive,
        let text = element.shownText
      else { return nil }
      switch backdrop(of: place) {
      case .unknown(let reason):
        return ScreenFinding(
          .contrast, severity: .note, [element.named],
          claim: "the contrast of \(element.name) is unknown", reason: reason, detail: "unknown")
      case .color(let back):
        var front = PaintedColor(text.color, in: element.view.traitCollection)
        front.alpha *= Double(opacity(of: element))
        let ratio = front.over(back).contrast(to: back)
        let needed = Self.neededContrast(text.font)
        guard ratio < needed - 0.005 else { return nil }
        // Apple's own accent color on white has 4.02, so a ratio close to the limit is only a note.
        let isNear = ratio >= 3
        return ScreenFinding(
          .contrast, severity: isNear ? .note : .warning, [element.named],
          claim: "\(element.name) has too little contrast",
          reason: "\(ratio.short):1 of \(front.over(back).hex) on \(back.hex), needs "
            + "\(needed.short):1", detail: isNear ? "near" : "low")
      }
    }
  }

  /// The ratio that text of a font needs.
  ///
  /// Source: Apple, Human Interface Guidelines, Accessibility, “Color and effects”, after WCAG level AA:
  /// 4.5:1 up to 17 points, 3:1 from 18 points on and for bold text.
  static func neededContrast(_ font: UIFont) -> Double {
    font.pointSize >= 18 || font.textFont.weight >= .bold ? 3 : 4.5
  }

  /// The product of the opacities of a view and its superviews.
  private func opacity(of element: ScreenElement) -> CGFloat {
    element.view.lineage.reduce(1) { $0 * $1.alpha }
  }

  /// What is behind a text after everything below it was drawn.
  private func backdrop(of place: Int) -> Backdrop {
    let element = elements[place]
    let shown = element.contentFrame.insetBy(dx: 0.5, dy: 0.5)
    var behind = Backdrop.unknown("nothing opaque is behind it")
    for index in grid.places(near: shown) {
      if index > place { break }
      let other = elements[index]
      guard other.frame.intersects(shown) else { continue }
      let isOwn = index == place
      if !isOwn, other.view is UIImageView, other.role == .content {
        behind = .unknown("an image is behind it")
        continue
      }
      if other.view is UIVisualEffectView {
        behind = .unknown("a visual effect is behind it")
        continue
      }
      if !isOwn, other.view.existingLayer.map(Self.paintsItself) == true {
        behind = .unknown("a layer that paints itself is behind it")
        continue
      }
      guard let fill = other.fill(in: other.view.traitCollection, isOwn: isOwn) else {
        if isOwn, other.hasUnknownFill {
          behind = .unknown("the background of \(other.name) is an image or an effect")
        }
        continue
      }
      var color = fill
      color.alpha *= Double(opacity(of: other))
      guard color.alpha > 0.004 else { continue }
      guard other.frame.insetBy(dx: -1, dy: -1).contains(shown) else {
        if case .color(let back) = behind, color.over(back) == back { continue }
        behind = .unknown("the edge of \(other.name) is behind it")
        continue
      }
      if color.alpha > 0.996 {
        color.alpha = 1
        behind = .color(color)
      } else if case .color(let back) = behind {
        behind = .color(color.over(back))
      }
    }
    return behind
  }

  /// Whether a layer shows something that is not a property of its view.
  private static func paintsItself(_ layer: CALayer) -> Bool {
    layer is CAGradientLayer || layer is CAShapeLayer || layer.contents != nil
      || (layer.sublayers ?? []).contains { $0 is CAGradientLayer }
  }
}

extension ScreenElement {
  /// The visible text with its color; nil without text and for placeholders.
  var shownText: (color: UIColor, font: UIFont)? {
    switch view {
    case let label as UILabel:
      guard !(label.text ?? "").isEmpty, let font = label.font else { return nil }
      let attributed =
        label.attributedText.flatMap { text -> UIColor? in
          guard text.length > 0 else { return nil }
          return unsafe text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
      return (attributed ?? label.textColor, font)
    case let button as UIButton:
      // Beside an image as wide as the button, no title is seen.
      guard let label = button.titleLabel, !(label.text ?? "").isEmpty, let font = label.font,
        label.bounds.width > LayoutTolerance.reported
      else { return nil }
      return (button.shownTitleColor, font)
    case let field as UITextField:
      guard !(field.text ?? "").isEmpty else { return nil }
      return (field.textColor ?? .label, field.font ?? .systemFont(ofSize: 17))
    case let text as UITextView:
      guard !(text.text ?? "").isEmpty else { return nil }
      return (text.textColor ?? .label, text.font ?? .systemFont(ofSize: 14))
    default: return nil
    }
  }

  /// Whether the text belongs to a disabled control, which WCAG exempts.
  var isInactive: Bool {
    if let label = view as? UILabel { return !label.isEnabled }
    return (view as? UIControl)?.isEnabled == false
  }

  /// The color with which a view fills its rectangle.
  func fill(in traits: UITraitCollection, isOwn: Bool) -> PaintedColor? {
    if let color = view.backgroundColor {
      let painted = PaintedColor(color, in: traits)
      if painted.alpha > 0 { return painted }
    }
    // As pictures draw it: a field with a filled border follows the appearance.
    if let field = view as? UITextField, field.backgroundColor == nil,
      [.roundedRect, .bezel].contains(field.borderStyle)
    {
      return PaintedColor(.systemBackground, in: traits)
    }
    guard let button = view as? UIButton, let configuration = button.configuration else {
      return nil
    }
    return configuration.fill(tint: button.tintColor).map { PaintedColor($0, in: traits) }
  }

  /// Whether the view paints a background that has no single known color.
  var hasUnknownFill: Bool {
    guard let button = view as? UIButton else { return false }
    return button.backgroundImage(for: .normal) != nil
  }
}

extension UIButton {
  /// The visible color of the title.
  fileprivate var shownTitleColor: UIColor {
    if let configuration {
      if let base = configuration.baseForegroundColor { return base }
      switch configuration.style {
      case .filled, .borderedProminent, .prominentGlass: return .white
      default: return tintColor
      }
    }
    return titleColor(for: state) ?? tintColor
  }
}

extension UIButton.Configuration {
  /// The background color of a style.
  fileprivate func fill(tint: UIColor) -> UIColor? {
    switch style {
    case .filled, .borderedProminent: return baseBackgroundColor ?? tint
    case .tinted, .borderedTinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.15)
    case .gray, .bordered: return baseBackgroundColor ?? .secondarySystemFill
    default: return baseBackgroundColor
    }
  }
}
