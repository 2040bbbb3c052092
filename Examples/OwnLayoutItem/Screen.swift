internal import AutoLayout

/// A terminal of so many columns and rows, laid out by the engine alone.
@MainActor
public final class Screen {
  /// The pane that fills the terminal.
  public let root = Pane()
  private let engine: LayoutEngine
  /// How many panes the last layout moved or resized.
  public private(set) var movedPanes = 0

  /// Creates a screen of a size in character cells.
  public init(columns: Int, rows: Int) {
    root.purlinItem.setInitialPlacement(Self.placement(columns, rows))
    engine = LayoutEngine(root: root.purlinItem)
    root.screen = self
  }

  /// Changes the size; the next layout costs what it moves.
  public func resize(columns: Int, rows: Int) {
    engine.setPlacement(Self.placement(columns, rows), of: root.purlinItem)
  }

  private static func placement(_ columns: Int, _ rows: Int) -> Placement {
    .framed(
      LayoutRect(x: 0, y: 0, width: Double(columns), height: Double(rows)), [], container: nil)
  }

  /// Solves, and returns the panes' places on the screen, whole cells, outer panes first.
  public func layOut() -> [(pane: Pane, cells: Cells)] {
    movedPanes = engine.solve().count
    // A cell is the pixel of a terminal.
    let grid = PixelGrid(scale: 1)
    var places: [(Pane, Cells)] = []
    func place(_ pane: Pane, _ x: Double, _ y: Double) {
      var rect = engine.frame(of: pane.purlinItem)
      rect.x += x
      rect.y += y
      places.append((pane, Cells(grid.round(rect))))
      for inner in pane.panes { place(inner, rect.x, rect.y) }
    }
    place(root, 0, 0)
    return places
  }

  /// Whether the constraints leave the place of some pane open.
  public var isAmbiguous: Bool {
    func isOpen(_ pane: Pane) -> Bool {
      engine.isAmbiguous(pane.purlinItem) || pane.panes.contains(where: isOpen)
    }
    return isOpen(root)
  }

  // MARK: What panes tell

  func attach(_ pane: Pane) {
    engine.attach(pane.purlinItem)
    contentDidChange(of: pane)
    for constraint in pane.installed { enter(constraint) }
    for inner in pane.panes { attach(inner) }
  }

  func contentDidChange(of pane: Pane) { engine.setContentSize(pane.natural, of: pane.purlinItem) }

  func enter(_ constraint: NSLayoutConstraint) {
    do { try constraint.enter(engine) } catch { fatalError("\(constraint): \(error)") }
  }

  func leave(_ constraint: NSLayoutConstraint) { constraint.leave(engine) }

  func update(_ constraint: NSLayoutConstraint) { constraint.update(in: engine) }
}

/// A rectangle of whole cells.
public struct Cells: Equatable, Sendable {
  /// The leftmost column.
  public var column: Int
  /// The topmost row.
  public var row: Int
  /// How many columns.
  public var columns: Int
  /// How many rows.
  public var rows: Int

  /// Creates a rectangle of cells.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  init(_ rect: LayoutRect) {
    self.init(
      column: Int(rect.x), row: Int(rect.y), columns: Int(rect.width), rows: Int(rect.height))
  }
}
