internal import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import LayoutGeometry

/// Adding, moving and deleting views.
extension EditPlanner {
  // MARK: Adding

  /// Plans a new view, and returns its id.
  mutating func insert(
    _ kind: LibraryView, into superview: String, _ place: EditOperation.ViewPlace
  ) throws(EditError) -> String {
    let (scene, ids) = try names.views([superview])
    let parent = try container(ids[0], in: scene)
    let id = Repairer.freeID(
      for: [.init("kind", kind.rawValue), .init("into", parent.id)], besides: open.markup.ids)
    let size = (width: place.width ?? kind.size.width, height: place.height ?? kind.size.height)
    let outer = scene.bounds(of: parent.id)
    let isArranged = parent.kind == .stackView
    let x = place.x ?? outer.map { (($0.width - size.width) / 2).rounded() } ?? 0
    let y = place.y ?? outer.map { (($0.height - size.height) / 2).rounded() } ?? 0
    var placement = open.document.usesAutoLayout && !isArranged ? " fixedFrame=\"YES\"" : ""
    if open.document.usesAutoLayout {
      placement += " translatesAutoresizingMaskIntoConstraints=\"NO\""
    }
    let rect = [("x", x), ("y", y), ("width", size.width), ("height", size.height)].map {
      "\($0)=\"\(Repairer.number($1))\""
    }
    var inner = ["<rect key=\"frame\" \(rect.joined(separator: " "))/>"]
    if !isArranged {
      inner.append(
        "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>")
    }
    let lines =
      ["<\(kind.element) \(kind.attributes)\(placement) id=\"\(id)\">"]
      + (inner + kind.contents).map { "    " + $0 } + ["</\(kind.element)>"]
    let markup = open.markup
    try plan(in: parent, at: place.index) { blanks in
      Array(lines.map { Array($0.utf8) }.joined(separator: markup.lineEnd + Array(blanks)))
    }
    return id
  }

  // MARK: Moving

  /// Returns the frame that a view has in another superview if it stays where it is on the canvas.
  func frame(
    of id: String, movedInto superview: String?, _ place: EditOperation.ViewPlace
  ) throws(EditError) -> LayoutRect {
    let scene = try names.views([id]).scene
    let parent = try superview.map { name throws(EditError) in try container(name, in: scene).id }
    guard let own = scene.bounds(of: id),
      let outer = (parent ?? scene.parent(of: id)?.id).flatMap(scene.bounds)
    else { throw EditError("\(scene.name(id)) has no frame on the document's canvas") }
    return LayoutRect(
      x: place.x ?? ConstraintNumber.rounded(own.x - outer.x),
      y: place.y ?? ConstraintNumber.rounded(own.y - outer.y),
      width: place.width ?? own.width, height: place.height ?? own.height)
  }

  /// Plans the removal of the constraints between a view and what it leaves.
  mutating func detach(_ id: String, into superview: String?) throws(EditError) {
    let scene = try names.views([id]).scene
    let element = try listed(id, in: scene, to: "moved")
    guard let superview else { return }
    let parent = try container(superview, in: scene)
    let inside = ids(inside: [element])
    guard !inside.contains(parent.id) else {
      throw EditError("\(scene.name(id)) cannot be moved into itself")
    }
    guard scene.parent(of: id)?.id != parent.id else { return }
    removeReferences(to: inside, besides: [element], in: scene, isMove: true)
  }

  /// Plans another place of a view in the text.
  mutating func move(_ id: String, into superview: String?, at index: Int?) throws(EditError) {
    let scene = try names.views([id]).scene
    let element = try listed(id, in: scene, to: "moved")
    let target = try superview.map { name throws(EditError) in try container(name, in: scene) }
    guard let parent = target ?? scene.parent(of: id) else { return }
    let isSame = parent.id == scene.parent(of: id)?.id
    // In the same superview, only another index is another place.
    if isSame, index == nil || parent.subviewCount(open.markup) < 2 { return }
    plan.deleted.insert(element.position)
    let markup = open.markup
    try plan(in: parent, at: index, besides: element) { markup.text(of: element, indented: $0) }
  }

