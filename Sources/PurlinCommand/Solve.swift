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
      purlin solve Main.storyboard --device "iPhone 15" --orientation landscape
      purlin solve Card.xib --size 320x200 --format json
      purlin solve Main.storyboard --scene Login --text-size L --text-size AX3

      Several devices, sizes, languages and so on give the layout of each combination.
      """)

  @OptionGroup var document: DocumentOptions
  @OptionGroup var limits: LimitOptions

  @OptionGroup var form: TextOrJSON

  func run() throws {
    if try form.isJSON() { try printJSON() } else { try printText() }
  }

  private func printText() throws {
    try MainActor.assumeIsolated {
      Quiet.begin()
      var output = StandardOutputStream(as: .lines)
      // Nothing is printed before all scenes are laid out. The text of the last one is printed view by view
      // then, because a large document has one scene.
      var texts = ""
      _ = try document.leanScenes { scene, isLast in
        guard isLast else {
          LayoutSnapshot.printTextTree(of: scene.content, name: scene.title, to: &texts)
          return texts.append("\n")
        }
        output.write(texts)
        LayoutSnapshot.printTextTree(of: scene.content, name: scene.title, to: &output)
      }
      try output.finish()
    }
  }

  private func printJSON() throws {
    let snapshots = try MainActor.assumeIsolated {
      Quiet.begin()
      return try document.leanScenes { scene, _ in
        LayoutSnapshot(of: scene.content, name: scene.title)
      }
    }
    var output = StandardOutputStream(as: .json)
    try printJSON(snapshots, to: &output)
    try output.finish()
  }

  private func printJSON(
    _ snapshots: [LayoutSnapshot], to output: inout StandardOutputStream
  ) throws {
    // The shape depends on the arguments only: one scene gives an object, a whole document an
    // array.
    // Before anything is printed.
    for snapshot in snapshots { try snapshot.checkDepth() }
    let isObject = document.scene != nil && snapshots.count == 1
    if !isObject { output.write("[\n") }
    for (index, snapshot) in snapshots.enumerated() {
      if index > 0 { output.write(",\n") }
      try snapshot.printJSON(to: &output)
    }
    output.write(isObject ? "\n\n" : "\n]\n")
  }
}
