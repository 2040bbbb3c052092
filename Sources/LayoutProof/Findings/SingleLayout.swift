internal import AutoLayout
internal import LayoutScene

extension Double: LinearNumber {}

/// A single layout as the cell of one size, so that proofs and single layouts are checked by the
/// same code.
///
/// A part of the cell is the extent to which its inequalities hold: the least of the positive
/// numbers.
struct SingleLayout: LayoutCell {
  private let scene: Scene

  init(of scene: Scene) { self.scene = scene }

  var items: [Scene.Item] { scene.items }
  var verdict: Scene.Verdict? { scene.verdict }
  var safeAreaInsets: LayoutInsets { scene.safeAreaInsets }

  func box(_ index: Int) -> LinearBox<Double> {
    let rect = scene.items[index].rect
    return LinearBox(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  func origin(_ index: Int) -> (x: Double, y: Double) {
    (scene.items[index].originX, scene.items[index].originY)
  }

  func limits(_ number: Double) -> (least: Double, greatest: Double) { (number, number) }

  var whole: Double { .infinity }

  func allPositive(_ numbers: [Double]) -> Double? {
    guard let least = numbers.min() else { return whole }
    return least > LayoutTolerance.slack ? least : nil
  }

  func greatest(_ number: Double, in part: Double) -> Double { number }

  func vanishing(_ length: Double) -> Double? { length <= LayoutTolerance.slack ? length : nil }

  func subtract(_ hole: Double?, from part: Double) -> [Double] { hole == nil ? [part] : [] }
}