  /// Plans what a view is placed by in its new superview, and its frame.
  mutating func settle(_ id: String, _ frame: LayoutRect) throws(EditError) {
    let scene = try names.views([id]).scene
    guard let view = scene.element(id) else { return }
    if scene.isArranged(id) {
      if view.isFixedFrame { plan.set(view.position, "fixedFrame", nil) }
      if view.translatesAutoresizingMaskIntoConstraints {
        plan.set(view.position, "translatesAutoresizingMaskIntoConstraints", "NO")
      }
    } else if keepsFrame(id, in: scene, without: []) {
      plan.set(view.position, "fixedFrame", "YES")
    }
    var repairer = Repairer(open.markup)
    plan.edits += repairer.edits(for: .updateFrame(view: id, at: view.position, frame))
  }

  /// Plans the frames that stack views give to views.
  mutating func arrange(_ ids: [String]) throws(EditError) {
    let scene = try names.views(ids).scene
    var repairer = Repairer(open.markup)
    for id in ids where scene.isArranged(id) {
      guard let view = scene.element(id), let frame = scene.staged.views[id]?.frame else {
        continue
      }
      plan.edits += repairer.edits(
        for: .updateFrame(view: id, at: view.position, LayoutRect(frame)))
    }
  }

  // MARK: Deleting

  /// Plans the deletion of views, and of all that refers to them or to what is inside them.
  mutating func delete(_ views: [String]) throws(EditError) {
    let (scene, ids) = try names.views(views)
    let outer = ids.filter { id in
      !scene.lineage(of: id).dropFirst().contains(where: ids.contains)
    }
    var elements: [MarkupIndex.Element] = []
    for id in outer { elements.append(try listed(id, in: scene, to: "deleted")) }
    plan.deleted.formUnion(elements.map(\.position))
    removeReferences(to: self.ids(inside: elements), besides: elements, in: scene, isMove: false)
  }

  /// The attributes with which elements refer to others.
  private static let references = ["firstItem", "secondItem", "destination", "reference"]

  /// Plans the removal of the elements outside that refer to what is inside; of a view that is only moved,
  /// outlets and actions stay.
  private mutating func removeReferences(
    to inside: Set<String>, besides elements: [MarkupIndex.Element], in scene: EditedScene,
    isMove: Bool
  ) {
    let markup = open.markup
    var constraints: Set<String> = []
    for element in markup.elements {
      let isInside = elements.contains { $0.whole.contains(element.whole.lowerBound) }
      let holder = element.parent.flatMap { markup.elements[$0].parent }
        .flatMap { markup.elements[$0]["id"]?.value }
      if element.name == "constraint" {
        let ends = [
          element["firstItem"]?.value ?? holder, element["secondItem"]?.value,
        ].compactMap { $0 }
        // A constraint inside that reaches out, or one outside that reaches in.
        guard
          isInside
            ? isMove && !ends.allSatisfy(inside.contains) : ends.contains(where: inside.contains)
        else { continue }
        let id = element["id"]?.value ?? ""
        if scene.views.contains(where: { $0.constraints.contains { $0.id == id } }) {
          constraints.insert(id)
        } else {
          plan.removed.append((id, element.position))
        }
        continue
      }
      guard !isInside,
        Self.references.contains(where: { element[$0].map { inside.contains($0.value) } == true })
      else { continue }
      switch element.name {
      case "include", "exclude": plan.deleted.insert(element.position)
      case _ where isMove: continue
      case "outlet", "outletCollection":
        let property = element["property"]?.value ?? "?"
        let id = element["destination"]?.value ?? "?"
        plan.notes.append("the outlet '\(property)' to \(scene.name(id)) is removed, too")
        plan.deleted.insert(element.position)
      default: plan.deleted.insert(element.position)
      }
    }
    remove(constraints, in: scene, with: isMove ? [] : inside)
  }

  // MARK: Elements

  /// Returns the view that contains what is added to a view: itself, or its content view.
  private func container(_ id: String, in scene: EditedScene) throws(EditError) -> ViewElement {
    guard let element = scene.element(id) else {
      throw EditError("'\(id)' is in another scene, or not installed on the document's canvas")
    }
    switch element.kind {
    case .view, .stackView, .scrollView, .tableViewCellContentView,
      .collectionViewCellContentView, .collectionReusableView:
      return element
    default:
      if let content = element.islandMembers.first(where: { $0.key == "contentView" }) {
        return content
      }
      let kind = open.markup.element(at: element.position)?.name ?? "view"
      throw EditError("\(scene.name(id)) is a \(kind), to which no views can be added")
    }
  }

