public import Foundation
public import HeadlessUIKit
public import InterfaceBuilder
internal import TextMetrics

/// The canvas on which a document's views are laid out: which device, which sizes, which insets.
///
///     let document = try InterfaceDocument(parsing: bytes)
///     let stage = InterfaceStage(document, canvas: .device(phone, .portrait))
///     for island in stage.document.islands {
///       let scene = stage.present(island)
///       print(scene.root.frame, scene.findings)
///     }
@MainActor
public struct InterfaceStage {
  /// Where intrinsic content sizes of labels, buttons, images and controls come from.
  public enum LeafSizes: String, Sendable, CaseIterable {
    /// Our own measuring.
    case measured
    /// The frames the document saved, which isolates layout from measuring.
    case saved
  }

  /// Where safe areas and margins come from when the document's own canvas is shown.
  public enum Insets: String, Sendable, CaseIterable {
    /// The document's own frames, where they determine them; the rules otherwise. For measuring
    /// agreement only: an edited constant explains itself.
    case inferred
    /// The rules for the document's device and its version of Xcode.
    case rules
  }

  /// Where the facts come from that decide how the document's own canvas measured text.
  public enum TextSource: String, Sendable, CaseIterable {
    /// The document's own labels, where intrinsic content sizes are measured and insets inferred.
    case inferred
    /// The rules of its Xcode only.
    case rules
  }

  /// Where the intrinsic content sizes come from that nobody can measure without the app: of views
  /// of its own classes, and of text in its own fonts.
  public enum UnmeasurableSizes: String, Sendable, CaseIterable {
    /// The frames the document saved, on its own canvas.
    case saved
    /// Our own measuring, as if the class were its superclass and the font the system's.
    case estimated
  }

  /// What size a scene gets.
  public enum Canvas: Sendable, Hashable {
    /// The canvas for which the document was saved.
    case document
    /// A device of the catalogue; scenes with a size of their own keep it.
    case device(Device, Device.Orientation)
    /// A bare size in points, at a number of pixels per point.
    case size(CGSize, scale: CGFloat)
  }

  /// The document, as it is in the canvas's size classes.
  public let document: InterfaceDocument
  /// What size a scene gets.
  public let canvas: Canvas
  /// Where intrinsic content sizes come from.
  public let leafSizes: LeafSizes
  /// Where safe areas and root margins come from.
  public let insets: Insets
  /// Where the facts about the canvas's text come from.
  public let text: TextSource
  /// Where the intrinsic content sizes come from that cannot be measured.
  public let unmeasurable: UnmeasurableSizes
  /// The ids of leaves that are measured although intrinsic content sizes are those saved.
  package var measuredLeaves: Set<String> = []
  /// Intrinsic content sizes that count instead of measured ones, by the ids of leaves.
  package var naturalSizes: [String: CGSize] = [:]
  /// Whether content at priority 1000 yields to required constraints, as Xcode's canvas resolves it.
  ///
  /// A button that hugs at 1000 does not keep a card as small as itself. Without it the conflict is
  /// kept, and reported as UIKit does.
  package var contentYields = false
  /// The settings of the device's user.
  public let preferences: Preferences
  /// What decides about the size classes of a canvas of a bare size.
  public let regime: WindowRegime
  /// The fonts, images and log that were passed.
  private let givenEnvironment: LayoutEnvironment
  /// What makes measured text an estimate.
  private let textFindings: [DocumentFinding]
  /// How text is measured.
  private var canvasText = CanvasText()

  /// Sets a stage for a document.
  ///
  /// - Parameters:
  ///   - document: The document, with all its variations.
  ///   - canvas: What size a scene gets.
  ///   - leafSizes: Where intrinsic content sizes come from.
  ///   - insets: Where safe areas and margins come from on the document's own canvas.
  ///   - text: Where the facts about the canvas's text come from.
  ///   - unmeasurable: Where the intrinsic content sizes come from that cannot be measured without
  ///     the app.
  ///   - preferences: The settings of the device's user.
  ///   - regime: What decides about size classes and safe area where the canvas is a bare size.
  ///   - environment: The fonts, images and log of the document's windows. Their generation is that of
  ///     the document's Xcode, and so is the model of the system font, unless the environment measures
  ///     text by something else.
  public init(
    _ document: InterfaceDocument, canvas: Canvas = .document, leafSizes: LeafSizes = .measured,
    insets: Insets = .rules, text: TextSource = .rules,
    unmeasurable: UnmeasurableSizes = .saved,
    preferences: Preferences = Preferences(), regime: WindowRegime = .fixed,
    environment: LayoutEnvironment = .current
  ) {
    self.canvas = canvas
    givenEnvironment = environment
    self.leafSizes = leafSizes
    self.insets = insets
    self.text = text
    self.unmeasurable = unmeasurable
    self.preferences = preferences
    self.regime = regime
    self.document = document.resolved(for: Self.traits(of: document, on: canvas, regime))
    textFindings = self.document.textFindings(environment.fonts)
    if canvas == .document, insets == .inferred, text == .inferred {
      canvasText = LayoutEnvironment.with(self.environment) {
        CanvasText(self.document, scale: Double(documentScale))
      }
    }
    if let category = preferences.textSize { canvasText.category = category }
  }

