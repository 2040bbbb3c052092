internal import Foundation
package import HeadlessUIKit
package import LayoutGeometry

/// Where an app is laid out: a display with its own safe area and size classes, or windows of many sizes.
package struct WindowPlace: Sendable, Hashable {
  /// What gives the size.
  package enum Setting: Sendable, Hashable {
    /// A screen that the app fills.
    case display(Device, Device.Orientation)
    /// Windows of these sizes.
    case windows(WindowRegime, LayoutSizeRange)
  }

  /// The kind of window.
  package var kind: WindowKind
  /// The name, such as `iPhone 15, landscape`.
  package var words: String
  /// What gives the size.
  package var setting: Setting

  fileprivate init(_ kind: WindowKind, _ words: String, _ setting: Setting) {
    (self.kind, self.words, self.setting) = (kind, words, setting)
  }
}

extension AppWindows {
  /// The regimes of displays in which a document has size classes of its own: an iPhone in landscape has a compact height,
  /// which windows of its apps never have.
  package func rotatedRegimes(besides regime: WindowRegime, of document: [UInt8]) -> [WindowRegime]
  {
    guard regime == .iPhoneWindow, orientations.contains(.landscape),
      document.contains(Array("heightClass=compact".utf8))
    else { return [] }
    return [.iPhoneLandscape, .iPhoneLargeLandscape]
  }

  /// The displays and windows in which the app runs with a current SDK.
  ///
  /// Displays come first, those of iPhones before those of iPads, in the orientations that the app supports. What the
  /// inner display of a Duo does with an app for portrait only is not reported; it is wide as it comes. An app whose device families are not known is taken
  /// for one of the idiom of the regime in which it is proven.
  package func places(in regime: WindowRegime) -> [WindowPlace] {
    let (onPhone, onPad) = idioms(in: regime)
    var places = displays(in: regime) { $0.hasCurrentSystem }
    if onPad {
      add(.iPadSplit, .split, "Split View on iPad", to: &places)
      add(.iPadWindow, .window, "a window on iPad", to: &places)
    } else if idiom == nil {
      add(.iPhoneAppOnPad, .window, "a window of an iPhone app on iPad or a Mac", to: &places)
    }
    if onPhone {
      add(.duoInnerSplit, .split, "an app beside another on iPhone Duo", to: &places)
      add(.iPhoneWindow, .simulator, "a window of the simulator", to: &places)
    }
    return places
  }

  /// The screens that the app fills on devices as they come: without those that fold, and with those of older devices
  /// which have a system that it runs on.
  package func screens(in regime: WindowRegime) -> [WindowPlace] {
    let oldest = max(oldestSystem ?? 0, Self.oldestTarget)
    return displays(in: regime) { device in
      !device.barsStandAtSide && (device.lastSystem.map { $0 >= oldest } ?? true)
    }
  }

  /// The oldest system for which apps are still built: that of Xcode 15 and 16.
  private static let oldestTarget = 12

  private func displays(
    in regime: WindowRegime, where isIncluded: (Device) -> Bool
  ) -> [WindowPlace] {
    let (onPhone, onPad) = idioms(in: regime)
    var places: [WindowPlace] = []
    for device in Device.all where isIncluded(device) {
      guard device.idiom == .pad ? onPad : device.idiom == .phone && onPhone else { continue }
      let kind: WindowKind = device.barsStandAtSide ? .duo : .device
      let isWideAsItComes = kind == .duo && device.size(in: .portrait).width >= Self.unfoldedWidth
      let supported = device.idiom == .pad ? padOrientations : orientations
      for orientation in Device.Orientation.allCases
      where isWideAsItComes || supported.contains(orientation) {
        places.append(
          WindowPlace(
            kind, "\(device.currentName), \(orientation.rawValue)", .display(device, orientation)))
      }
    }
    return places
  }

  /// The least width of a display that is unfolded.
  private static let unfoldedWidth: CGFloat = 600

  private func add(
    _ regime: WindowRegime, _ kind: WindowKind, _ words: String, to places: inout [WindowPlace]
  ) {
    for range in reach(of: regime) {
      places.append(WindowPlace(kind, words, .windows(regime, range)))
    }
  }
}
