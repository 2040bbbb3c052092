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
  public private(set) var name: String

  /// The marketing names of all models of the row; ``name`` is the first of them.
  public let names: [String]

  /// The ids Interface Builder writes into a document's `<device>`, the usual one first.
  public let interfaceBuilderIDs: [String]

  /// The screen's size in points, as it is in portrait.
  public let portraitSize: CGSize

  /// The number of pixels an app draws per point.
  public let scale: CGFloat

  /// The number of physical pixels per point, where a screen shows the drawn picture resized.
  public let nativeScale: CGFloat

  /// Whether the row describes iPhones or iPads.
  public let idiom: UIUserInterfaceIdiom

  let insets: Insets
  let landscapeWidth: UIUserInterfaceSizeClass
  let portraitMargin: CGFloat
  let narrowSplitWidth: NarrowWidth?
  /// The size classes of a display that has the same however it is held.
  let displayClasses: DisplayClasses?
  /// The sources of individual numbers, where they differ from the row's.
  let ownFacts: [DeviceFact]
  /// How sure the other numbers are.
  let sureness: Sureness

  /// Which of a row's numbers were found in published tables.
  enum Sureness: Hashable {
    /// Size, insets and size classes.
    case all
    /// The size; insets and margins are from memory.
    case size
    /// None: the row is from memory.
    case memory
    /// According to the row's own facts.
    case reported
  }

  /// The size classes of a display.
  struct DisplayClasses: Hashable {
    var width: UIUserInterfaceSizeClass
    var height: UIUserInterfaceSizeClass
  }

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
    /// The inset on the right only, in either orientation.
    var right: CGFloat = 0
  }

  /// Returns the row under the name of one of its models.
  package func called(_ model: String) -> Device {
    var device = self
    device.name = model
    return device
  }

  /// Creates the row of an iPhone, which hides its status bar in landscape.
  init(
    phone id: String, _ names: [String], ib: [String] = [], _ width: CGFloat, _ height: CGFloat,
    scale: CGFloat, nativeScale: CGFloat? = nil, top: CGFloat, bottom: CGFloat, side: CGFloat,
    landscapeBottom: CGFloat, landscapeWidth: UIUserInterfaceSizeClass, margin: CGFloat,
    sure: Sureness = .all, facts: [DeviceFact] = []
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
    displayClasses = nil
    ownFacts = facts
    sureness = sure
  }

  /// Creates the row of a display of an iPhone Duo, whose right edge holds the status bar.
  ///
  /// The insets are taken to be the same in both orientations, as no source tells them apart; the
  /// margin follows from the width, as that of any view.
  init(
    duo id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat,
    classes: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass), facts: [DeviceFact]
  ) {
    self.id = id
    self.name = names[0]
    self.names = names
    interfaceBuilderIDs = []
    portraitSize = CGSize(width: width, height: height)
    scale = 3
    nativeScale = 3
    idiom = .phone
    insets = Insets(
      top: 0, bottom: 34, landscapeTop: 0, landscapeSide: 0, landscapeBottom: 34, right: 84)
    landscapeWidth = classes.0
    portraitMargin = 20
    narrowSplitWidth = nil
    displayClasses = DisplayClasses(width: classes.0, height: classes.1)
    ownFacts = facts
    sureness = .reported
  }

  /// Creates the row of an iPad, whose insets are the same in both orientations.
  init(
    pad id: String, _ names: [String], ib: [String] = [], _ width: CGFloat, _ height: CGFloat,
    scale: CGFloat = 2, top: CGFloat, bottom: CGFloat, narrow: NarrowWidth? = nil,
    sure: Sureness = .all
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
    displayClasses = nil
    ownFacts = []
    sureness = sure
  }
}

extension Device {
  /// Where the device's numbers come from, and how sure they are.
  public var facts: [DeviceFact] {
    let tables = "Human Interface Guidelines, Layout"
    let listings = "published listings printed by devices and simulators"
    let size =
      "\(Int(portraitSize.width)) × \(Int(portraitSize.height)) points, \(Int(scale)) pixels each"
    let rest = "safe area, size classes, margins"
    switch sureness {
    case .reported where displayClasses == nil: return ownFacts
    case .reported:
      return ownFacts + [
        DeviceFact(
          "safe area in the other orientation", "as in the one",
          source: "no source tells them apart", .assumed),
        DeviceFact(
          "margins", "20 at the sides", source: "as any root of 400 points and more", .derived),
      ]
    case .all:
      return [
        DeviceFact("size", size, source: tables, .published),
        DeviceFact(rest, "as listed", source: listings, .published),
      ]
    case .size:
      return [
        DeviceFact("size", size, source: tables, .published),
        DeviceFact(rest, "as listed", source: "from memory", .assumed),
      ]
    case .memory:
      return [DeviceFact("size, \(rest)", size, source: "from memory", .assumed)]
    }
  }

  /// How sure the device's least certain number is.
  public var confidence: DeviceFact.Confidence {
    switch sureness {
    case .all: .published
    case .size, .memory: .assumed
    case .reported: .reported
    }
  }

  /// The device that layout is for when nobody says which: 375 × 667 points at 2 pixels each.
  ///
  /// Interface Builder's own default for years, and the screen on which most of what is known of
  /// UIKit's layout was measured.
  public static let standard = all.first { $0.id == "iphone-8" } ?? all[0]
}
