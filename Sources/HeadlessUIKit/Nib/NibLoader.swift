package import AutoLayout
internal import Foundation
package import InterfaceBuilder
package import TextMetrics

/// Creates views and constraints from a document's elements.
///
/// The views are created first, with their saved frames, so that autoresizing masks have their
/// containers; then the constraints, which can refer to any view.
@MainActor
package struct NibLoader {
  let document: InterfaceDocument
  let adapter: (any NibViewAdapter)?
  let factory: ViewFactory
  /// The created views, by their ids in the document.
  package private(set) var views: [String: UIView] = [:]
  /// The installed constraints with their ids in the document; the last of those with the same id counts.
  ///
  /// A list, because it takes half of the memory of a dictionary, which few callers need.
  package internal(set) var constraints: [(id: String, constraint: NSLayoutConstraint)] = []
  /// The findings about elements that cannot be created.
  package internal(set) var findings: [DocumentFinding] = []
  /// The layout guides, by id.
  var guides: [String: any LayoutItem] = [:]
  /// The cells of built-in styles, by the ids of their labels and image views.
  private var cellsOfParts: [String: (cell: UITableViewCell, element: CellProperties)] = [:]

  /// Creates a loader for a running program, with its custom classes.
  init(_ document: InterfaceDocument, customViews: CustomViews) {
    self.document = document
    adapter = nil
    factory = ViewFactory(document: document, customViews: customViews)
  }

  /// Creates a loader for views that are laid out without their program.
  ///
  /// - Parameters:
  ///   - document: The document, in the size classes of the screen.
  ///   - textSize: The content size category for fonts with a text style.
  ///   - adapter: The adapter that configures each view.
  package init(
    _ document: InterfaceDocument, textSize: ContentSizeCategory, adapter: any NibViewAdapter
  ) {
    self.document = document
    self.adapter = adapter
    factory = ViewFactory(document: document, textSize: textSize)
  }

  /// Creates the views of a layout root and returns the root view.
  package mutating func load(_ island: Island) -> UIView {
    makeView(island.root, in: nil, of: nil, island: island)
  }

  /// An image of the document, else one of the running program.
  func image(named name: String, catalog: String?) -> UIImage? {
    factory.image(named: name, catalog: catalog)
      ?? (catalog == "system" ? UIImage(systemName: name) : UIImage(named: name))
  }

  /// Creates a view with its descendants.
  private mutating func makeView(
    _ element: ViewElement, in superview: UIView?, of owner: ViewElement?, island: Island
  ) -> UIView {
    let view =
      contentView(element, of: superview) ?? factory.makeView(element)
    views[element.id] = view
    adopt(view, element.id)
    apply(element, to: view, arrangedIn: superview is UIStackView ? owner : nil)
    noteParts(of: view, element)
    if view !== contentView(element, of: superview) {
      add(view, to: superview, element)
    } else if let effect = superview as? UIVisualEffectView {
      // Whatever frame and mask are saved for it.
      effect.fillWithContent()
    } else if let cell = superview as? UICollectionViewCell, !cell.keepsContentFrame {
      cell.fillWithContent()
    } else if let cell = superview as? UITableViewCell, !cell.keepsContentFrame {
      // Xcode saves no mask of a content view, which follows its cell all the same.
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    adapter?.didAdd(view, for: element, to: superview)
    for guide in element.guides { register(guide, of: view) }
    view.subviewList.reserve(element.islandMembers.count)
    for member in element.islandMembers {
      _ = makeView(member, in: view, of: element, island: island)
    }
    finish(element, view)
    return view
  }

  /// Remembers the ids of the labels and the image view that a cell of a built-in style places itself.
  ///
  /// On Interface Builder's canvas, the saved frames count.
  private mutating func noteParts(of view: UIView, _ element: ViewElement) {
    guard adapter?.isCanvas != true, let cell = view as? UITableViewCell,
      let properties = element.cell, properties.style != nil
    else { return }
    for id in [properties.textLabel, properties.detailTextLabel, properties.imageView] {
      if let id { cellsOfParts[id] = (cell, properties) }
    }
  }

  private func adopt(_ view: UIView, _ id: String) {
    guard let (cell, element) = cellsOfParts[id], !cell.keepsContentFrame else { return }
    switch id {
    case element.textLabel: (view as? UILabel).map { cell.adopt(title: $0) }
    case element.detailTextLabel: (view as? UILabel).map { cell.adopt(detail: $0) }
    default: (view as? UIImageView).map { cell.adopt(picture: $0) }
    }
  }

  /// Returns the existing view of the owner for an element with the key `contentView`.
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
