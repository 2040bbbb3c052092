internal import AutoLayout
internal import DocumentAnalysis
internal import InterfaceBuilder
internal import LayoutGeometry

extension NamedObjects {
  /// Returns the constraint that an equation describes, and the scene that has its views.
  func constraint(
    of text: String
  ) throws(EditError) -> (constraint: NewConstraint, scene: EditedScene) {
    let equation = try TypedEquation(text)
    // The first name that is one of a view, and no part of the tree such as `superview`.
    let anchors = [equation.first] + (equation.second.map { [$0] } ?? [])
    guard let named = anchors.first(where: { Resolution.part($0.name) == nil }) else {
      let (scene, _) = try views([])
      return (try Resolution(scene, scene.root, self, text).constraint(equation), scene)
    }
    let subject = Resolution.subject(named.name)
    if let island = try islands().first(where: { island in
      open.scene(island.root.id)?.guides[subject] != nil
    }), let scene = open.scene(island.root.id) {
      return (try Resolution(scene, subject, self, text).constraint(equation), scene)
    }
    let scene: EditedScene
    let ids: [String]
    do throws(EditError) { (scene, ids) = try views([subject]) } catch {
      throw EditError("column \(named.column) of '\(text)': \(error.message)")
    }
    return (try Resolution(scene, ids[0], self, text).constraint(equation), scene)
  }
}

/// The items of an equation in a scene.
@MainActor
private struct Resolution {
  let scene: EditedScene
  /// The view to whose superview `superview` refers.
  let subject: String
  let names: NamedObjects
  let text: String

  init(_ scene: EditedScene, _ subject: String, _ names: NamedObjects, _ text: String) {
    (self.scene, self.subject, self.names, self.text) = (scene, subject, names, text)
  }

  func constraint(_ equation: TypedEquation) throws(EditError) -> NewConstraint {
    let first = try end(equation.first)
    let second: NewConstraint.End?
    if let anchor = equation.second { second = try end(anchor) } else { second = nil }
    if let reason = ConstraintProblem.pairing(
      first.attribute, second?.attribute, multiplier: equation.multiplier)
    {
      throw EditError("'\(text)': \(reason)")
    }
    if let second, second == first {
      throw EditError("'\(text)' relates an attribute to itself")
    }
    return NewConstraint(
      first: first, relation: equation.relation, second: second,
      multiplier: equation.multiplier == 1 ? nil : ConstraintNumber.text(equation.multiplier),
      priority: equation.priority, constant: equation.constant)
  }

  /// The words for parts of the tree.
  static func part(_ name: String) -> String? {
    let word = name.lowercased().filter { $0 != " " }
    return ["superview", "safearea", "screen"].first { $0 == word }
  }

  /// The name of the view in `Title.superview.superview`.
  static func subject(_ name: String) -> String {
    var name = name
    while name.hasSuffix(".superview") { name.removeLast(".superview".count) }
    return name
  }

  private func end(_ anchor: TypedEquation.Anchor) throws(EditError) -> NewConstraint.End {
    func failure(_ message: String) -> EditError {
      EditError("column \(anchor.column) of '\(text)': \(message)")
    }
    var name = Self.subject(anchor.name)
    var steps = anchor.name.count - name.count
    var guide = anchor.guide
    var id: String
    switch Self.part(name) {
    case "superview":
      (id, steps) = (subject, steps + ".superview".count)
      name = scene.name(subject)
    case "safearea": (id, guide) = (scene.root, "safeArea")
    case "screen": id = scene.root
    default:
      if scene.guides[name] != nil { return (name, anchor.attribute) }
      do throws(EditError) { id = try names.view(name, in: scene) } catch {
        throw failure(error.message)
      }
    }
    while steps > 0 {
      guard let parent = scene.parent(of: id) else {
        throw failure("'\(name)' has no superview in the document")
      }
      id = parent.id
      steps -= ".superview".count
    }
    guard let guide else { return (id, anchor.attribute) }
    return try end(of: guide, id, anchor.attribute, failure)
  }

  private func end(
    of guide: String, _ view: String, _ attribute: LayoutAttribute, _ failure: (String) -> EditError
  ) throws(EditError) -> NewConstraint.End {
    let word = guide.lowercased().filter { $0 != " " }
    if ["margins", "layoutmargins", "layoutmarginsguide"].contains(word) {
      guard let margin = attribute.ofMargins else {
        throw failure("margins have edges and centers, and no \(attribute.name)")
      }
      return (view, margin)
    }
    let kinds: [String: LayoutGuideElement.Kind] = [
      "safearea": .safeArea, "safearealayoutguide": .safeArea,
      "contentlayoutguide": .contentLayoutGuide, "framelayoutguide": .frameLayoutGuide,
      "keyboardlayoutguide": .keyboard, "keyboard": .keyboard,
    ]
    guard let kind = kinds[word] else {
      throw failure(
        "no guide '\(guide)'; "
          + EditOperation.hint(
            guide,
            among: [
              "safeArea", "margins", "contentLayoutGuide", "frameLayoutGuide",
              "keyboardLayoutGuide",
            ]))
    }
    guard let found = scene.element(view)?.guides.first(where: { $0.kind == kind }) else {
      throw failure(
        "\(scene.name(view)) has no \(guide) in the document; Interface Builder adds it")
    }
    return (found.id, attribute)
  }
}
