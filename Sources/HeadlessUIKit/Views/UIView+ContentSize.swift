internal import AutoLayout
package import Foundation
internal import TextMetrics

extension UIView {
  /// Has the intrinsic content size read again before the next solve.
  func contentSizeDidChange() {
    guard let tree else { return }
    tree.contentSizeIsStale(of: self)
  }

  /// The intrinsic content size and its priorities as the engine takes them.
  func readContentSize() -> ContentSize {
    let natural = storage.contentSizeOverride ?? intrinsicContentSize
    if let problem = problem(of: [natural.width, natural.height], "intrinsicContentSize") {
      problem.raise()
    }
    var size = ContentSize(
      width: natural.width == Self.noIntrinsicMetric ? nil : Double(natural.width),
      height: natural.height == Self.noIntrinsicMetric ? nil : Double(natural.height))
    size.horizontalHugging = contentHuggingPriority(for: .horizontal)
    size.verticalHugging = contentHuggingPriority(for: .vertical)
    size.horizontalCompression = contentCompressionResistancePriority(for: .horizontal)
    size.verticalCompression = contentCompressionResistancePriority(for: .vertical)
    size.earlierGivesWay =
      (superviewStorage as? UIStackView)?.arrangedSubviews.contains { $0 === self } ?? false
    size.isMeasuredAtItsWidth = storage.contentSizeOverride == nil && wrapsToItsWidth
    return size
  }

  /// An intrinsic content size that replaces the content's own, such as the one that a document
  /// saved.
  package var contentSizeOverride: CGSize? {
    get { storage.contentSizeOverride }
    set {
      storage.contentSizeOverride = newValue
      contentSizeDidChange()
    }
  }

  /// Reads what the engine keeps of a view besides its size: insets, baselines, direction.
  func syncFacts() {
    let item = engineItem
    item.alignmentInsets = LayoutInsets(alignmentRectInsets)
    item.direction = effectiveUserInterfaceLayoutDirection
    item.boundsOrigin = (Double(bounds.origin.x), Double(bounds.origin.y))
    item.firstBaseline = ownFirstBaseline
    item.lastBaseline = ownLastBaseline
    // The views that a class names for its text (`engine:E12.2`).
    let (first, last) = (forFirstBaselineLayout, forLastBaselineLayout)
    item.firstBaselineItem =
      first !== self && first.isDescendant(of: self) ? first.engineItem : nil
    item.lastBaselineItem = last !== self && last.isDescendant(of: self) ? last.engineItem : nil
    if storage.contentSizeOverride != nil, let font = (self as? UILabel)?.font {
      // A size that is not ours may hold lines that are not ours: the first hangs from the top, the
      // last stands on the bottom.
      let metrics = layoutEnvironment.metrics(of: font)
      item.firstBaseline = TextBaseline(fraction: 0, offset: metrics.ascender)
      item.lastBaseline = TextBaseline(fraction: 1, offset: metrics.descender)
    }
  }
}
