internal import HeadlessUIKit
internal import LayoutSnapshot

// A text is printed view by view: a snapshot of a large document takes as much memory as its views.
extension SnapshotCapture {
  /// Prints what ``LayoutSnapshot/textTree()`` of the snapshot of a laid-out tree would.
  ///
  /// `documentFindings` are the findings that come first.
  mutating func printText(
    of root: UIView, name: String, documentFindings: [LayoutSnapshot.Finding],
    to text: inout some TextOutputStream
  ) {
    let hasFindings = root.layoutEngine?.hasFindings == true
    // Otherwise no message names a view by its id.
    let needsNames = hasFindings || root.hasUnknownNames
    var printer = TextTreePrinter()
    Self.forEachShown(root) { view, depth, path, _ in
      let taken = textView(view)
      printer.fit(taken, depth: depth)
      if needsNames {
        let id = ids[ObjectIdentifier(view)] ?? path
        note(view, id, named: taken.messageName)
        noteGuides(of: view, id)
      }
    }
    // The tree without subviews, for its heading and the constraints in messages.
    let whole = LayoutSnapshot(
      of: root, name: name, device: root.window.flatMap { LayoutSnapshot.Device($0.screen) },
      taken: textView(root),
      constraints: hasFindings ? constraints(below: root) : [])
    text.write(whole.heading + "\n")
    var ambiguous: [UIView] = []
    Self.forEachShown(root) { view, depth, _, subviewCount in
      var taken = textView(view)
      taken.layout.isAmbiguous = view.hasAmbiguousLayout
      if taken.layout.isAmbiguous { ambiguous.append(view) }
      text.write(printer.line(taken, depth: depth, subviewCount: subviewCount))
    }
    let first = documentFindings + (hasFindings ? engineFindings(below: root) : [])
    let last = nameFindings(below: root)
    guard !first.isEmpty || !ambiguous.isEmpty || !last.isEmpty else { return }
    text.write("\n")
    let displayNames = needsNames ? displayNames(below: root) : [:]
    whole.printFindings(first, names: displayNames, to: &text)
    for view in ambiguous {
      let taken = textView(view)
      // The display name in place of the id, which nothing else needs.
      whole.printFindings(
        [.ambiguity(of: taken.displayName, named: taken.messageName)], names: [:], to: &text)
    }
    whole.printFindings(last, names: displayNames, to: &text)
  }

  /// Takes what a line of text shows of a view, besides whether its layout is ambiguous.
  private func textView(_ view: UIView) -> LayoutSnapshot.View {
    var taken = LayoutSnapshot.View(placing: view, id: "")
    var shown = ViewDescription()
    view.describe(in: &shown)
    taken.takeText(shown)
    return taken
  }

  private func displayNames(below root: UIView) -> [String: String] {
    var names: [String: String] = [:]
    Self.forEachShown(root) { view, _, path, _ in
      names[ids[ObjectIdentifier(view)] ?? path] = textView(view).displayName
    }
    return names
  }

  /// Calls `body` with each view of a snapshot in order: the view, the number of its superviews, its path
  /// and the number of its subviews in the snapshot.
  private static func forEachShown(
    _ view: UIView, depth: Int = 0, path: String = "root",
    _ body: (UIView, Int, String, Int) -> Void
  ) {
    let subviews = view.subviews.enumerated().filter { !view.drawsItself($0.element) }
    body(view, depth, path, subviews.count)
    for (index, subview) in subviews {
      forEachShown(subview, depth: depth + 1, path: "\(path)/\(index)", body)
    }
  }
}
