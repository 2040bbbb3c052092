internal import Foundation
public import LayoutGeometry

extension WindowRegime {
  /// Sizes that windows have, with the source of the numbers.
  public struct Reach: Sendable, Hashable {
    /// The sizes.
    public var sizes: LayoutSizeRange
    /// What has these sizes, such as `iPhone window`.
    public var words: String
    /// The source.
    public var source: String
    /// The confidence of the numbers.
    public var confidence: DeviceFact.Confidence
  }

  /// The sizes that windows in this regime are known to have.
  ///
  /// Displays have single sizes, in both orientations; windows that are dragged have ranges. What
  /// no source says is not limited: a range then has the greatest size of a display.
  public var reach: [Reach] {
    switch self {
    case .fixed: Self.displays(Device.all)
    case .iPhoneWindow, .iPhoneAppOnPad: [Self.phoneWindow]
    case .iPhoneLandscape:
      Self.displays(Self.phones.filter { $0.landscapeWidth == .compact }, [.landscape])
    case .iPhoneLargeLandscape:
      Self.displays(Self.phones.filter { $0.landscapeWidth == .regular }, [.landscape])
    case .iPadWindow, .iPadSplit: [Self.padWindow]
    case .duoOuter: Self.displays(Device.all.filter { $0.id == "iphone-duo-outer" })
    case .duoInner: Self.displays(Device.all.filter { $0.id == "iphone-duo-inner" })
    case .duoInnerSplit: [Self.duoSplit]
    }
  }

  private static let phones = Device.all.filter { $0.idiom == .phone && $0.displayClasses == nil }

  /// A window of an iPhone app on a Mac, on iPad or in the simulator.
  ///
  /// Resize Mode of the simulator has sizes up to 1280 × 1280 (lycorp-jp/sim-use#143, Xcode 27.0); a window
  /// of 1100 × 500 that was asked for became 1100 × 550. No least width is reported; 320 is that of the
  /// narrowest screen and of Split View.
  private static let phoneWindow = Reach(
    sizes: LayoutSizeRange(widths: 320...1280, heights: 550...1280), words: "iPhone window",
    source: "lycorp-jp/sim-use#143: at most 1280 × 1280; 1100 × 500 became 1100 × 550; "
      + "width of the narrowest screen",
    confidence: .reported)

  /// A window on iPad: from the narrow app in Split View to the largest screen.
  ///
  /// No least height is reported.
  private static let padWindow = Reach(
    sizes: LayoutSizeRange(widths: 320...1376, heights: 320...1376), words: "iPad window",
    source: "narrow app in Split View, screen of the 13-inch iPad Pro; no least height is reported",
    confidence: .assumed)

  /// An app beside another on the inner display of a Duo, which is 951 points wide.
  private static let duoSplit = Reach(
    sizes: LayoutSizeRange(widths: 320...631, heights: 669...669),
    words: "iPhone Duo, inner display shared",
    source: "TableProApp/TablePro#3035 for the display; at least 320 points are left to each app",
    confidence: .derived)

  private static func displays(
    _ devices: [Device], _ orientations: [Device.Orientation] = [.portrait, .landscape]
  ) -> [Reach] {
    devices.flatMap { device in
      orientations.map { orientation in
        let size = device.size(in: orientation)
        return Reach(
          sizes: LayoutSizeRange(
            LayoutSize(width: Double(size.width), height: Double(size.height))),
          words: "\(device.name), \(orientation.rawValue)", source: "screen of the device",
          confidence: .published)
      }
    }
  }
}
