internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder

/// An instantiation of a document's objects for a running program.
///
/// The order is that of nib loading (`ibdocuments:D11.6`): objects, frames and masks, subviews,
/// guides, constraints; then runtime attributes, outlets and actions, and last `awakeFromNib`.
@MainActor
final class NibInstance {
  let source: NibSource
  var document: InterfaceDocument { source.document }
  /// The objects by their ids in the document.
  var objects: [String: NSObject] = [:]
  let customViews: CustomViews
  private var loader: NibLoader
  private var connections:
    [(owner: NSObject, element: ConnectionElement, position: SourcePosition)] =
      []
  private var attributes: [(owner: NSObject, element: RuntimeAttribute)] = []
  private var awaking: [UIView] = []
  private var findings: [DocumentFinding] = []
  /// The controller whose scene the objects belong to: target of actions, source of segues.
  weak var controller: UIViewController?
  /// The ids that stand for the first responder.
  var firstResponders: Set<String> = []
  /// The ids of the objects that were there before.
  private let known: Set<String>

  /// Creates an instance with the objects that already exist, by their ids.
  init(_ source: NibSource, objects: [String: NSObject] = [:]) {
    self.source = source
    self.objects = objects
    known = Set(objects.keys)
    customViews = CustomViews(source.classes)
    loader = NibLoader(source.document, customViews: customViews)
  }

  /// Whether an object is one of this instantiation.
  func isNew(_ id: String) -> Bool { !known.contains(id) }

  /// All findings of the instantiation.
  var allFindings: [DocumentFinding] { findings + customViews.findings + loader.findings }

  // MARK: Objects

  /// Creates the views of an island, with constraints but without connections.
  func makeViews(of island: Island, controller: UIViewController? = nil) -> UIView {
    let root = loader.load(island)
    // Constraints can refer to the controller's layout guides, which belong to its view.
    if let controller, !controller.isViewLoaded { controller.view = root }
    loader.addConstraints(of: island, controller: controller)
    for element in island.views {
      guard let view = loader.views[element.id] else { continue }
      objects[element.id] = view
      note(element, view)
    }
    for (id, constraint) in loader.constraints { objects[id] = constraint }
    return root
  }

  private func note(_ element: ViewElement, _ view: UIView) {
    attributes += element.runtimeAttributes.map { (view, $0) }
    connections += element.connections.map { (view, $0, element.position) }
    awaking.append(view)
    if let table = view as? UITableView { addPrototypes(element, to: table) }
    if let collection = view as? UICollectionView { addPrototypes(element, to: collection) }
    guard !element.heldObjects.isEmpty else { return }
    switch view {
    case let bar as UIToolbar: bar.items = makeBarButtonItems(element.heldObjects)
    case let bar as UITabBar: bar.items = element.heldObjects.compactMap { makeTabBarItem($0) }
    case let bar as UINavigationBar:
      bar.items = element.heldObjects.filter { $0.name == "navigationItem" }.map {
        let item = UINavigationItem(title: $0["title"])
        item.prompt = $0["prompt"]
        fill(item, from: $0)
        return item
      }
    default: break
    }
  }

  /// Records the connections of an owner that is not a view.
  func note(_ elements: [ConnectionElement], of owner: NSObject, at position: SourcePosition) {
    connections += elements.map { (owner, $0, position) }
  }

  /// Takes note of runtime attributes of an object that is no view.
  func note(_ elements: [RuntimeAttribute], of owner: NSObject) {
    attributes += elements.map { (owner, $0) }
  }

  /// An image of the document, with the size it had when the document was saved.
  func image(named name: String, _ catalog: String?) -> UIImage? {
    loader.image(named: name, catalog: catalog)
  }

  // MARK: Views created later by tables and collections

