internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceLinter

/// `purlin compare`: agreement with the frames that documents saved.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure how far our frames agree with those Xcode saved in documents.",
    discussion: """
      purlin compare App/Base.lproj
      purlin compare Main.storyboard --leaf-sizes saved --json

      A view agrees when x, y, width and height differ by at most half a point.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders of them.", valueName: "path"))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "A table of islands (columns file, root_id, trusted); only rows with trusted = 1 count.",
      valueName: "file.csv"))
  var islands: String?

  @OptionGroup var sources: SourceOptions

  @Flag(help: "Print one JSON object, with every view that differs.")
  var json = false

  func run() throws {
    let comparison = (try sources.sizes(), try sources.insetSource())
    let trusted = try islands.map(readIslands)
    let documents = try Files.documents(in: paths)
    let report = MainActor.assumeIsolated {
      Quiet.begin()
      return compare(
        documents, FrameComparison(leafSizes: comparison.0, insets: comparison.1), trusted)
    }
    print(json ? try report.json() : report.summary)
  }

  private func readIslands(_ path: String) throws -> TrustedIslands {
    let text = try Files.text(path)
    do { return try TrustedIslands(csv: text, name: path) } catch {
      throw CommandFailure.input("\(error)")
    }
  }

  @MainActor
  private func compare(
    _ documents: [String], _ comparison: FrameComparison, _ trusted: TrustedIslands?
  ) -> FidelityReport {
    var report = FidelityReport()
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      for path in documents {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        do {
          let document = try Files.document(path)
          report.add(
            comparison.compare(document, file: file, roots: trusted?.roots(in: file)))
        } catch let failure as CommandFailure {
          report.addFailure(file, failure.message)
        } catch {
          report.addFailure(file, "\(error)")
        }
      }
    }
    report.seconds =
      Double(elapsed.components.seconds)
      + Double(elapsed.components.attoseconds) * 1e-18
    return report
  }
}
