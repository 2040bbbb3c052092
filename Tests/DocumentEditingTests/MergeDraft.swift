import InterfaceBuilder
import TestSupport

@testable import DocumentEditing

/// A document that is edited at random, as a tree of elements.
final class MergeDraft {
  final class Element {
    var name: String
    var attributes: [(name: String, value: String)]
    var children: [Element]

    init(_ name: String, _ attributes: [(String, String)], _ children: [Element] = []) {
      self.name = name
      self.attributes = attributes.map { (name: $0.0, value: $0.1) }
      self.children = children
    }

    subscript(name: String) -> String? {
      get { attributes.first { $0.name == name }?.value }
      set {
        guard let newValue else { return attributes.removeAll { $0.name == name } }
        if let index = attributes.firstIndex(where: { $0.name == name }) {
          attributes[index].value = newValue
        } else {
          // Before the id, as Interface Builder does.
          attributes.insert((name, newValue), at: max(0, attributes.count - 1))
        }
      }
    }

    func child(_ name: String) -> Element? { children.first { $0.name == name } }

    /// The element and its descendants.
    var all: [Element] { [self] + children.flatMap(\.all) }

    var text: String { text(at: 0) }

    private func text(at depth: Int) -> String {
      let blanks = String(repeating: " ", count: 4 * depth)
      let start = blanks + "<" + name + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
      if children.isEmpty { return start + "/>\n" }
      return start + ">\n" + children.map { $0.text(at: depth + 1) }.joined()
        + blanks + "</\(name)>\n"
    }
  }

  let root: Element
  private let prefix: String
  private var count = 0

  /// Creates a draft from a text; ids of new objects begin with `prefix`.
  init(_ bytes: [UInt8], prefix: String) throws {
    let tree = try MarkupTree(bytes)
    func element(_ index: Int) -> Element {
      let node = tree.nodes[index]
      return Element(
        node.name, node.attributes.map { ($0.name, $0.value) }, node.children.map(element))
    }
    root = element(0)
    self.prefix = prefix
  }

