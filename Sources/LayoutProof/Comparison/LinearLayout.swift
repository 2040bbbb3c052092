internal import AutoLayout
internal import LayoutGeometry
package import LayoutScene
package import LayoutSnapshot

/// A scene that is compared at every size, with what identifies its views.
package struct ComparedScene {
  package let stage: any ResizableStage
  /// Returns the present layout.
  package let snapshot: () -> LayoutSnapshot
  /// Further names of views by their ids, such as outlets.
  package let names: [String: [String]]

  package init(
    _ stage: any ResizableStage, names: [String: [String]] = [:],
    snapshot: @escaping () -> LayoutSnapshot
  ) {
    (self.stage, self.names, self.snapshot) = (stage, names, snapshot)
  }
}

/// A layout over the plane of sizes: the frames of its views in each cell.
struct LinearLayout {
  struct Cell {
    var polygon: ConvexPolygon
    var widths: ClosedRange<Double>
    var heights: ClosedRange<Double>
    /// The index of the views that are there.
    var views: Int
    /// The frames in the outermost view, in the order of the views.
    var frames: [LinearBox<SizePlane>]
  }

  /// Which views are there, and which of them are visible.
  struct Views: Hashable {
    var ids: [String]
    var isVisible: [Bool]
  }

  private(set) var cells: [Cell] = []
  private(set) var views: [Views] = []
  private(set) var count = RegionCount()
  /// Names of views that are neither texts nor classes, by id.
  private(set) var names: [String: [String]] = [:]

  /// Divides the plane.
  init(
    _ stage: any ResizableStage, over widths: ClosedRange<Double>, _ heights: ClosedRange<Double>
  ) {
    var tracer = RegionTracer(stage)
    var known: [Views: Int] = [:]
    var (cells, views, names) = (self.cells, self.views, self.names)
    tracer.run(over: widths, heights) { cell, _ in
      let present = Views(
        ids: cell.items.map(\.id), isVisible: cell.items.map(\.isVisible))
      if known[present] == nil {
        known[present] = views.count
        views.append(present)
        for subject in cell.items where names[subject.id] == nil {
          let isGiven = subject.name != subject.className && !subject.name.hasPrefix("'")
          names[subject.id] = isGiven ? [subject.name] : []
        }
      }
      cells.append(
        Cell(
          polygon: cell.polygon, widths: cell.polygon.widths, heights: cell.polygon.heights,
          views: known[present] ?? 0, frames: cell.framesOnScreen))
      return true
    }
    // Those of least width first, so that overlapping ones are found early.
    cells.sort { $0.widths.lowerBound < $1.widths.lowerBound }
    (self.cells, self.views, self.names) = (cells, views, names)
    count = tracer.count
  }

  /// A size for each set of views, in the largest cell that has it.
  var exampleSizes: [LayoutSize] {
    views.indices.compactMap { index in
      cells.filter { $0.views == index }.max { $0.polygon.area < $1.polygon.area }?.polygon.inner
    }
  }
}

/// A single layout: the visible views and their frames in the outermost one.
struct PresentFrames {
  private var frames: [String: LinearBox<Double>] = [:]

  init(_ scene: Scene) {
    for (frame, item) in zip(SingleLayout(of: scene).framesOnScreen, scene.items)
    where item.isVisible {
      frames[item.id] = frame
    }
  }

  /// Returns x, y, width and height; nil for a view that is not there or hidden.
  subscript(id: String) -> [Double]? {
    frames[id].map { [$0.x, $0.y, $0.width, $0.height] }
  }
}
