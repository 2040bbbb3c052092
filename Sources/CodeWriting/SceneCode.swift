package import InterfaceBuilder
package import LayoutGeometry

/// The Swift code of scenes, xibs and cells: one class for each layout root.
///
///     let code = SceneCode(document, named: "Login", notation: .anchors)
///     print(code.text)
///     for omission in code.omissions { print(omission.line, omission.text) }
///
/// The text imports UIKit and declares classes that create the views of the document with their properties and
/// constraints. What the code cannot express is a `TODO` comment where it would be, and in ``omissions``.
package struct SceneCode: Hashable, Sendable {
  /// A part of the document that is not in the code.
  package struct Omission: Hashable, Sendable {
    /// The line in the document, or in the code of which it was made.
    package let line: Int
    /// What it was.
    package let text: String
    /// Whether the layout can differ without it.
    package let affectsLayout: Bool
  }

  /// The code of which a document was made, where it was not made by Interface Builder.
  package struct Origin: Sendable {
    /// The lines of the code by those of the document.
    let places: [Int: CodeLocation.Frame]
    /// What the document does not have of a view, by its id.
    let missing: [String: [(text: String, affectsLayout: Bool)]]

    /// Describes the code of a document.
    package init(
      places: [Int: CodeLocation.Frame],
      missing: [String: [(text: String, affectsLayout: Bool)]]
    ) {
      (self.places, self.missing) = (places, missing)
    }
  }

  /// A class that the text declares.
  package struct DeclaredClass: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// The superclass.
    package let superclass: String
    /// The id of the outermost view of its layout root.
    package let rootID: String
    /// Whether it is a view controller.
    package let isController: Bool
  }

  /// A class of the app that the text uses and does not declare.
  package struct UsedClass: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// The class of UIKit from which it inherits, as far as the document says.
    package let superclass: String
    /// The properties that the text sets, with an expression of each value.
    package internal(set) var properties: [String: String]
  }

  /// The classes, in document order.
  package private(set) var classes: [DeclaredClass] = []
  /// The classes of the app that the text uses, by name.
  package private(set) var usedClasses: [UsedClass] = []
  /// What is not in the code, in document order.
  package private(set) var omissions: [Omission] = []
  /// The frameworks that the text imports.
  package private(set) var imports: [String] = []
  /// The declarations, without imports.
  package private(set) var body = ""

  /// The whole text of the file.
  package var text: String {
    let imports = imports.map { "import \($0)\n" }.joined()
    guard !body.isEmpty else { return "" }
    return imports + "\n" + body + summary
  }

  /// A line with the number of omissions; empty if there are none.
  private var summary: String {
    guard !omissions.isEmpty else { return "" }
    let layout = omissions.count { $0.affectsLayout }
    let noun = omissions.count == 1 ? "TODO" : "TODOs"
    return "\n// \(omissions.count) \(noun), of which \(layout) can change the layout.\n"
  }

  /// Writes the code of a document.
  ///
  /// - Parameters:
  ///   - document: The document, with its variations.
  ///   - name: The name of the file, for classes that have none.
  ///   - roots: The ids of the outermost views of the layout roots to write; nil for all.
  ///   - notation: The way to write constraints.
  ///   - origin: The code of which the document was made.
  ///   - markup: The elements of the document. Without them, the code has only what the model of documents has.
  package init(
    _ document: InterfaceDocument, named name: String, roots: Set<String>? = nil,
    notation: CodeNotation = .anchors, origin: Origin? = nil, markup: DocumentMarkup? = nil
  ) {
    let plan = ClassPlan(document, named: name, origin: origin, markup: markup)
    var imports: Set<String> = ["UIKit"]
    var bodies: [String] = []
    let unread = document.findings.filter { $0.severity == .error }.map { finding in
      Omission(
        line: finding.position.line, text: "not read: \(finding.message)", affectsLayout: true)
    }
    omissions = unread
    for entry in plan.entries {
      if let roots, !roots.contains(entry.island.root.id) { continue }
      var writer = ClassWriter(entry, in: plan, notation: notation)
      bodies.append(writer.text())
      omissions += writer.omissions
      imports.formUnion(writer.imports)
      classes.append(
        DeclaredClass(
          name: entry.name, superclass: entry.superclass, rootID: entry.island.root.id,
          isController: entry.kind.role == .controller))
      for used in writer.usedClasses { add(used) }
    }
    let declared = Set(plan.entries.map(\.name))
    usedClasses.removeAll { used in
      declared.contains(used.name) && classes.contains { $0.name == used.name }
    }
    if notation == .snapkit { imports.insert("SnapKit") }
    self.imports = imports.sorted()
    body =
      unread.map { "// TODO: Line \($0.line): \($0.text)\n" }.joined()
      + (unread.isEmpty || bodies.isEmpty ? "" : "\n") + bodies.joined(separator: "\n")
    if bodies.isEmpty { body = "" }
  }

  private mutating func add(_ used: UsedClass) {
    if let index = usedClasses.firstIndex(where: { $0.name == used.name }) {
      usedClasses[index].properties.merge(used.properties) { one, _ in one }
    } else {
      usedClasses.append(used)
    }
  }
}
