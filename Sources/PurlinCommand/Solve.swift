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
    let isJSON = try form.isJSON()
    let snapshots = try MainActor.assumeIsolated {
      Quiet.begin()
      return try document.leanScenes { scene in
        isJSON
          ? LayoutSnapshot(of: scene.staged, name: scene.title)
          : LayoutSnapshot(textOf: scene.staged, name: scene.title)
      }
    }
    var output = StandardOutputStream()
    if isJSON { try printJSON(snapshots, to: &output) } else { printText(snapshots, to: &output) }
    try output.finish()
  }

  private func printText(_ snapshots: [LayoutSnapshot], to output: inout StandardOutputStream) {
    for (index, snapshot) in snapshots.enumerated() {
      if index > 0 { output.write("\n") }
      snapshot.printTextTree(to: &output)
    }
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
