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
    case .iPhoneWindow: [Self.phoneWindow]
    case .iPhoneAppOnPad: Self.onPad("window of an iPhone app on iPad")
    case .iPhoneLandscape:
      Self.displays(Self.phones.filter { $0.landscapeWidth == .compact }, [.landscape])
    case .iPhoneLargeLandscape:
      Self.displays(Self.phones.filter { $0.landscapeWidth == .regular }, [.landscape])
    case .iPadWindow: Self.onPad("iPad window")
    case .iPadSplit: Self.padSplit
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

  /// Windows on iPad, no larger than the largest screen in either orientation.
  ///
  /// No least height is reported; that of an iPhone's window is assumed, because heights below it do not occur in
  /// Split View either.
  private static func onPad(_ words: String) -> [Reach] {
    [(1376.0, 1032.0), (1032.0, 1376.0)].map { width, height in
      Reach(
        sizes: LayoutSizeRange(widths: 320...width, heights: 550...height), words: words,
        source:
          "narrow app in Split View, screen of the 13-inch iPad Pro; no least height is reported",
        confidence: .assumed)
    }
  }

  /// Apps beside each other on iPad, which have the height of a screen and leave at least 320 points to the other.
  private static let padSplit: [Reach] = Device.all.filter {
    $0.idiom == .pad && $0.hasCurrentSystem
  }.flatMap { device in
    Device.Orientation.allCases.map { orientation in
      let size = device.size(in: orientation)
      return Reach(
        sizes: LayoutSizeRange(
          widths: 320...(Double(size.width) - 320),
          heights: Double(size.height)...Double(size.height)),
        words: "Split View on \(device.currentName), \(orientation.rawValue)",
        source: "screen of the device; at least 320 points are left to each app",
        confidence: .derived)
    }
  }

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
