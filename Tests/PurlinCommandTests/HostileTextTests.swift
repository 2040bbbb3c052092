import ArgumentParser
import AutoLayout
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import InterfaceLinter
import IsolatedWork
import LayoutGeometry
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@testable import PurlinCommand

/// No text of a document, log, path or setting acts on a terminal, a log viewer or the runner of a workflow.
///
/// `Documentation/Robustness.md` has the table of sources and sinks.
@MainActor
@Suite struct HostileTextTests {
  /// An output: what prints it, and what reads it.
  private struct Sink {
    let name: String
    let syntax: OutputText.Syntax
    /// The arguments, in which a document is `FILE`; nil for a format of `lint`, which has workers.
    var arguments: [String] = []
    var format: LintFormat?
    /// The subcommand of the format.
    var verb = ReportVerb.lint
    /// The file in which the output is, instead of standard output.
    var output: String?
  }

  private static let sinks: [Sink] =
    LintFormat.allCases.map { Sink(name: "lint \($0)", syntax: .init($0), format: $0) }
    + LintFormat.allCases.map {
      Sink(name: "check \($0)", syntax: .init($0), format: $0, verb: .check)
    } + [
      Sink(name: "show", syntax: .lines, arguments: ["show", "FILE", "--language", "de"]),
      Sink(name: "show JSON", syntax: .json, arguments: ["show", "FILE", "--json"]),
      Sink(name: "explain object", syntax: .lines, arguments: ["explain", "FILE", "w1"]),
      Sink(
        name: "explain object JSON", syntax: .json, arguments: ["explain", "FILE", "ID", "--json"]),
      Sink(
        name: "diff Markdown", syntax: .lines,
        arguments: ["diff", "FILE", "OTHER", "--format", "markdown"]),
      Sink(name: "solve", syntax: .lines, arguments: ["solve", "FILE", "--language", "de"]),
      Sink(
        name: "solve JSON", syntax: .json,
        arguments: ["solve", "FILE", "--language", "de", "--json"]),
      Sink(name: "explain", syntax: .lines, arguments: ["explain", "FILE", "--why-this"]),
      Sink(name: "explain JSON", syntax: .json, arguments: ["explain", "FILE", "--json"]),
      Sink(name: "explain log", syntax: .lines, arguments: ["explain", "LOG"]),
      Sink(
        name: "explain log github", syntax: .workflowCommands,
        arguments: ["explain", "LOG", "--format", "github"]),
      Sink(
        name: "explain log SVG", syntax: .markup, arguments: ["explain", "LOG", "-o", "OUT.svg"],
        output: "OUT.svg"),
      Sink(name: "ambiguity", syntax: .lines, arguments: ["why", "FILE", "--ambiguity"]),
      Sink(name: "why", syntax: .lines, arguments: ["why", "FILE", "ID"]),
      Sink(name: "why JSON", syntax: .json, arguments: ["why", "FILE", "ID", "--json"]),
      Sink(name: "prove", syntax: .lines, arguments: ["prove", "FILE", "--width", "370...380"]),
      Sink(
        name: "prove JSON", syntax: .json,
        arguments: ["prove", "FILE", "--width", "370...380", "--json"]),
      Sink(
        name: "prove SVG", syntax: .markup,
        arguments: ["prove", "FILE", "--width", "370...380", "--strip", "OUT.svg"],
        output: "OUT.svg"),
      Sink(name: "diff", syntax: .lines, arguments: ["diff", "FILE", "OTHER"]),
      Sink(name: "diff JSON", syntax: .json, arguments: ["diff", "FILE", "OTHER", "--json"]),
      Sink(
        name: "diff SVG", syntax: .markup, arguments: ["diff", "FILE", "OTHER", "-o", "OUT.svg"],
        output: "OUT.svg"),
      Sink(name: "textconv", syntax: .lines, arguments: ["diff", "--textconv", "FILE"]),
      Sink(
        name: "edit", syntax: .lines,
        arguments: ["edit", "FILE", "set", "w3", "constant=200", "-o", "OUT.storyboard"]),
      Sink(
        name: "edit JSON", syntax: .json,
        arguments: ["edit", "FILE", "set", "w3", "constant=200", "-o", "OUT.storyboard", "--json"]),
      Sink(
        name: "ibtool", syntax: .lines,
        arguments: [
          "ibtool", "--errors", "--warnings", "--notices", "--output-format", "human-readable-text",
          "FILE",
        ]),
      Sink(
        name: "ibtool plist", syntax: .markup,
        arguments: ["ibtool", "--errors", "--warnings", "--notices", "FILE"]),
      Sink(
        name: "render SVG", syntax: .markup,
        arguments: ["render", "FILE", "--names", "--constraints", "-o", "OUT.svg"],
        output: "OUT.svg"),
      Sink(
        name: "inspect HTML", syntax: .markup,
        arguments: [
          "inspect", "FILE", "--no-repairs", "--width", "370...380", "--height", "660...670", "-o",
          "OUT.html",
        ], output: "OUT.html"),
      Sink(name: "errors", syntax: .lines, arguments: ["solve", "FILE", "--scene", "ARGUMENT"]),
      Sink(name: "usage errors", syntax: .lines, arguments: ["ARGUMENT"]),
      Sink(
        name: "settings errors", syntax: .lines,
        arguments: ["lint", "FILE", "--config", "SETTINGS"]),
      Sink(
        name: "baseline errors", syntax: .lines,
        arguments: ["lint", "FILE", "--no-config", "--baseline", "SETTINGS"]),
    ]

