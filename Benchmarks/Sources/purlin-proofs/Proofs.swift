import AutoLayout
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import LayoutProof

/// Holds proofs to brute force: `purlin-proofs FILE|FOLDER [HOW-MANY-SCENES [SIZES]]`.
///
/// Each island of each document is proven over widths and over heights from 320 to 1366; then views
/// newly created are laid out at 1000 lengths in a shuffled order, and checked directly: what is
/// found at a length must be what the proof says of it, except within a hundredth of a point of an
/// interval's end. At every twentieth length the views are made for that length alone, so that
/// nothing rests on what an earlier layout left behind.
///
/// `purlin-proofs --remedies FILE|FOLDER` makes what reports of ambiguity advise, and looks whether it
/// settles them. `purlin-proofs --regimes FILE|FOLDER` lays documents with variations out in every
/// `WindowRegime`, and expects the size classes and constants of it. `purlin-proofs --time` only measures how long a scene of 50 views takes.
@main
@MainActor
enum Proofs {
  static func main() {
    LayoutLog.shared.write = { _ in }
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--time"] {
      FiftyViews.measure()
      return FiftyViews.measureRegion()
    }
    if arguments.first == "--remedies", arguments.count == 2 {
      var remedies = Remedies()
      for scene in scenes(of: documents(at: arguments[1], about: .max)) { remedies.check(scene) }
      exit(remedies.report() ? 0 : 1)
    }
    if arguments.first == "--region", (2...4).contains(arguments.count) {
      let limit = arguments.count > 2 ? Int(arguments[2]) ?? 100 : 100
      var tally = RegionTally(samples: arguments.count > 3 ? Int(arguments[3]) ?? 0 : 1000)
      for scene in scenes(of: documents(at: arguments[1], about: limit)).prefix(limit) {
        tally.check(scene)
      }
      tally.report()
      exit(tally.wrong == 0 ? 0 : 1)
    }
    if arguments.first == "--regimes", arguments.count == 2 {
      var tally = RegimeTally()
      for (name, document) in documents(at: arguments[1], about: .max) {
        tally.check(document, name)
      }
      tally.report()
      exit(tally.isRight ? 0 : 1)
    }
    guard (1...3).contains(arguments.count) else {
      stop(
        64,
        "give a document or a folder, how many scenes and how many sizes at most; or --remedies "
          + "and a path; or --time")
    }
    let numbers = arguments.dropFirst().map { Int($0) ?? 0 }
    guard numbers.allSatisfy({ $0 > 0 }) else { stop(64, "scenes and sizes are whole numbers") }
    let limit = numbers.first ?? 100
    var tallies = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
      Tally(along: $0, samples: numbers.count > 1 ? numbers[1] : 1000)
    }
    for scene in scenes(of: documents(at: arguments[0], about: limit)).prefix(limit) {
      for index in tallies.indices { tallies[index].check(scene) }
    }
    for tally in tallies { tally.report() }
    FiftyViews.measure()
    exit(tallies.allSatisfy { $0.wrong == 0 } ? 0 : 1)
  }

  /// The largest island of each document, then the second largest of each, and so on.
  private static func scenes(of documents: [(String, InterfaceDocument)]) -> [Scene] {
    var ranked: [(rank: Int, document: Int, scene: Scene)] = []
    for (place, (name, document)) in documents.enumerated() {
      let islands = document.islands.filter { $0.views.count > 1 }
        .sorted { ($1.views.count, $0.root.id) < ($0.views.count, $1.root.id) }
      for (rank, island) in islands.enumerated() {
        ranked.append((rank, place, Scene(island: island, document: document, file: name)))
      }
    }
    return ranked.sorted { ($0.rank, $0.document) < ($1.rank, $1.document) }.map(\.scene)
  }

  /// The documents that use Auto Layout: evenly spread over a folder, the same ones each time.
  private static func documents(at path: String, about limit: Int) -> [(String, InterfaceDocument)]
  {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      stop(66, "\(path): no such file or folder")
    }
    let names =
      isFolder.boolValue
      ? (FileManager.default.subpaths(atPath: path) ?? []).filter {
        $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
      }.sorted().map { path + "/" + $0 } : [path]
    var documents: [(String, InterfaceDocument)] = []
    for index in stride(from: 0, to: names.count, by: max(1, names.count / limit)) {
      guard let data = FileManager.default.contents(atPath: names[index]),
        let document = try? InterfaceDocument(parsing: [UInt8](data)), document.usesAutoLayout
      else { continue }
      documents.append((URL(fileURLWithPath: names[index]).lastPathComponent, document))
    }
    return documents
  }

  private static func stop(_ status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("purlin-proofs: \(message)\n".utf8))
    exit(status)
  }
}

/// An island to prove.
struct Scene {
  var island: Island
  var document: InterfaceDocument
  var file: String
}
