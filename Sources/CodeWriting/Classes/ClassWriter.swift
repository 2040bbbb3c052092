internal import InterfaceBuilder

/// Writes one class: the properties for its views, and a function for each concern that sets them up.
struct ClassWriter {
  let entry: ClassPlan.Entry
  let plan: ClassPlan
  let notation: CodeNotation
  /// The layout root, then the roots that it has as properties, such as the header of a table.
  let roots: [Island]
  /// The elements of the views, by id, in each combination of size classes.
  let configurations: [(classes: SizeClasses, views: [String: ViewElement])]
  /// All elements in document order, including those that no combination has.
  let elements: [ViewElement]
  /// The ids of the enclosing views.
  let superviews: [String: String]
  var names: SwiftNames
  /// The expressions for views and guides, by id.
  var items: [String: CodeItem] = [:]
  /// The names for outlets of the class, by the ids of their destinations.
  var outlets: [String: String] = [:]
  /// The parts of a built-in cell style in this cell, by the ids of their views.
  let cellParts: [String: String]
  var omissions: [SceneCode.Omission] = []
  var imports: Set<String> = []
  var usedClasses: [SceneCode.UsedClass] = []
  /// The methods of actions, with the type of their sender.
  var actions: [(method: String, sender: String?)] = []
  /// The actions that a selector refers to.
  var selectorMethods: Set<String> = []
  /// The protocols of delegates that the class conforms to.
  var protocols: [String] = []
  /// The statements for each function, in order.
  var functions: [(name: String, lines: [String])] = []
  var hasStaticCells = false
  /// The names of the properties for static cells, by id.
  var staticCells: [String: String] = [:]
  var staticTitles: (headers: [String], footers: [String]) = ([], [])
  /// The heights of the rows of static sections that are not those of the table, as code; nil for a row of it.
  var staticHeights: [[String?]] = []
  /// Properties other than views.
  var properties: [String] = []
  /// The statements that apply size classes, by phase.
  var phases = SizeClassPhases()

  var document: InterfaceDocument { plan.document }
  var root: ViewElement { entry.island.root }
  var isController: Bool { entry.kind.role == .controller }

  init(_ entry: ClassPlan.Entry, in plan: ClassPlan, notation: CodeNotation) {
    self.entry = entry
    self.plan = plan
    self.notation = notation
    let inline = Self.inlineRoots(of: entry.island, in: plan.document)
    roots = [entry.island] + inline
    cellParts = Self.cellParts(of: entry.island.root)
    var elements: [ViewElement] = []
    var superviews: [String: String] = [:]
    for island in roots {
      island.forEachView { view in
        elements.append(view)
        for member in view.islandMembers { superviews[member.id] = view.id }
      }
    }
    self.elements = elements
    self.superviews = superviews
    let ids = Set(elements.map(\.id))
    // Content views have no ids in old documents, so those of other roots are left out.
    let rootIDs = Set(roots.map(\.root.id))
    configurations = plan.configurations.map { configuration in
      var views: [String: ViewElement] = [:]
      for island in configuration.document.islands where rootIDs.contains(island.root.id) {
        island.forEachView { if ids.contains($0.id) { views[$0.id] = $0 } }
      }
      return (configuration.classes, views)
    }
    names = SwiftNames()
    nameItems()
  }

  /// The roots that are values of properties of this class's views or of its controller.
  private static func inlineRoots(of island: Island, in document: InterfaceDocument) -> [Island] {
    var ids = Set(island.viewController?.attachments.map(\.view.id) ?? [])
    island.forEachView { view in
      for attachment in view.attachments {
        ids.insert(attachment.view.id)
      }
      for object in view.heldObjects { ids.formUnion(object.allAttachments.map(\.view.id)) }
    }
    return document.islands.filter {
      switch $0.kind {
      case .keyed, .inside: ids.contains($0.root.id)
      default: false
      }
    }
  }

  /// The element of an object as it is written.
  func markup(of element: ViewElement) -> XMLElement? { plan.markup?[element.position] }

  /// `TODO`s for parts of the document that the code leaves out.
  mutating func omit(_ gaps: [MarkupCoverage.Gap]) -> [String] {
    gaps.map { omit($0.text, at: $0.position) }
  }

  /// The parts that a cell of a built-in style has already: its labels and its image view.
  private static func cellParts(of root: ViewElement) -> [String: String] {
    guard let cell = root.cell, cellStyle(root) != nil else { return [:] }
    let parts = [
      (cell.textLabel, "textLabel"), (cell.detailTextLabel, "detailTextLabel"),
      (cell.imageView, "imageView"),
    ]
    let known = parts.compactMap { id, name in id.map { ($0, name) } }
    return Dictionary(known, uniquingKeysWith: { first, _ in first })
  }

  mutating func omit(_ text: String, at position: SourcePosition, affectsLayout: Bool = false)
    -> String
  {
    let place = plan.origin?.places[position.line]
    omissions.append(
      SceneCode.Omission(
        line: place?.line ?? position.line, text: text, affectsLayout: affectsLayout))
    // A document that was made of running code has no lines that a user can find.
    let line = plan.origin == nil ? "Line \(position.line)" : place?.place
    return "// TODO: \(line.map { $0 + ": " } ?? "")\(Self.oneLine(text))"
  }

  private static func oneLine(_ text: String) -> String {
    String(text.prefix(160).map { $0.isNewline ? " " : $0 })
  }

  /// Names that a property of a class of UIKit's views and controllers has already.
  static let reserved = namesOfCells.union([
    "view", "title", "tag", "frame", "bounds", "center", "layer", "window", "alpha", "description",
    "hash", "superview", "subviews", "delegate", "dataSource", "style", "transform", "mask",
    "maskView", "tintColor", "backgroundColor", "traitCollection", "navigationItem",
    "navigationController", "tabBarController", "tabBarItem", "toolbarItems", "splitViewController",
    "parent", "children", "storyboard", "nibName", "nibBundle", "next", "isEditing", "inputView",
    "inputAccessoryView", "undoManager", "searchDisplayController", "sections", "editButtonItem",
    "presentationController", "contentMode", "tableView", "collectionView", "refreshControl",
    "constraints", "gestureRecognizers", "layoutMargins", "isHidden", "isSelected", "isHighlighted",
    "accessoryType", "selectionStyle", "layout", "text", "action", "self", "isOpaque", "indexPath",
    "interactions", "transitioningDelegate", "debugDescription", "superclass", "className", "zone",
    "inputAssistantItem", "configuration", "modalTransitionStyle", "preferredContentSize",
    "contentScrollView", "undo", "copy", "cut", "paste", "delete", "select", "setUp", "setUpViews",
    "setUpConstraints", "setUpActions", "applySizeClasses", "isCompactWidth", "isCompactHeight",
    "backgroundConfiguration", "contentConfiguration", "leadingAnchor", "heightAnchor",
    "widthAnchor", "topAnchor", "bottomAnchor", "trailingAnchor", "keyboardLayoutGuide",
    "safeAreaInsets", "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "effect",
  ])

  /// Those of them that only cells and controls have.
  static let namesOfCells: Set<String> = [
    "contentView", "imageView", "textLabel", "detailTextLabel", "backgroundView",
    "selectedBackgroundView", "accessoryView", "editingAccessoryView", "reuseIdentifier",
  ]
}
