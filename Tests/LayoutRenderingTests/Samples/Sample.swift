import LayoutSnapshot

@testable import LayoutRendering

/// Layouts made by hand, with the small words that they are written in.
enum Sample {
  typealias View = LayoutSnapshot.View
  typealias Rect = LayoutSnapshot.Rect
  typealias Constraint = LayoutSnapshot.Constraint

  static let background = named("systemBackground", 0xFFFFFF)
  static let grouped = named("systemGroupedBackground", 0xF2F2F7)
  static let secondary = LayoutSnapshot.Color(
    red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0x99, name: "secondaryLabel")

  static func named(_ name: String, _ rgb: UInt32) -> LayoutSnapshot.Color {
    LayoutSnapshot.Color(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), name: name)
  }

  /// Returns a text measured with the renderer's own rough widths; layout is not the matter here.
  static func text(
    _ string: String, in frame: Rect, size: Double = 17, weight: Int = 400,
    color: LayoutSnapshot.Color? = nil, alignment: LayoutSnapshot.Text.Alignment = .natural,
    inset: Double = 0, isPlaceholder: Bool = false
  ) -> LayoutSnapshot.Text {
    let lines = string.split(separator: "\n").map(String.init)
    let height = 1.193359375 * size
    let top = (frame.height - height * Double(lines.count)) / 2
    return LayoutSnapshot.Text(
      lines.joined(separator: " "),
      lines.enumerated().map { index, line in
        LayoutSnapshot.Text.Line(
          line, x: alignment == .natural ? inset : nil,
          baseline: ((top + Double(index) * height + 0.9521484 * size) * 2).rounded() / 2,
          width: WordWidth.estimate(line, size: size, weight: weight))
      }, font: .init(size: size, weight: weight), color: color, alignment: alignment,
      isPlaceholder: isPlaceholder)
  }

  static func label(
    _ id: String, _ string: String, _ frame: Rect, size: Double = 17, weight: Int = 400,
    color: LayoutSnapshot.Color? = nil, alignment: LayoutSnapshot.Text.Alignment = .natural
  ) -> View {
    let text = text(
      string, in: frame, size: size, weight: weight, color: color, alignment: alignment)
    return View(
      id: id, className: "UILabel", kind: .label, name: id, frame: frame, text: text,
      layout: .init(
        firstBaseline: text.lines.first?.baseline, lastBaseline: text.lines.last?.baseline))
  }

  static func button(
    _ id: String, _ title: String, _ frame: Rect,
    _ style: LayoutSnapshot.ControlState.Style? = nil, weight: Int = 400
  ) -> View {
    View(
      id: id, className: "UIButton", kind: .button, name: id, frame: frame,
      text: text(title, in: frame, weight: weight, alignment: .center),
      control: .init(style: style))
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  /// Returns a constraint in the order in which one says it.
  static func constraint(
    _ first: String, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: String? = nil, _ other: LayoutAttribute? = nil, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: Double = 1000, isBroken: Bool = false
  ) -> Constraint {
    var text = "\(first).\(attribute)\(relation.sign)"
    if let second { text += "\(second).\(other ?? attribute)" }
    return Constraint(
      id: text, first: .init(first, attribute), relation: relation,
      second: second.map { .init($0, other ?? attribute) }, multiplier: multiplier,
      constant: constant, priority: priority, isBroken: isBroken)
  }
}

extension LayoutSnapshot.Text {
  fileprivate init(
    _ string: String, _ lines: [Line], font: LayoutSnapshot.Font, color: LayoutSnapshot.Color?,
    alignment: Alignment, isPlaceholder: Bool
  ) {
    self.init(
      string, lines: lines, font: font, color: color, alignment: alignment,
      isPlaceholder: isPlaceholder)
  }
}
