import DocumentAnalysis
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import LayoutSnapshot
import TestSupport

/// One damaged document.
@MainActor
struct FuzzCase {
  enum Outcome {
    /// Not a document any more, as an error says.
    case refused
    /// Laid out, with so many views.
    case laidOut(views: Int)
    /// A promise was broken.
    case broken(String)
  }

  var bytes: [UInt8]

  func run(_ random: inout SplitMix64) -> Outcome {
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(parsing: bytes)
    } catch {
      return isInside(error.position)
        ? .refused : .broken("the error's place \(error.position) lies outside the text")
    }
    for finding in document.findings where !isInside(finding.position) {
      return .broken("a finding's place \(finding.position) lies outside the text")
    }
    let stage = InterfaceStage(
      document, canvas: canvas(&random), leafSizes: random.next() % 4 == 0 ? .saved : .measured,
      insets: random.next() % 4 == 0 ? .rules : .inferred)
    var views = 0
    for island in stage.document.islands.prefix(40) {
      let staged = stage.present(island)
      for (id, view) in staged.views.sorted(by: { $0.key < $1.key }) {
        views += 1
        let numbers = [
          view.frame.minX, view.frame.minY, view.frame.width, view.frame.height,
        ]
        guard numbers.allSatisfy({ $0.isFinite }) else {
          return .broken("the frame of '\(id)' is \(view.frame)")
        }
      }
      _ = LayoutSnapshot(of: staged, name: island.displayName)
    }
    return .laidOut(views: views)
  }

  private func canvas(_ random: inout SplitMix64) -> InterfaceStage.Canvas {
    switch random.next() % 8 {
    case 0:
      guard let device = Device.all.randomElement(using: &random) else { return .document }
      return .device(device, random.next() % 2 == 0 ? .portrait : .landscape)
    case 1: return .size(CGSize(width: 1, height: 1), scale: 3)
    case 2: return .size(CGSize(width: 10_000, height: 10), scale: 2)
    default: return .document
    }
  }

  private func isInside(_ position: SourcePosition) -> Bool {
    position.line >= 1 && position.column >= 1
      && position.line <= bytes.count + 1 && position.column <= bytes.count + 1
  }
}