  /// Instantiates an island's views and lays them out.
  ///
  /// A scene that a container view embeds gets the size that the container has on this canvas, and
  /// so its owner is laid out first; on the document's own canvas it keeps the size it was saved in.
  ///
  /// - Complexity: O(*n*) in the island's views and constraints, and the solver's work.
  public func present(_ island: Island) -> StagedInterface {
    present(island, within: [])
  }

  /// Lays out an island, unless `owners` are already waiting for it.
  func present(_ island: Island, within owners: Set<String>) -> StagedInterface {
    let place = embeddedPlace(of: island, within: owners)
    let size = place?.size ?? rootSize(of: island)
    let screen = screen(size: size)
    screen.traitOverrides = preferences.traits
    var environment = environment
    environment.screen = screen
    return LayoutEnvironment.with(environment) {
      let window = UIWindow(screen: screen, environment: environment)
      return present(island, of: size, at: place, in: window)
    }
  }

  /// Fills a window with the island's views, while its environment is the current one.
  private func present(
    _ island: Island, of size: CGSize, at place: EmbeddedPlace?, in window: UIWindow
  ) -> StagedInterface {
    var text =
      infersText
      ? canvasText.narrowed(to: island, scale: Double(documentScale)) : CanvasText()
    if let category = preferences.textSize { text.category = category }
    let adapter = StagedViewAdapter(
      document, island, leafSizes: leafSizes, onCanvas: canvas == .document, text: text,
      infersMargins: canvas == .document && insets == .inferred)
    adapter.measuredLeaves = measuredLeaves
    adapter.naturalSizes = naturalSizes
    adapter.contentYields = contentYields
    adapter.savesUnmeasurable = canvas == .document && unmeasurable == .saved
    var loader = NibLoader(document, textSize: text.category, adapter: adapter)
    let root = loader.load(island)
    let controller = host(root, of: island, size: size, place: place, in: window)
    root.frame = CGRect(origin: .zero, size: size)
    // The root's frame is given: whatever the document contains, no constraint changes it from
    // outside.
    root.translatesAutoresizingMaskIntoConstraints = true
    root.autoresizingMask = []
    window.addSubview(root)
    loader.addConstraints(of: island, controller: controller)
    window.layoutIfNeeded()
    return StagedInterface(
      island: island, window: window, root: root, controller: controller, views: loader.views,
      constraints: loader.constraints, findings: document.findings + loader.findings,
      textFindings: textFindings,
      isSizeAsked: canvas != .document
        && fillsCanvas(
          island, island.root.frame.map { CGSize(width: $0.width, height: $0.height) } ?? .zero)
    )
  }

  /// Whether the document's frames determine how its text was measured.
  private var infersText: Bool {
    canvas == .document && insets == .inferred && text == .inferred
      && (leafSizes == .measured || !measuredLeaves.isEmpty)
  }

  /// What the document's windows are laid out with: controls and text are those of the iOS the document
  /// was laid out with.
  public var environment: LayoutEnvironment {
    var environment = givenEnvironment
    environment.generation = LayoutGeneration(toolsVersion: document.toolsVersion)
    if environment.textMeasurer is SystemTextMeasurer {
      environment.textMeasurer = SystemTextMeasurer(
        generation: SystemFontGeneration(toolsVersion: document.toolsVersion),
        ideographStyle: infersText && canvasText.isJapanese ? .japanese : .automatic)
    }
    return environment
  }

  // MARK: Size and device

  private static func traits(
    of document: InterfaceDocument, on canvas: Canvas, _ regime: WindowRegime
  ) -> InterfaceTraits {
    switch canvas {
    case .document: return document.canvasTraits
    case .device(let device, let orientation):
      return InterfaceTraits(
        horizontal: SizeClass(device.horizontalSizeClass(in: orientation)),
        vertical: SizeClass(device.verticalSizeClass(in: orientation)))
    case .size(let size, _):
      let classes = regime.sizeClasses(of: size)
      return InterfaceTraits(
        horizontal: SizeClass(classes.horizontal), vertical: SizeClass(classes.vertical))
    }
  }

  /// Scenes and screen-sized xibs take the canvas's size; everything else keeps its own.
  private func rootSize(of island: Island) -> CGSize {
    let saved = island.root.frame.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    switch canvas {
    case .document: return saved
    case .device(let device, let orientation):
      return fillsCanvas(island, saved) ? device.size(in: orientation) : saved
    case .size(let size, _): return fillsCanvas(island, saved) ? size : saved
    }
  }

  private func fillsCanvas(_ island: Island, _ saved: CGSize) -> Bool {
    guard island.isScreen else { return false }
    if case .freeform? = island.context.simulatedMetrics.destination { return false }
    if island.viewController != nil { return true }
    return documentCanvas(for: island, rootSize: nil).size == saved
  }

  private func screen(size: CGSize) -> UIScreen {
    switch canvas {
    case .document:
      UIScreen(size: size, scale: documentScale)
    case .device(let device, let orientation):
      size == device.size(in: orientation)
        ? UIScreen(device: device, orientation: orientation)
        : UIScreen(size: size, scale: device.scale)
    case .size(_, let scale): UIScreen(size: size, scale: scale, regime: regime)
    }
  }

