public import Foundation

/// A trait of `#Preview`, by Apple's names.
///
/// Apple: <https://developer.apple.com/documentation/developertoolssupport/previewtrait>
public struct PreviewTrait: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case none
    case landscape
    case size(width: Double, height: Double)
    case fitting
  }

  let kind: Kind

  /// The device's screen.
  public static let defaultLayout = PreviewTrait(kind: .none)
  /// The size that the view's constraints and contents determine.
  public static let sizeThatFitsLayout = PreviewTrait(kind: .fitting)
  /// Portrait.
  public static let portrait = PreviewTrait(kind: .none)
  /// Portrait; Purlin does not turn the picture.
  public static let portraitUpsideDown = PreviewTrait(kind: .none)
  /// Landscape.
  public static let landscapeLeft = PreviewTrait(kind: .landscape)
  /// Landscape.
  public static let landscapeRight = PreviewTrait(kind: .landscape)

  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .size(width: width, height: height))
  }
}
