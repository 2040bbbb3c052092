internal import HeadlessQuartzCore
internal import LayoutGeometry
internal import TextMetrics

/// The value of an expression, as far as layouts need it.
indirect enum Value {
  case nothing
  /// A name that the text does not declare. Where a view is needed, it is one.
  case unknown(String)
  case number(Double)
  case flag(Bool)
  case text(String)
  /// `.name`, whose type the context has.
  case symbol(String)
  /// A class or other type.
  case type(String)
  case item(Sketch.Item)
  case anchor(Sketch.Item, LayoutAttribute)
  /// The top or bottom layout guide of a controller.
  case bar(isTop: Bool)
  /// A constraint, by its index in ``CodeReader/made``.
  case constraint(Int)
  /// A directed constraint, by its index in ``CodeReader/directed``.
  case assignment(Int)
  case list([Value])
  case table([(String, Value)])
  /// Numbers of a rectangle, size, point or insets, in the order of their initializers.
  case numbers([Double])
  case font(TextFont)
  case image(String)
  case closure([String], [Statement])
  /// The label of a button.
  case title(Int)
  /// `view.snp`, and what a closure of it builds.
  case snap(Sketch.Item)
  case maker(SnapMaker)
  /// The layer or the window of a view, and other objects without a layout.
  case other
}

extension Value {
  /// Four numbers as a rectangle.
  var rect: LayoutRect? {
    guard case .numbers(let numbers) = self, numbers.count == 4 else { return nil }
    return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Four numbers as insets.
  var insets: LayoutInsets? {
    guard case .numbers(let numbers) = self, numbers.count == 4 else { return nil }
    return LayoutInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

/// Why an expression has no value.
enum Stop: Error {
  /// It concerns the layout, and is wrong.
  case problem(Sketch.Problem)
  /// It is no part of the layout, as far as is known.
  case unread

  /// Something at a place is wrong.
  static func problem(at place: Sketch.Place, _ message: String, isNote: Bool = false) -> Stop {
    .problem(Sketch.Problem(place, message, isNote: isNote))
  }
}
