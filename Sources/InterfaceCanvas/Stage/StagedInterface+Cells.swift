public import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

extension StagedInterface {
  /// Gives the outermost view a size, whatever the document has for it, and lays out.
  ///
  /// - Parameter size: The size in points; its size classes should be those of the stage's canvas.
  public func stretch(to size: CGSize) {
    letContentFollowCells()
    root.frame.size = size
    window.resize(to: size)
  }

  /// Lets the content views of cells grow with them, with the distances that the canvas left beside
  /// them.
  ///
  /// As they are staged they keep the frames that the document has for them.
  package func letContentFollowCells() {
    let elements = Dictionary(island.views.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    for element in island.views {
      guard element.key == "contentView", let content = views[element.id],
        let cell = content.superview
      else { continue }
      guard cell.keepsContentFrame, let frame = element.frame,
        let owner = views.first(where: { $0.value === cell })?.key,
        let outer = elements[owner]?.frame
      else {
        // The cell itself resizes it, to the same size as the mask does.
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        continue
      }
      for label in element.islandMembers where Self.stylesLabels.contains(label.key ?? "") {
        guard let view = views[label.id], view.translatesAutoresizingMaskIntoConstraints,
          let own = label.frame, own.x + own.width > frame.width - 20
        else { continue }
        // The cell places them by rules that are no constraints; what ends at the edge stays there.
        view.autoresizingMask = own.x < frame.width / 3 ? .flexibleWidth : .flexibleLeftMargin
      }
      content.frame.size = CGSize(
        width: max(0, cell.bounds.width - outer.width + frame.width),
        height: max(0, cell.bounds.height - outer.height + frame.height))
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  /// The labels of the styles that cells have by themselves.
  private static var stylesLabels: Set<String> { ["textLabel", "detailTextLabel"] }
}
