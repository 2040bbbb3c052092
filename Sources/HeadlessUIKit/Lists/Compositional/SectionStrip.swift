internal import AutoLayout
internal import Foundation

/// The place of a section that scrolls across the layout's scroll direction.
struct SectionStrip {
  /// The frame in the content of the collection view.
  let frame: CGRect
  let contentSize: CGSize
  /// The offset before it is scrolled.
  let start: CGPoint
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
}

/// The scroll view of a section that scrolls across the layout's scroll direction.
final class SectionScrollView: UIScrollView {
  /// The collection view, which lays out the items that become visible.
  weak var host: UICollectionView?

  init(_ strip: SectionStrip, in host: UICollectionView) {
    self.host = host
    super.init(frame: strip.frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    isPagingEnabled = strip.behavior == .paging
    decelerationRate = strip.behavior.rawValue >= 3 ? .fast : .normal
    contentSize = strip.contentSize
    contentOffset = strip.start
  }

  required init?(coder: NSCoder) { nil }

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { host?.setNeedsLayout() } }
  }

  /// Adopts a place; the offset stays within the content.
  func update(_ strip: SectionStrip) {
    if frame != strip.frame { frame = strip.frame }
    guard contentSize != strip.contentSize else { return }
    contentSize = strip.contentSize
    let limit = CGPoint(
      x: max(contentSize.width - bounds.width, 0), y: max(contentSize.height - bounds.height, 0))
    let legal = CGPoint(x: min(contentOffset.x, limit.x), y: min(contentOffset.y, limit.y))
    if legal != contentOffset { contentOffset = legal }
  }
}
