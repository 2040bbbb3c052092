import AutoLayout
import ConflictAnalysis
import DocumentAnalysis
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import ViewAnalysis

/// Explains the conflicts of real documents.
enum DocumentCheck {
  @MainActor
  static func run(_ folder: String) {
    LayoutLog.shared.write = { _ in }
    var (scenes, conflicting, conflicts, repairs, failed) = (0, 0, 0, 0, 0)
    var (bare, sums, unfound, moved, invented) = (0, 0, 0, 0, 0)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
      guard let data = FileManager.default.contents(atPath: folder + "/" + name),
        let document = try? InterfaceDocument(parsing: [UInt8](data))
      else { continue }
      let stage = InterfaceStage(document)
      for island in stage.document.islands {
        scenes += 1
        let staged = stage.present(island)
        let scene = ViewStage(staged)
        let system = ConstraintSystem(of: scene)
        guard !scene.engine.conflicts.isEmpty else {
          if !system.isFeasible { invented += 1 }
          continue
        }
        conflicting += 1
        var found = system.conflicts(limit: 6)
        if found.isEmpty {
          unfound += 1
          print("\(name) \(island.displayName): the conflict is not found again")
        }
        conflicts += found.count
        let before = frames(of: scene)
        for index in found.indices {
          found[index].tryOut(in: scene)
          if found[index].sum != nil { sums += 1 }
          if found[index].repairs.isEmpty { bare += 1 }
          let (all, bad) = Explanations.verify(found[index], in: system)
          repairs += all
          failed += bad
        }
        if frames(of: scene) != before {
          moved += 1
          print("\(name) \(island.displayName): is not as it was after trying repairs out")
        }
      }
    }
    print(
      """
      scenes                  \(scenes), of which \(conflicting) have conflicts
      not found again         \(unfound); found where the layout has none: \(invented)
      conflicts explained     \(conflicts), with a sum \(sums), without a repair \(bare)
      repairs                 \(repairs), of which \(failed) leave the conflict
      scenes changed by it    \(moved)
      """)
  }

  @MainActor
  private static func frames(of scene: ViewStage) -> [LayoutRect] {
    scene.engineItems.map { scene.engine.frame(of: $0) }
  }
}
