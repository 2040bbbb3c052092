public import HeadlessUIKit
public import InterfaceBuilder

extension WindowRegime {
  /// What an app built with a current SDK has on the device that a document is for.
  public static func current(for document: InterfaceDocument) -> WindowRegime {
    let device = document.device.flatMap { Device.withInterfaceBuilderID($0.id) }
    let isPad =
      device.map { $0.idiom == .pad }
      ?? (document.targetRuntime.hasSuffix("iPad") || isDrawnForPad(document))
    return isPad ? .iPadWindow : .iPhoneWindow
  }

  /// Returns whether a document that names no device has a screen of an iPad's size, and none of an iPhone's.
  private static func isDrawnForPad(_ document: InterfaceDocument) -> Bool {
    let screens = document.islands.compactMap(\.root.frame).filter { $0.height >= 400 }
    return screens.contains { [768, 1024].contains($0.width) && $0.height >= 600 }
      && !screens.contains { $0.width < 700 }
  }

  /// What an app built with a current SDK has on a device, which gives the device's size classes at its size.
  package static func current(
    on device: Device, _ orientation: Device.Orientation
  ) -> WindowRegime {
    let isWide = device.horizontalSizeClass(in: orientation) == .regular
    if device.barsStandAtSide { return isWide ? .duoInner : .duoOuter }
    switch device.idiom {
    case .pad: return .iPadWindow
    case .phone where orientation == .portrait: return .iPhoneWindow
    case .phone: return isWide ? .iPhoneLargeLandscape : .iPhoneLandscape
    default: return .fixed
    }
  }

  /// Returns the regimes that windows of the app of a document can have: those of an iPad if the document is
  /// for iPads only, otherwise all, because the app may run on iPhones and iPads.
  package static func all(for document: InterfaceDocument) -> [WindowRegime] {
    document.targetRuntime.hasSuffix("iPad") ? [.iPadWindow, .iPadSplit] : allCases
  }
}
