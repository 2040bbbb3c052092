internal import AutoLayout
internal import LayoutGeometry
internal import LayoutScene

/// The views of a cell as the items of assertions, with their rectangles on the screen.
struct AssertionScope<Cell: LayoutCell> {
  typealias Number = Cell.Number

  let cell: Cell
  /// The alignment rectangles in the coordinates of the outermost view.
  private let boxes: [LinearBox<Number>]
  private var indices: [String: Int] = [:]
  /// The views of `every`, while an assertion is checked for them.
  var each: Int?
  var other: Int?

  /// A view, or an area of the screen.
  enum Place {
    case view(Int)
    case area(LinearBox<Number>)
  }

  /// Why an item has no place in the cell.
  enum Absence: Error {
    /// No view has the name, or has a superview.
    case none(name: String, at: Int)
    case many(ValueQuestionError, at: Int)
  }

  init(_ cell: Cell) {
    self.cell = cell
    boxes = cell.boxesOnScreen
  }

  // MARK: Items

  func place(_ item: AssertionItem) throws(Absence) -> Place {
    switch item {
    case .screen: return .area(boxes[0])
    case .safeArea:
      let (screen, insets) = (boxes[0], cell.safeAreaInsets)
      return .area(
        LinearBox(
          x: screen.x + insets.left, y: screen.y + insets.top,
          width: screen.width - (insets.left + insets.right),
          height: screen.height - (insets.top + insets.bottom)))
    case .every(let kind, let offset):
      guard let each else { throw .none(name: kind, at: offset) }
      return .view(each)
    case .everyOther(let kind, let offset):
      guard let other else { throw .none(name: kind, at: offset) }
      return .view(other)
    case .superview(let inner):
      guard case .view(let index) = try place(inner), let parent = cell.items[index].parent
      else {
        return .area(boxes[0])
      }
      return .view(parent)
    case .view(let name, let offset):
      let found: Int?
      do throws(ValueQuestionError) {
        found = try SubjectNames.find(name, among: cell.items)
      } catch { throw .many(error, at: offset) }
      guard let found else { throw .none(name: name, at: offset) }
      return .view(found)
    }
  }

  func box(_ place: Place) -> LinearBox<Number> {
    switch place {
    case .view(let index): boxes[index]
    case .area(let box): box
    }
  }

  /// Returns the visible views of a kind; nil if no view is of the class.
  func views(of kind: String) -> [Int]? {
    let visible = cell.items.indices.dropFirst().filter { cell.items[$0].isVisible }
    if kind == "view" { return visible }
    if let role = Scene.Item.Role(rawValue: kind), role != .container {
      return visible.filter { cell.items[$0].role == role }
    }
    let ofClass = cell.items.indices.dropFirst().filter { cell.items[$0].className == kind }
    return ofClass.isEmpty ? nil : ofClass.filter { cell.items[$0].isVisible }
  }

  /// Returns the outermost scrolling view around a view, or the view itself: what must be on the screen for the
  /// view to be reached.
  func reachable(_ index: Int) -> Int {
    var found = index
    var next = cell.items[index].parent
    while let parent = next {
      if cell.items[parent].scrolls { found = parent }
      next = cell.items[parent].parent
    }
    return found
  }

  // MARK: Numbers

  func isMirrored(_ place: Place) -> Bool {
    guard case .view(let index) = place else {
      return cell.items[0].direction == .rightToLeft
    }
    return cell.items[cell.items[index].parent ?? index].direction == .rightToLeft
  }

  func value(_ sum: AssertionSum) throws(Absence) -> Number {
    var value = 0 * boxes[0].width + sum.constant
    for term in sum.terms {
      value = value + term.multiplier * (try self.value(term.attribute, of: place(term.item)))
    }
    return value
  }

  private func value(_ attribute: NSLayoutConstraint.Attribute, of place: Place) -> Number {
    let box = box(place)
    switch attribute.resolved(in: isMirrored(place) ? .rightToLeft : .leftToRight) {
    case .right: return box.maxX
    case .centerX: return box.x + 0.5 * box.width
    case .top: return box.y
    case .bottom: return box.maxY
    case .centerY: return box.y + 0.5 * box.height
    case .width: return box.width
    case .height: return box.height
    default: return box.x
    }
  }
}
