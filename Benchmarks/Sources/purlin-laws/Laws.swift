import AutoLayout
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import ProgramArguments
import TestSupport

/// Holds real documents to the laws of layout: `purlin-laws FOLDER`.
///
/// Each island of each document is laid out on its own canvas; then
///
/// 1. the root is resized twice and back: the frames must be the old ones;
/// 2. each constraint is removed and added again, with a layout after either: the same;
/// 3. all constraints are removed and added in another order: the same, unless required constraints
///    conflict, where the order decides who gives way.
@main
@MainActor
struct Laws {
  private var islands = 0
  private var broken = [0, 0, 0]
  private var conflicting = 0
  private var random = SplitMix64(seed: 7)

  static func main() {
    guard CommandLine.arguments.count == 2 else { stop(64, "give one folder of documents") }
    LayoutLog.shared.report = { _ in }
    let folder = CommandLine.arguments[1]
    var laws = Laws()
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      stop(65, "\(folder): no such folder")
    }
    for file in files.sorted() {
      guard let data = FileManager.default.contents(atPath: folder + "/" + file),
        let document = try? InterfaceDocument(parsing: [UInt8](data))
      else { continue }
      let stage = InterfaceStage(document)
      for island in stage.document.islands { laws.check(stage.present(island), file) }
    }
    print(
      """
      islands                                         \(laws.islands)
      differing after a resize and back               \(laws.broken[0])
      after removing and adding each constraint       \(laws.broken[1])
      after adding all in another order               \(laws.broken[2])
      the same, where required constraints conflict   \(laws.conflicting)
      """)
    exit(laws.broken.allSatisfy { $0 == 0 } ? 0 : 1)
  }

  private mutating func check(_ staged: StagedInterface, _ file: String) {
    islands += 1
    let before = frames(of: staged.root)
    func isAsBefore() -> Bool {
      zip(before, frames(of: staged.root)).allSatisfy { isNear($0, $1) }
    }

    let size = staged.root.frame.size
    // Within reason: a mask forgets the proportions of what a container crushed, as UIKit's does.
    for (x, y) in [(1.1, 0.9), (1.02, 1.3), (1, 1)] {
      staged.root.frame.size = CGSize(width: size.width * x, height: size.height * y)
      staged.window.layoutIfNeeded()
    }
    if !isAsBefore() { report(0, file, staged) }

    let held = constraints(of: staged.root)
    // Quadratic in the constraints of an island; the largest are left to the other laws.
    if held.count < 60 {
      for (constraint, holder) in held {
        holder.removeConstraint(constraint)
        staged.window.layoutIfNeeded()
        holder.addConstraint(constraint)
        staged.window.layoutIfNeeded()
      }
      if !isAsBefore() { report(1, file, staged) }
    }

    for (constraint, holder) in held { holder.removeConstraint(constraint) }
    staged.window.layoutIfNeeded()
    var conflicts = false
    LayoutLog.shared.report = { _ in conflicts = true }
    for (constraint, holder) in held.shuffled(using: &random) { holder.addConstraint(constraint) }
    staged.window.layoutIfNeeded()
    LayoutLog.shared.report = { _ in }
    guard !isAsBefore() else { return }
    if conflicts { conflicting += 1 } else { report(2, file, staged) }
  }

  private mutating func report(_ law: Int, _ file: String, _ staged: StagedInterface) {
    broken[law] += 1
    print("law \(law + 1) broken by \(file), island \(staged.island.root.id)")
  }

  private func frames(of view: UIView) -> [CGRect] {
    [view.frame] + view.subviews.flatMap { frames(of: $0) }
  }

  private func constraints(of view: UIView) -> [(NSLayoutConstraint, UIView)] {
    view.constraints.filter { !CheckedConstraints.isSystem($0) }.map { ($0, view) }
      + view.subviews.flatMap { constraints(of: $0) }
  }

  /// Half a pixel may round either way when a value lies on it but for its last bits.
  private func isNear(_ one: CGRect, _ two: CGRect) -> Bool {
    abs(one.minX - two.minX) < 0.01 && abs(one.minY - two.minY) < 0.01
      && abs(one.width - two.width) < 0.01 && abs(one.height - two.height) < 0.01
  }
}