  /// Returns the element of a view that is in a list of subviews.
  private func listed(
    _ id: String, in scene: EditedScene, to verb: String
  ) throws(EditError) -> MarkupIndex.Element {
    guard let view = scene.element(id), let element = open.markup.element(at: view.position),
      let list = element.parent.map({ open.markup.elements[$0] }), list.name == "subviews"
    else {
      throw EditError(
        "\(scene.name(id)) is not one of the subviews of a view, so it is not \(verb)")
    }
    return element
  }

  private func ids(inside elements: [MarkupIndex.Element]) -> Set<String> {
    Set(
      open.markup.elements.lazy.filter { element in
        elements.contains { $0.whole.contains(element.whole.lowerBound) }
      }.compactMap { $0["id"]?.value })
  }

  /// Plans a child of the list of subviews.
  ///
  /// - Parameters:
  ///   - view: The superview.
  ///   - index: The place among the others; nil for the last.
  ///   - moved: A subview that leaves its place, and is not counted.
  ///   - text: Returns the child's text for the blanks before its lines; the first is without.
  /// - Throws: An error for a superview without contents, which has no frame either.
  private mutating func plan(
    in view: ViewElement, at index: Int?, besides moved: MarkupIndex.Element? = nil,
    _ text: (ArraySlice<UInt8>) -> [UInt8]
  ) throws(EditError) {
    let markup = open.markup
    guard let element = markup.element(at: view.position) else { return }
    let list = markup.children(of: element, named: "subviews").last
    if let list, !list.isSelfClosing {
      let members = list.children.map { markup.elements[$0] }
      let others = members.filter { $0.position != moved?.position }
      let count = min(index ?? others.count, others.count)
      let place = count > 0 ? others[count - 1].whole.upperBound : list.startTag.upperBound
      let blanks =
        members.first.flatMap { markup.indentation(before: $0.whole.lowerBound) }
        ?? markup.indentation(before: list.whole.lowerBound).map { $0 + Array("    ".utf8) }
      let line = blanks.map { markup.lineEnd + Array($0) } ?? []
      plan.edits.append(DocumentEdit(place..<place, line + text(blanks ?? []), in: markup))
      return
    }
    if let list { plan.deleted.insert(list.position) }
    guard !element.isSelfClosing else {
      throw EditError("the view \(view.id) has no frame, so nothing can be added to it")
    }
    let before: Set<String> = ["rect", "autoresizingMask"]
    let anchor = element.children.map { markup.elements[$0] }.last { before.contains($0.name) }
    let place = anchor?.whole.upperBound ?? element.startTag.upperBound
    guard
      let blanks = anchor.flatMap({ markup.indentation(before: $0.whole.lowerBound) })
        ?? markup.indentation(before: element.whole.lowerBound).map({ $0 + Array("    ".utf8) })
    else {
      let whole = Array("<subviews>".utf8) + text([]) + Array("</subviews>".utf8)
      plan.edits.append(DocumentEdit(place..<place, whole, in: markup))
      return
    }
    let line = markup.lineEnd + Array(blanks)
    let inner = blanks + Array("    ".utf8)
    plan.edits.append(
      DocumentEdit(
        place..<place,
        line + Array("<subviews>".utf8) + markup.lineEnd + Array(inner) + text(inner) + line
          + Array("</subviews>".utf8), in: markup))
  }
}

extension ViewElement {
  /// The number of its subviews in the text.
  fileprivate func subviewCount(_ markup: MarkupIndex) -> Int {
    markup.element(at: position).flatMap { markup.children(of: $0, named: "subviews").last }?
      .children.count ?? 0
  }
}

extension MarkupIndex {
  /// Returns the text of an element with other blanks before the lines on which tags begin; texts of several
  /// lines stay as they are.
  fileprivate func text(of element: Element, indented blanks: ArraySlice<UInt8>) -> [UInt8] {
    let range = element.whole
    guard let old = indentation(before: range.lowerBound) else { return Array(bytes[range]) }
    var starts: Set<Int> = []
    for inner in elements where range.contains(inner.whole.lowerBound) {
      starts.insert(inner.whole.lowerBound)
      // `</name>`, behind other elements.
      if !inner.children.isEmpty {
        starts.insert(inner.whole.upperBound - inner.name.utf8.count - 3)
      }
    }
    var text: [UInt8] = []
    var copied = range.lowerBound
    for start in starts.sorted() {
      guard start > range.lowerBound, let own = indentation(before: start), own.starts(with: old)
      else { continue }
      text += bytes[copied..<own.startIndex] + blanks + own.dropFirst(old.count)
      copied = start
    }
    return text + bytes[copied..<range.upperBound]
  }
}