  var bytes: [UInt8] { Array(("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.text).utf8) }

  // MARK: Edits

  private var lists: [Element] { root.all.filter { $0.name == "subviews" } }
  private var constraints: [Element] { root.all.filter { $0.name == "constraint" } }
  /// The views that are in lists of subviews.
  private var views: [Element] { lists.flatMap(\.children) }

  func view(_ id: String) -> Element? { views.first { $0["id"] == id } }

  /// The list of subviews that has a view.
  func list(holding id: String) -> Element? {
    lists.first { $0.children.contains { $0["id"] == id } }
  }

  private func newID() -> String {
    count += 1
    return "\(prefix)-\(count)"
  }

  /// Makes an edit at random.
  func edit(using random: inout some RandomNumberGenerator) {
    let number = "\(Int.random(in: 1...40, using: &random))"
    switch Int.random(in: 0..<19, using: &random) {
    case 0, 1: constraints.randomElement(using: &random)?["constant"] = number
    case 2: constraints.randomElement(using: &random)?["priority"] = number
    case 3: views.randomElement(using: &random)?["alpha"] = "0." + number
    case 4: views.randomElement(using: &random)?["userLabel"] = "Name " + number
    case 5: if let view = views.randomElement(using: &random) { delete(view) }
    case 6: addView(using: &random)
    case 7: addConstraint(using: &random)
    case 8: if let old = constraints.randomElement(using: &random) { remove([old]) }
    case 9: move(using: &random)
    case 10: order(using: &random)
    case 11: setColor(number, using: &random)
    case 12:
      let frames = root.all.filter { $0.name == "rect" }
      let field = ["x", "y", "width", "height"].randomElement(using: &random) ?? "x"
      frames.randomElement(using: &random)?[field] = number
      views.randomElement(using: &random)?["misplaced"] = "YES"
    case 13:
      root["toolsVersion"] = "2" + number
      root["systemVersion"] = "19A" + number
    case 14: saveAgain(using: &random)
    case 15: empty(using: &random)
    case 16:
      let id = "both-\(Int.random(in: 1...3, using: &random))"
      if view(id) == nil, let list = lists.randomElement(using: &random) {
        addView(id, into: list, at: Int.random(in: 0...list.children.count, using: &random))
      }
    case 17:
      if let view = views.randomElement(using: &random)?["id"] {
        connect("shared\(Int.random(in: 1...2, using: &random))", to: view)
      }
    default: connect(number, using: &random)
    }
  }

  /// Orders a list, or moves one of its views.
  private func order(using random: inout some RandomNumberGenerator) {
    guard let list = lists.randomElement(using: &random) else { return }
    guard Bool.random(using: &random), !list.children.isEmpty else {
      return list.children.shuffle(using: &random)
    }
    let view = list.children.remove(at: Int.random(in: list.children.indices, using: &random))
    list.children.insert(view, at: Int.random(in: 0...list.children.count, using: &random))
  }

  /// Writes values as another version of Xcode does.
  private func saveAgain(using random: inout some RandomNumberGenerator) {
    let isNew = Bool.random(using: &random)
    for color in root.all where color.name == "color" && color["white"] != nil {
      color["customColorSpace"] = isNew ? "genericGamma22GrayColorSpace" : nil
      color["colorSpace"] = isNew ? "custom" : "calibratedWhite"
    }
    for rect in root.all where rect.name == "rect" {
      guard let x = rect["x"].flatMap(Double.init)?.rounded() else { continue }
      rect["x"] = isNew ? "\(x + 0.0000003)" : "\(x)"
    }
    for view in views where view["fixedFrame"] != nil || Int.random(in: 0..<4, using: &random) == 0
    {
      view["translatesAutoresizingMaskIntoConstraints"] = isNew ? "NO" : nil
      view["fixedFrame"] = isNew ? "YES" : nil
    }
  }

  private func remove(_ elements: [Element]) {
    let gone = Set(elements.map(ObjectIdentifier.init))
    for element in root.all {
      element.children.removeAll { gone.contains(ObjectIdentifier($0)) }
    }
    // As Interface Builder does.
    for element in root.all {
      element.children.removeAll {
        ["constraints", "connections", "subviews"].contains($0.name) && $0.children.isEmpty
      }
    }
  }

  func delete(_ view: Element) {
    let ids = Set(view.all.compactMap { $0["id"] })
    let references = root.all.filter { element in
      ["firstItem", "secondItem", "destination"].contains { element[$0].map(ids.contains) ?? false }
    }
    remove(references + [view])
  }

  private func addView(using random: inout some RandomNumberGenerator) {
    guard let list = lists.randomElement(using: &random) else { return }
    addView(newID(), into: list, at: Int.random(in: 0...list.children.count, using: &random))
  }

  func addView(_ id: String, into list: Element, at place: Int) {
    let view = Element(
      "view",
      [
        ("contentMode", "scaleToFill"), ("translatesAutoresizingMaskIntoConstraints", "NO"),
        ("id", id),
      ],
      [
        Element(
          "rect", [("key", "frame"), ("x", "0.0"), ("y", "0.0"), ("width", "9"), ("height", "9")]),
        Element(
          "constraints", [],
          [
            Element(
              "constraint",
              [("firstAttribute", "width"), ("constant", "9"), ("id", id + "-width")])
          ]),
      ])
    list.children.insert(view, at: place)
  }

  private func addConstraint(using random: inout some RandomNumberGenerator) {
    guard let holder = root.all.filter({ $0.name == "constraints" }).randomElement(using: &random),
      let view = views.randomElement(using: &random)?["id"]
    else { return }
    let place = Int.random(in: 0...holder.children.count, using: &random)
    let attribute = ["leading", "top", "centerX"].randomElement(using: &random) ?? "top"
    holder.children.insert(
      Element(
        "constraint",
        [
          ("firstItem", view), ("firstAttribute", attribute), ("secondItem", "root"),
          ("secondAttribute", attribute), ("id", newID()),
        ]), at: place)
  }

  private func move(using random: inout some RandomNumberGenerator) {
    guard let view = views.randomElement(using: &random) else { return }
    let own = Set(view.all.map(ObjectIdentifier.init))
    // Not into itself, nor into a list that is gone without it.
    let lists = lists.filter { list in
      !own.contains(ObjectIdentifier(list)) && list.children.contains { $0 !== view }
    }
    guard let list = lists.randomElement(using: &random) else { return }
    move(view, into: list, at: Int.random(in: 0...list.children.count, using: &random))
  }

  func move(_ view: Element, into list: Element, at place: Int) {
    remove([view])
    list.children.insert(view, at: min(place, list.children.count))
  }

  /// Moves a view out of its container, and deletes the container.
  private func empty(using random: inout some RandomNumberGenerator) {
    let containers = views.filter { $0.child("subviews")?.children.isEmpty == false }
    guard let container = containers.randomElement(using: &random),
      let list = lists.first(where: { $0.children.contains { $0 === container } }),
      let view = container.child("subviews")?.children.randomElement(using: &random)
    else { return }
    move(view, into: list, at: Int.random(in: 0...list.children.count, using: &random))
    delete(container)
  }

  /// Adds an outlet of the first object that has connections.
  func connect(_ property: String, to view: String) {
    guard let list = root.all.first(where: { $0.name == "connections" }),
      !list.children.contains(where: { $0["property"] == property })
    else { return }
    list.children.append(
      Element("outlet", [("property", property), ("destination", view), ("id", newID())]))
  }

  private func setColor(_ number: String, using random: inout some RandomNumberGenerator) {
    guard let view = views.randomElement(using: &random) else { return }
    view.children.removeAll { $0["key"] == "backgroundColor" }
    guard number != "40" else { return }
    let color = Element(
      "color",
      [
        ("key", "backgroundColor"), ("white", "0." + number), ("alpha", "1"),
        ("colorSpace", "calibratedWhite"),
      ])
    view.children.insert(color, at: min(1, view.children.count))
  }

  private func connect(_ number: String, using random: inout some RandomNumberGenerator) {
    let outlets = root.all.filter { $0.name == "outlet" }
    if Bool.random(using: &random), let outlet = outlets.randomElement(using: &random) {
      outlet["property"] = "view" + number
      return
    }
    guard let view = views.randomElement(using: &random)?["id"] else { return }
    connect("new" + number, to: view)
  }
}
