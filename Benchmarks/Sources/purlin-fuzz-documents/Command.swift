import AutoLayout
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import ProgramArguments
import TestSupport

/// Reads and lays out damaged documents: `purlin-fuzz-documents FOLDER [--minutes N] [--seed S]
/// [--cases N] [--keep FOLDER]`.
///
/// Each case is a document of the folder after one to four mutations. Reading must end in a document
/// or in an error with a place inside the text; each island must lay out to finite frames. A case
/// that traps, hangs or breaks a promise stays behind as a file.
///
/// With `--replay FILE` that one file is read and laid out instead.
@main
@MainActor
struct Command {
  static func main() {
    LayoutLog.shared.report = { _ in }
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let index = arguments.firstIndex(of: "--replay"), index + 1 < arguments.count {
      replay(arguments[index + 1], seed: UInt64(number("--seed", in: arguments) ?? 1))
      return
    }
    guard let folder = arguments.first, !folder.hasPrefix("--") else {
      stop(64, "give a folder of documents, or --replay FILE")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let documents = names.sorted().filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .compactMap { FileManager.default.contents(atPath: folder + "/" + $0).map { [UInt8]($0) } }
    guard !documents.isEmpty else { stop(65, "\(folder): no documents") }
    let keep = text("--keep", in: arguments) ?? NSTemporaryDirectory() + "purlin-fuzz"
    try? FileManager.default.createDirectory(atPath: keep, withIntermediateDirectories: true)
    var fuzz = Fuzz(
      documents: documents, folder: keep, seed: UInt64(number("--seed", in: arguments) ?? 1))
    fuzz.run(
      minutes: number("--minutes", in: arguments) ?? 1,
      cases: number("--cases", in: arguments).map { Int($0) } ?? .max)
  }

  private static func replay(_ path: String, seed: UInt64) {
    guard let data = FileManager.default.contents(atPath: path) else {
      stop(65, "\(path): no such file")
    }
    var random = SplitMix64(seed: seed)
    let outcome = FuzzCase(bytes: [UInt8](data)).run(&random)
    print("\(path): \(outcome)")
    if case .broken = outcome { exit(1) }
  }
}
