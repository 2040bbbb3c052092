internal import ConflictAnalysis
internal import LayoutGeometry

/// An HTML page with the statement of the certificate and a map of each screen with findings.
///
/// The page does not require other files.
package struct ResizePage: Sendable {
  /// The certificate.
  package var certificate: ResizeCertificate
  /// The maps of screens, as SVG, by ``ResizeCertificate/Screen/key``.
  package var maps: [String: String]

  /// Pictures of screens at sizes that break, as SVG, by the index of the finding.
  package var pictures: [String: [Int: String]]

  /// Creates a page.
  package init(
    _ certificate: ResizeCertificate, maps: [String: String],
    pictures: [String: [Int: String]] = [:]
  ) {
    self.certificate = certificate
    self.maps = maps
    self.pictures = pictures
  }

  /// The page as HTML text.
  package var html: String {
    let broken = certificate.screens.filter { !$0.isFree }
    let free = certificate.screens.filter(\.isFree)
    let contents = broken.enumerated().map { index, screen in
      let new = screen.findings.filter { !$0.isKnown && $0.counts }
      return "<tr><td><a href=\"#screen-\(index)\">\(screen.name.markupText)</a></td>"
        + "<td>\(screen.file.markupText)</td><td>\(new.count(where: \.isByResizing))"
        + "</td><td>\(new.count { !$0.isByResizing })</td></tr>\n"
    }.joined()
    let causes = certificate.causes.map { "<li>\($0.line.markupText)</li>\n" }.joined()
    let list = free.map { screen in
      let rest = screen.isFreeEverywhere ? "" : "; not at sizes that no window is known to have"
      return "<li>\(screen.name.markupText), \(screen.file.markupText)\(rest)</li>\n"
    }.joined()
    let unread = certificate.unread.sorted { $0.key < $1.key }.map {
      "<li>\($0.key.markupText): \($0.value.markupText)</li>\n"
    }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Screens at every size</title>
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <h1>Screens at every size</h1>
      \(certificate.summary.split(separator: "\n").map { "<p>\($0.markupText)</p>\n" }.joined())\
      \(broken.count > 1 ? "<h2>Causes</h2>\n<ul>\n\(causes)</ul>\n" : "")\
      \(contents.isEmpty ? "" : Self.table(contents))\
      \(broken.enumerated().map { section($0.element, $0.offset) }.joined())\
      \(list.isEmpty ? "" : "<h2>Free of findings</h2>\n<ul>\n\(list)</ul>\n")\
      \(unread.isEmpty ? "" : "<h2>Not proven</h2>\n<ul>\n\(unread)</ul>\n")\
      </body>
      </html>

      """
  }

  private static func table(_ rows: String) -> String {
    "<table>\n<thead><tr><th>Screen</th><th>Document</th><th>Broken by resizing</th>"
      + "<th>Broken as saved</th></tr></thead>\n<tbody>\n\(rows)</tbody>\n</table>\n"
  }

  private func section(_ screen: ResizeCertificate.Screen, _ index: Int) -> String {
    let lists = screen.sections.map { section in
      "<h3>\(section.title)</h3>\n<ul>\n"
        + "\(ResizeCertificate.groups(section.findings).map { item($0, on: screen) }.joined())</ul>\n"
    }.joined()
    // The ids on a page must be unique, and each map has its own patterns.
    let map = maps[screen.key].map { "<figure>\n\($0)</figure>\n" } ?? ""
    return """
      <section id="screen-\(index)">
      <h2>\(screen.name.markupText)</h2>
      <p class="file">\(screen.file.markupText)</p>
      \(map)\(lists)</section>

      """
  }

  private func item(
    _ group: ResizeCertificate.Group, on screen: ResizeCertificate.Screen
  ) -> String {
    let finding = group.first
    let condition = finding.condition.isEmpty ? "" : "\(finding.condition): "
    let places = finding.isAlways ? "" : "\(finding.places): "
    var words = "<li>\((condition + places).markupText)<strong>\(group.text.markupText)</strong>"
    if let repair = finding.repair { words += "<br>\(repair.line.markupText)" }
    if finding.ambiguity == .tooFewConstraints { words += "<br>a constraint for it is missing" }
    if !group.constraints.isEmpty {
      let title =
        switch finding.kind {
        case .conflict: "members"
        case .ambiguity: "constraints of equal priority"
        default: "determined by"
        }
      words +=
        "<details><summary>\(title)</summary><ul>"
        + group.constraints.map { "<li>\($0.locatedText.markupText)</li>" }.joined()
        + "</ul></details>"
    }
    if let size = finding.example {
      let text = "\(size.width.inPoints) × \(size.height.inPoints)"
      let picture = screen.findings.firstIndex(of: finding).flatMap {
        pictures[screen.key]?[$0]
      }
      words +=
        picture.map { "<details><summary>at \(text)</summary>\n\($0)</details>" }
        ?? "<br>for example at \(text)"
    }
    return words + "</li>\n"
  }

  /// The style of pages with tables and pictures.
  package static let style = """
    body { font: 16px/1.5 -apple-system, Inter, "Helvetica Neue", Arial, sans-serif; color: #111;
      max-width: 1040px; margin: 2rem auto; padding: 0 1rem; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2.5rem; } h3 { font-size: 1rem; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #ddd; }
    figure { margin: 1rem 0; overflow-x: auto; } svg { max-width: 100%; height: auto; }
    .file, summary { color: #555; } ul { padding-left: 1.2rem; } li { margin: .3rem 0; }

    """
}
