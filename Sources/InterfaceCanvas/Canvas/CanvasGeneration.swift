internal import Foundation

/// What the canvas of some versions of Xcode simulates: status bars, sensor housings, bars and sheets.
///
/// ``all`` is the table of generations. A new version of Xcode that changes the canvas is a new row, which
/// names only what it changes.
struct CanvasGeneration: Sendable {
  /// Which roots have the insets of the whole screen, even if they do not reach its edges.
  enum WholeInsets {
    case none, ofXibs, all
  }

  /// The first `toolsVersion` of the generation.
  var firstVersion: Int

  /// Whether screens without a sensor housing show a status bar.
  var hasStatusBar = true

  /// Whether iPads show a status bar.
  var hasStatusBarOnPads = true

  /// Whether the status bar is missing above roots that are much lower than the screen.
  var hidesStatusBarOfLowRoots = false

  /// The heights of sensor housings that are not those of the device, by its id in documents.
  var housingDepths: [String: CGFloat] = [:]

  /// The height of the home indicator's strip on iPads; nil for that of the device.
  var stripOnPads: CGFloat?

  /// Whether the insets of the device are added to a safe area that already includes them.
  ///
  /// This holds for all 8 scenes of these versions that show an inset, for 130 in a larger collection,
  /// and for the bottom of 3 of 4 scenes that fill an iPad (the fourth has 45 points). Of versions from
  /// 25000 on, there is one document, of 25094.
  var appliesInsetsTwice = false

  /// Which roots have all insets of the device, as if they filled the screen.
  var wholeInsets = WholeInsets.none

  /// Whether a root below an opaque bar can extend below the screen although it is saved at the top.
  var hasUnsavedOverhang = false

  /// The height of a navigation bar of one line.
  var navigationBar: CGFloat = 44

  /// The height of a navigation bar of one line on iPads.
  var navigationBarOnPads: CGFloat = 44

  /// The height of a toolbar.
  var toolbar: CGFloat = 49

  /// The height of a navigation bar in an iPhone's landscape.
  var lowNavigationBar: CGFloat = 32

  /// The height of a tab bar in an iPhone's landscape.
  var lowTabBar: CGFloat = 32

  /// Whether view controllers can be shown as sheets.
  var hasSheets = true

  /// Whether a sheet can be 10 points lower than the screen.
  var hasLoweredSheets = false

  /// Whether a sheet can begin at the sensor housing, with navigation bars that do not begin at its edge.
  var hasSheetsOfIOS26 = false

  /// The generation of a version of Xcode.
  static func containing(_ toolsVersion: Int) -> CanvasGeneration {
    all.last { $0.firstVersion <= toolsVersion } ?? all[0]
  }

  /// The generations, by their first version.
  static let all: [CanvasGeneration] = {
    var row = CanvasGeneration(
      firstVersion: .min, hidesStatusBarOfLowRoots: true,
      housingDepths: ["retina5_9": 44, "retina6_1": 44, "retina6_0": 44, "retina6_7": 44],
      toolbar: 44, hasSheets: false)
    var rows = [row]
    func add(_ version: Int, _ change: () -> Void) {
      row.firstVersion = version
      change()
      rows.append(row)
    }
    // Xcode 11, whose canvas is that of iOS 13.
    add(14_800) {
      row.hasStatusBar = false
      row.hasStatusBarOnPads = false
      row.hidesStatusBarOfLowRoots = false
      row.hasUnsavedOverhang = true
      // That of iPads since iOS 12 (2 of 2 bars in Xcode 16).
      row.navigationBarOnPads = 50
      row.toolbar = 49
      row.hasSheets = true
    }
    // Xcode 13 shows the status bar of iPads again. They have none in versions 14865 to 17701 (9 of 9
    // roots of five apps) and one from 20037 on (17 of 17 of ten); no document lies between.
    add(18_000) { row.hasStatusBarOnPads = true }
    // Xcode 14.1 has the status bars of iOS 16. Scenes of version 21208 have the old ones (3 of 3), and
    // most of 21225 the new ones. `retina5_9` has 47 points (2 of 2 scenes of two apps).
    add(21_220) { row.housingDepths = ["retina5_9": 47] }
    // Xcode 15 shows the status bar again and gives each root all insets of its device. It uses the id
    // `retina5_9` for the 12 mini and 13 mini.
    add(21_600) {
      row.hasStatusBar = true
      row.housingDepths = ["retina5_9": 50]
      row.wholeInsets = .all
      row.hasUnsavedOverhang = false
      row.hasLoweredSheets = true
    }
    // Xcode 16, whose canvas is that of iOS 18.
    add(23_700) {
      row.stripOnPads = 25
      row.appliesInsetsTwice = true
    }
    // Xcode 26, whose navigation bars are higher (3 of 3 scenes, and 3 of 3 on iPads).
    add(24_000) {
      row.navigationBar = 54
      row.navigationBarOnPads = 54
      row.lowNavigationBar = 54
      row.lowTabBar = 31
      row.hasSheetsOfIOS26 = true
    }
    // Unreleased tools.
    add(32_000) {
      row.appliesInsetsTwice = false
      row.wholeInsets = .ofXibs
      row.navigationBar = 44
      row.navigationBarOnPads = 50
      row.lowNavigationBar = 32
      row.lowTabBar = 32
      row.hasSheetsOfIOS26 = false
    }
    return rows
  }()
}
