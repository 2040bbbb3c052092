package import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

extension StagedInterface {
  /// Sets the size of the outermost view, regardless of its size in the document, and lays out the
  /// views.
  ///
  /// - Parameter size: The size in points. Its size classes should be those of the stage's canvas.
  package func stretch(to size: CGSize) {
    sizeAuthority = .caller
    letContentFollowCells()
    root.frame.size = size
    window.resize(to: size)
  }

  /// Resizes the content views of cells together with the cells, with the distances to the edges
  /// that they have on the canvas.
  ///
  /// By default, content views keep the frames that they have in the document.
  package func letContentFollowCells() {
    let elements = Dictionary(island.views.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    let ids = Dictionary(
      views.map { (ObjectIdentifier($0.value), $0.key) }, uniquingKeysWith: { one, _ in one })
    for element in island.views {
      guard element.key == "contentView", let content = views[element.id],
        let cell = content.superview
      else { continue }
      guard cell.keepsContentFrame, let frame = element.frame,
        let owner = ids[ObjectIdentifier(cell)], let outer = elements[owner]?.frame
      else {
        // The cell itself resizes the content view to the same size as the mask does.
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        continue
      }
      for label in element.islandMembers where Self.stylesLabels.contains(label.key ?? "") {
        guard let view = views[label.id], view.translatesAutoresizingMaskIntoConstraints,
          let own = label.frame, own.x + own.width > frame.width - 20
        else { continue }
        // The cell positions these views without constraints; views that end at the edge stay
        // there.
        view.autoresizingMask = own.x < frame.width / 3 ? .flexibleWidth : .flexibleLeftMargin
      }
      content.frame.size = CGSize(
        width: max(0, cell.bounds.width - outer.width + frame.width),
        height: max(0, cell.bounds.height - outer.height + frame.height))
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  /// The labels of the built-in cell styles.
  private static var stylesLabels: Set<String> { ["textLabel", "detailTextLabel"] }
}
