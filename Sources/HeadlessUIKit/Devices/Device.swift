public import Foundation

/// A class of iPhones or iPads whose screens are laid out alike, as one row of a catalogue.
///
///     let phone = Device.named("iPhone 15 Pro")
///     phone?.size(in: .landscape)             // 852 × 393
///     phone?.safeAreaInsets(in: .landscape)   // top 0, left 59, bottom 21, right 59
///
/// Values are those of iOS 13 to 18 for an app that fills the screen, without navigation or tab
/// bar. Which of them were found in published tables and which are from memory is marked in
/// `Device+Catalogue.swift`.
public struct Device: Sendable, Hashable, Identifiable {
  /// How a device is held.
  public enum Orientation: String, Sendable, Hashable, CaseIterable, Codable {
    /// The longer side runs from top to bottom.
    case portrait
    /// The longer side runs from left to right, whichever way the device was turned.
    case landscape
  }

  /// The row's own name, which never changes once published: `iphone-15`.
  public let id: String

  /// The name of the best known model, for people.
  public let name: String

  /// The marketing names of all models the row stands for; ``name`` is the first of them.
  public let names: [String]

  /// The ids Interface Builder writes into a document's `<device>`, the usual one first.
  public let interfaceBuilderIDs: [String]

  /// The screen's size in points, as it is held upright.
  public let portraitSize: CGSize

  /// The number of pixels an app draws per point.
  public let scale: CGFloat

  /// The number of physical pixels per point, where a screen shows the drawn picture resized.
  public let nativeScale: CGFloat

  /// Whether the row stands for iPhones or iPads.
  public let idiom: UIUserInterfaceIdiom

  let insets: Insets
  let landscapeWidth: UIUserInterfaceSizeClass
  let portraitMargin: CGFloat
  let narrowSplitWidth: NarrowWidth?

  /// The width of the narrow part of a split view.
  struct NarrowWidth: Hashable {
    var portrait: CGFloat
    var landscape: CGFloat
  }

  /// The safe area's distances, as the catalogue prints them.
  struct Insets: Hashable {
    var top: CGFloat
    var bottom: CGFloat
    var landscapeTop: CGFloat
    var landscapeSide: CGFloat
    var landscapeBottom: CGFloat
  }

  /// Creates the row of an iPhone, which hides its status bar in landscape.
  init(
    phone id: String, _ names: [String], ib: [String] = [], _ width: CGFloat, _ height: CGFloat,
    scale: CGFloat, nativeScale: CGFloat? = nil, top: CGFloat, bottom: CGFloat, side: CGFloat,
    landscapeBottom: CGFloat, landscapeWidth: UIUserInterfaceSizeClass, margin: CGFloat
  ) {
    self.id = id
    self.name = names[0]
    self.names = names
    interfaceBuilderIDs = ib
    portraitSize = CGSize(width: width, height: height)
    self.scale = scale
    self.nativeScale = nativeScale ?? scale
    idiom = .phone
    insets = Insets(
      top: top, bottom: bottom, landscapeTop: 0, landscapeSide: side,
      landscapeBottom: landscapeBottom)
    self.landscapeWidth = landscapeWidth
    portraitMargin = margin
    narrowSplitWidth = nil
  }

  /// Creates the row of an iPad, whose insets are the same in both orientations.
  init(
    pad id: String, _ names: [String], ib: [String] = [], _ width: CGFloat, _ height: CGFloat,
    scale: CGFloat = 2, top: CGFloat, bottom: CGFloat, narrow: NarrowWidth? = nil
  ) {
    self.id = id
    self.name = names[0]
    self.names = names
    interfaceBuilderIDs = ib
    portraitSize = CGSize(width: width, height: height)
    self.scale = scale
    nativeScale = scale
    idiom = .pad
    insets = Insets(
      top: top, bottom: bottom, landscapeTop: top, landscapeSide: 0, landscapeBottom: bottom)
    landscapeWidth = .regular
    portraitMargin = 20
    narrowSplitWidth = narrow
  }
}

extension Device {
  /// The device that layout is for when nobody says which: 375 × 667 points at 2 pixels each.
  ///
  /// Interface Builder's own default for years, and the screen on which most of what is known of
  /// UIKit's layout was measured.
  public static let standard = all.first { $0.id == "iphone-8" } ?? all[0]
}
