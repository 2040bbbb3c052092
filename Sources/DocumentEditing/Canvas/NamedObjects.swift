internal import Foundation
internal import InterfaceBuilder
internal import InterfaceLinter
internal import LayoutProof
internal import LayoutScene
internal import LayoutSnapshot
internal import ViewAnalysis

/// The views and constraints of a document by the names that a user gives.
@MainActor
struct NamedObjects {
  let open: OpenDocument
  /// The name of the only scene in which names are looked up; nil for all scenes.
  let sceneName: String?

  /// The islands in which names are looked up.
  func islands() throws(EditError) -> [Island] {
    guard let sceneName else {
      guard !open.islands.isEmpty else { throw EditError("the document has no views") }
      return open.islands
    }
    let found = open.document.islands(named: sceneName)
    guard !found.isEmpty else {
      let names = open.islands.map { "'\($0.displayName)'" }
      throw EditError(
        "no scene '\(sceneName)'; there is " + names.prefix(6).joined(separator: ", ")
          + (names.count > 6 ? ", …" : ""))
    }
    return found
  }

  /// Returns the scene that contains the named views, and their ids; without names, the only scene.
  func views(_ names: [String]) throws(EditError) -> (scene: EditedScene, ids: [String]) {
    guard let first = names.first else {
      let islands = try islands()
      guard islands.count == 1, let scene = open.scene(islands[0].root.id) else {
        let names = islands.prefix(6).map { "'\($0.displayName)'" }.joined(separator: ", ")
        throw EditError(
          "the document has \(islands.count) scenes; name a view, or select one with --scene: \(names)"
            + (islands.count > 6 ? ", …" : ""))
      }
      return (scene, [])
    }
    let scene = try scene(withView: first)
    var ids: [String] = []
    for name in names {
      let id = try view(name, in: scene)
      guard !ids.contains(id) else { throw EditError("'\(name)' is named twice") }
      ids.append(id)
    }
    return (scene, ids)
  }

  private func scene(withView name: String) throws(EditError) -> EditedScene {
    let islands = try islands()
    if let island = islands.first(where: { $0.views.contains { $0.id == name } }) {
      guard let scene = open.scene(island.root.id), scene.element(name) != nil else {
        throw EditError("the view '\(name)' is not installed on the document's canvas")
      }
      return scene
    }
    var found: [EditedScene] = []
    var problem: EditError?
    for island in islands {
      guard let scene = open.scene(island.root.id) else { continue }
      do throws(EditError) {
        _ = try view(name, in: scene)
        found.append(scene)
      } catch {
        // An error about a view that was found is more useful than one about scenes that lack it.
        if problem?.message.hasPrefix("no view") != false { problem = error }
      }
    }
    guard found.count < 2 else {
      let scenes = found.map { "'\($0.island.displayName)'" }.joined(separator: ", ")
      throw EditError("several scenes have a view '\(name)'; select one with --scene: \(scenes)")
    }
    guard let scene = found.first else { throw problem ?? EditError("no view '\(name)'") }
    return scene
  }

  func view(_ name: String, in scene: EditedScene) throws(EditError) -> String {
    if scene.element(name) != nil { return name }
    let question: ValueQuestion
    do { question = try ValueQuestion(name, in: scene.names) } catch {
      if let id = outlet(name, in: scene) { return id }
      throw EditError(error.message)
    }
    // `Title.width` is a number of a view.
    guard question.attributes.count > 1 else {
      throw EditError("'\(name)' is a number of a view; name the view")
    }
    guard scene.element(question.subject) != nil else {
      throw EditError("'\(name)' is not a view of the document")
    }
    return question.subject
  }

  /// Returns the only view of a scene to which outlets of a name lead.
  private func outlet(_ name: String, in scene: EditedScene) -> String? {
    let ids = Set(
      open.markup.elements.compactMap { element in
        element.name == "outlet" && element["property"]?.value == name
          ? element["destination"]?.value : nil
      }
    ).filter { scene.element($0) != nil }
    return ids.count == 1 ? ids.first : nil
  }

  // MARK: Constraints

  /// A constraint of the document.
  struct Found {
    var element: ConstraintElement
    var holder: ViewElement
    /// The id of the outermost view of its scene.
    var root: String
  }

  /// Returns the constraint with an id, label, identifier or formula.
  func constraint(_ name: String) throws(EditError) -> Found {
    var all: [Found] = []
    for island in try islands() {
      for holder in island.views {
        all += holder.constraints.map { Found(element: $0, holder: holder, root: island.root.id) }
      }
    }
    let ways: [(ConstraintElement) -> Bool] = [
      { $0.id == name }, { $0.userLabel == name }, { $0.identifier == name },
    ]
    for way in ways {
      let found = all.filter { way($0.element) }
      if found.count == 1 { return found[0] }
      if found.count > 1 { throw Self.several(name, found) }
    }
    let formulas = self.formulas(of: all)
    let wanted = Self.plain(name)
    let found = all.filter {
      formulas[$0.element.id]?.contains { Self.plain($0) == wanted } == true
    }
    if found.count == 1 { return found[0] }
    if found.count > 1 { throw Self.several(name, found) }
    let known =
      all.flatMap { [$0.element.userLabel, $0.element.identifier].compactMap { $0 } }
      + all.compactMap { formulas[$0.element.id]?.first } + all.map(\.element.id)
    let near = Spelling.nearest(to: name, among: known)
    throw EditError(
      "no constraint '\(name)'; "
        + (near.isEmpty
          ? "a constraint is named by its id, label, identifier or formula"
          : "did you mean \(near.map { "'\($0)'" }.joined(separator: ", "))?"))
  }

  private static func several(_ name: String, _ found: [Found]) -> EditError {
    let ids = found.prefix(6).map(\.element.id).joined(separator: ", ")
    return EditError("several constraints are '\(name)'; name one by its id: \(ids)")
  }

  /// Returns the constraints as the command prints them, by id.
  private func formulas(of constraints: [Found]) -> [String: [String]] {
    var formulas: [String: [String]] = [:]
    for root in Set(constraints.map(\.root)) {
      guard let scene = open.scene(root) else { continue }
      for constraint in scene.names.constraints {
        formulas[constraint.id, default: []].append(constraint.text)
      }
      let names = SnapshotNames(scene.snapshot)
      for constraint in scene.snapshot.constraints {
        formulas[constraint.id, default: []].append(constraint.formula { names[$0] })
      }
    }
    return formulas
  }

  /// Returns a formula without spaces and with the signs of a keyboard.
  private static func plain(_ formula: String) -> String {
    var text = formula.lowercased()
    for (sign, typed) in [("−", "-"), ("≤", "<="), ("≥", ">="), ("×", "*"), ("==", "=")] {
      text = text.replacing(sign, with: typed)
    }
    return text.filter { $0 != " " && $0 != "'" && $0 != "\"" }
  }
}
