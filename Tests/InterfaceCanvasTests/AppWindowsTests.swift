import Foundation
import HeadlessUIKit
import LayoutGeometry
import TestSupport
import Testing

@testable import InterfaceCanvas

@Suite struct AppWindowsTests {
  private func windows(_ keys: String, minimum: LayoutSize? = nil) throws -> AppWindows {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/>\(keys)</dict></plist>
      """, to: "Info.plist")
    return AppWindows(near: folder.url.appending(path: "A.xib").path, minimum: minimum)
  }

  @Test func `orientations limit screens, and sizes limit windows`() throws {
    let portrait = try windows(
      "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>",
      minimum: LayoutSize(width: 600, height: 400))
    let screens = portrait.reach(of: .fixed)
    #expect(screens.allSatisfy { $0.widths.lowerBound <= $0.heights.lowerBound })
    #expect(screens.count * 2 == WindowRegime.fixed.reach.count)
    let window = try #require(portrait.reach(of: .iPhoneWindow).first)
    #expect(window.widths == 600...1280 && window.heights == 550...1280)
    #expect(portrait.words(in: .iPhoneWindow) == ["windows of at least 600 × 400"])
  }

  @Test(arguments: [
    (["": ["Portrait"]], false, false), (["~ipad": ["Portrait"]], true, false),
    (["": ["Portrait"], "~ipad": ["Portrait", "LandscapeLeft"]], false, true),
    ([:], true, true),
  ])
  func `displays have the orientations of their devices`(
    lists: [String: [String]], onPhone: Bool, onPad: Bool
  ) throws {
    let keys = lists.sorted { $0.key < $1.key }.map { suffix, names in
      "<key>UISupportedInterfaceOrientations\(suffix)</key><array>"
        + names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined() + "</array>"
    }.joined()
    let app = try windows(
      keys
        + "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
    )
    let turned = app.places(in: .iPhoneWindow).compactMap { place -> Device? in
      guard case .display(let device, .landscape) = place.setting else { return nil }
      return device
    }
    #expect(turned.contains { $0.idiom == .pad } == onPad)
    #expect(turned.contains { $0.idiom == .phone && !$0.barsStandAtSide } == onPhone)
    #expect(turned.contains { $0.id == "iphone-duo-inner" })
  }

  @Test(arguments: [("Portrait", true), ("LandscapeLeft", false)])
  func `lists of several configurations apply if they say the same`(
    second: String, applies: Bool
  ) throws {
    let folder = try Scratch(documents: ["A.xib"])
    for (name, orientation) in [("Info", "Portrait"), ("Dev-Info", second)] {
      try folder.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>\
        <array><string>UIInterfaceOrientation\(orientation)</string></array>\
        <key>UILaunchStoryboardName</key><string>\(name)</string></dict></plist>
        """, to: "\(name).plist")
    }
    let windows = AppWindows(near: folder.url.appending(path: "A.xib").path)
    #expect((windows.orientations == [.portrait]) == applies)
    #expect(windows.launchScreen == nil)
  }

  @Test(arguments: [
    ([" = UIInterfaceOrientationPortrait", "_iPhone = UIInterfaceOrientationPortrait"], true),
    (
      ["_iPhone = UIInterfaceOrientationPortrait", "_iPad = UIInterfaceOrientationLandscapeLeft"],
      true
    ),
    ([" = \"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\""], false),
    // Targets that differ say nothing.
    (
      [
        "_iPhone = UIInterfaceOrientationPortrait", "_iPhone = UIInterfaceOrientationLandscapeLeft",
      ], false
    ),
    ([], false),
  ])
  func `what Info.plist leaves out is read from the project`(_ lines: [String], _ isUpright: Bool)
    throws
  {
    for list in [
      nil, "",
      "<key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationLandscapeLeft</string></array>",
    ] {
      let folder = try Scratch()
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "App"), withIntermediateDirectories: true)
      let settings = lines.map { "INFOPLIST_KEY_UISupportedInterfaceOrientations" + $0 }
      try folder.writeProject(settings.map { ProjectTarget(settings: [$0]) })
      if let list {
        try folder.write(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/>\(list)</dict></plist>
          """, to: "App/Info.plist")
      }
      let windows = AppWindows(near: folder.url.appending(path: "App/A.xib").path)
      let expected: Set<Device.Orientation> =
        list?.isEmpty == false ? [.landscape] : isUpright ? [.portrait] : [.portrait, .landscape]
      #expect(windows.orientations == expected)
    }
  }

  static let named: [(setting: String, shared: String, base: String)] = [
    ("INFOPLIST_FILE = \"App/Support/Production.plist\"", "A = B", ""),
    ("INFOPLIST_FILE = \"$(SRCROOT)/${PLACE}/Production.plist\"", "PLACE = App/Support", ""),
    (
      "PLACE = \"$(inherited)/Support\"", "INFOPLIST_FILE = \"$(PLACE)/Production.plist\"",
      "PLACE = App"
    ),
    (
      "A = B", "A = B",
      "// Ours\nFOLDER = Support // below\nINFOPLIST_FILE=App/$(FOLDER)/Production.plist"
    ),
  ]

  /// Each with a project that knows where the document belongs, and one that does not.
  @Test(arguments: named, [["App/Views/A.xib"], []])
  func `the list that the project names for an app applies`(
    _ named: (setting: String, shared: String, base: String), files: [String]
  ) throws {
    let folder = try Scratch()
    func write(_ orientation: String, to name: String) throws {
      try folder.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>\
        <array><string>UIInterfaceOrientation\(orientation)</string></array></dict></plist>
        """, to: name)
    }
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: "App/Views/A.xib")
    try write("Portrait", to: "App/Support/Production.plist")
    for name in ["App/Info.plist", "Other-Info.plist"] { try write("LandscapeLeft", to: name) }
    try folder.write(named.base, to: "Base.xcconfig")
    let other = "INFOPLIST_FILE = \"Other-Info.plist\""
    // A list of another app applies to documents of that app only.
    try folder.writeProject(
      [
        ProjectTarget(settings: [named.setting], files: files),
        ProjectTarget("Other", settings: [other]),
        ProjectTarget("Tests", settings: [other], product: "bundle.unit-test"),
      ], shared: [named.shared], base: "Base.xcconfig")
    let document = folder.url.appending(path: "App/Views/A.xib").path
    #expect(AppWindows(near: document).orientations == [.portrait])
  }

  @Test(arguments: [true, false])
  func `a list that a project names and that is not there says nothing`(isThere: Bool) throws {
    let folder = try Scratch()
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: "A.xib")
    try folder.writeProject([ProjectTarget(settings: ["INFOPLIST_FILE = App.plist"])])
    if isThere {
      try folder.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>
        """, to: "App.plist")
    }
    #expect(AppWindows(near: folder.url.appending(path: "A.xib").path).lacksList == !isThere)
  }

  @Test func `configuration files that include each other are read once`() throws {
    let folder = try Scratch()
    try folder.write("", to: ".git/HEAD")
    let includes = (0..<20).map { "#include \"\($0 % 2 == 0 ? "A" : "B").xcconfig\"\n" }.joined()
    try folder.write(includes + "INFOPLIST_FILE = App.plist\n", to: "A.xcconfig")
    try folder.write(includes, to: "B.xcconfig")
    try folder.write("", to: "App.plist")
    try folder.writeProject([ProjectTarget()], base: "A.xcconfig")
    let path = folder.url.appending(path: "App.xcodeproj/project.pbxproj").path
    let project = try #require(XcodeProject.project(path))
    #expect(project.propertyLists() == [folder.url.appending(path: "App.plist").path])
  }

  @Test(arguments: [
    (["App"], true), (["App", "Other"], false), (["Pods/Kit", "App"], true), ([], false),
  ])
  func `a module without a list has the orientations of all lists of its repository`(
    _ places: [String], _ isUpright: Bool
  ) throws {
    let folder = try Scratch()
    for name in [".git", "Features/Home"] + places {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    for place in places {
      let orientation = place == "App" ? "Portrait" : "LandscapeLeft"
      try folder.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>\
        <array><string>UIInterfaceOrientation\(orientation)</string></array></dict></plist>
        """, to: "\(place)/Info.plist")
    }
    let windows = AppWindows(near: folder.url.appending(path: "Features/Home/A.xib").path)
    #expect((windows.orientations == [.portrait]) == isUpright)
  }

  @Test(arguments: [
    ("Base.lproj", "en, Base, de", "de.lproj/A.strings", true),
    // Texts of another document.
    ("Base.lproj", "en, Base, de", "de.lproj/B.strings", false),
    ("Base.lproj", "en, Base", "en.lproj/A.strings", false), ("Base.lproj", "Base", "", false),
    ("Base.lproj", nil, "", true), ("de.lproj", "en, Base, de", "de.lproj/A.strings", false),
    ("Views", "en, Base, de", "", false),
  ])
  func `strings translate what is in the folder Base and has texts in another language`(
    _ name: String, _ regions: String?, _ texts: String, _ isTranslated: Bool
  ) throws {
    let folder = try Scratch()
    for name in [".git", "App.xcodeproj", "App/\(name)"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    if let regions { try folder.writeProject([], regions: regions) }
    if !texts.isEmpty { try folder.write("\"a.text\" = \"A\";\n", to: "App/\(texts)") }
    let document = folder.url.appending(path: "App/\(name)/A.xib").path
    // Without an app, it can be a part of anything.
    #expect(AppWindows(near: document).isTranslated)
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>
      """, to: "App/Info.plist")
    #expect(AppWindows(near: document).isTranslated == isTranslated)
  }

  @Test(
    arguments: [
      (["Base.lproj/A.xib"], ["en"]), (["Base.lproj/A.xib", "de.lproj/A.strings"], ["en", "de"]),
      (["Base.lproj/A.xib", "Texts.xcstrings"], ["en", "de", "fr"]),
      (["A.xib"], ["en", "de", "fr"]), (["de.lproj/InfoPlist.strings"], ["en"]),
      (["de.lproj/Localizable.strings", "fr.lproj/Rater.strings"], ["en", "de"]),
      (["de.lproj/Localizable.strings", "fr.lproj/A.strings", "A.xib"], ["en", "de", "fr"]),
      (
        ["Rater/Rater.m", "Rater/fr.lproj/RaterTexts.strings", "de.lproj/Menu.strings"],
        ["en", "de"]
      ),
      (["Kit.bundle/fr.lproj/Localizable.strings", "de.lproj/Menu.strings"], ["en", "de"]),
    ] as [([String], Set<String>)])
  func `an app has the languages in which its project lists texts`(
    files: [String], languages: Set<String>
  ) throws {
    let folder = try Scratch(documents: ["A.xib"])
    for name in [".git", "App.xcodeproj"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    let share = ProjectTarget(
      "Share", files: ["Share/fr.lproj/A.strings"], product: "app-extension")
    try folder.writeProject(
      [ProjectTarget("App", files: files), share], regions: "en, Base, de, fr")
    #expect(AppWindows(near: folder.url.appending(path: "A.xib").path).languages == languages)
  }

  @Test(arguments: [
    ("Start", Optional("Start")), ("Start.storyboard", "Start"), ("Main", nil),
    ("Main.storyboard", nil),
  ])
  func `the storyboard of the start is a launch screen if it is not the main one`(
    _ name: String, _ expected: String?
  ) throws {
    let keys =
      "<key>UILaunchStoryboardName</key><string>\(name)</string>"
      + "<key>UIMainStoryboardFile</key><string>Main</string>"
    #expect(try windows(keys).launchScreen == expected)
  }

  @Test func `an app for iPad has windows of iPad, and a full screen keeps nothing away`() throws {
    let pad = try windows(
      "<key>UIDeviceFamily</key><array><integer>2</integer></array><key>UIRequiresFullScreen</key><true/>"
    )
    #expect(pad.regime(.iPhoneWindow) == .iPadWindow)
    #expect(pad.reach(of: .iPadWindow) == WindowRegime.iPadWindow.reach.map(\.sizes))
    #expect(pad.words(in: .iPadWindow).contains { $0.hasPrefix("UIRequiresFullScreen") })
    #expect(try windows("<key>NSExtension</key><dict/>").list == nil)
  }

  @Test
  func `an app has the displays of its families and orientations, and windows within its reach`() {
    for families in [[], [1], [2], [1, 2]] as [Set<Int>] {
      for orientations in [[.portrait], [.landscape], [.portrait, .landscape]]
        as [Set<Device.Orientation>]
      {
        for regime in [WindowRegime.iPhoneWindow, .iPadWindow] {
          var windows = AppWindows(minimum: LayoutSize(width: 400, height: 560))
          (windows.families, windows.orientations) = (families, orientations)
          let places = windows.places(in: regime)
          #expect(Set(places).count == places.count)
          let onPad = families.isEmpty ? regime == .iPadWindow : families.contains(2)
          let onPhone = families.isEmpty ? regime == .iPhoneWindow : families.contains(1)
          #expect(places.contains { $0.kind == .split && $0.words.contains("iPad") } == onPad)
          #expect(places.contains { $0.kind == .duo } == onPhone)
          for place in places {
            switch place.setting {
            case .display(let device, let orientation):
              #expect(place.kind.isDisplay && device.hasCurrentSystem)
              #expect(device.idiom == .pad ? onPad : onPhone)
              #expect(
                device.idiom == .pad || place.kind == .duo || orientations.contains(orientation))
            case .windows(let regime, let range):
              #expect(!place.kind.isDisplay && windows.reach(of: regime).contains(range))
              #expect(place.kind == .split || range.heights.lowerBound >= 560)
            }
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      ("Login~iphone.xib", ["Login~ipad.xib"], 1), ("Login~ipad.xib", [], 2),
      ("Login-iPad.xib", ["Login-iPhone.xib"], 2),
      ("LoginiPad.xib", ["Login.xib"], 2), ("Login.xib", ["Login_iPad.xib"], 1),
      ("Login-iPhone.xib", ["Login.xib"], nil), ("Login.xib", ["Other-iPad.xib"], nil),
      ("Login.xib", [], nil), ("Login-iPad.xib", ["Login-iPhone.storyboard"], nil),
    ] as [(String, [String], Int?)])
  func `a document with a counterpart for the other idiom has windows of its own`(
    name: String, others: [String], idiom: Int?
  ) throws {
    let folder = try Scratch(documents: [])
    for name in others { try folder.write("<document/>", to: name) }
    var windows = AppWindows()
    windows.families = [1, 2]
    windows.limit(toIdiomOf: folder.url.appending(path: name).path)
    #expect(windows.idiom == idiom)
    let words = Set(windows.places(in: windows.regime(.iPhoneWindow)).map(\.words))
    #expect(words.contains("a window on iPad") == (idiom != 1))
    #expect(words.contains("iPhone 15, portrait") == (idiom != 2), "\(words)")
    #expect(!words.contains { $0.contains("iPhone app") })
  }

  @Test func `no window on iPad is larger than a screen, or lower than windows are known to be`() {
    let screens = Device.all.filter { $0.idiom == .pad }.flatMap { device in
      Device.Orientation.allCases.map(device.size(in:))
    }
    for regime in [WindowRegime.iPadWindow, .iPadSplit, .iPhoneAppOnPad] {
      for reach in regime.reach {
        #expect(reach.sizes.widths.lowerBound >= 320 && reach.sizes.heights.lowerBound >= 550)
        #expect(
          screens.contains {
            Double($0.width) >= reach.sizes.widths.upperBound
              && Double($0.height) >= reach.sizes.heights.upperBound
          })
      }
    }
  }

  @Test(
    arguments: [
      ("TARGETED_DEVICE_FAMILY = 1", [1]), ("TARGETED_DEVICE_FAMILY = \"1,2\"", [1, 2]),
      ("SDKROOT = iphoneos", []),
    ] as [(String, Set<Int>)])
  func `a project says for which devices an app is`(
    _ setting: String, _ families: Set<Int>
  ) throws {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write("", to: ".git/HEAD")
    try folder.writeProject([
      ProjectTarget(settings: [setting, "INFOPLIST_KEY_UIRequiresFullScreen = NO"])
    ])
    #expect(
      AppWindows(near: folder.url.appending(path: "A.xib").path).families == families)
  }
}
