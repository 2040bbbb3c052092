internal import Foundation
package import HeadlessUIKit
package import LayoutGeometry
internal import Synchronization
internal import TextMetrics

/// What an app declares about its windows, in its Info.plist or its project and in the code of its scenes: their sizes,
/// the launch screen, and whether they are translated.
package struct AppWindows: Sendable, Hashable, Codable {
  /// The property list that applies, or the project that has its keys; nil if there is none.
  package var list: String?
  /// The device families, 1 for iPhone and 2 for iPad; empty if the list has none.
  package var families: Set<Int> = []
  /// The device family whose windows alone show the document; nil for those of the app.
  package var idiom: Int?
  /// Whether the app supports portrait, and landscape, on iPhone.
  package var orientations: Set<Device.Orientation> = Set(Device.Orientation.allCases)
  /// The same on iPad.
  package var padOrientations: Set<Device.Orientation> = Set(Device.Orientation.allCases)
  /// Whether the app requires the full screen.
  package var requiresFullScreen = false
  /// The name of the storyboard or xib that iOS shows while the app starts.
  package var launchScreen: String?
  /// Whether strings translate the document: it is in `Base.lproj`, and there are texts for it in another language, or
  /// its app or project is not known.
  package var isTranslated = true
  /// The languages into which the app is translated; empty if its project is not known.
  package var languages: Set<String> = []
  /// The major version of the oldest system that the app runs on; nil if its project does not say it.
  package var oldestSystem: Int?
  /// The language in which its texts are written; nil if it is not known.
  package var developmentLanguage: String?
  /// Whether a target of the project names a property list that is not here, so that nothing says which appearances and
  /// orientations the app has.
  package var lacksList = false
  /// Whether the app keeps the light appearance (`UIUserInterfaceStyle`).
  package var isAlwaysLight = false
  /// Whether the app declares that its appearance is always dark.
  package var isAlwaysDark = false
  /// The least and greatest size of `UISceneSizeRestrictions`, which code sets.
  package var minimum: LayoutSize?
  package var maximum: LayoutSize?
  /// What its code says about its documents.
  package var code = AppCode()

  /// Creates a value without declarations.
  package init(minimum: LayoutSize? = nil, maximum: LayoutSize? = nil) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// Reads the property lists of a document's app.
  ///
  /// These are the lists that the nearest project names for the apps that contain the document, or else that in the
  /// document's folder, or in the nearest one that encloses it and has one in it or directly below, up to the root of
  /// the repository. Of several there, those that the project names for apps count.
  ///
  /// Lists of frameworks, extensions and tests say nothing about windows and are skipped. If several apps or
  /// configurations of one share a folder, their lists apply if they say the same. What a list leaves out is read from
  /// the build settings of the nearest project. If no enclosing folder has a list, as in the modules of an app, the
  /// orientations apply that all lists of the repository have.
  package init(near document: String, minimum: LayoutSize? = nil, maximum: LayoutSize? = nil) {
    self.init(minimum: minimum, maximum: maximum)
    let places = FolderIndex.places(near: document)
    let project = ProjectSettings(in: places)
    let path = FolderIndex.absolute(document)
    readLists(of: path, in: places, project)
    // A document in the folder of another language is a translation.
    let isBase = path.contains("/Base.lproj/")
    languages = project.languages
    developmentLanguage = project.developmentLanguage
    oldestSystem = project.oldestSystem
    let texts = (try? DocumentTexts.languages(forDocumentAt: path)) ?? []
    isTranslated =
      list == nil && !project.hasApp
      || isBase
        && (project.project == nil || languages.count > 1 && !texts.isEmpty || texts.count > 1)
  }

  private mutating func readLists(
    of document: String, in places: [String], _ project: ProjectSettings
  ) {
    let own = project.propertyLists(of: document, in: "/")
    let all = places.lazy.map { place in
      let named = project.propertyLists(in: place)
      return named.isEmpty ? FolderIndex([place], depth: 1).propertyLists : named
    }
    for lists in [own].lazy.map(\.self) + all {
      let found = lists.compactMap { path in Self.declarations(in: path).map { (path, $0) } }
      var declared = found.map { _, values in
        var windows = self
        windows.read(values, from: found[0].0, project)
        return windows
      }
      // A configuration can have a launch screen of its own, which says nothing about windows.
      let screens = Set(declared.map(\.launchScreen))
      for index in declared.indices { declared[index].launchScreen = nil }
      guard let first = declared.first else { continue }
      if declared.allSatisfy({ $0 == first }) { self = first }
      if screens.count == 1, let screen = screens.first { launchScreen = screen }
      return
    }
    lacksList = project.projects.contains(where: \.lacksPropertyList)
    if let path = project.project, !project.values.isEmpty {
      read([:], from: path, project)
    } else if let root = places.last, let shared = RepositoryLists.orientations(in: root) {
      (list, orientations) = (shared.list, shared.orientations)
    }
  }

  /// Returns the contents of an app's property list; nil for others.
  fileprivate static func declarations(in path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 20,
      let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [String: Any], values["NSExtension"] == nil,
      [
        orientationKey, "UILaunchStoryboardName", "UIApplicationSceneManifest",
        "LSRequiresIPhoneOS",
      ]
      .contains(where: { values[$0] != nil })
    else { return nil }
    return values
  }

  fileprivate static let orientationKey = "UISupportedInterfaceOrientations"

  private mutating func read(
    _ values: [String: Any], from path: String, _ project: ProjectSettings
  ) {
    var missing = project.values
    if values.keys.contains(where: { $0.hasPrefix(Self.orientationKey) }) {
      missing = missing.filter { !$0.key.hasPrefix(Self.orientationKey) }
    }
    let addsOrientations = missing.keys.contains { $0.hasPrefix(Self.orientationKey) }
    list = addsOrientations ? project.project : path
    let values = missing.merging(values) { $1 }
    families = Set(
      (values["UIDeviceFamily"] as? [Any] ?? []).compactMap { $0 as? Int ?? Int("\($0)") })
    if families.isEmpty { families = project.families }
    let fullScreen = values["UIRequiresFullScreen"]
    requiresFullScreen = fullScreen as? Bool ?? (fullScreen as? String == "YES")
    isAlwaysLight = values["UIUserInterfaceStyle"] as? String == "Light"
    isAlwaysDark = values["UIUserInterfaceStyle"] as? String == "Dark"
    launchScreen = Self.storyboard(values["UILaunchStoryboardName"])
    // Some apps start with their main storyboard, which is not only a launch screen.
    if launchScreen == Self.storyboard(values["UIMainStoryboardFile"]) { launchScreen = nil }
    if let named = Self.orientations(in: values) { orientations = named }
    if let named = Self.orientations(in: values, on: "~ipad") { padOrientations = named }
  }

  /// Returns the name of a storyboard, which may be written with its extension.
  private static func storyboard(_ value: Any?) -> String? {
    (value as? String).map { $0.hasSuffix(".storyboard") ? String($0.dropLast(11)) : $0 }
  }

  /// Returns the orientations on the devices of a suffix of keys; nil if the list has none.
  fileprivate static func orientations(
    in values: [String: Any], on devices: String = "~iphone"
  ) -> Set<Device.Orientation>? {
    let named =
      values[orientationKey + devices] as? [String] ?? values[orientationKey] as? [String]
    guard let named, !named.isEmpty else { return nil }
    return Set(named.map { $0.contains("Landscape") ? .landscape : .portrait })
  }

  /// The declarations as text, the same in every process: a key for kept results.
  package var key: [String] {
    [
      list ?? "", families.sorted().map(String.init).joined(separator: ","),
      orientations.map(\.rawValue).sorted().joined(separator: ","),
      padOrientations.map(\.rawValue).sorted().joined(separator: ","), "\(requiresFullScreen)",
      "\(isTranslated)", "\(isAlwaysLight) \(isAlwaysDark) \(lacksList)", developmentLanguage ?? "",
      languages.sorted().joined(separator: ","),
      launchScreen ?? "", "\(idiom ?? 0)", "\(oldestSystem ?? 0)",
      minimum.map { "\($0.width) \($0.height)" } ?? "",
      maximum.map { "\($0.width) \($0.height)" } ?? "",
      code.digest,
    ]
  }

  /// Returns the languages of the app in which texts are longer than in that of development.
  ///
  /// - Parameter others: Further languages in which a document has texts.
  /// - Returns: Their codes; nil if no language or only one is known, so that any can be added.
  package func longerLanguages(_ others: [String] = []) -> [String]? {
    let all = languages.union(others)
    guard all.count > 1 || languages.isEmpty && all.contains(where: TextGrowth.isLonger) else {
      return nil
    }
    // The growth of other texts than English ones is not known; most are no shorter than their translations.
    if let own = developmentLanguage, TextGrowth.isLonger(own) { return [] }
    return all.filter(TextGrowth.isLonger).sorted()
  }

  /// Returns the regime of a document's windows: an app for iPad only has windows of an iPad.
  package func regime(_ regime: WindowRegime) -> WindowRegime {
    regime == .iPhoneWindow && (idiom.map { [$0] } ?? families) == [2] ? .iPadWindow : regime
  }

  /// Whether the app is made for the sizes of screens: it requires the full screen, or supports one orientation only on
  /// each of its devices.
  ///
  /// With a current SDK its windows can be resized all the same.
  package func isMadeForScreens(in regime: WindowRegime) -> Bool {
    guard list != nil else { return false }
    let (onPhone, onPad) = idioms(in: regime)
    return requiresFullScreen
      || (!onPhone || orientations.count == 1) && (!onPad || padOrientations.count == 1)
  }

  /// Whether the app runs on iPhone, and on iPad; one whose device families are not known is taken for one of the idiom of
  /// the regime.
  func idioms(in regime: WindowRegime) -> (onPhone: Bool, onPad: Bool) {
    let isPad = regime.idiom == .pad
    if let idiom { return (idiom == 1, idiom == 2) }
    return families.isEmpty ? (!isPad, isPad) : (families.contains(1), families.contains(2))
  }

  /// Returns the sizes that windows of the app are known to have.
  ///
  /// Orientations limit screens, and not windows that are dragged; least and greatest sizes limit windows, and not
  /// screens that an app fills. What an iPhone Duo does with an app for portrait only is not reported.
  package func reach(of regime: WindowRegime) -> [LayoutSizeRange] {
    let turns = [WindowRegime.fixed, .iPhoneLandscape, .iPhoneLargeLandscape].contains(regime)
    let all = regime.reach.map(\.sizes)
    let left = all.compactMap { range -> LayoutSizeRange? in
      guard !range.isSingle else {
        let isWide = range.widths.lowerBound > range.heights.lowerBound
        return !turns || orientations.contains(isWide ? .landscape : .portrait) ? range : nil
      }
      guard let widths = Self.clamped(range.widths, minimum?.width, maximum?.width),
        let heights = Self.clamped(range.heights, minimum?.height, maximum?.height)
      else { return nil }
      return LayoutSizeRange(widths: widths, heights: heights)
    }
    return left.isEmpty ? all : left
  }

  private static func clamped(
    _ range: ClosedRange<Double>, _ least: Double?, _ greatest: Double?
  ) -> ClosedRange<Double>? {
    let (low, high) = (
      max(range.lowerBound, least ?? 0), min(range.upperBound, greatest ?? .infinity)
    )
    return low <= high ? low...high : nil
  }

  /// What limits the sizes in a regime, as clauses; a declaration that does not is named as such.
  package func words(in regime: WindowRegime) -> [String] {
    let isWindow = regime.reach.contains { !$0.sizes.isSingle }
    let file = list.map { ($0 as NSString).lastPathComponent } ?? ""
    var words: [String] = []
    if isWindow, let minimum {
      words.append("windows of at least \(minimum.width.inPoints) × \(minimum.height.inPoints)")
    }
    if isWindow, let maximum {
      words.append("windows of at most \(maximum.width.inPoints) × \(maximum.height.inPoints)")
    }
    if let idiom {
      let names = idiom == 1 ? ("iPhone", "iPad") : ("iPad", "iPhone")
      words.append("windows of \(names.0) only (a document for \(names.1) is beside it)")
    } else if families == [2] {
      words.append("windows of iPad only (device family of the app)")
    }
    if !isWindow, orientations.count == 1, let only = orientations.first {
      words.append("screens in \(only.rawValue) only (\(Self.orientationKey) in \(file))")
    }
    if isWindow, requiresFullScreen {
      words.append(
        "UIRequiresFullScreen in \(file) does not keep windows from being resized (reported: expo/expo#48174)"
      )
    }
    return words
  }
}

/// The property lists of all apps of a repository, which is searched once.
private enum RepositoryLists {
  typealias Shared = (list: String, orientations: Set<Device.Orientation>)

  private static let known = Mutex<[String: Shared?]>([:])

  /// Returns the orientations that all lists in the repository have; nil if they differ, or there are none.
  static func orientations(in root: String) -> Shared? {
    if let found = known.withLock({ $0[root] }) { return found }
    let found = search(root)
    known.withLock { $0[root] = .some(found) }
    return found
  }

  private static func search(_ root: String) -> Shared? {
    guard FolderIndex.root(near: root) == root else { return nil }
    let index = FolderIndex([root])
    let named = index.projects.compactMap(XcodeProject.project).flatMap { $0.propertyLists() }
    let declared = Set(index.propertyLists + named).sorted()
      .filter { path in !path.split(separator: "/").contains { ProjectFolder.isForeign($0) } }
      .compactMap { path in
        AppWindows.declarations(in: path).flatMap { AppWindows.orientations(in: $0) }
          .map { (list: path, orientations: $0) }
      }
    guard let first = declared.first,
      declared.allSatisfy({ $0.orientations == first.orientations })
    else { return nil }
    return first
  }
}
