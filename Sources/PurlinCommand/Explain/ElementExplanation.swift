internal import Foundation
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// What `purlin explain` says of an object that is no view and no constraint, such as a controller without views, an
/// outlet or an action: where it is, its connections, and the findings about it, also those because of the app's
/// sources.
@MainActor
struct ElementExplanation {
  private let file: String
  private let object: String
  private let summary: String
  private let connections: [String]
  private let findings: LintResult

  /// Explains an object; nil if the document has none with this id.
  ///
  /// - Parameters:
  ///   - object: The id.
  ///   - options: The document and the configurations of its scenes.
  /// - Throws: ``CommandFailure`` if the document cannot be read.
  init?(_ object: String, in options: DocumentOptions) throws {
    let file = options.file
    let bytes = try Files.read(file)
    let markup = MarkupIndex(bytes)
    guard let element = markup.elements.first(where: { $0["id"]?.value == object }) else {
      return nil
    }
    (self.object, self.file) = (object, file)
    let document = Connections(markup)
    summary =
      "\(file):\(element.position): \(document.words(element))\(document.note(element))"
    connections = document.all(of: element)
    try options.fonts.use(AppFonts(near: [file]))
    var found = try options.checker().check(bytes, file: file)
    if let other = SourceWorker.result(about: file) { found.add(other) }
    var ids = Set(document.ids(of: element))
    ids.insert(object)
    findings = found.only { $0.objectID.map(ids.contains) == true }
  }

  private func calls(for finding: LintFinding) -> [String] {
    finding.repair == nil ? [] : [ObjectExplanation.fix(for: finding, in: file)]
  }

  /// Prints the explanation; returns whether an error was found.
  func tell(json: Bool) throws -> Bool {
    if json {
      let found = findings.findings.map { FindingFacts($0, .reasons(commands: calls(for: $0))) }
      try StandardOutput.line(
        JSONText.encode(
          JSONEnvelope(
            "explain",
            [
              ("handle", DocumentHandle.text(file, object)), ("summary", summary),
              ("connections", connections), ("findings", found),
            ])))
    } else {
      var lines = [summary] + connections.map { "  \($0)" }
      for finding in findings.findings {
        lines += ObjectExplanation.lines(about: finding, in: file, calls(for: finding))
      }
      if findings.findings.isEmpty { lines.append("Nothing is found about it.") }
      try StandardOutput.write(OutputText(lines.map { $0 + "\n" }.joined(), as: .lines))
    }
    return findings.has(.error)
  }
}

/// The outlets, actions and segues of a document.
private struct Connections {
  private let markup: MarkupIndex
  private var byID: [String: MarkupIndex.Element] = [:]
  private let kinds: Set<String> = ["outlet", "outletCollection", "action", "segue"]

  init(_ markup: MarkupIndex) {
    self.markup = markup
    for element in markup.elements {
      guard let id = element["id"]?.value, byID[id] == nil else { continue }
      byID[id] = element
    }
  }

  /// The object that a connection belongs to.
  private func owner(of connection: MarkupIndex.Element) -> MarkupIndex.Element? {
    connection.parent.flatMap { markup.elements[$0].parent }.map { markup.elements[$0] }
  }

  /// An object as a person calls it: `LoginViewController 'Login' (vc-1)`.
  func words(_ element: MarkupIndex.Element) -> String {
    if kinds.contains(element.name) { return words(connection: element) }
    let name = element["userLabel"] ?? element["text"] ?? element["title"]
    return "\(element["customClass"]?.value ?? element.name)"
      + (name.map { " '\($0.value)'" } ?? "") + (element["id"].map { " (\($0.value))" } ?? "")
  }

  private func words(connection: MarkupIndex.Element) -> String {
    let name =
      (connection["property"] ?? connection["selector"] ?? connection["relationship"]
      ?? connection["identifier"] ?? connection["kind"])?.value ?? ""
    let event = connection["eventType"].map { " on \($0.value)" } ?? ""
    let from = owner(of: connection).map { words($0) } ?? "nothing"
    let target = connection["destination"]?.value ?? ""
    let to = byID[target].map { words($0) } ?? "'\(target)', which the document does not have"
    return "\(connection.name) \(name)\(event): \(from) → \(to)"
  }

  /// Why an object has no layout.
  func note(_ element: MarkupIndex.Element) -> String {
    let isController = element["sceneMemberID"]?.value == "viewController"
    return isController ? ", without a view in this document" : ""
  }

  private func connected(to element: MarkupIndex.Element) -> [MarkupIndex.Element] {
    guard let id = element["id"]?.value, !kinds.contains(element.name) else { return [] }
    return markup.elements.filter { other in
      kinds.contains(other.name)
        && (other["destination"]?.value == id || owner(of: other)?["id"]?.value == id)
    }
  }

  /// The connections of an object, in the order of the document.
  func all(of element: MarkupIndex.Element) -> [String] {
    connected(to: element).map { words(connection: $0) + ", line \($0.position.line)" }
  }

  /// The ids of the connections of an object.
  func ids(of element: MarkupIndex.Element) -> [String] {
    connected(to: element).compactMap { $0["id"]?.value }
  }
}
