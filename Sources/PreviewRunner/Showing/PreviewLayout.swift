internal import Foundation
internal import HeadlessUIKit
internal import LayoutAudit
internal import LayoutGeometry
internal import LayoutInspector
internal import LayoutRendering
internal import LayoutScene
internal import LayoutSnapshot
internal import TextMetrics

/// A preview that is laid out as a request asks for.
@MainActor
struct PreviewLayout {
  let symbol: String
  let declared: DeclaredPreview
  let request: PreviewRequest
  let resources: AppResources
  /// The preview on the first screen; kept so that asynchronous work can change it.
  let screen: LaidOutScreen
  private let className: String
  private let content: UIResponder
  private let configurations: [LayoutConfiguration]

  init(
    _ symbol: String, _ declared: DeclaredPreview, for request: PreviewRequest,
    _ resources: AppResources
  ) {
    self.symbol = symbol
    self.declared = declared
    self.request = request
    self.resources = resources
    let screens = PreviewScreens(of: declared, for: request)
    var configurations = screens.all.map { screens.configuration($0) }
    var made: UIResponder?
    func layOut() -> LaidOutScreen {
      LaidOutScreen(in: configurations[0]) {
        let content = declared.make()
        made = content
        return content
      }
    }
    var screen = layOut()
    if let resized = screens.resized(for: made) {
      configurations = resized
      screen = layOut()
    }
    self.configurations = configurations
    self.screen = screen
    content = made ?? screen.root
    className = "\(type(of: content))"
  }

  // MARK: The result

  /// The result with all parts of the request.
  func shown() throws -> ShownPreview { try completed(pictured()) }

  /// A picture with the other parts of the request.
  ///
  /// - Parameters:
  ///   - pictured: The picture.
  ///   - tell: Called with the findings on the devices before sizes are proven, which can take too long.
  /// - Returns: The picture with everything that was asked for.
  /// - Throws: What writing a scene throws.
  func completed(
    _ pictured: ShownPreview, before tell: (ShownPreview) -> Void = { _ in }
  ) throws -> ShownPreview {
    var shown = pictured
    if request.parts.contains(.findings) {
      shown.findings = findings { found in
        var early = pictured
        early.findings = found
        tell(early)
      }
    }
    if request.parts.contains(.screenFindings) { shown.screenFindings = screen.findings() }
    if request.parts.contains(.scene) { shown.scene = try scene(width: shown.width, shown.height) }
    if request.parts.contains(.views) {
      shown.views = ViewDocument.written(content, named: declared.name, prefix: symbol + "-")
      shown.views?.trait = trait(width: shown.width, shown.height)
    }
    if request.parts.contains(.layouts) { shown.layouts = try layouts() }
    return shown
  }

  /// The trait of a preview with the same screen.
  private func trait(width: Double, _ height: Double) -> String {
    let kinds = declared.traits.map(\.kind)
    let isSized = kinds.contains {
      switch $0 {
      case .size, .fitting: true
      case .none, .landscape: false
      }
    }
    if isSized { return ".fixedLayout(width: \(width), height: \(height))" }
    return kinds.contains(.landscape) ? ".landscapeLeft" : ""
  }

  /// The layouts on all screens, and on the first one in the other direction and with larger text.
  private func layouts() throws -> [SituatedLayout] {
    var mirrored = configurations[0]
    mirrored.isRightToLeft.toggle()
    var enlarged = configurations[0]
    enlarged.textSize = .accessibilityLarge
    return try (configurations + [mirrored, enlarged]).map { configuration in
      let screen = LaidOutScreen(in: configuration) { declared.make() }
      return SituatedLayout(
        situation: "\(configuration)", snapshot: try screen.snapshot(name: "").json())
    }
  }

  /// The result without findings and other sizes.
  func pictured() throws -> ShownPreview {
    let snapshot = screen.snapshot(name: declared.name ?? className)
    var shown = ShownPreview(
      symbol: symbol, name: declared.name, className: className,
      screen: "\(screen.configuration.screen)", width: snapshot.canvas.width,
      height: snapshot.canvas.height, tree: snapshot.textTree())
    if request.parts.contains(.picture) {
      var renderer = LayoutRenderer(
        LayoutRenderer.Options(appearance: request.isDark ? .dark : .light))
      renderer.options.images = resources.contents(for: snapshot)
      shown.picture = renderer.svg(of: snapshot)
    }
    if request.parts.contains(.snapshot) { shown.snapshot = try snapshot.json() }
    return shown
  }

