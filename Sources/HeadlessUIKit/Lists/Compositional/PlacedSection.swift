internal import Foundation

/// A section with its place in the content of a collection view.
@MainActor
final class PlacedSection {
  let index: Int
  let section: NSCollectionLayoutSection
  let environment: any NSCollectionLayoutEnvironment
  let plan: SectionPlan
  var boundary: BoundaryPlan
  let isVertical: Bool
  /// The size of the layout's container.
  private let container: CGSize
  /// The insets of the region that the section's insets refer to.
  private let reference: NSDirectionalEdgeInsets
  private let supplementInsets: NSDirectionalEdgeInsets
  /// The start in the scroll direction.
  var start: CGFloat = 0

  init(
    _ index: Int, _ section: NSCollectionLayoutSection, count: Int,
    environment: any NSCollectionLayoutEnvironment, isVertical: Bool, container: CGSize,
    reference: NSDirectionalEdgeInsets, supplementReference: NSDirectionalEdgeInsets
  ) {
    self.index = index
    self.section = section
    self.environment = environment
    self.isVertical = isVertical
    self.container = container
    self.reference = reference
    var sides = supplementReference
    if section.supplementariesFollowContentInsets {
      if isVertical {
        sides.leading += section.contentInsets.leading
        sides.trailing += section.contentInsets.trailing
      } else {
        sides.top += section.contentInsets.top
        sides.bottom += section.contentInsets.bottom
      }
    }
    supplementInsets = sides
    boundary = BoundaryPlan(section.boundarySupplementaryItems, in: container.inset(by: sides))
    let taken = boundary.insets
    var room = container.inset(by: section.contentInsets).inset(by: reference)
    if isVertical {
      room.width = max(room.width - taken.leading - taken.trailing, 0)
    } else {
      room.height = max(room.height - taken.top - taken.bottom, 0)
    }
    plan = SectionPlan(
      section, count: count, isVertical: isVertical != section.scrollsByItself, container: room,
      traits: environment.traitCollection)
  }

  /// The space between the section's edges and its groups.
  var contentInsets: NSDirectionalEdgeInsets {
    let (own, taken) = (section.contentInsets, boundary.insets)
    return NSDirectionalEdgeInsets(
      top: own.top + taken.top + reference.top,
      leading: own.leading + taken.leading + reference.leading,
      bottom: own.bottom + taken.bottom + reference.bottom,
      trailing: own.trailing + taken.trailing + reference.trailing)
  }

  /// The length in the scroll direction.
  var length: CGFloat {
    let insets = contentInsets
    let content = section.scrollsByItself ? (plan.count > 0 ? plan.depth : 0) : plan.length
    return content
      + (isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing)
  }

  var end: CGFloat { start + length }

  /// The section in the content, with leading at the left.
  var frame: CGRect {
    isVertical
      ? CGRect(x: 0, y: start, width: container.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: container.height)
  }

  /// The origin of the first group; in a section that scrolls by itself, before it is scrolled.
  var groupOrigin: CGPoint {
    let insets = contentInsets
    var origin = CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
    if section.orthogonalScrollingBehavior == .groupPagingCentered, plan.count > 0 {
      let size = plan.solution(ofGroup: 0).size
      if isVertical {
        origin.x = max(origin.x, (container.width - size.width) / 2)
      } else {
        origin.y = max(origin.y, (container.height - size.height) / 2)
      }
    }
    return origin
  }

  /// Returns the frames of the views at the section's edges.
  func boundaryFrame(_ item: Int) -> CGRect {
    boundary.frame(
      of: item, region: frame.inset(by: supplementInsets),
      content: frame.inset(by: boundary.insets))
  }

  /// Returns the frame of a view at the section's edge, kept in the visible part of the section.
  func boundaryFrame(_ item: Int, pinnedIn visible: CGRect) -> CGRect {
    let place = boundaryFrame(item)
    guard boundary.items[item].pinToVisibleBounds else { return place }
    let taken = boundary.insets
    return boundary.items[item].pinned(
      place, in: visible, within: frame, before: taken, isVertical: isVertical)
  }

  /// Returns the range of groups that overlap a rectangle of the content.
  func groups(in rect: CGRect) -> Range<Int> {
    guard plan.count > 0, plan.groupCount > 0 else { return 0..<0 }
    let origin = groupOrigin
    let (low, high) =
      plan.isVertical
      ? (rect.minY - origin.y, rect.maxY - origin.y)
      : (rect.minX - origin.x, rect.maxX - origin.x)
    let first = plan.group(at: low)
    var end = first
    while end < plan.groupCount, plan.start(ofGroup: end) < high { end += 1 }
    return first..<max(end, first)
  }

  /// Returns the origin of a group in the content.
  func origin(ofGroup group: Int) -> CGPoint {
    var origin = groupOrigin
    if plan.isVertical {
      origin.y += plan.start(ofGroup: group)
    } else {
      origin.x += plan.start(ofGroup: group)
    }
    return origin
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns a frame moved into a visible rectangle, but not out of a section.
  func pinned(
    _ frame: CGRect, in visible: CGRect, within section: CGRect,
    before taken: NSDirectionalEdgeInsets, isVertical: Bool
  ) -> CGRect {
    var frame = frame
    let edges = alignment.edges
    if isVertical {
      if edges.contains(.bottom) {
        let least = min(section.minY + taken.top, frame.minY)
        frame.origin.y = max(min(frame.minY, visible.maxY - frame.height), least)
      } else if edges.contains(.top) {
        let most = max(section.maxY - taken.bottom - frame.height, frame.minY)
        frame.origin.y = min(max(frame.minY, visible.minY), most)
      }
    } else if edges.contains(.trailing) {
      let least = min(section.minX + taken.leading, frame.minX)
      frame.origin.x = max(min(frame.minX, visible.maxX - frame.width), least)
    } else if edges.contains(.leading) {
      let most = max(section.maxX - taken.trailing - frame.width, frame.minX)
      frame.origin.x = min(max(frame.minX, visible.minX), most)
    }
    return frame
  }
}
