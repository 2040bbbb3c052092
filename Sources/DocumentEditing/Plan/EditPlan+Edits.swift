internal import InterfaceBuilder
internal import InterfaceLinter
internal import LayoutGeometry

extension EditPlan {
  /// Returns the edits of the text, with references to removed constraints removed too; `notes` receives
  /// a sentence for each outlet that is removed.
  func edits(in markup: MarkupIndex, notes: inout [String]) -> [DocumentEdit] {
    let repairer = Repairer(markup)
    var edits = self.edits
    let outgoing = leaving(markup, notes: &notes)
    edits += outgoing.map { repairer.removal(of: markup.elements[$0]) }
    var leavingNames: [SourcePosition: Set<String>] = [:]
    for (object, name, value) in values where value == nil {
      leavingNames[object, default: []].insert(name)
    }
    for (object, name, value) in values {
      guard let element = markup.element(at: object) else { continue }
      if let value {
        edits.append(
          repairer.setting(
            Attribute(name, value), of: element, without: leavingNames[object] ?? []))
      } else if let written = element[name] {
        edits.append(repairer.removal(of: written))
      }
    }
    for (id, holder, isInstalled) in installations where !isInstalled {
      guard let element = markup.element(at: holder) else { continue }
      edits += [exclusion(of: id, from: element, in: markup)].compactMap { $0 }
    }
    var ids = markup.ids
    var holders: [SourcePosition] = []
    var addedTo: [SourcePosition: [[Attribute]]] = [:]
    for (holder, attributes) in added {
      if addedTo[holder] == nil { holders.append(holder) }
      addedTo[holder, default: []].append(attributes)
    }
    for holder in holders {
      guard let element = markup.element(at: holder), let constraints = addedTo[holder] else {
        continue
      }
      edits.append(
        repairer.addition(of: constraints, to: element, besides: &ids, without: Set(outgoing)))
    }
    return edits
  }

  // MARK: Removal

  /// Lists that Interface Builder does not write empty.
  private static let prunable: Set<String> = ["constraints", "connections", "mask", "variation"]

  /// Returns the elements that are removed: constraints, and all that refers to them.
  private func leaving(_ markup: MarkupIndex, notes: inout [String]) -> [Int] {
    let gone = Set(removed.map(\.id))
    let places = Set(removed.map(\.position))
    let installed = Set(installations.filter(\.isInstalled).map(\.id))
    let excluded = Set(installations.filter { !$0.isInstalled }.map(\.id))
    guard !gone.isEmpty || !installed.isEmpty || !excluded.isEmpty else { return [] }
    var leaving: Set<Int> = []
    for (index, element) in markup.elements.enumerated() {
      switch element.name {
      case "constraint" where places.contains(element.position): leaving.insert(index)
      case "exclude":
        if let id = element["reference"]?.value,
          gone.contains(id) || installed.contains(id) || excluded.contains(id)
        {
          leaving.insert(index)
        }
      case "include":
        if let id = element["reference"]?.value, gone.contains(id) || excluded.contains(id) {
          leaving.insert(index)
        }
      case "outlet", "outletCollection":
        guard let id = element["destination"]?.value, gone.contains(id) else { continue }
        leaving.insert(index)
        let property = element["property"]?.value ?? "?"
        notes.append("the outlet '\(property)' to the constraint \(id) is removed, too")
      default: break
      }
    }
    return withoutEmptyLists(leaving, in: markup)
  }

  /// Replaces all members of a list by the list.
  private func withoutEmptyLists(_ elements: Set<Int>, in markup: MarkupIndex) -> [Int] {
    var leaving = elements
    let refilled = Set(added.map(\.holder))
    let masked = Set(installations.filter { !$0.isInstalled }.map(\.holder))
    // Children come after their parents.
    for index in markup.elements.indices.reversed() {
      let element = markup.elements[index]
      guard Self.prunable.contains(element.name), !element.children.isEmpty,
        element.children.allSatisfy(leaving.contains),
        element.name != "variation" || element.attributes.count == 1
      else { continue }
      let owner = element.parent.map { markup.elements[$0] }
      if element.name == "constraints", let owner, refilled.contains(owner.position) { continue }
      // The mask that is about to be extended.
      if element.name != "constraints", element.name != "connections",
        let view = element.name == "mask" ? owner?.parent.map({ markup.elements[$0] }) : owner,
        masked.contains(view.position)
      {
        continue
      }
      leaving.subtract(element.children)
      leaving.insert(index)
    }
    return leaving.sorted()
  }

  // MARK: Installation

  /// Returns an edit that adds a constraint to those that are not installed by default.
  private func exclusion(
    of id: String, from view: MarkupIndex.Element, in markup: MarkupIndex
  ) -> DocumentEdit? {
    let exclude = "<exclude reference=\"\(id.markupText)\"/>"
    let variation = markup.children(of: view, named: "variation").first {
      $0["key"]?.value == "default"
    }
    let mask = variation.flatMap { variation in
      markup.children(of: variation, named: "mask").first { $0["key"]?.value == "constraints" }
    }
    if let mask, !mask.isSelfClosing {
      return insertion([exclude], inside: mask, in: markup)
    }
    let lines = ["<mask key=\"constraints\">", "    " + exclude, "</mask>"]
    if let variation, !variation.isSelfClosing {
      return insertion(lines, inside: variation, in: markup)
    }
    guard let list = markup.children(of: view, named: "constraints").last else { return nil }
    let whole =
      ["<variation key=\"default\">"] + lines.map { "    " + $0 } + ["</variation>"]
    return insertion(whole, after: list.whole, indentedAs: list.whole.lowerBound, in: markup)
  }

  /// Returns an edit that adds lines behind the start tag of an element.
  private func insertion(
    _ lines: [String], inside element: MarkupIndex.Element, in markup: MarkupIndex
  ) -> DocumentEdit {
    let lines = lines.map { "    " + $0 }
    return insertion(
      lines, after: element.startTag, indentedAs: element.startTag.lowerBound, in: markup)
  }

  private func insertion(
    _ lines: [String], after range: Range<Int>, indentedAs start: Int, in markup: MarkupIndex
  ) -> DocumentEdit {
    let place = range.upperBound
    guard let blanks = markup.indentation(before: start) else {
      let text = lines.map { $0.drop { $0 == " " } }.joined()
      return DocumentEdit(place..<place, text.utf8, in: markup)
    }
    let text = lines.flatMap { markup.lineEnd + Array(blanks) + Array($0.utf8) }
    return DocumentEdit(place..<place, text, in: markup)
  }
}
