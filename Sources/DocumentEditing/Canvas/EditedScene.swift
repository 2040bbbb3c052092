internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutScene
internal import LayoutSnapshot
internal import ViewAnalysis

/// A tree of a document on its canvas, by the ids of the document.
@MainActor
final class EditedScene {
  let staged: StagedInterface
  let document: InterfaceDocument
  /// The views in document order, the root first.
  let views: [ViewElement]
  private var elements: [String: ViewElement] = [:]
  private var parents: [String: String] = [:]
  private(set) var guides: [String: Guide] = [:]

  /// A guide to which constraints refer by id.
  struct Guide {
    var owner: String
    var kind: Kind

    enum Kind: Hashable {
      case of(LayoutGuideElement.Kind)
      case topLayoutGuide
      case bottomLayoutGuide
    }
  }

  /// The layout before anything is edited.
  private(set) lazy var snapshot = LayoutSnapshot(of: staged, name: island.displayName)
  /// The names of views and constraints.
  private(set) lazy var names = ViewStage(staged)

  init(_ staged: StagedInterface, in document: InterfaceDocument) {
    self.staged = staged
    self.document = document
    views = staged.island.views
    register(staged.island.root)
    if let controller = staged.island.viewController {
      let root = staged.island.root.id
      if let id = controller.topLayoutGuide {
        guides[id] = Guide(owner: root, kind: .topLayoutGuide)
      }
      if let id = controller.bottomLayoutGuide {
        guides[id] = Guide(owner: root, kind: .bottomLayoutGuide)
      }
    }
  }

  /// Records a view and those inside it; of several views with the same id only the first.
  private func register(_ view: ViewElement) {
    elements[view.id] = view
    for guide in view.guides { guides[guide.id] = Guide(owner: view.id, kind: .of(guide.kind)) }
    for member in view.islandMembers where elements[member.id] == nil {
      parents[member.id] = view.id
      register(member)
    }
  }

  // MARK: Tree

  var island: Island { staged.island }

  var root: String { island.root.id }

  func element(_ id: String) -> ViewElement? { elements[id] }

  func parent(of id: String) -> ViewElement? { parents[id].flatMap { elements[$0] } }

  /// Returns the view and its superviews, from the inside out.
  func lineage(of id: String) -> [String] {
    var line = [id]
    while let parent = parents[line[line.count - 1]] { line.append(parent) }
    return line
  }

  /// Returns the view that an item of a constraint is, or whose guide it is.
  func view(ofItem id: String) -> String? { elements[id] != nil ? id : guides[id]?.owner }

  /// Returns the nearest view that contains two views, which holds a constraint between them.
  func holder(_ first: String, _ second: String) -> String? {
    let line = Set(lineage(of: first))
    return lineage(of: second).first(where: line.contains)
  }

  /// The name of a view in messages.
  func name(_ id: String) -> String {
    spokenNames[id] ?? id
  }

  private lazy var spokenNames = Dictionary(
    names.items.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })

  /// Whether its superview, rather than constraints of the document, determines its position.
  func isArranged(_ id: String) -> Bool { parent(of: id)?.kind == .stackView }

  /// Whether the app or a cell determines its frame.
  func isGiven(_ id: String) -> Bool { id == root || elements[id]?.key == "contentView" }

  /// Returns the constraints that mention a view or its guides, with the views that hold them.
  func constraints(of id: String) -> [(element: ConstraintElement, holder: ViewElement)] {
    (mentions[id] ?? []).map { (views[$0.holder].constraints[$0.constraint], views[$0.holder]) }
  }

  /// By the id of each view, the places of the constraints that mention it.
  private lazy var mentions: [String: [(holder: Int, constraint: Int)]] = {
    var found: [String: [(holder: Int, constraint: Int)]] = [:]
    for (holder, view) in views.enumerated() {
      for (place, constraint) in view.constraints.enumerated() {
        let items = [constraint.firstItem ?? view.id, constraint.secondItem]
        for id in Set(items.compactMap { item in item.flatMap { self.view(ofItem: $0) } }) {
          found[id, default: []].append((holder, place))
        }
      }
    }
    return found
  }()
}
