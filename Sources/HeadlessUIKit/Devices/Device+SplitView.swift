public import Foundation

extension Device {
  /// A share of an iPad's width that an app has beside another app.
  public enum SplitViewPart: String, Sendable, Hashable, CaseIterable {
    /// About a third of the width; also the width of an app that slides over another.
    case narrow
    /// Half of the width, which iPads offer in landscape.
    case half
    /// The width that the narrow part leaves, about two thirds.
    case wide
  }

  /// Returns the width of an app beside another, or `nil` if no width is known.
  ///
  /// Two apps are 10 points apart. The width of the narrow part is not known of every iPad; iPhones
  /// show one app at a time.
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

  /// Returns the size class of the width of an app beside another, or `nil` on iPhones.
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
