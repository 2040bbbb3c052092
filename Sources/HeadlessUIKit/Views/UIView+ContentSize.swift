internal import AutoLayout
package import Foundation
internal import TextMetrics

extension UIView {
  /// Marks the intrinsic content size to be read again before the next solve.
  func contentSizeDidChange() {
    superviewStorage?.contentSizeDidChange(of: self)
    guard let tree else { return }
    tree.contentSizeIsStale(of: self)
  }

  /// Returns the intrinsic content size and its priorities for the engine.
  ///
  /// While the intrinsic content size is being read, as when it asks for the fitting size of the view,
  /// the view has none.
  func readContentSize() -> ContentSize {
    let natural = storage.contentSizeOverride ?? naturalSizeOnce
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
    size.compressesFirstMentioned =
      (superviewStorage as? UIStackView)?.order[self] != nil
    size.isMeasuredAtItsWidth = storage.contentSizeOverride == nil && wrapsToItsWidth
    return size
  }

  private var naturalSizeOnce: CGSize {
    guard !flags[.isReadingContentSize] else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    flags[.isReadingContentSize] = true
    defer { flags[.isReadingContentSize] = false }
    return intrinsicContentSize
  }

  /// An intrinsic content size that replaces that of the content, such as the one saved in a
  /// document.
  package var contentSizeOverride: CGSize? {
    get { storage.contentSizeOverride }
    set {
      storage.contentSizeOverride = newValue
      contentSizeDidChange()
    }
  }

  /// Passes the insets of the alignment rectangle to the engine.
  ///
  /// A set frame is kept, also where the insets of a symbol are larger: no length is negative.
  func syncAlignmentInsets() {
    var insets = LayoutInsets(alignmentRectInsets)
    if insets != .zero, case .framed(let frame, _, _) = placement {
      insets.limit(to: frame)
    }
    engineItem.alignmentInsets = insets
  }

  /// Updates the facts of the engine item: insets, baselines, direction.
  func syncFacts() {
    let item = engineItem
    syncAlignmentInsets()
    item.direction = effectiveUserInterfaceLayoutDirection
    item.boundsOrigin = (Double(bounds.origin.x), Double(bounds.origin.y))
    item.firstBaseline = ownFirstBaseline
    item.lastBaseline = ownLastBaseline
    // The views that provide the baselines (`engine:E12.2`).
    let (first, last) = (forFirstBaselineLayout, forLastBaselineLayout)
    item.firstBaselineItem =
      first !== self && first.isDescendant(of: self) ? first.engineItem : nil
    item.lastBaselineItem = last !== self && last.isDescendant(of: self) ? last.engineItem : nil
    if storage.contentSizeOverride != nil, let font = (self as? UILabel)?.font {
      // A size from outside may be for other line breaks: the first baseline is relative to the
      // top, the last one to the bottom.
      let metrics = layoutEnvironment.metrics(of: font)
      item.firstBaseline = TextBaseline(fraction: 0, offset: metrics.ascender)
      item.lastBaseline = TextBaseline(fraction: 1, offset: metrics.descender)
    }
  }
}

extension LayoutInsets {
  /// Reduces the insets at the right and at the bottom to what fits in a rectangle, and then the others.
  fileprivate mutating func limit(to rect: LayoutRect) {
    if left + right > rect.width {
      left = min(left, rect.width)
      right = rect.width - left
    }
    if top + bottom > rect.height {
      top = min(top, rect.height)
      bottom = rect.height - top
    }
  }
}
