internal import InterfaceBuilder
internal import InterfaceLinter

/// Texts and controls that the two sides added to one superview, where they cover each other.
///
/// Of a document, the linter takes views that cover each other completely for alternatives, which people place so;
/// those that two people added without knowing of each other are none.
enum MergeOverlaps {
  private static let elements: Set<String> = [
    "label", "button", "textField", "textView", "switch", "slider", "segmentedControl", "stepper",
    "datePicker", "pickerView", "searchBar", "progressView", "pageControl",
  ]

  /// Returns a finding for each pair that shares more than a point in both directions.
  ///
  /// - Parameters:
  ///   - merged: The merged text, whose frames are those of the layout.
  ///   - ours: The text of our version.
  ///   - theirs: The text of their version, before ids that collide were changed.
  ///   - renamings: The ids that were changed.
  /// - Returns: The findings, in the order of the document.
  static func findings(
    in merged: [UInt8], ours: [UInt8], theirs: [UInt8], renamings: [DocumentMerge.Renaming]
  ) -> [LintFinding] {
    guard let tree = try? MarkupTree(merged), let mine = try? MarkupTree(ours),
      let other = try? MarkupTree(theirs)
    else { return [] }
    /// The side that alone has a view; nil if both have it.
    func side(of node: MarkupTree.Node) -> MergeSide? {
      guard let id = node.id else { return nil }
      if renamings.contains(where: { $0.new == id }) { return .theirs }
      if renamings.contains(where: { $0.old == id }) { return .ours }
      switch (mine.object(id) != nil, other.object(id) != nil) {
      case (true, false): return .ours
      case (false, true): return .theirs
      default: return nil
      }
    }
    var found: [LintFinding] = []
    for list in tree.nodes where list.name == "subviews" {
      guard list.parent.map({ tree.nodes[$0].name }) != "stackView" else { continue }
      // Nearly all views are on both sides, so few are compared.
      let added = list.children.map { tree.nodes[$0] }.compactMap { node in
        elements.contains(node.name) && node["hidden"] != "YES" && node["alpha"] != "0.0"
          ? side(of: node).flatMap { side in
            frame(of: node, in: tree).map { (view: node, side: side, frame: $0) }
          } : nil
      }
      for (index, (upper, second, one)) in added.enumerated() {
        for (lower, first, two) in added[..<index] where first != second {
          guard let common = one.intersection(two), min(common.width, common.height) > 1
          else { continue }
          let (name, below) = (upper.id ?? "", lower.id ?? "")
          found.append(
            LintFinding(
              rule: "overlapping-views", .warning,
              "The \(upper.name) \(name) covers the \(lower.name) \(below), which the other side added.",
              at: upper.position, of: upper.id, detail: below))
        }
      }
    }
    return found
  }

  private static func frame(of node: MarkupTree.Node, in tree: MarkupTree) -> LayoutRect? {
    let rect = tree.child(of: node, "rect", key: "frame")
    let values = ["x", "y", "width", "height"].compactMap { rect?[$0].flatMap(Double.init) }
    guard values.count == 4 else { return nil }
    return LayoutRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
