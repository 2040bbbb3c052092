internal import ArgumentParser
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import LayoutSnapshot

/// `purlin solve`: prints frames as text or JSON.
struct Solve: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lay out a document's scenes and print the frames.",
    discussion: """
      purlin solve Main.storyboard
      purlin solve Main.storyboard --scene Login --device "iPhone 15" --orientation landscape
      purlin solve Card.xib --size 320x200 --format json
      purlin solve Main.storyboard --device "iPhone 17" --device "iPhone SE" --text-size AX3

      Several devices, sizes, languages and so on give the layout of each combination.
      """)

  @OptionGroup var document: DocumentOptions
  @OptionGroup var limits: LimitOptions

  @OptionGroup var form: TextOrJSON

  func run() throws {
    let snapshots = try MainActor.assumeIsolated {
      Quiet.begin()
      return try document.stagedScenes().map { LayoutSnapshot(of: $0.staged, name: $0.title) }
    }
    guard try form.isJSON() else {
      try StandardOutput.write(snapshots.map { $0.textTree() }.joined(separator: "\n"))
      return
    }
    let texts = try snapshots.map { try $0.json() }
    // The shape depends on the arguments only: one scene gives an object, a whole document an
    // array.
    try StandardOutput.line(document.scene != nil && texts.count == 1 ? texts[0] : list(texts))
  }

  private func list(_ objects: [String]) -> String {
    "[\n" + objects.map { $0.trimmingCharacters(in: .newlines) }.joined(separator: ",\n") + "\n]"
  }
}