  private func addPrototypes(_ element: ViewElement, to table: UITableView) {
    let source = source
    for attachment in element.attachments {
      let id = attachment.view.id
      switch attachment.role {
      case .prototypeCell:
        guard let identifier = attachment.view.cell?.reuseIdentifier else { continue }
        table.register(forCellReuseIdentifier: identifier) { [weak controller] in
          source.makeView(id, for: controller) as? UITableViewCell
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
      case .keyed("tableHeaderView"):
        table.tableHeaderView = makeAttached(id)
      case .keyed("tableFooterView"):
        table.tableFooterView = makeAttached(id)
      default: continue
      }
    }
    if element.table?.dataMode == "static" {
      let rows = StaticRows(element) { [unowned self] id in makeAttached(id) as? UITableViewCell }
      table.staticRows = rows
      table.dataSource = rows
    }
  }

  private func addPrototypes(_ element: ViewElement, to collection: UICollectionView) {
    let source = source
    for attachment in element.attachments {
      guard let identifier = attachment.view.cell?.reuseIdentifier else { continue }
      let id = attachment.view.id
      switch attachment.role {
      case .collectionCell:
        collection.register(forCellWithReuseIdentifier: identifier) { [weak controller] in
          source.makeView(id, for: controller) as? UICollectionViewCell ?? UICollectionViewCell()
        }
      case .keyed("sectionHeaderView"), .keyed("sectionFooterView"):
        let kind =
          attachment.role == .keyed("sectionHeaderView")
          ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        collection.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
          [weak controller] in
          source.makeView(id, for: controller) as? UICollectionReusableView
            ?? UICollectionReusableView()
        }
      default: continue
      }
    }
  }

  /// Creates a view that is not a subview, as part of this instantiation.
  func makeAttached(_ id: String) -> UIView? {
    source.island(rootedAt: id).map { makeViews(of: $0) }
  }

  // MARK: Connections

  /// Sets runtime attributes and outlets, then calls `awakeFromNib`.
  func connect() {
    for (owner, attribute) in attributes {
      let (path, value) = (attribute.keyPath, attribute.value)
      if source.classes.set(path, of: owner, to: .attribute(value))
        || SelectorSending.set(path, of: owner, to: object(of: value) ?? .attribute(value))
      {
        continue
      }
      if (owner as? UIView)?.setRuntimeAttribute(attribute) ?? false { continue }
      let name = "\(type(of: owner))"
      report(
        .note, "the runtime attribute '\(attribute.keyPath)' of \(name) is not registered",
        attribute.position)
    }
    var collections: [(owner: NSObject, name: String, members: [NSObject], at: SourcePosition)] = []
    for (owner, element, position) in connections {
      guard let name = element.name, let destination = element.destination else { continue }
      if element.kind == "action" {
        addAction(name, from: owner, to: destination, element, position)
        continue
      }
      guard let object = objects[destination] else { continue }
      if element.kind == "outletCollection" {
        if let index = collections.firstIndex(where: { $0.owner === owner && $0.name == name }) {
          collections[index].members.append(object)
        } else {
          collections.append((owner, name, [object], position))
        }
      } else if element.kind == "outlet" {
        set(name, of: owner, to: .object(object), position)
      }
    }
    for collection in collections {
      set(collection.name, of: collection.owner, to: .objects(collection.members), collection.at)
    }
    connectSegues()
    for view in awaking { view.awakeFromNib() }
    (connections, attributes, awaking) = ([], [], [])
  }

  /// Returns the color or image of an attribute.
  private func object(of value: RuntimeAttribute.Value) -> NibValue? {
    switch value {
    case .color(let element): UIColor(element, document).map { .object($0) }
    case .image(let name): UIImage(named: name).map { .object($0) }
    default: nil
    }
  }

  private func set(
    _ name: String, of owner: NSObject, to value: NibValue, _ position: SourcePosition
  ) {
    if source.classes.set(name, of: owner, to: value) { return }
    if SelectorSending.set(name, of: owner, to: value) { return }
    if case .objects(let members) = value, name == "gestureRecognizers",
      let view = owner as? UIView
    {
      for case let member as UIGestureRecognizer in members { view.addGestureRecognizer(member) }
      return
    }
    if case .object(let object) = value, UIKitOutlets.set(name, of: owner, to: object) { return }
    let type = "\(type(of: owner))"
    report(
      .warning,
      "the outlet '\(name)' of \(type) is not set; InterfaceClasses.shared.register(\(type).self) "
        + "has to say which property of which type it is", position)
  }

  func report(
    _ severity: FindingSeverity, _ message: String, _ position: SourcePosition
  ) {
    findings.append(DocumentFinding(severity, message, at: position))
  }
}
