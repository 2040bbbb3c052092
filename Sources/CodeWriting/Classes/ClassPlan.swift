internal import InterfaceBuilder

/// The classes that code needs for a document, with their names.
struct ClassPlan {
  struct Entry {
    let island: Island
    let kind: ClassKind
    let name: String
    /// The class of the app that several roots share, from which this one inherits; nil for one that is only its own.
    let sharedClass: String?

    var superclass: String { sharedClass ?? kind.superclass }
  }

  let document: InterfaceDocument
  /// The code of which the document was made; nil for one of Interface Builder.
  let origin: SceneCode.Origin?
  /// The elements of the document; nil for one that was made of code.
  let markup: DocumentMarkup?
  /// The document in each combination of size classes; one if it does not vary.
  let configurations: [(classes: SizeClasses, document: InterfaceDocument)]
  private(set) var entries: [Entry] = []
  /// The owner of a xib, if the document is one.
  private(set) var owner: PlaceholderElement?

  init(
    _ document: InterfaceDocument, named fileName: String, origin: SceneCode.Origin?,
    markup: DocumentMarkup?
  ) {
    (self.document, self.origin, self.markup) = (document, origin, markup)
    configurations =
      document.usesTraitCollections
      ? SizeClasses.combinations.enumerated().map {
        (SizeClasses.single($0.offset), document.resolved(for: $0.element))
      } : [(.all, document.resolved(for: .unspecified))]
    for case .placeholder(let placeholder) in document.objects
    where placeholder.identifier == "IBFilesOwner" { owner = placeholder }
    var names = SwiftNames(taken: ["UIKit", "SnapKit"])
    let fileName = SwiftNames.identifier(fileName, isType: true) ?? "Document"
    let islands = document.islands.filter(isClass)
    let kinds = islands.map { ClassKind($0, in: document) }
    let own = zip(islands, kinds).map { ownClass($0, $1) }
    let counts = Dictionary(own.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
    // The app declares a class that several roots share; of code, each class is written.
    let shared = origin == nil ? Set(counts.filter { $0.value > 1 }.keys) : []
    for name in shared.sorted() { _ = names.type(name) }
    for (index, island) in islands.enumerated() {
      let kind = kinds[index]
      let sharedClass = own[index].flatMap { shared.contains($0) ? $0 : nil }
      var wanted =
        sharedClass == nil
        ? own[index] ?? descriptiveName(island, kind, fileName)
        : descriptiveName(island, kind, fileName)
      // A class whose objects contain objects of it would create them without end.
      if contains(island, wanted) { wanted += "Content" }
      let name = names.type(wanted)
      entries.append(Entry(island: island, kind: kind, name: name, sharedClass: sharedClass))
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

  /// The app's class for a root; nil if it has none.
  private func ownClass(_ island: Island, _ kind: ClassKind) -> String? {
    let controller = island.viewController
    switch kind.role {
    case .controller:
      return (controller?.customClass ?? (controller == nil ? owner?.customClass : nil))
        .flatMap(ViewCreation.className)
    case .view:
      if let name = island.root.customClass.flatMap(ViewCreation.className) { return name }
      guard document.islands.count(where: { $0.kind == .topLevelView }) == 1,
        let name = owner?.customClass.flatMap(ViewCreation.className), name.hasSuffix("View")
      else { return nil }
      return name
    case .tableViewCell, .collectionViewCell, .reusableView:
      return island.root.customClass.flatMap(ViewCreation.className)
    }
  }

  /// A name for a root without a class of its own: what distinguishes it, or the file, so that the names of several
  /// documents differ.
  private func descriptiveName(
    _ island: Island, _ kind: ClassKind, _ fileName: String
  ) -> String {
    let controller = island.viewController
    let root = island.root
    switch kind.role {
    case .controller:
      let words = [
        controller?.storyboardIdentifier, controller?.userLabel, controller?.title,
        controller?.navigationItem?.title,
      ]
      let suffix =
        kind.superclass == "UIViewController"
        ? "ViewController" : String(kind.superclass.dropFirst(2))
      return Self.name(words, suffix: suffix) ?? fileName + suffix
    case .view:
      let suffix = kind.superclass == "UIView" ? "View" : String(kind.superclass.dropFirst(2))
      return Self.name([root.userLabel], suffix: suffix) ?? fileName
        + (fileName.hasSuffix("View") ? "" : suffix)
    case .tableViewCell, .collectionViewCell, .reusableView:
      let suffix = kind.role == .reusableView ? "ReusableView" : "Cell"
      let words = [root.cell?.reuseIdentifier, root.userLabel, text(of: island)]
      let name = Self.name(words, suffix: suffix) ?? suffix
      return name == suffix ? fileName + suffix : name
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
