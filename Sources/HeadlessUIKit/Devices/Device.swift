public import Foundation

/// A class of iPhones or iPads with the same screen layout.
///
///     let phone = Device.named("iPhone 15 Pro")
///     phone?.size(in: .landscape)             // 852 × 393
///     phone?.safeAreaInsets(in: .landscape)   // top 0, left 59, bottom 21, right 59
///
/// Values are those of iOS 13 to 18 for an app that fills the screen, without navigation or tab
/// bar. Marks in `Device+Catalogue.swift` show which values are from published tables and which are
/// from memory.
public struct Device: Sendable, Hashable, Identifiable {
  /// The orientation of a device.
  public enum Orientation: String, Sendable, Hashable, CaseIterable, Codable {
    /// The longer side is vertical.
    case portrait
    /// The longer side is horizontal.
    case landscape
  }

  /// The stable identifier of the device class, such as `iphone-15`.
  public let id: String

  /// The name of the best-known model.
  public private(set) var name: String

  /// The marketing names of all models of the class; the first is ``name``.
  public let names: [String]

  /// The ids in a document's `<device>`, the most common one first.
  public let interfaceBuilderIDs: [String]

  /// The screen's size in portrait, in points.
  public let portraitSize: CGSize

  /// The number of pixels per point that an app draws.
  public let scale: CGFloat

  /// The number of hardware pixels per point, which differs if the screen shows a resized image.
  public let nativeScale: CGFloat

  /// The idiom: iPhone or iPad.
  public let idiom: UIUserInterfaceIdiom

  let insets: Insets
  let landscapeWidth: UIUserInterfaceSizeClass
  let portraitMargin: CGFloat
  let narrowSplitWidth: NarrowWidth?
  /// The size classes of a display, if they are the same in both orientations.
  let displayClasses: DisplayClasses?
  /// Facts about individual values whose source differs from that of the others.
  let ownFacts: [DeviceFact]
  /// The confidence of the other values.
  let sureness: Sureness

  /// The values of a device that were found in published tables.
  enum Sureness: Hashable {
    /// Size, insets and size classes.
    case all
    /// The size; insets and margins are from memory.
    case size
    /// None: all values are from memory.
    case memory
    /// Those given by the device's facts.
    case reported
  }

  /// The size classes of a display.
  struct DisplayClasses: Hashable {
    var width: UIUserInterfaceSizeClass
    var height: UIUserInterfaceSizeClass
  }

  /// The width of the narrow app in Split View.
  struct NarrowWidth: Hashable {
    var portrait: CGFloat
    var landscape: CGFloat
  }

  /// The insets of the safe area, as in the catalog.
  struct Insets: Hashable {
    var top: CGFloat
    var bottom: CGFloat
    var landscapeTop: CGFloat
    var landscapeSide: CGFloat
    var landscapeBottom: CGFloat
    /// The inset at the right edge, in both orientations.
    var right: CGFloat = 0
  }

  /// Returns the device with the name of one of its models.
  func called(_ model: String) -> Device {
    var device = self
    device.name = model
    return device
  }

  /// Creates an iPhone, whose status bar is hidden in landscape.
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

  /// Creates a display of an iPhone Duo, with the status bar at the right edge.
  ///
  /// The insets are assumed to be the same in both orientations, because no source distinguishes
  /// them. The margin depends on the width, as for other views.
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

  /// The screen of an Apple TV, which documents for tvOS name; it is not among ``all``, which have windows.
  static let appleTV = Device(
    tv: "apple-tv", "Apple TV",
    facts: [
      DeviceFact(
        "size", "1920 × 1080 points, 1 pixel each", source: "Human Interface Guidelines, Layout",
        .published),
      DeviceFact(
        "safe area", "60 at the top and bottom, 80 at the sides",
        source: "Human Interface Guidelines, Layout", .published),
      DeviceFact("margins", "none beyond the safe area", source: "no source was found", .assumed),
    ])

  /// Creates a television, which has one orientation.
  private init(tv id: String, _ name: String, facts: [DeviceFact]) {
    self.id = id
    self.name = name
    names = [name]
    interfaceBuilderIDs = ["appleTV"]
    portraitSize = CGSize(width: 1080, height: 1920)
    scale = 1
    nativeScale = 1
    idiom = .tv
    insets = Insets(
      top: 60, bottom: 60, landscapeTop: 60, landscapeSide: 80, landscapeBottom: 60)
    landscapeWidth = .regular
    portraitMargin = 0
    narrowSplitWidth = nil
    displayClasses = nil
    ownFacts = facts
    sureness = .reported
  }

  /// Creates an iPad, whose insets are the same in both orientations.
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
  /// The sources of the device's values, with their confidence.
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

  /// The lowest confidence of the device's values.
  public var confidence: DeviceFact.Confidence {
    switch sureness {
    case .all: .published
    case .size, .memory: .assumed
    case .reported: .reported
    }
  }

  /// The default device: 375 × 667 points at 2 pixels per point.
  ///
  /// It was Interface Builder's default for years, and most measurements of UIKit's layout were
  /// made on it.
  public static let standard = all.first { $0.id == "iphone-8" } ?? all[0]
}
