internal import LayoutSnapshot

extension LayoutComparison.Scene {
  /// Returns the views that were added, removed, or changed in more than their frames.
  static func views(
    _ old: LayoutSnapshot, _ new: LayoutSnapshot
  ) -> [LayoutComparison.ViewChange] {
    let (before, after) = (old.placedViews.map(\.view), new.placedViews.map(\.view))
    let newIDs = Set(after.map(\.id))
    let (oldNames, newNames) = (SnapshotNames(old), SnapshotNames(new))
    var byID: [String: LayoutSnapshot.View] = [:]
    for view in before where byID[view.id] == nil { byID[view.id] = view }
    let (oldParents, newParents) = (parents(before), parents(after))
    var changes: [LayoutComparison.ViewChange] = []
    for view in after {
      guard let partner = byID[view.id] else {
        changes.append(
          .init(id: view.id, name: newNames[view.id], change: .added, details: []))
        continue
      }
      var details = view.differences(from: partner)
      if let (from, to) = (oldParents[view.id] ?? nil).flatMap({ from in
        (newParents[view.id] ?? nil).map { (from, $0) }
      }), from != to {
        details.append(.init(part: "superview", old: oldNames[from], new: newNames[to]))
      }
      guard !details.isEmpty else { continue }
      changes.append(
        .init(id: view.id, name: newNames[view.id], change: .changed, details: details))
    }
    return changes
      + before.filter { !newIDs.contains($0.id) }.map {
        .init(id: $0.id, name: oldNames[$0.id], change: .removed, details: [])
      }
  }

  /// The superview's id of each view.
  private static func parents(_ views: [LayoutSnapshot.View]) -> [String: String] {
    var parents: [String: String] = [:]
    for view in views {
      for subview in view.subviews { parents[subview.id] = view.id }
    }
    return parents
  }
}

extension LayoutSnapshot.View {
  /// Returns the differences of a view besides its frame that affect layout.
  func differences(from old: Self) -> [LayoutComparison.Detail] {
    var details: [LayoutComparison.Detail] = []
    func note(_ part: String, _ old: String, _ new: String) {
      if old != new { details.append(.init(part: part, old: old, new: new)) }
    }
    func quoted(_ text: LayoutSnapshot.Text?) -> String {
      guard let string = text?.string, !string.isEmpty else { return "none" }
      let line = string.split(whereSeparator: \.isNewline).joined(separator: " ")
      return "'\(line.count > 40 ? line.prefix(39) + "…" : line)'"
    }
    func font(_ text: LayoutSnapshot.Text?) -> String {
      guard let font = text?.font else { return "none" }
      return "\(font.family ?? "system") \(font.size.inPoints) at weight \(font.weight)"
        + (font.isItalic ? ", italic" : "")
    }
    note("class", old.className, className)
    note("text", quoted(old.text), quoted(text))
    if text != nil, old.text != nil { note("font", font(old.text), font(text)) }
    note("hidden", old.isHidden ? "yes" : "no", isHidden ? "yes" : "no")
    if let before = old.layout.hugging, let after = layout.hugging {
      note("horizontal hugging", before.horizontal.inPoints, after.horizontal.inPoints)
      note("vertical hugging", before.vertical.inPoints, after.vertical.inPoints)
    }
    if let before = old.layout.compression, let after = layout.compression {
      note(
        "horizontal compression resistance", before.horizontal.inPoints, after.horizontal.inPoints)
      note("vertical compression resistance", before.vertical.inPoints, after.vertical.inPoints)
    }
    return details
  }
}
