internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder

/// Turns a document's elements into views and constraints.
///
/// Views first, with the frames they were saved with, so that masks know their containers; then the
/// constraints, which may mention any of them.
@MainActor
struct NibLoader {
  let document: InterfaceDocument
  let leafSizes: InterfaceStage.LeafSizes
  /// Whether views are laid out as on Interface Builder's canvas, not as in a running app.
  let onCanvas: Bool
  /// The ids of leaves that are measured although natural sizes are those saved.
  var measuredLeaves: Set<String> = []
  /// Natural sizes that count instead of measured ones, by the ids of leaves.
  var naturalSizes: [String: CGSize] = [:]
  /// Whether leaves that cannot be measured without the app have the size they were saved with.
  var savesUnmeasurable = false
  /// Whether the margins of cells are those that the document's own frames show.
  var infersMargins = false
  /// Whether content at priority 1000 yields to required constraints.
  var contentYields = false
  private var factory: ViewFactory
  /// Whether the views are for a running program, which has its own classes and margins.
  private(set) var isRunning = false
  private(set) var views: [String: UIView] = [:]
  var constraints: [String: NSLayoutConstraint] = [:]
  var findings: [DocumentFinding] = []
  /// What constraints may name besides views, by id.
  var guides: [String: any LayoutItem] = [:]
  /// The ids of views that end where a safe area does.
  private(set) var onSafeArea: Set<String> = []
  /// The margins of cells' content views.
  var cells = CellMargins()

  init(
    _ document: InterfaceDocument, leafSizes: InterfaceStage.LeafSizes, onCanvas: Bool,
    text: CanvasText
  ) {
    factory = ViewFactory(document: document, canvasText: text, onCanvas: onCanvas)
    self.document = document
    self.leafSizes = leafSizes
    self.onCanvas = onCanvas
  }

  /// Makes views for a running program from now on.
  mutating func run(with customViews: CustomViews) {
    isRunning = true
    factory.customViews = customViews
  }

  mutating func load(_ island: Island) -> UIView {
    guard !isRunning else { return makeView(island.root, in: nil, of: nil, island: island) }
    cells = CellMargins(document, island, inferring: infersMargins)
    onSafeArea = Self.viewsOnSafeArea(island)
    let root = makeView(island.root, in: nil, of: nil, island: island)
    root.storage.standardMargins = cells.marginsOfRoot(island)
    return root
  }

  /// Makes a view with everything that is laid out with it.
  private mutating func makeView(
    _ element: ViewElement, in superview: UIView?, of owner: ViewElement?, island: Island
  ) -> UIView {
    // The canvas knows the accessory and the separator of its iOS better than our rules do.
    if !isRunning, element.key == "contentView", element.frame != nil {
      superview?.storage.keepsContentFrame = true
    }
    let view =
      contentView(element, of: superview) ?? factory.makeView(element)
    views[element.id] = view
    apply(element, to: view, arrangedIn: superview is UIStackView ? owner : nil)
    if view !== contentView(element, of: superview) { add(view, to: superview, element) }
    if !isRunning, element.kind == .tableViewCellContentView, let cell = superview {
      view.storage.standardMargins = cells.margins(of: element, in: cell)
    }
    for guide in element.guides { register(guide, of: view) }
    for member in element.islandMembers {
      _ = makeView(member, in: view, of: element, island: island)
    }
    finish(element, view)
    return view
  }

  /// The view that the owner already has for an element with the key `contentView`.
  private func contentView(_ element: ViewElement, of owner: UIView?) -> UIView? {
    guard element.key == "contentView" else { return nil }
    switch owner {
    case let cell as UITableViewCell: return cell.contentView
    case let cell as UICollectionViewCell: return cell.contentView
    case let effect as UIVisualEffectView: return effect.contentView
    default: return nil
    }
  }

  private func add(_ view: UIView, to superview: UIView?, _ element: ViewElement) {
    guard let superview else { return }
    if let stack = superview as? UIStackView, element.key == nil {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
    }
  }

  private mutating func register(_ guide: LayoutGuideElement, of view: UIView) {
    switch guide.kind {
    case .safeArea: guides[guide.id] = view.safeAreaLayoutGuide
    case .contentLayoutGuide: guides[guide.id] = (view as? UIScrollView)?.contentLayoutGuide
    case .frameLayoutGuide: guides[guide.id] = (view as? UIScrollView)?.frameLayoutGuide
    case .keyboard: guides[guide.id] = view.keyboardLayoutGuide
    case .other(let key):
      findings.append(
        DocumentFinding(
          .note, "guide '\(key)' is not known; constraints to it are left out", at: guide.position,
          objectID: guide.id))
    }
  }
}
