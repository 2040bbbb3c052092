internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import OwnLayoutItem

/// Lays out every program and document of the examples on several devices, draws them, and lists
/// what was done.
@main
struct Demo {
  @MainActor
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count <= 2, !arguments.contains(where: { $0.hasPrefix("-") }) else {
      print("usage: purlin-demo [FOLDER-FOR-PICTURES [FOLDER-OF-DOCUMENTS]]")
      exit(64)
    }
    let gallery = Gallery(folder: arguments.first ?? "out")
    let documents = arguments.count > 1 ? arguments[1] : "Examples/Documents"
    // Conflicts are counted in the table; the console's report would bury it.
    LayoutLog.shared.write = { _ in }

    do throws(DemoFailure) {
      try gallery.open()
      var rows: [Row] = []
      for program in Program.all {
        for place in program.places + Place.forPrograms {
          rows.append(try gallery.show(program, on: place))
        }
      }
      for path in try gallery.documents(in: documents) {
        for place in Place.forDocuments { rows += try gallery.show(document: path, on: place) }
      }
      showTerminal()
      print(Table(rows).text)
      print("")
      print("\(rows.count) layouts drawn: open \(gallery.folder)/index.html, or any picture in it.")
      try gallery.writeIndex(of: rows)
    } catch {
      FileHandle.standardError.write(Data("purlin-demo: \(error.message)\n".utf8))
      exit(error.status)
    }
  }

  /// Draws a terminal that `AutoLayout` lays out without views, and again when it was made larger.
  @MainActor
  private static func showTerminal() {
    let dashboard = Dashboard(columns: 56, rows: 12)
    print("A terminal, laid out without UIKit:\n\n\(dashboard.screen.draw())\n")
    dashboard.screen.resize(columns: 88, rows: 16)
    print("The same in a larger window:\n\n\(dashboard.screen.draw())\n")
  }
}

/// Why the demo gives up.
struct DemoFailure: Error {
  let message: String
  let status: Int32
}
