internal import InterfaceBuilder

/// The classes that code needs for a document, with their names.
struct ClassPlan {
  struct Entry {
    let island: Island
    let kind: ClassKind
    let name: String
  }

  let document: InterfaceDocument
  /// The code of which the document was made; nil for one of Interface Builder.
  let origin: SceneCode.Origin?
  /// The document in each combination of size classes; one if it does not vary.
  let configurations: [(classes: SizeClasses, document: InterfaceDocument)]
  private(set) var entries: [Entry] = []
  /// The owner of a xib, if the document is one.
  private(set) var owner: PlaceholderElement?

  init(_ document: InterfaceDocument, named fileName: String, origin: SceneCode.Origin?) {
    (self.document, self.origin) = (document, origin)
    configurations =
      document.usesTraitCollections
      ? SizeClasses.combinations.enumerated().map {
        (SizeClasses.single($0.offset), document.resolved(for: $0.element))
      } : [(.all, document.resolved(for: .unspecified))]
    for case .placeholder(let placeholder) in document.objects
    where placeholder.identifier == "IBFilesOwner" { owner = placeholder }
    var names = SwiftNames(taken: ["UIKit", "SnapKit"])
    let fileName = SwiftNames.identifier(fileName, isType: true) ?? "Document"
    for island in document.islands where isClass(island) {
      let kind = ClassKind(island, in: document)
      var wanted = wantedName(island, kind, fileName)
      // A class whose objects contain objects of it would create them without end.
      if contains(island, wanted) { wanted += "Content" }
      let name = names.type(wanted)
      entries.append(Entry(island: island, kind: kind, name: name))
    }
  }

  /// Whether a view of a class is inside of a root.
  private func contains(_ island: Island, _ name: String) -> Bool {
    var isFound = false
    island.forEachView { view in
      if view.id != island.root.id, view.customClass.flatMap(ViewCreation.className) == name {
        isFound = true
      }
    }
    return isFound
  }

  /// Whether the root is a class of its own; other roots are properties of their owner.
  private func isClass(_ island: Island) -> Bool {
    switch island.kind {
    case .keyed, .inside: false
    case .viewControllerRoot, .topLevelView, .tableViewCell, .collectionViewCell,
      .collectionReusableView:
      true
    }
  }

  func entry(forController id: String) -> Entry? {
    entries.first { $0.island.viewController?.id == id }
  }

  func entry(forRoot id: String) -> Entry? { entries.first { $0.island.root.id == id } }

  private func wantedName(_ island: Island, _ kind: ClassKind, _ fileName: String) -> String {
    let controller = island.viewController
    let root = island.root
    switch kind.role {
    case .controller:
      if let name = (controller?.customClass ?? (controller == nil ? owner?.customClass : nil))
        .flatMap(ViewCreation.className)
      {
        return name
      }
      let words = [
        controller?.storyboardIdentifier, controller?.userLabel, controller?.title,
        controller?.navigationItem?.title,
      ]
      let suffix =
        kind.superclass == "UIViewController"
        ? "ViewController" : String(kind.superclass.dropFirst(2))
      return Self.name(words, suffix: suffix) ?? (document.kind == .xib ? fileName : "") + suffix
    case .view:
      if let name = root.customClass.flatMap(ViewCreation.className) { return name }
      if document.islands.count(where: { $0.kind == .topLevelView }) == 1,
        let name = owner?.customClass.flatMap(ViewCreation.className), name.hasSuffix("View")
      {
        return name
      }
      let suffix = kind.superclass == "UIView" ? "View" : String(kind.superclass.dropFirst(2))
      return Self.name([root.userLabel], suffix: suffix) ?? fileName
        + (fileName.hasSuffix("View") ? "" : suffix)
    case .tableViewCell, .collectionViewCell, .reusableView:
      if let name = root.customClass.flatMap(ViewCreation.className) { return name }
      let suffix = kind.role == .reusableView ? "ReusableView" : "Cell"
      let words = [root.cell?.reuseIdentifier, root.userLabel, text(of: island)]
      return Self.name(words, suffix: suffix) ?? suffix
    }
  }

  /// Returns the first text in a cell that can be its name.
  private func text(of island: Island) -> String? {
    var found: String?
    island.forEachView { view in
      guard found == nil, view.kind == .label, let text = view.text?.text,
        ClassWriter.isName(text), SwiftNames.identifier(text, isType: true) != nil
      else { return }
      found = text
    }
    return found
  }

  private static func name(_ words: [String?], suffix: String) -> String? {
    for word in words {
      guard let word, let name = SwiftNames.identifier(word, isType: true) else { continue }
      return name.hasSuffix(suffix) ? name : name + suffix
    }
    return nil
  }
}
