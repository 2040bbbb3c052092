internal import Foundation
internal import HeadlessUIKit
internal import LayoutSnapshot
internal import TextMetrics

extension LayoutSnapshot.View {
  /// Sets the text from the description of a view.
  @MainActor
  mutating func takeText(_ shown: ViewDescription) {
    text = shown.text.map { LayoutSnapshot.Text($0) }
  }

  /// Sets the properties from the description of a view.
  @MainActor
  mutating func take(_ shown: ViewDescription) {
    kind = LayoutSnapshot.Kind(rawValue: shown.kind) ?? .other
    takeText(shown)
    image = shown.image.map { LayoutSnapshot.Image($0) }
    control = shown.state.map { LayoutSnapshot.ControlState($0) }
    if let group = shown.group {
      var state = control ?? LayoutSnapshot.ControlState()
      state.group = LayoutSnapshot.ControlState.Group(
        isFirst: group.isFirst, isLast: group.isLast, isRounded: group.isRounded,
        separator: group.separator.map { .init($0) })
      control = state
    }
    if let corners = shown.roundedCorners { appearance.roundedCorners = corners }
    contentSize = shown.contentSize.map { LayoutSnapshot.Size($0) }
    if let background = shown.background {
      appearance.backgroundColor = LayoutSnapshot.Color(background.color)
      if appearance.cornerRadius == 0 {
        appearance.cornerRadius = Double(background.cornerRadius)
      }
    }
  }
}

extension LayoutSnapshot.ControlState {
  @MainActor
  fileprivate init(_ state: ViewDescription.State) {
    self.init(
      isEnabled: state.isEnabled, isOn: state.isOn, value: state.value, minimum: state.minimum,
      maximum: state.maximum,
      items: state.items.map(Item.init), selectedIndex: state.selectedIndex,
      pageCount: state.pageCount, style: state.style.flatMap(Style.init(rawValue:)),
      accessory: state.accessory.flatMap(Accessory.init(rawValue:)),
      tints: state.tints.map { Tints($0) },
      axesWithoutIndicator: state.axesWithoutIndicator.compactMap(Axis.init(rawValue:)))
    separator = state.separator.map { .init($0) }
    background = state.background.map { LayoutSnapshot.Image($0) }
  }
}

extension LayoutSnapshot.ControlState.Group.Separator {
  fileprivate init(_ line: (left: CGFloat, right: CGFloat)) {
    self.init(left: Double(line.left), right: Double(line.right))
  }
}

extension LayoutSnapshot.ControlState.Item {
  fileprivate init(_ item: ViewDescription.Item) {
    self.init(
      title: item.title, image: item.image, frame: item.frame.map { LayoutSnapshot.Rect($0) },
      placement: item.placement.flatMap(Placement.init(rawValue:)))
    tint = item.tint.flatMap { LayoutSnapshot.Color($0) }
    isOriginal = item.isOriginal ? true : nil
    badge = item.badge
    badgeColor = item.badgeColor.flatMap { LayoutSnapshot.Color($0) }
  }
}

extension LayoutSnapshot.ControlState.Tints {
  fileprivate init(_ tints: ViewDescription.Tints) {
    typealias Color = LayoutSnapshot.Color
    self.init(
      // A part without color is not drawn in that of the system.
      main: tints.main.map { Color($0) ?? .clear }, track: tints.track.map { Color($0) ?? .clear },
      thumb: tints.thumb.map { Color($0) ?? .clear }, text: tints.text.map { Color($0) ?? .clear },
      selectedText: tints.selectedText.map { Color($0) ?? .clear })
  }
}

extension LayoutSnapshot.Image {
  @MainActor
  fileprivate init(_ shown: ViewDescription.Image) {
    self.init(shown.image, frame: shown.frame.map { LayoutSnapshot.Rect($0) })
    contentMode = LayoutSnapshot.ContentMode(rawValue: shown.contentMode) ?? .scaleToFill
  }
}

extension LayoutSnapshot.Text {
  @MainActor
  fileprivate init(_ shown: ViewDescription.Text) {
    self.init(
      shown.string,
      lines: shown.lines.map { Line($0) },
      font: LayoutSnapshot.Font(shown.lines.first?.font ?? shown.font),
      color: shown.color.flatMap { LayoutSnapshot.Color($0) },
      alignment: Alignment(shown.alignment),
      isTruncated: shown.lines.contains { $0.isTruncated })
    isPlaceholder = shown.isPlaceholder
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
  /// Creates a font description, with the weight on the scale of CSS: 400 is regular, 700 is bold.
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
