internal import AutoLayout
internal import LayoutScene

extension Double: LinearNumber {}

/// A single layout as the cell of one size, so that proofs and single layouts are checked by the
/// same code.
///
/// A part of the cell is the extent to which its inequalities hold: the least of the positive
/// numbers.
struct SingleLayout: LayoutCell {
  let subjects: [ProofSubject]
  let conflicts: [LayoutConflictNote]
  let ambiguous: [[NSLayoutConstraint.Attribute]]
  let safeAreaInsets: LayoutInsets
  private let boxes: [LinearBox<Double>]

  /// Reads the present layout of a scene.
  ///
  /// - Parameters:
  ///   - scene: A scene that has been laid out.
  ///   - isGeometryOnly: Whether conflicts and ambiguity, whose detection is more expensive than
  ///     everything else, are omitted.
  init(of scene: some DiagnosableScene, isGeometryOnly: Bool = false) {
    let engine = scene.engine
    subjects = scene.subjects
    safeAreaInsets = scene.safeAreaInsets
    boxes = subjects.map { subject in
      let rect = engine.alignmentRect(of: subject.item)
      return LinearBox(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
    conflicts =
      isGeometryOnly
      ? []
      : scene.reportedConflicts.map {
        LayoutConflictNote(broken: scene.constraint(for: $0.broken), members: [])
      }
    ambiguous = subjects.map {
      isGeometryOnly || !$0.isVisible ? [] : engine.ambiguousAttributes(of: $0.item)
    }
  }

  func box(_ index: Int) -> LinearBox<Double> { boxes[index] }
  func origin(_ index: Int) -> (x: Double, y: Double) { subjects[index].item.boundsOrigin }

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
