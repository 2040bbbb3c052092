public import Foundation

extension Device {
  /// The share of an iPad's width that an app has in Split View.
  public enum SplitViewPart: String, Sendable, Hashable, CaseIterable {
    /// About a third of the width; also the width of an app in Slide Over.
    case narrow
    /// Half of the width, on iPads in landscape.
    case half
    /// The remaining width beside the narrow app, about two thirds.
    case wide
  }

  /// Returns the width of an app in Split View, or nil if it is not known.
  ///
  /// The distance between two apps is 10 points. The width of the narrow app is not known for all
  /// iPads. iPhones have no Split View.
  public func width(of part: SplitViewPart, in orientation: Orientation) -> CGFloat? {
    guard idiom == .pad else { return nil }
    let total = size(in: orientation).width
    let narrow = orientation == .portrait ? narrowSplitWidth?.portrait : narrowSplitWidth?.landscape
    switch part {
    case .narrow: return narrow
    case .wide: return narrow.map { total - 10 - $0 }
    case .half: return orientation == .landscape ? (total - 10) / 2 : nil
    }
  }

  /// Returns the horizontal size class of an app in Split View, or nil for iPhones.
  ///
  /// The height is always regular.
  public func horizontalSizeClass(
    of part: SplitViewPart, in orientation: Orientation
  ) -> UIUserInterfaceSizeClass? {
    guard idiom == .pad else { return nil }
    guard orientation == .landscape else { return .compact }
    switch part {
    case .narrow: return .compact
    case .half: return portraitSize.width >= 1024 ? .regular : .compact
    case .wide: return .regular
    }
  }
}