  /// The pixels of a point on the document's own canvas.
  private var documentScale: CGFloat { documentDevice?.scale ?? 2 }

  private var documentDevice: Device? { documentCanvas(for: nil, rootSize: nil).device }

  private func documentCanvas(for island: Island?, rootSize: CGSize?) -> InterfaceBuilderCanvas {
    var canvas = InterfaceBuilderCanvas(
      deviceID: document.device?.id,
      orientation: document.device?.orientation == "landscape" ? .landscape : .portrait,
      toolsVersion: document.toolsVersion, rootSize: rootSize,
      hasNavigationBar: island?.context.showsNavigationBar ?? false,
      hasTabBar: island?.context.showsTabBar ?? false)
    canvas.hasToolbar = island?.context.showsToolbar ?? false
    canvas.hasLargeTitle = island?.context.hasLargeTitles ?? false
    canvas.isBelowNavigationBar = island?.isBelowNavigationBar ?? false
    if canvas.isBelowNavigationBar, let root = island?.root.frame,
      let screen = simulatedDevice(of: island)?.size(in: canvas.orientation)
    {
      canvas.overhang = max(0, CGFloat(root.maxY) - screen.height)
    }
    return canvas
  }

  /// The document's device, or in documents from before Xcode 8 the one that its canvas simulates.
  private func simulatedDevice(of island: Island?) -> Device? {
    if let documentDevice { return documentDevice }
    let chosen = [island?.context.simulatedMetrics, document.defaultSimulatedMetrics]
    for case .screen(let type?)? in chosen.map({ $0?.destination }) {
      if let device = Device.withSimulatedScreen(type) { return device }
    }
    return nil
  }

  /// What was assumed about the document's own canvas, in words that follow the document's name; nil
  /// where the document names a device of the catalogue, or another canvas was asked for.
  public var assumption: String? {
    guard canvas == .document, documentDevice == nil else { return nil }
    if let id = document.device?.id {
      return "names the device '\(id)', which is not in the catalogue; two pixels per point and no "
        + "safe area are assumed"
    }
    if let device = simulatedDevice(of: nil) {
      return "names no device; \(device.name) is assumed, which its screens simulate"
    }
    guard document.islands.contains(where: \.isScreen) else {
      return "names no device; two pixels per point are assumed"
    }
    return
      "names no device; the canvas of 600 × 600 points at two pixels per point is assumed, which "
      + "Xcode 6 and 7 have"
  }

  // MARK: Insets

  /// Gives a screen-like root the controller that owns its insets.
  private func host(
    _ root: UIView, of island: Island, size: CGSize, place: EmbeddedPlace?, in window: UIWindow
  ) -> UIViewController? {
    guard island.isScreen else { return nil }
    let controller = UIViewController()
    controller.view = root
    switch canvas {
    case .document: hostOnSavedCanvas(controller, island, size)
    case _ where place != nil:
      controller.simulatedSafeAreaInsets = withBars(place?.safeArea ?? .zero, island, window)
    case .device(let device, let orientation):
      let insets =
        size == device.size(in: orientation)
        ? device.safeAreaInsets(in: orientation) : UIEdgeInsets.zero
      controller.simulatedSafeAreaInsets = withBars(insets, island, window)
    case .size:
      controller.simulatedSafeAreaInsets = withBars(regime.safeAreaInsets, island, window)
    }
    return controller
  }

  private func hostOnSavedCanvas(
    _ controller: UIViewController, _ island: Island, _ size: CGSize
  ) {
    let canvas = documentCanvas(for: island, rootSize: size)
    let rules = canvas.safeAreaInsets ?? .zero
    let found =
      insets == .inferred
      ? InsetInference.insets(of: island, in: document) : InferredInsets()
    let filled = found.filled(
      from: LayoutInsets(rules))
    controller.simulatedSafeAreaInsets = UIEdgeInsets(filled.safeArea)
    controller.simulatedBarLengths = (
      CGFloat(filled.topLayoutGuide), CGFloat(filled.bottomLayoutGuide)
    )
    controller.simulatedRootMargin =
      found.rootMargin.map { CGFloat($0) } ?? canvas.rootMargin(width: size.width)
    // On the canvas, explicit margins replace the system's unless the view preserves them
    // (`canvas:X9`).
    controller.viewRespectsSystemMinimumLayoutMargins =
      island.root.preservesSuperviewLayoutMargins
  }

  /// Adds the bars that the scene shows, as high as they are on this screen.
  private func withBars(
    _ insets: UIEdgeInsets, _ island: Island, _ window: UIWindow
  ) -> UIEdgeInsets {
    var insets = insets
    if window.screen.barsStandAtSide { return insets }
    if island.context.showsNavigationBar { insets.top += window.standardBarHeight }
    if island.context.showsTabBar {
      insets.bottom += window.standardTabBarHeight
    } else if island.context.showsToolbar {
      insets.bottom += window.standardBarHeight
    }
    return insets
  }
}
