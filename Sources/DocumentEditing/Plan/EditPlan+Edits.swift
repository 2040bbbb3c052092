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
      edits += [mask("exclude", id, in: "default", of: element, markup)].compactMap { $0 }
    }
    for (id, holder, key, isInstalled) in variedInstallations {
      guard let isInstalled, let element = markup.element(at: holder) else { continue }
      let word = isInstalled ? "include" : "exclude"
      edits += [mask(word, id, in: key, of: element, markup)].compactMap { $0 }
    }
    for (object, key, values) in variedValues {
      guard let element = markup.element(at: object) else { continue }
      edits += variation(of: element, key, values, repairer, in: markup)
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
  private static let prunable: Set<String> = [
    "constraints", "connections", "mask", "variation", "subviews",
  ]

  /// Returns the elements that are removed: constraints, and all that refers to them.
  private func leaving(_ markup: MarkupIndex, notes: inout [String]) -> [Int] {
    let gone = Set(removed.map(\.id))
    let places = Set(removed.map(\.position))
    let installed = Set(installations.filter(\.isInstalled).map(\.id))
    let excluded = Set(installations.filter { !$0.isInstalled }.map(\.id))
    let isVaried = !variedInstallations.isEmpty
    guard !gone.isEmpty || !deleted.isEmpty || !installed.isEmpty || !excluded.isEmpty || isVaried
    else { return [] }
    var leaving: Set<Int> = []
    for (index, element) in markup.elements.enumerated() {
      if deleted.contains(element.position) { leaving.insert(index) }
      if isVaried, isReplacedMask(element, in: markup) { leaving.insert(index) }
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
    // What is inside a removed element goes with it.
    var inside: Set<Int> = []
    for index in markup.elements.indices {
      guard let parent = markup.elements[index].parent else { continue }
      if leaving.contains(parent) || inside.contains(parent) { inside.insert(index) }
    }
    return withoutEmptyLists(leaving.subtracting(inside), in: markup)
  }

  /// Replaces all members of a list by the list.
  private func withoutEmptyLists(_ elements: Set<Int>, in markup: MarkupIndex) -> [Int] {
    var leaving = elements
    let refilled = Set(added.map(\.holder))
    let masked = Set(
      installations.filter { !$0.isInstalled }.map(\.holder)
        + variedInstallations.filter { $0.isInstalled != nil }.map(\.holder))
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

  /// Returns whether an element says that a constraint is installed in size classes, or is not, that now says
  /// something else.
  private func isReplacedMask(_ element: MarkupIndex.Element, in markup: MarkupIndex) -> Bool {
    guard element.name == "include" || element.name == "exclude",
      let id = element["reference"]?.value, let mask = element.parent,
      let variation = markup.elements[mask].parent,
      let key = markup.elements[variation]["key"]?.value
    else { return false }
    return variedInstallations.contains { $0.id == id && $0.key == key }
  }

  /// Returns edits that give attributes of a constraint other values in size classes.
  private func variation(
    of constraint: MarkupIndex.Element, _ key: String, _ values: [Attribute], _ repairer: Repairer,
    in markup: MarkupIndex
  ) -> [DocumentEdit] {
    let written = markup.children(of: constraint, named: "variation").first {
      $0["key"]?.value == key
    }
    if let written { return values.map { repairer.setting($0, of: written) } }
    let words = values.map { " \($0.name)=\"\($0.value.markupText)\"" }.joined()
    let element = "<variation key=\"\(key)\"\(words)/>"
    guard constraint.isSelfClosing else {
      return [insertion([element], inside: constraint, in: markup)]
    }
    // The tag's end, `/>`, becomes an element.
    let end = constraint.startTag.upperBound
    let blanks = markup.indentation(before: constraint.startTag.lowerBound).map(Array.init)
    let line = blanks.map { markup.lineEnd + $0 } ?? []
    let inner = blanks == nil ? [] : line + Array("    ".utf8)
    let text = Array(">".utf8) + inner + Array(element.utf8) + line + Array("</constraint>".utf8)
    return [DocumentEdit(end - 2..<end, text, in: markup)]
  }

  /// Returns an edit that adds a constraint to those that are installed, or are not, with a variation's key.
  private func mask(
    _ word: String, _ id: String, in key: String, of view: MarkupIndex.Element,
    _ markup: MarkupIndex
  ) -> DocumentEdit? {
    let exclude = "<\(word) reference=\"\(id.markupText)\"/>"
    let variation = markup.children(of: view, named: "variation").first {
      $0["key"]?.value == key
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
    let lists = ["constraints", "variation"].flatMap { markup.children(of: view, named: $0) }
    guard let list = lists.max(by: { $0.whole.upperBound < $1.whole.upperBound }) else {
      return nil
    }
    let whole =
      ["<variation key=\"\(key)\">"] + lines.map { "    " + $0 } + ["</variation>"]
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

  func insertion(
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
