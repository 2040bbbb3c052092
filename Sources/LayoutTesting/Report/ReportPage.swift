internal import Foundation
internal import LayoutGeometry

/// The page of a report: self-contained, without scripts from elsewhere.
struct ReportPage {
  var entries: [ReportEntry]

  var html: String {
    let recorded = entries.filter { $0.message.hasPrefix("recorded") }
    let failed = entries.filter { !$0.message.hasPrefix("recorded") }
    var counts: [String] = []
    if !failed.isEmpty { counts.append("\(failed.count) not as recorded") }
    if !recorded.isEmpty { counts.append("\(recorded.count) recorded") }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Layout tests: \(counts.joined(separator: ", "))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <header>
      <h1>Layout tests</h1>
      <p>\(counts.isEmpty ? "Nothing to report." : counts.joined(separator: ", "))</p>
      </header>
      <nav>\((failed + recorded).enumerated().map { contents($0.offset, $0.element) }.joined())</nav>
      <main>
      \((failed + recorded).enumerated().map { section($0.offset, $0.element) }.joined())
      </main>
      </body>
      </html>

      """
  }

  private func contents(_ index: Int, _ entry: ReportEntry) -> String {
    "<a href=\"#s\(index)\">\(Self.name(of: entry).markupText)</a>"
  }

  private func section(_ index: Int, _ entry: ReportEntry) -> String {
    var html = """
      <section id="s\(index)">
      <h2>\(entry.test.markupText)</h2>
      <p class="place">\(entry.place.markupText) · \(Self.name(of: entry).markupText)</p>
      <pre>\(Self.lines(entry.message))</pre>

      """
    var panels: [String] = []
    if let before = entry.before { panels.append(panel("before", before, "b\(index)")) }
    if let after = entry.after { panels.append(panel("after", after, "a\(index)")) }
    if let before = entry.before, let after = entry.after {
      // White minus white is black, so the stack is inverted: what is the same is white.
      panels.append(
        """
        <figure><figcaption>difference</figcaption><div class="stack">
        \(Self.image(before))\(Self.image(after))
        </div></figure>
        """)
    }
    if !panels.isEmpty { html += "<div class=\"panels\">\(panels.joined())</div>" }
    return html + "</section>\n"
  }

  private func panel(_ title: String, _ picture: String, _ prefix: String) -> String {
    "<figure><figcaption>\(title)</figcaption>\(Self.image(picture))</figure>"
  }

  /// A picture as a separate image: its ids cannot collide with those of another, and no script runs.
  private static func image(_ svg: String) -> String {
    "<img alt=\"\" src=\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\">"
  }

  private static func name(of entry: ReportEntry) -> String {
    entry.snapshot.split(separator: "/").suffix(2).joined(separator: "/")
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let escaped = line.markupText
      switch line.first {
      case "-": return "<del>\(escaped)</del>"
      case "+": return "<ins>\(escaped)</ins>"
      case "~": return "<b>\(escaped)</b>"
      default: return escaped
      }
    }.joined(separator: "\n")
  }

  private static let style = """
    :root{color-scheme:light}
    body{margin:0;font:15px/1.45 system-ui,sans-serif;color:#1c1c1e;background:#f2f2f7}
    header{padding:24px 32px 8px}h1{font-size:24px;margin:0}header p{margin:4px 0;color:#48484a}
    nav{padding:8px 32px;display:flex;flex-wrap:wrap;gap:8px}
    nav a{background:#fff;border:1px solid #d1d1d6;border-radius:8px;padding:4px 10px;
    color:#0040dd;text-decoration:none;font-size:13px}
    section{margin:16px 32px;padding:16px 20px;background:#fff;border:1px solid #d1d1d6;
    border-radius:12px}
    h2{font-size:17px;margin:0}.place{margin:2px 0 10px;color:#48484a;font-size:13px}
    pre{overflow-x:auto;background:#f9f9fb;border:1px solid #e5e5ea;border-radius:8px;padding:10px;
    font:12px/1.5 ui-monospace,Menlo,monospace;margin:0 0 12px}
    pre del{background:#ffe5e3;text-decoration:none;display:inline-block;min-width:100%}
    pre ins{background:#e1f6e4;text-decoration:none;display:inline-block;min-width:100%}
    .panels{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}
    figure{margin:0;flex:1 1 240px;max-width:420px}
    figcaption{font-size:13px;color:#48484a;margin-bottom:4px}
    figure img{width:100%;display:block;border:1px solid #e5e5ea}
    .stack{position:relative;filter:invert(1);background:#fff;isolation:isolate}
    .stack img+img{position:absolute;inset:0;mix-blend-mode:difference}
    """
}
