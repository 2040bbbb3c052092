internal import Foundation
internal import InterfaceBuilder
internal import LayoutGeometry

/// Converts repairs into edits of a document's bytes.
package struct Repairer {
  private let markup: MarkupIndex

  /// The ids of the document, collected when a repair first adds a constraint.
  private lazy var ids = markup.ids

  package init(_ markup: MarkupIndex) {
    self.markup = markup
  }

  /// Returns the edits of a repair; none if the document has changed.
  package mutating func edits(for repair: DocumentRepair) -> [DocumentEdit] {
    switch repair {
    case .updateFrame(_, let position, let frame):
      guard let view = markup.element(at: position) else { return [] }
      return frameEdits(of: view, frame)
    case .updateFrames(let views):
      return views.flatMap { edits(for: .updateFrame(view: $0.view, at: $0.position, $0.frame)) }
    case .remove(let position):
      return markup.element(at: position).map { [removal(of: $0)] } ?? []
    case .setAttributes(let position, let attributes):
      guard let element = markup.element(at: position) else { return [] }
      return attributes.map { setting($0, of: element) }
    case .addConstraint(let position, let attributes):
      guard let element = markup.element(at: position) else { return [] }
      return [addition(ofTexts: [constraint(attributes, id: freeID(for: attributes))], to: element)]
    case .replaceString(let position, let old, let new):
      return replacement(of: old, by: new, inLine: position.line).map { [$0] } ?? []
    }
  }

  /// Returns an edit of the string with a text, quotes around it, in a line; nil if there is not exactly one.
  private func replacement(of old: String, by new: String, inLine number: Int) -> DocumentEdit? {
    let quoted = Array("\"\(old)\"".utf8)
    guard let line = markup.range(ofLine: number), line.count >= quoted.count else { return nil }
    let places = (line.lowerBound...line.upperBound - quoted.count).filter { start in
      markup.bytes[start..<start + quoted.count].elementsEqual(quoted)
    }
    guard places.count == 1 else { return nil }
    let start = places[0] + 1
    return DocumentEdit(start..<start + old.utf8.count, new.utf8, in: markup)
  }

  // MARK: Frames

  private func frameEdits(of view: MarkupIndex.Element, _ frame: LayoutRect) -> [DocumentEdit] {
    guard
      let rect = markup.children(of: view, named: "rect").first(where: {
        $0["key"]?.value == "frame"
      })
    else { return edits(ofInset: frame, of: view) }
    var edits: [DocumentEdit] = []
    for (name, value) in [
      ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
    ] {
      guard let attribute = rect[name] else { return [] }
      // A number that is already right keeps its spelling.
      if let written = Double(attribute.value), abs(written - value) < 0.005 { continue }
      edits.append(DocumentEdit(attribute.valueRange, Self.number(value).utf8, in: markup))
    }
    if let flag = view["misplaced"] { edits.append(removal(of: flag)) }
    return edits
  }

  /// Returns the edits that write a frame in today's form where it has that of Xcode 8.
  private func edits(
    ofInset frame: LayoutRect, of view: MarkupIndex.Element
  ) -> [DocumentEdit] {
    guard
      let inset = markup.children(of: view, named: "frame").first(where: {
        $0["key"]?.value == "frameInset"
      })
    else { return [] }
    let (x, y) = (Self.number(frame.x), Self.number(frame.y))
    let (width, height) = (Self.number(frame.width), Self.number(frame.height))
    let rect = "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    return [DocumentEdit(inset.whole, rect.utf8, in: markup)]
      + (view["misplaced"].map { [removal(of: $0)] } ?? [])
  }

  /// Returns a number in the format of Interface Builder's frames: 0.0, 16, 20.5,
  /// 20.333333333333332.
  ///
  /// Fractions have 17 digits, as Interface Builder writes them, even if fewer are sufficient.
  package static func number(_ value: Double) -> String {
    if value == 0 { return "0.0" }
    guard value == value.rounded(), abs(value) < 1e15 else {
      return String(format: "%.17g", value)
    }
    return "\(Int(value))"
  }

  // MARK: Attributes

  /// The attributes of constraints in the order in which Interface Builder writes them.
  private static let constraintOrder = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "priority", "constant", "symbolic", "identifier", "placeholder",
  ]

  /// The attributes of views that say how a view is placed, in the same order.
  private static let viewOrder = ["fixedFrame", "translatesAutoresizingMaskIntoConstraints"]

  /// Returns an edit that gives an attribute a value, where Interface Builder would write it; `leaving` has
  /// the names of attributes that other edits remove.
  package func setting(
    _ attribute: DocumentRepair.Attribute, of element: MarkupIndex.Element,
    without leaving: Set<String> = []
  ) -> DocumentEdit {
    let value = attribute.value.markupText
    if let written = element[attribute.name] {
      return DocumentEdit(written.valueRange, value.utf8, in: markup)
    }
    // Before the attributes that follow it; otherwise before the id, which is last or nearly last.
    let order = element.name == "constraint" ? Self.constraintOrder : Self.viewOrder
    let later = order.firstIndex(of: attribute.name).map { order[($0 + 1)...] } ?? []
    let next = element.attributes.first {
      (later.contains($0.name) || $0.name == "id") && !leaving.contains($0.name)
    }
    if let next {
      let place = next.nameRange.lowerBound
      return DocumentEdit(
        place..<place, "\(attribute.name)=\"\(value)\" ".utf8, in: markup)
    }
    let place =
      (element.attributes.last.map { $0.valueRange.upperBound + 1 })
      ?? element.startTag.lowerBound + 1 + element.name.utf8.count
    return DocumentEdit(place..<place, " \(attribute.name)=\"\(value)\"".utf8, in: markup)
  }

  /// Returns an edit that removes an attribute with the blanks before it.
  package func removal(of attribute: MarkupIndex.Attribute) -> DocumentEdit {
    var start = attribute.nameRange.lowerBound
    while start > 0, markup.bytes[start - 1] <= 0x20 { start -= 1 }
    return DocumentEdit(start..<attribute.valueRange.upperBound + 1, [], in: markup)
  }

  // MARK: Elements

  /// Returns an edit that removes an element, with its lines if nothing else is on them.
  package func removal(of element: MarkupIndex.Element) -> DocumentEdit {
    var start = element.whole.lowerBound
    var end = element.whole.upperBound
    if let blanks = markup.indentation(before: start) {
      var behind = end
      while behind < markup.bytes.count,
        markup.bytes[behind] == UInt8(ascii: " ") || markup.bytes[behind] == UInt8(ascii: "\t")
      {
        behind += 1
      }
      if let next = afterLineEnd(behind) {
        start = blanks.startIndex
        end = next
      }
    }
    return DocumentEdit(start..<end, [], in: markup)
  }

  /// Returns the offset after the line ending at an offset; nil if there is none.
  private func afterLineEnd(_ offset: Int) -> Int? {
    guard offset < markup.bytes.count else { return nil }
    if markup.bytes[offset] == 0x0A { return offset + 1 }
    guard markup.bytes[offset] == 0x0D else { return nil }
    let isPair = offset + 1 < markup.bytes.count && markup.bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  // MARK: Constraints

  /// Returns an edit that adds constraints, given by their attributes without ids, to the list of a view,
  /// below the last one that no other edit removes; `leaving` has the indices of removed elements,
  /// `used` the ids that are taken.
  package func addition(
    of constraints: [[DocumentRepair.Attribute]], to view: MarkupIndex.Element,
    besides used: inout Set<String>, without leaving: Set<Int> = []
  ) -> DocumentEdit {
    var texts: [String] = []
    for attributes in constraints {
      let id = Self.freeID(for: attributes, besides: used)
      used.insert(id)
      texts.append(constraint(attributes, id: id))
    }
    return addition(ofTexts: texts, to: view, without: leaving)
  }

  private func addition(
    ofTexts texts: [String], to view: MarkupIndex.Element, without leaving: Set<Int> = []
  ) -> DocumentEdit {
    guard let list = markup.children(of: view, named: "constraints").last, !list.isSelfClosing
    else { return addition(ofList: texts, to: view) }
    // Text cannot be added at the end of an element that is removed.
    let member = list.children.last { !leaving.contains($0) } ?? list.children.first
    guard let last = member.map({ markup.elements[$0] }) else {
      return insert(texts.joined().utf8, at: list.startTag.upperBound)
    }
    let place =
      member.map(leaving.contains) == true ? list.startTag.upperBound : last.whole.upperBound
    // With the same indentation.
    guard let blanks = markup.indentation(before: last.whole.lowerBound) else {
      return insert(texts.joined().utf8, at: place)
    }
    let line = markup.lineEnd + Array(blanks)
    return insert(texts.flatMap { line + Array($0.utf8) }, at: place)
  }

  /// Returns an edit that adds a list of constraints after subviews, colors and guides, as
  /// Interface Builder does.
  private func addition(ofList texts: [String], to view: MarkupIndex.Element) -> DocumentEdit {
    let before: Set<String> = [
      "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "keyboardLayoutGuide", "color",
      "string", "fontDescription", "state",
    ]
    let children = view.children.map { markup.elements[$0] }
    let whole = "<constraints>\(texts.joined())</constraints>"
    guard let anchor = children.last(where: { before.contains($0.name) }) else {
      return insert(whole.utf8, at: view.startTag.upperBound)
    }
    guard let blanks = markup.indentation(before: anchor.whole.lowerBound) else {
      return insert(whole.utf8, at: anchor.whole.upperBound)
    }
    let line = markup.lineEnd + Array(blanks)
    let inner = line + Array("    ".utf8)
    return insert(
      line + Array("<constraints>".utf8) + texts.flatMap { inner + Array($0.utf8) } + line
        + Array("</constraints>".utf8), at: anchor.whole.upperBound)
  }

  private func insert(_ bytes: some Sequence<UInt8>, at offset: Int) -> DocumentEdit {
    DocumentEdit(offset..<offset, bytes, in: markup)
  }

  private func constraint(_ attributes: [DocumentRepair.Attribute], id: String) -> String {
    let words = attributes.map { "\($0.name)=\"\($0.value.markupText)\"" }
    return "<constraint \(words.joined(separator: " ")) id=\"\(id)\"/>"
  }

  private mutating func freeID(for attributes: [DocumentRepair.Attribute]) -> String {
    Self.freeID(for: attributes, besides: ids)
  }

  /// Returns an id in Interface Builder's format that is not used in the document; always the same
  /// one for the same constraint.
  package static func freeID(
    for attributes: [DocumentRepair.Attribute], besides used: Set<String>
  ) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var text = attributes.map { "\($0.name)=\($0.value);" }.joined()
    while true {
      var rest = text.utf8.checksum
      var id = ""
      for place in 0..<10 {
        if place == 3 || place == 6 {
          id += "-"
          continue
        }
        id.append(letters[Int(rest % UInt64(letters.count))])
        rest /= UInt64(letters.count)
      }
      if !used.contains(id) { return id }
      text += "again"
    }
  }
}
