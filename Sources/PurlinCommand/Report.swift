internal import ArgumentParser
internal import Foundation
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutProof

/// `purlin report`: works on reports that other subcommands wrote.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Join the reports of several machines.",
    subcommands: [Merge.self])

  /// `purlin report merge`: joins the reports of the parts of a run.
  struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Join the reports that --shard wrote, in the order of a run on one machine.",
      discussion: """
        purlin check App/ --shard 1/2 --format sarif -o 1.sarif
        purlin check App/ --shard 2/2 --format sarif -o 2.sarif
        purlin report merge 1.sarif 2.sarif -o purlin.sarif

        The reports of 'check', 'lint' and 'audit' in the formats sarif, json and junit, and the certificates \
        of 'prove --resizable'. The result equals, byte for byte, the report of a run without --shard. Exit \
        status: the greatest of the parts'; 2 if reports are missing or of different runs.
        """)

    @Argument(
      help: ArgumentHelp("The reports of all parts, in any order.", valueName: "report"))
    var reports: [String]

    @Option(name: .shortAndLong, help: ArgumentHelp("The file for the report.", valueName: "file"))
    var output: String?

    func run() throws {
      try Files.refuseReport(inPlaceOf: output)
      let texts = try reports.map { path in
        (
          file: path,
          text: String(decoding: try Files.read(path, limit: Files.longestReport), as: UTF8.self)
        )
      }
      let status: Int
      do {
        status = try merge(texts)
      } catch let error as ReportMergeError {
        throw CommandFailure.input("\(error)")
      }
      if status != 0 { throw ExitCode(Int32(status)) }
    }

    /// Writes the report, and returns the status of the whole run.
    private func merge(_ texts: [(file: String, text: String)]) throws -> Int {
      if texts.allSatisfy({ isCertificate($0.text) }) {
        let certificate = try ResizeCertificate(merging: texts)
        try write(try JSONText.encode(certificate) + "\n")
        StandardError.line(OutputText(certificate.summary, as: .lines))
        if !certificate.unread.isEmpty || certificate.screens.isEmpty { return 2 }
        return certificate.freeCount == certificate.screens.count ? 0 : 1
      }
      let merged = try ReportMerger(reports: texts)
      let isJSON = merged.text.hasPrefix("{")
      try write(OutputText(merged.text, as: isJSON ? .json : .markup))
      var line = "\(merged.documents) document\(merged.documents == 1 ? "" : "s") in "
      line += "\(texts.count) report\(texts.count == 1 ? "" : "s"): "
      line +=
        merged.findings == 0
        ? "nothing found" : "\(merged.findings) finding\(merged.findings == 1 ? "" : "s")"
      if merged.unread > 0 { line += "; \(merged.unread) could not be read or checked" }
      StandardError.line("\(line)")
      return merged.status
    }

    /// Whether a text looks like a certificate: JSON that is not one of the reports.
    private func isCertificate(_ text: String) -> Bool {
      text.hasPrefix("{") && text.contains("\n  \"screens\" :")
    }

    private func write(_ text: OutputText) throws {
      if let output { try Files.write(text, to: output) } else { try StandardOutput.write(text) }
    }
  }
}
