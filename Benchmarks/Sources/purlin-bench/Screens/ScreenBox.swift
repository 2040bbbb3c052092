/// A box of a screen: a view with its children in a column or a row.
///
/// A child is at its parent's leading edge in a column and as wide as the parent, except for its margins; in a row it
/// is at the top edge and as high as its content.
struct ScreenBox {
  enum Axis { case column, row }
  struct Margins {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
  }
  enum Font { case body, bold, footnote }

  var axis = Axis.column
  var width: Double?
  var height: Double?
  /// The width is an equal share of what the others leave in a row.
  var grows = false
  /// The row is as high as this child.
  var isTallest = false
  var margins = Margins()
  /// The text of a label; others are plain views.
  var text: String?
  var font = Font.body
  var children: [ScreenBox] = []
}

extension ScreenBox {
  static func column(_ children: ScreenBox...) -> Self { Self(children: children) }
  static func column(_ children: [ScreenBox]) -> Self { Self(children: children) }
  static func row(_ children: ScreenBox...) -> Self { Self(axis: .row, children: children) }
  static func row(_ children: [ScreenBox]) -> Self { Self(axis: .row, children: children) }
  static func label(_ text: String, _ font: Font = .body) -> Self { Self(text: text, font: font) }
  static func view(width: Double? = nil, height: Double) -> Self {
    Self(width: width, height: height)
  }

  func margins(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) -> Self {
    with { $0.margins = Margins(left: left, top: top, right: right, bottom: bottom) }
  }
  func high(_ height: Double) -> Self { with { $0.height = height } }
  func growing() -> Self { with { $0.grows = true } }
  func tallest() -> Self { with { $0.isTallest = true } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// The number of boxes, with this one.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}