  private func findings(before tell: ([ShownFinding]) -> Void) -> [ShownFinding] {
    var found: [ScreenFinding] = []
    let elsewhere = findingsElsewhere()
    let report = MatrixReport(in: configurations) { configuration in
      let screen = LaidOutScreen(in: configuration) { declared.make() }
      let findings = elsewhere[configuration] ?? screen.findings()
      found += findings
      return (screen, findings)
    }
    let remedies = ScreenRemedies { configuration in
      LaidOutScreen(in: configuration) { declared.make() }
    }
    let shown = report.groups.enumerated().map { index, group in
      // An app has catalogs; only tests register images.
      var text = group.text(of: report.count).replacing(
        "register it with ImageRegistry, or give the app's asset catalogs",
        with: resources.reason(ofMissing: group.finding.detail))
      if index < Self.mostWithRemedies, group.finding.severity >= .warning,
        let configuration = group.configurations.first, elsewhere[configuration] == nil
      {
        let changes = remedies.changes(removing: group.finding, in: configuration)
          .map(\.description)
        if !changes.isEmpty {
          text += changes.count > 1 ? "\n  Each of these removes it:" : "\n  This removes it:"
          text += changes.map { "\n    - \($0)" }.joined()
        }
      }
      if group.finding.rule == .unusedConstraint {
        text +=
          "\n  This removes it:\n    - activate the constraint\(group.finding.location.map { " (\($0))" } ?? ""), or remove it"
      }
      return ShownFinding(
        rule: group.finding.rule.rawValue, severity: group.finding.severity, text: text,
        location: group.finding.location,
        // The detail of an unused constraint is its line, which changes with those above it.
        detail: group.finding.rule == .unusedConstraint ? "" : group.finding.identity)
    }
    guard request.parts.contains(.sizes) else { return shown }
    tell(shown)
    return shown + sizeFindings(besides: found)
  }

  /// What is found on the other devices by processes of their own, where this one keeps the size of the first device.
  private func findingsElsewhere() -> [LayoutConfiguration: [ScreenFinding]] {
    guard KeptScreen.isKept, configurations.count > 1 else { return [:] }
    let devices = request.devices.filter { Device.named($0) != nil }
    let processes = DeviceProcesses(for: symbol, of: request)
    return Dictionary(
      uniqueKeysWithValues: zip(
        configurations.dropFirst(), processes.findings(on: Array(devices.dropFirst()))
      ).compactMap { configuration, findings in findings.map { (configuration, $0) } })
  }

  /// What the screen has at other sizes of the app's windows; nothing for a view, or with a size of the preview's own.
  private func sizeFindings(besides found: [ScreenFinding]) -> [ShownFinding] {
    let first = configurations[0]
    // The app contains controllers that are also shown by themselves, and proven there.
    let isRepeated =
      symbol == Self.app && request.symbols.contains { $0.hasPrefix("purlin_class_") }
    guard !isRepeated, content is UIViewController, case .device = first.screen.kind else {
      return []
    }
    return PreviewSizes(
      of: declared.name ?? className, for: request, saved: LayoutSize(screen.window.bounds.size)
    ) { screen in
      var configuration = first
      configuration.screen = screen
      return LaidOutScreen(in: configuration) { declared.make() }
    }.findings(besides: found)
  }

  /// The symbol of what the app's delegate makes.
  private static let app = "purlin_app"

  /// The greatest number of findings for which changes are tried.
  private static let mostWithRemedies = 8

  /// The layout at every size from that of a small telephone to that of a large tablet, and at its own.
  private func scene(width: Double, _ height: Double) throws -> String {
    var scene = InspectedScene(
      named: declared.name ?? className, widths: Self.range(around: width),
      heights: Self.range(around: height),
      images: resources.contents(for: screen.snapshot(name: "")), on: Self.places,
      screen: { place in
        let screen = LaidOutScreen(
          in: LayoutConfiguration(
            screen: .device(place.device, place.orientation),
            textSize: PreviewScreens.textSize(of: request), isRightToLeft: request.isRightToLeft)
        ) { declared.make() }
        return (screen.stage, InspectedScene.Verdict(of: screen))
      }
    ) { Self.controller(for: declared.make()) }
    scene.size = [width, height]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(scene), as: UTF8.self)
  }

  /// The devices that the page offers: fewer than for documents, because code makes the screen for each.
  private static var places: [DeviceStages.Place] {
    Device.current.flatMap { device in
      Device.Orientation.allCases.map { DeviceStages.Place(device, $0) }
    }
  }

  private static func range(around length: Double) -> ClosedRange<Double> {
    min(320, length)...max(1366, length)
  }

  private static func controller(for content: UIResponder) -> UIViewController {
    if let controller = content as? UIViewController { return controller }
    let controller = UIViewController()
    controller.hostsPlainView = true
    controller.view = content as? UIView
    return controller
  }
}
