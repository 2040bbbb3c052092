internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import LayoutProof
internal import LayoutScene

// Views that reach beyond their superviews, and whether anybody notices.
extension LaidOutScreen {
  func outside(_ element: ScreenElement) -> [ScreenFinding] {
    // Code that sets frames rounds them to pixels.
    let pixel = 1 / Double(window.screen.scale) + LayoutTolerance.slack
    let found = present(.outside, of: element).filter { $0.amount > pixel }
    guard !found.isEmpty, !element.isInBar, let parent = element.parent else { return [] }
    let words = found.map { "\($0.amount.inPoints) at the \($0.detail)" }
    return [
      ScreenFinding(
        .outside,
        severity: bleeds(element, by: found) || isUnnoticed(element, elements[parent])
          ? .note : .error,
        [element.named, elements[parent].named],
        claim: "\(element.name) reaches beyond \(elements[parent].name)",
        reason: words.joined(separator: ", "), detail: "edges")
    ]
  }

  /// Whether a picture reaches beyond its superview because constants say so, as a picture at the edge of a screen does.
  ///
  /// A small constant can be a margin with the wrong sign.
  private func bleeds(_ element: ScreenElement, by found: [PresentFinding]) -> Bool {
    guard element.view is UIImageView, let superview = element.view.superview else { return false }
    return found.allSatisfy { finding in
      finding.amount > Self.greatestMargin
        && superview.constraints.contains { constraint in
          let items = [constraint.firstItem, constraint.secondItem]
          return constraint.isActive && constraint.relation == .equal
            && items.contains { $0 === element.view }
            && abs(abs(Double(constraint.constant)) - finding.amount) < Double(Self.rounding)
        }
    }
  }

  /// The greatest constant that is probably a margin, in points.
  private static let greatestMargin = 24.0

  /// Whether nothing is missing of a view that reaches beyond its superview: all of it is seen, nothing in it takes
  /// touches there, and no text leaves an area that the superview draws.
  ///
  /// A picture over the edge of a card is meant; a text that leaves the card is not. Rows are drawn beside each other, so
  /// that what leaves one lies in another.
  private func isUnnoticed(_ element: ScreenElement, _ parent: ScreenElement) -> Bool {
    guard isSeenWhole(element) else { return false }
    let area = parent.frame.insetBy(dx: -Self.rounding, dy: -Self.rounding)
    let parts = elements.filter { part in
      part.isVisible && part.view.isDescendant(of: element.view) && !area.contains(part.frame)
    }
    guard !parts.contains(where: \.takesTouches) else { return false }
    guard parent.view.drawsEdge || parent.isRow else { return true }
    return !parts.contains { part in
      part.label != nil && !part.contentFrame.isNull && !area.contains(part.contentFrame)
    }
  }

  /// Whether no view around a view, nor the edge of the screen, cuts off a part of it that cannot be scrolled to.
  private func isSeenWhole(_ element: ScreenElement) -> Bool {
    for view in element.view.lineage.dropFirst() {
      let scroll = view as? UIScrollView
      guard scroll != nil || view.clipsToBounds || view === root else { continue }
      let frame = element.view.convert(element.view.bounds, to: view)
      let areas =
        [view.bounds] + (scroll.map { [CGRect(origin: .zero, size: $0.contentSize)] } ?? [])
      guard
        areas.contains(where: {
          $0.insetBy(dx: -Self.rounding, dy: -Self.rounding).contains(frame)
        })
      else { return false }
      if scroll != nil || view === root { return true }
    }
    return false
  }
}

extension ScreenElement {
  /// Whether the view receives touches of its own.
  fileprivate var takesTouches: Bool {
    view.isUserInteractionEnabled
      && (role == .control || view is UIScrollView || !(view.gestureRecognizers ?? []).isEmpty)
  }

  /// Whether it is a row of a list, or the content of one.
  fileprivate var isRow: Bool {
    [view, view.superview].contains {
      $0 is UITableViewCell || $0 is UICollectionReusableView || $0 is UITableViewHeaderFooterView
    }
  }
}

extension UIView {
  /// Whether the edge of the view is seen: its border or shadow, its image, or a background unlike the one behind it.
  fileprivate var drawsEdge: Bool {
    if layer.borderWidth > 0 || layer.shadowOpacity > 0 { return true }
    if self is UIImageView || self is UIVisualEffectView || self is UIControl { return true }
    guard let own = backgroundColor?.rgba, own.alpha > 0.01 else { return false }
    let behind = lineage.dropFirst().lazy.compactMap(\.backgroundColor?.rgba)
      .first { $0.alpha > 0.01 }
    return behind.map { $0 != own } ?? true
  }
}
