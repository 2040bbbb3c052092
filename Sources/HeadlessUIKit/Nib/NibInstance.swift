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
  private let customViews: CustomViews
  private var loader: NibLoader
  private var connections:
    [(owner: NSObject, element: ConnectionElement, position: SourcePosition)] =
      []
  private var attributes: [(owner: NSObject, element: RuntimeAttribute)] = []
  private var awaking: [UIView] = []
  private var findings: [DocumentFinding] = []

  /// Creates an instance with the objects that already exist, by their ids.
  init(_ source: NibSource, objects: [String: NSObject] = [:]) {
    self.source = source
    self.objects = objects
    customViews = CustomViews(source.classes)
    loader = NibLoader(source.document, customViews: customViews)
  }

  /// All findings of the instantiation.
  var allFindings: [DocumentFinding] { findings + customViews.findings + loader.findings }

  // MARK: Objects

  /// Creates the views of an island, with constraints but without connections.
  func makeViews(of island: Island, controller: UIViewController? = nil) -> UIView {
    let root = loader.load(island)
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
  }

  /// Records the connections of an owner that is not a view.
  func note(_ elements: [ConnectionElement], of owner: NSObject, at position: SourcePosition) {
    connections += elements.map { (owner, $0, position) }
  }

  // MARK: Views created later by tables and collections

  private func addPrototypes(_ element: ViewElement, to table: UITableView) {
    let source = source
    for attachment in element.attachments {
      let id = attachment.view.id
      switch attachment.role {
      case .prototypeCell:
        guard let identifier = attachment.view.cell?.reuseIdentifier else { continue }
        table.register(forCellReuseIdentifier: identifier) {
          source.makeView(id) as? UITableViewCell
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
        collection.register(forCellWithReuseIdentifier: identifier) {
          source.makeView(id) as? UICollectionViewCell ?? UICollectionViewCell()
        }
      case .keyed("sectionHeaderView"), .keyed("sectionFooterView"):
        let kind =
          attachment.role == .keyed("sectionHeaderView")
          ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        collection.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
          source.makeView(id) as? UICollectionReusableView ?? UICollectionReusableView()
        }
      default: continue
      }
    }
  }

  /// Creates a view that is not a subview, as part of this instantiation.
  private func makeAttached(_ id: String) -> UIView? {
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
    if case .object(let object) = value, Self.setKnownOutlet(name, of: owner, to: object) { return }
    let type = "\(type(of: owner))"
    report(
      .warning,
      "the outlet '\(name)' of \(type) is not set; InterfaceClasses.shared.register(\(type).self) "
        + "has to say which property of which type it is", position)
  }

  /// Sets the outlets of UIKit's classes.
  private static func setKnownOutlet(
    _ name: String, of owner: NSObject, to object: NSObject
  ) -> Bool {
    switch (owner, name) {
    case (let controller as UIViewController, "view"): controller.view = object as? UIView
    // The controller of a table with static cells uses the rows of the document.
    case (let table as UITableView, "dataSource") where table.staticRows != nil: break
    case (let table as UITableView, "dataSource"):
      table.dataSource = object as? any UITableViewDataSource
    case (let table as UITableView, "delegate"):
      table.delegate = object as? any UITableViewDelegate
    case (let collection as UICollectionView, "dataSource"):
      collection.dataSource = object as? any UICollectionViewDataSource
    case (let collection as UICollectionView, "delegate"):
      collection.delegate = object as? any UICollectionViewDelegate
    case (let field as UITextField, "delegate"):
      field.delegate = object as? any UITextFieldDelegate
    // Other delegates are never called, because there is no user interaction.
    case (is UIView, "delegate"), (is UIView, "dataSource"): break
    default: return false
    }
    return true
  }

  private func addAction(
    _ selector: String, from owner: NSObject, to destination: String, _ element: ConnectionElement,
    _ position: SourcePosition
  ) {
    guard let control = owner as? UIControl, let target = objects[destination] else { return }
    let classes = source.classes
    let event = UIControl.Event(nibName: element.eventType)
    guard classes.knows(selector, of: target) else {
      return control.addTarget(target, action: Selector(selector), for: event)
    }
    let action = UIAction { [weak target, weak control] _ in
      guard let target else { return }
      if !classes.set(selector, of: target, to: .sent(by: control)) {
        LayoutEnvironment.current.log.write(
          "\(type(of: target)): unrecognized selector \(selector)")
      }
    }
    control.addAction(action, for: event)
  }

  private func report(
    _ severity: FindingSeverity, _ message: String, _ position: SourcePosition
  ) {
    findings.append(DocumentFinding(severity, message, at: position))
  }
}

extension UIControl.Event {
  /// Creates the event with a name in documents; the primary event for other names.
  fileprivate init(nibName: String?) {
    switch nibName {
    case "touchUpInside": self = .touchUpInside
    case "touchDown": self = .touchDown
    case "valueChanged": self = .valueChanged
    case "editingChanged": self = .editingChanged
    case "editingDidBegin": self = .editingDidBegin
    case "editingDidEnd": self = .editingDidEnd
    case "editingDidEndOnExit": self = .editingDidEndOnExit
    default: self = .primaryActionTriggered
    }
  }
}
