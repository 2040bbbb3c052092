import AutoLayout
import DocumentAnalysis
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import LayoutProof
import ViewAnalysis

/// Makes what reports of ambiguity advise in views newly created, and looks whether it settles
/// them.
@MainActor
struct Remedies {
  private var scenes = 0
  private var numbers = 0
  private var alternatives = 0
  private var advised = 0
  private var settled = 0
  private var failed: [String] = []

  /// On the document's own canvas, and on two bare sizes.
  private static let canvases: [InterfaceStage.Canvas] = [
    .document, .size(CGSize(width: 320, height: 568), scale: 2),
    .size(CGSize(width: 1024, height: 768), scale: 2),
  ]

  mutating func check(_ scene: Scene) {
    for canvas in Self.canvases {
      let stage = InterfaceStage(scene.document, canvas: canvas)
      guard let island = stage.document.islands.first(where: { $0.root.id == scene.island.root.id })
      else { continue }
      let report = AmbiguityReport(of: ViewStage(stage.present(island)))
      guard !report.open.isEmpty else { continue }
      scenes += 1
      numbers += report.open.count
      alternatives += report.open.filter { abs($0.alternative.value - $0.value) > 1e-4 }.count
      guard report.isSettledByRemedy else {
        print("no advice: \(scene.file) \(island.root.id) \(canvas)")
        continue
      }
      advised += 1
      let again = stage.present(island)
      guard report.remedy.allSatisfy({ Self.make($0.action, in: again) }) else {
        failed.append("\(scene.file) \(island.root.id): names a view the document does not have")
        continue
      }
      again.window.layoutIfNeeded()
      if AmbiguityReport(of: ViewStage(again)).open.isEmpty {
        settled += 1
      } else {
        failed.append("\(scene.file) \(island.root.id) \(canvas): stays open")
      }
    }
  }

  /// Does what a programmer would; returns whether there was something to do it to.
  private static func make(_ action: AmbiguityReport.Action, in staged: StagedInterface) -> Bool {
    switch action {
    case .fix(let subject, let attribute, let value):
      guard let view = staged.views[subject] else { return false }
      switch attribute {
      case "width": view.widthAnchor.constraint(equalToConstant: value).isActive = true
      case "height": view.heightAnchor.constraint(equalToConstant: value).isActive = true
      default:
        guard let superview = view.superview else { return false }
        let edge: NSLayoutConstraint.Attribute = attribute == "x" ? .left : .top
        NSLayoutConstraint(
          item: view, attribute: edge, relatedBy: .equal, toItem: superview, attribute: edge,
          multiplier: 1, constant: value
        ).isActive = true
      }
    case .prioritize(let subject, let hugging, let horizontal, let priority):
      guard let view = staged.views[subject] else { return false }
      let axis: NSLayoutConstraint.Axis = horizontal ? .horizontal : .vertical
      let value = UILayoutPriority(Float(priority))
      if hugging {
        view.setContentHuggingPriority(value, for: axis)
      } else {
        view.setContentCompressionResistancePriority(value, for: axis)
      }
    }
    return true
  }

  /// Prints the counts; returns whether every advice was good.
  func report() -> Bool {
    for failure in failed { print(failure) }
    print(
      """
      scenes with ambiguity                \(scenes), with \(numbers) open numbers
        with an equally good layout        \(alternatives)
        for which additions are advised   \(advised)
        determined by them, in new views   \(settled)
      """)
    return failed.isEmpty && alternatives == numbers
  }
}
