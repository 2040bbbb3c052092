internal import DocumentEditing
internal import LayoutGeometry
internal import LayoutProof
internal import LayoutRendering
internal import LayoutSnapshot

/// A page with the conflicts of a merge, and their scenes in ours, theirs and the merged document side by side.
///
/// The page does not require other files.
struct MergePage {
  /// A scene with conflicts.
  private struct Scene {
    let name: String
    /// The picture of all versions, as SVG.
    let picture: String
    let conflicts: [MergeConflict]
  }

  private let report: MergeReport
  private let scenes: [Scene]
  /// The conflicts about other objects than views and constraints.
  private let others: [MergeConflict]

  /// Creates the page of a merge of documents.
  ///
  /// - Parameters:
  ///   - report: The merge.
  ///   - ours: The text of our version.
  ///   - theirs: The text of their version.
  /// - Throws: An error if a version cannot be read as a document.
  @MainActor
  init(of report: MergeReport, ours: [UInt8], theirs: [UInt8]) throws {
    self.report = report
    let path = report.file
    let versions = try [ours, theirs, report.bytes].map {
      try ComparedScenes.all($0, path, near: path, isQuiet: true)
    }
    var scenes: [Scene] = []
    var rest = report.merge.conflicts
    var seen: Set<String> = []
    for version in versions.joined() where seen.insert(version.id).inserted {
      let found = versions.map { $0.first { $0.id == version.id } }
      let layouts = found.map { $0?.places.first?.snapshot }
      let ids = Set(layouts.compactMap(\.self).flatMap(Self.ids))
      let isInside = { (conflict: MergeConflict) in conflict.object.map(ids.contains) ?? false }
      let conflicts = rest.filter(isInside)
      rest.removeAll(where: isInside)
      guard !conflicts.isEmpty, let known = layouts.compactMap(\.self).first else { continue }
      let difference = LayoutComparison(
        from: found[0].map { [$0] } ?? [], to: found[1].map { [$0] } ?? []
      ).scenes.first
      let marked = Set(conflicts.compactMap(\.object))
        .union(difference.map { $0.moves.map(\.id) + $0.views.map(\.id) } ?? [])
      let panels = zip(["ours", "theirs", "merged"], layouts).map { word, layout in
        LayoutRenderer.Panel(
          layout == nil ? "\(word): not there" : word, layout ?? ComparedScenes.none(like: known),
          marked: marked)
      }
      var renderer = LayoutRenderer()
      // Ids within one page must be different.
      renderer.options.idPrefix = "s\(scenes.count)-"
      scenes.append(
        Scene(name: version.name, picture: renderer.svg(of: panels), conflicts: conflicts))
    }
    (self.scenes, others) = (scenes, rest)
  }

  /// Returns the ids of the views and constraints of a scene.
  private static func ids(_ layout: LayoutSnapshot) -> [String] {
    func ids(_ view: LayoutSnapshot.View) -> [String] { [view.id] + view.subviews.flatMap(ids) }
    return ids(layout.root) + layout.constraints.map(\.id)
  }

  /// The page as HTML text.
  var html: String {
    let title = "Merge of \(report.file)".markupText
    let lines = report.description.split(separator: "\n")
    let sections = scenes.map { scene in
      "<section>\n<h2>\(scene.name.markupText)</h2>\n\(Self.table(scene.conflicts))"
        + "<figure>\n\(scene.picture)</figure>\n</section>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(ResizePage.style)</style>
      </head>
      <body>
      <h1>\(title)</h1>
      <p>\((lines.last ?? "").markupText)</p>
      \(Self.table(others))\(sections.joined())\
      </body>
      </html>

      """
  }

  private static func table(_ conflicts: [MergeConflict]) -> String {
    if conflicts.isEmpty { return "" }
    let rows = conflicts.map { conflict in
      let values = [conflict.base, conflict.ours, conflict.theirs].map {
        "<td>\(($0 ?? "").markupText)</td>"
      }
      let kept = conflict.isSettled ? "nothing to decide" : conflict.kept.rawValue
      return "<tr><td>\(conflict.message.markupText)</td>\(values.joined())<td>\(kept)</td></tr>\n"
    }
    return "<table>\n<thead><tr><th>Conflict</th><th>Ancestor</th><th>Ours</th><th>Theirs</th>"
      + "<th>In the file</th></tr></thead>\n<tbody>\n\(rows.joined())</tbody>\n</table>\n"
  }
}
