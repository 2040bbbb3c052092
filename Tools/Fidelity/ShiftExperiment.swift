internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter

/// Shifts the saved frame of one view by 30 points, and flags it as misplaced as Interface Builder would, or
/// does not, as after a merge: `fix --frames` must restore the document byte for byte.
@MainActor
package struct ShiftExperiment {
  private let bytes: [UInt8]
  private let file: String
  private let document: InterfaceDocument
  private let markup: MarkupIndex
  private let flag: String

  /// Prepares a document.
  ///
  /// - Parameters:
  ///   - bytes: The document's text.
  ///   - file: Its path.
  ///   - isFlagged: Whether shifted views are flagged.
  /// - Throws: ``InterfaceDocumentError`` where the bytes are no document for UIKit.
  package init(_ bytes: [UInt8], file: String, isFlagged: Bool) throws {
    flag = isFlagged ? "misplaced=\"YES\" " : ""
    self.bytes = bytes
    self.file = file
    document = try InterfaceDocument(parsing: bytes)
    markup = MarkupIndex(bytes)
  }

  /// Shifts one view from side to side and another down, and returns what became of each.
  ///
  /// - Complexity: A check of the document for each round of fixing.
  package func trials() throws -> [EditTrial] {
    let stage = InterfaceStage(document)
    var candidates: [(view: ViewElement, isSound: Bool)] = []
    for island in stage.document.islands {
      let placements = FrameComparison.placements(in: stage.present(island))
      let isSound = placements.allSatisfy(\.agrees)
      for placement in placements where isShiftable(placement.element) {
        candidates.append((placement.element, isSound))
      }
    }
    guard document.usesAutoLayout, !candidates.isEmpty else { return [] }
    var trials: [EditTrial] = []
    for (number, name) in ["x", "y"].enumerated() {
      let index = (bytes.count + 7 * number) % candidates.count
      if let trial = try trial(candidates[index].view, name, candidates[index].isSound) {
        trials.append(trial)
      }
    }
    return trials
  }

  private func isShiftable(_ view: ViewElement) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints && !view.isFixedFrame && !view.isMisplaced
      && !view.isAmbiguous && view.variations.isEmpty && view.key != "contentView"
  }

  private func trial(_ view: ViewElement, _ name: String, _ isSound: Bool) throws -> EditTrial? {
    guard let element = markup.element(at: view.position),
      let rect = markup.children(of: element, named: "rect").first(where: {
        $0["key"]?.value == "frame"
      }),
      let attribute = rect[name], let value = Double(attribute.value), let id = element["id"]
    else { return nil }
    let place = id.nameRange.lowerBound
    let damaged = DocumentEdit.apply(
      [
        DocumentEdit(attribute.valueRange, Repairer.number(value + 30).utf8, in: markup),
        DocumentEdit(place..<place, flag.utf8, in: markup),
      ], to: bytes)
    let outcome = try DocumentFixer(linter: .ofFrames, kinds: [.frames]).fix(damaged, file: file)
    let other = try DocumentFixer(linter: .ofFrames, kinds: [.frames]).fix(bytes, file: file)
    return EditTrial(
      file: file, object: view.id, target: .frame, delta: name == "x" ? 30 : 31,
      outcome: result(outcome.bytes, view.id, unless: other.bytes), reason: nil, isSound: isSound)
  }

  private func result(
    _ mended: [UInt8], _ view: String, unless other: [UInt8]
  ) -> EditTrial.Outcome {
    // What was wrong before the shift is fixed as well, and is no fault.
    if mended == bytes || mended == other { return .followed }
    let frames = Self.frames(mended)
    let (original, anyway) = (Self.frames(bytes), Self.frames(other))
    // What the document flags itself is wrong, whether or not it is fixed beside a wrong frame.
    let flagged = Set(
      document.islands.flatMap(\.views).filter(\.isMisplaced).map(\.id) + [view])
    if frames.contains(where: {
      !flagged.contains($0.key) && $0.value != original[$0.key] && $0.value != anyway[$0.key]
    }) {
      return .othersMoved
    }
    if frames[view] == original[view] || frames[view] == anyway[view] { return .followed }
    return mended.count == bytes.count + flag.utf8.count
      ? .unrepaired : .misrepaired
  }

  /// The frames by the ids of views, as they are written.
  private static func frames(_ bytes: [UInt8]) -> [String: [String]] {
    let markup = MarkupIndex(bytes)
    var frames: [String: [String]] = [:]
    for element in markup.elements {
      guard let id = element["id"]?.value,
        let rect = markup.children(of: element, named: "rect").first(where: {
          $0["key"]?.value == "frame"
        })
      else { continue }
      frames[id] = ["x", "y", "width", "height"].map { rect[$0]?.value ?? "" }
    }
    return frames
  }
}