  /// What was written.
  private struct Written {
    var output: String
    var errors: String
  }

  /// The files of one set of values.
  private final class Place {
    let folder: Scratch
    let hostile: HostileText
    let file: String

    init(_ hostile: HostileText) throws {
      folder = try Scratch()
      self.hostile = hostile
      let app = folder.url.path + "/" + hostile[.folderName]
      for path in ["/Base.lproj", "/de.lproj"] {
        try FileManager.default.createDirectory(
          atPath: app + path, withIntermediateDirectories: true)
      }
      file = app + "/Base.lproj/" + hostile[.fileName] + ".storyboard"
      try write(hostile.document, to: file)
      try write(
        hostile.document.replacing("constant=\"360\"", with: "constant=\"350\"")
          .replacing("id=\"h3\"", with: "priority=\"900\" id=\"h3\""), to: other)
      try write(hostile.strings, to: app + "/de.lproj/" + hostile[.fileName] + ".strings")
      try write(hostile.log, to: log)
      try write("{\n\(hostile[.setting].jsonLiteral): 1}", to: settings)
    }

    var other: String { file + "-other.storyboard" }
    var log: String { file + ".txt" }
    var settings: String { file + ".json" }

    private func write(_ text: String, to path: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    func path(_ word: String) -> String {
      switch word {
      case "FILE": file
      case "OTHER": other
      case "LOG": log
      case "SETTINGS": settings
      case "ID": hostile[.elementID]
      case "ARGUMENT": hostile[.argument]
      case _ where word.hasPrefix("OUT."): folder.url.path + "/" + word
      default: word
      }
    }
  }

  /// Runs a subcommand in this process, with the streams in files.
  private func write(_ sink: Sink, _ place: Place) throws -> Written {
    if let format = sink.format { return try lint(as: format, for: sink.verb, place) }
    let run = try CommandRun(inProcess: sink.arguments.map(place.path), in: place.folder)
    return Written(output: try sink.output.map(place.folder.text) ?? run.output, errors: run.errors)
  }

  /// The report of a document, as a worker and the run make it.
  private func lint(
    as format: LintFormat, for verb: ReportVerb, _ place: Place
  ) throws -> Written {
    let result = try Linter(imagesNear: place.file).lint(
      Array(place.hostile.document.utf8), file: place.file)
    var report = format.makeReport(for: verb)
    var text = report.beginning + report.text(of: result)
    text += report.text(of: UnreadDocument(file: place.file, message: place.hostile[.argument]))
    return Written(output: OutputText(text + report.ending, as: .init(format)).text, errors: "")
  }

  // MARK: Laws

  /// What is wrong in a text for people, a log or a runner: nothing of it may be there, whatever it is of.
  private func faults(in text: String, of syntax: OutputText.Syntax) -> [String] {
    var faults: [String] = []
    // Tabs indent property lists.
    let kept: [Unicode.Scalar] = syntax == .markup ? ["\n", "\t"] : ["\n"]
    let found = Set(
      text.unicodeScalars.filter { $0.isControl && !kept.contains($0) }.map(\.escape))
    if !found.isEmpty { faults.append("characters: \(found.sorted().joined(separator: " "))") }
    for line in text.split(separator: "\n") {
      let start = line.drop(while: \.isWhitespace)
      if start.hasPrefix("::"), syntax == .lines { faults.append("a command: \(line)") }
      if syntax == .workflowCommands,
        !["::error", "::warning", "::notice"].contains(where: start.hasPrefix)
      {
        faults.append("no command: \(line)")
      }
      if line.firstRange(of: /##[A-Za-z]*\[/) != nil { faults.append("a command: \(line)") }
    }
    return faults
  }

  /// The strings of JSON, with the names of members.
  private func strings(_ value: Any) -> Set<String> {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.reduce(into: []) { $0.formUnion(strings($1)) }
    case let members as [String: Any]:
      members.reduce(into: Set(members.keys)) { $0.formUnion(strings($1.value)) }
    default: []
    }
  }

  /// The strings that a program reads from an output; nil if it is not well-formed.
  private func data(_ text: String, _ sink: Sink) -> Set<String>? {
    switch sink.syntax {
    case .lines, .workflowCommands: return []
    case .json:
      let value = try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      return value.map(strings)
    case .markup where text.hasPrefix("<!doctype html") || text.hasPrefix("<!DOCTYPE html"):
      // The data of the page, which its script reads.
      guard let start = text.range(of: "{\"devices\""),
        let end = text.range(of: "</script>", range: start.lowerBound..<text.endIndex),
        let value = try? JSONSerialization.jsonObject(
          with: Data(text[start.lowerBound..<end.lowerBound].utf8))
      else { return nil }
      return strings(value)
    case .markup:
      let reader = MarkupStrings()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = reader
      return parser.parse() ? reader.strings : nil
    }
  }

  /// How the value of a source is in an output: `escaped`, `data`, both, or not at all.
  private func cell(
    _ source: HostileText.Source, _ text: String, _ data: Set<String>, _ hostile: HostileText
  ) -> String {
    guard text.contains(source.mark) else { return "" }
    let value = hostile[source]
    return data.contains {
      $0 == value || $0.hasSuffix("/" + value + ".storyboard")
        || value.count > 3 && $0.contains(value) && value.printable != value
    }
      ? "data" : "escaped"
  }

  /// What all sinks write of hostile values, of which none may act.
  private func harmlessOutputs(
    of hostile: HostileText, _ seed: String
  ) throws -> [(sink: Sink, written: Written)] {
    let (place, other) = (try Place(hostile), try Place(hostile.harmless))
    return try Self.sinks.map { sink in
      let written = try write(sink, place)
      #expect(faults(in: written.output, of: sink.syntax) == [], "\(sink.name), \(seed)")
      #expect(faults(in: written.errors, of: .lines) == [], "\(sink.name), \(seed)")
      guard sink.syntax == .lines || sink.syntax == .workflowCommands else {
        if sink.output == nil || !written.output.isEmpty {
          #expect(data(written.output, sink) != nil, "\(sink.name) is not well-formed, \(seed)")
        }
        return (sink, written)
      }
      let harmless = try write(sink, other)
      for (one, two) in [(written.output, harmless.output), (written.errors, harmless.errors)] {
        #expect(
          one.split(separator: "\n", omittingEmptySubsequences: false).count
            == two.split(separator: "\n", omittingEmptySubsequences: false).count,
          "\(sink.name), \(seed):\n\(one)\n---\n\(two)")
      }
      return (sink, written)
    }
  }

  @Test(.enabled(if: Rounds.areAll), arguments: 0..<2)
  func `no output acts on what shows it, and its lines are as many as with harmless names`(
    round: Int
  ) throws {
    var random = SplitMix64.seeded(4_000 + UInt64(round))
    _ = try harmlessOutputs(of: HostileText(&random), "\(random)")
  }

  // MARK: The table

  @Test func `no output acts on what shows it, and the table of sources and sinks is current`()
    throws
  {
    var random = SplitMix64(seed: 7)
    let hostile = HostileText(&random)
    var cells: [HostileText.Source: [String: [String]]] = [:]
    for (sink, written) in try harmlessOutputs(of: hostile, "seed 7") {
      let data = data(written.output, sink) ?? []
      for source in HostileText.Source.allCases {
        let cell = cell(source, written.output + written.errors, data, hostile)
        if !cell.isEmpty { cells[source, default: [:]][cell, default: []].append(sink.name) }
      }
    }
    let rows = HostileText.Source.allCases.map { source in
      let row = ["escaped", "data"].map { cells[source]?[$0]?.joined(separator: ", ") ?? "–" }
      return "| \(source.rawValue) | \(row.joined(separator: " | ")) |"
    }
    let table =
      "| text of | escaped in | data in |\n|---|---|---|\n" + rows.joined(separator: "\n") + "\n"
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Robustness.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let marks = ("<!-- table: HostileTextTests -->\n", "<!-- end of HostileTextTests -->")
    let start = try #require(text.range(of: marks.0))
    let end = try #require(text.range(of: marks.1))
    let current = String(text[start.upperBound..<end.lowerBound])
    if current != table, ProcessInfo.processInfo.environment["PURLIN_RECORD"] != nil {
      try Data((text[..<start.upperBound] + table + text[end.lowerBound...]).utf8).write(to: page)
    }
    #expect(current == table)
  }
}

/// The names, values and texts of XML.
private final class MarkupStrings: NSObject, XMLParserDelegate {
  var strings: Set<String> = []
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    strings.formUnion(attributes.values)
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    strings.insert(text)
    text = ""
  }
}
