public import Foundation
public import HeadlessUIKit
public import InterfaceBuilder
internal import TextMetrics

/// The environment in which the views of a document are laid out: the device, the sizes and the
/// insets.
///
///     let document = try InterfaceDocument(parsing: bytes)
///     let stage = InterfaceStage(document, canvas: .device(phone, .portrait))
///     for island in stage.document.islands {
///       let scene = stage.present(island)
///       print(scene.root.frame, scene.findings)
///     }
@MainActor
public struct InterfaceStage {
  /// The source of the intrinsic content sizes of labels, buttons, images and controls.
  public enum LeafSizes: String, Sendable, CaseIterable {
    /// The sizes are measured.
    case measured
    /// The sizes are those of the saved frames, so that the layout does not depend on measuring.
    case saved
  }

  /// The source of safe areas and margins on the canvas of the document.
  public enum Insets: String, Sendable, CaseIterable {
    /// The saved frames if they determine the insets, otherwise the rules. This is suitable only
    /// for measuring agreement, because the insets would then agree with any edited constant.
    case inferred
    /// The rules for the device and the Xcode version of the document.
    case rules
  }

  /// The source of the settings with which the canvas of the document measured text.
  public enum TextSource: String, Sendable, CaseIterable {
    /// The labels of the document, if intrinsic content sizes are measured and insets are inferred.
    case inferred
    /// The rules for the Xcode version of the document.
    case rules
  }

  /// The source of intrinsic content sizes that cannot be measured without the app: those of views
  /// of its custom classes and of text in its custom fonts.
  public enum UnmeasurableSizes: String, Sendable, CaseIterable {
    /// The saved frames, on the canvas of the document.
    case saved
    /// The sizes are measured as for the superclass and the system font.
    case estimated
  }

  /// The size of scenes.
  public enum Canvas: Sendable, Hashable {
    /// The canvas for which the document was saved.
    case document
    /// A device of the catalog. Scenes with a size of their own keep it.
    case device(Device, Device.Orientation)
    /// A size in points without a device, with the number of pixels per point.
    case size(CGSize, scale: CGFloat)
  }

  /// The document, resolved for the size classes of the canvas.
  public let document: InterfaceDocument
  /// The size of scenes.
  public let canvas: Canvas
  /// The source of intrinsic content sizes.
  public let leafSizes: LeafSizes
  /// The source of safe areas and root margins.
  public let insets: Insets
  /// The source of the text settings of the canvas.
  public let text: TextSource
  /// The source of intrinsic content sizes that cannot be measured.
  public let unmeasurable: UnmeasurableSizes
  /// The ids of leaf views that are measured although ``leafSizes`` is ``LeafSizes/saved``.
  package var measuredLeaves: Set<String> = []
  /// Intrinsic content sizes that replace measured ones, by the ids of leaf views.
  package var naturalSizes: [String: CGSize] = [:]
  /// Whether content size constraints of priority 1000 are broken in favor of other required
  /// constraints, as on Xcode's canvas.
  ///
  /// For example, a button with a hugging priority of 1000 does not determine the size of its
  /// container. If this is false, the conflict is reported as in UIKit.
  package var contentYields = false
  /// Whether the insets of the screen are applied once on the document's canvas, as on a device, and not twice as Xcode 16 and
  /// 26 apply them.
  package var appliesInsetsOnce = false
  /// By how many points rows of table views are narrower than the canvas, by the ids of their roots.
  ///
  /// Other rows keep their own size. A size in points is that of the row itself.
  package var rowInsets: [String: Double] = [:]
  /// The user settings of the device.
  public let preferences: Preferences
  /// The rules that determine the size classes of a canvas without a device.
  public let regime: WindowRegime
  /// The islands of ``document`` by their ids.
  let index: IslandIndex
  /// The environment passed to the initializer.
  private let givenEnvironment: LayoutEnvironment
  /// The settings with which text is measured.
  private(set) var canvasText = CanvasText()

  /// Creates a stage for a document.
  ///
  /// - Parameters:
  ///   - document: The document, with all its variations.
  ///   - canvas: The size of scenes.
  ///   - leafSizes: The source of intrinsic content sizes.
  ///   - insets: The source of safe areas and margins on the canvas of the document.
  ///   - text: The source of the text settings of the canvas.
  ///   - unmeasurable: The source of intrinsic content sizes that cannot be measured without the
  ///     app.
  ///   - preferences: The user settings of the device.
  ///   - regime: The rules that determine size classes and the safe area of a canvas without a
  ///     device; nil for those of a window on the document's device.
  ///   - environment: The fonts, images and log of the windows. Their generation, and the model of
  ///     the system font, are those of the document's Xcode version, unless the environment
  ///     measures text in another way.
  public init(
    _ document: InterfaceDocument, canvas: Canvas = .document, leafSizes: LeafSizes = .measured,
    insets: Insets = .rules, text: TextSource = .rules,
    unmeasurable: UnmeasurableSizes = .saved,
    preferences: Preferences = Preferences(), regime: WindowRegime? = nil,
    environment: LayoutEnvironment = .current
  ) {
    let regime = regime ?? .current(for: document)
    self.init(
      resolved: document.resolved(for: Self.traits(of: document, on: canvas, regime)),
      canvas: canvas, leafSizes: leafSizes, insets: insets, text: text, unmeasurable: unmeasurable,
      preferences: preferences, regime: regime, environment: environment)
  }

  /// Creates a stage for a document on a canvas, which has its resolved document in common with one of the
  /// others that is for the same size classes.
  ///
  /// - Parameters:
  ///   - document: The document, with all its variations.
  ///   - canvas: The size of scenes.
  ///   - leafSizes: The source of intrinsic content sizes.
  ///   - preferences: The user settings of the device.
  ///   - regime: The rules that determine the size classes of a size.
  ///   - others: Stages of the same document.
  package init(
    _ document: InterfaceDocument, canvas: Canvas, leafSizes: LeafSizes = .measured,
    preferences: Preferences = Preferences(), regime: WindowRegime? = nil,
    sharing others: [InterfaceStage]
  ) {
    let regime = regime ?? .current(for: document)
    let traits = Self.traits(of: document, on: canvas, regime)
    let known = others.first { Self.traits(of: document, on: $0.canvas, $0.regime) == traits }
    self.init(
      resolved: known?.document ?? document.resolved(for: traits), index: known?.index,
      canvas: canvas, leafSizes: leafSizes, preferences: preferences, regime: regime)
  }

  /// Whether both stages have one resolved document.
  package func sharesDocument(with other: InterfaceStage) -> Bool { index === other.index }

  /// Creates a stage for a document that is resolved for its size classes.
  private init(
    resolved document: InterfaceDocument, index: IslandIndex? = nil, canvas: Canvas,
    leafSizes: LeafSizes = .measured, insets: Insets = .rules, text: TextSource = .rules,
    unmeasurable: UnmeasurableSizes = .saved, preferences: Preferences,
    regime: WindowRegime, environment: LayoutEnvironment = .current
  ) {
    self.canvas = canvas
    givenEnvironment = environment
    self.leafSizes = leafSizes
    self.insets = insets
    self.text = text
    self.unmeasurable = unmeasurable
    self.preferences = preferences
    self.regime = regime
    self.document = document
    self.index = index ?? IslandIndex(document)
    if canvas == .document { canvasText = CanvasText(toolsVersion: document.toolsVersion) }
    if canvas == .document, insets == .inferred, text == .inferred {
      canvasText = LayoutEnvironment.with(self.environment) {
        CanvasText(self.document, scale: Double(documentScale))
      }
    }
    if let category = preferences.textSize { canvasText.category = category }
  }

  /// Returns the island of ``document`` with this outermost view; nil if it is not installed.
  ///
  /// - Complexity: O(1), and O(*n*) in the views of the document for the first island that is asked for.
  public func island(rootedAt id: String) -> Island? { index.island(rootedAt: id) }

  /// Creates the views of an island and lays them out.
  ///
  /// A scene that a container view embeds has the size of the container on this canvas, so the
  /// enclosing scene is laid out first. On the canvas of the document, it keeps its saved size.
  ///
  /// - Complexity: O(*n*) in the number of views and constraints of the island, in addition to
  ///   solving the constraints.
  public func present(_ island: Island) -> StagedInterface {
    present(island, within: [])
  }

  /// Lays an island out with another size of its root, with the canvas's insets and margins; an embedded one keeps its own.
  package func present(_ island: Island, at size: CGSize) -> StagedInterface {
    present(island, within: [], of: size)
  }

  /// Creates the views of an island without laying them out, and keeps none of its elements.
  ///
  /// A large document can then be freed before the layout, which takes as much memory again. Call
  /// ``StagedInterface/layOut()`` before reading frames.
  package func prepare(_ island: Island) -> StagedInterface {
    present(island, within: [], laysOut: false)
  }

  /// Lays out an island, unless `owners` are already waiting for it.
  func present(
    _ island: Island, within owners: Set<String>, of size: CGSize? = nil, laysOut: Bool = true
  ) -> StagedInterface {
    let place = embeddedPlace(of: island, within: owners)
    let size = place?.size ?? size ?? rootSize(of: island)
    let screen = screen(size: size)
    var environment = environment
    environment.screen = screen
    environment.requests = NameRequests()
    return LayoutEnvironment.with(environment) {
      let text = text(of: island)
      screen.traitOverrides = traits(with: text)
      let window = UIWindow(
        screen: screen, environment: environment, requests: environment.requests)
      return present(island, of: size, at: place, in: window, text, laysOut)
    }
  }

  /// Adds the views of the island to a window, with the environment of the window as the current
  /// one.
  private func present(
    _ island: Island, of size: CGSize, at place: EmbeddedPlace?, in window: UIWindow,
    _ text: CanvasText, _ laysOut: Bool
  ) -> StagedInterface {
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
    // The frame of the root is fixed; constraints of the document cannot change it.
    root.translatesAutoresizingMaskIntoConstraints = true
    root.autoresizingMask = []
    window.addSubview(root)
    loader.addConstraints(of: island, controller: controller)
    if canvas == .document { island.closeStandardSpaces(of: loader.constraints) }
    if laysOut { window.layoutIfNeeded() }
    let staged = StagedInterface(
      island: laysOut ? island : island.outline, window: window, root: root,
      controller: controller, views: loader.views,
      constraints: loader.constraints, findings: document.findings + loader.findings,
      sizeAuthority: sizeAuthority(of: island),
      isOnSavedCanvas: canvas == .document, toolsVersion: document.toolsVersion)
    if laysOut, canvas == .document { staged.passSafeAreaToContent() }
    if laysOut, isResizedRow(island) {
      staged.letContentFollowCells()
      window.layoutIfNeeded()
    }
    return staged
  }

  /// The findings about text whose measured size is an estimate: one for each font of the document that
  /// is not available, and one for each text in a script whose widths are unknown.
  ///
  /// - Complexity: O(*n*) in the number of views and the length of their text.
  public var textFindings: [DocumentFinding] { document.textFindings(environment.fonts) }

  /// Whether the text settings are inferred from the frames of the document.
  var infersText: Bool {
    canvas == .document && insets == .inferred && text == .inferred
      && (leafSizes == .measured || !measuredLeaves.isEmpty)
  }

  /// The environment of the windows.
  ///
  /// Controls and text have the sizes of the iOS version for which the document was laid out.
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

  /// The size classes of the canvas.
  var traits: InterfaceTraits { Self.traits(of: document, on: canvas, regime) }

  func screen(size: CGSize) -> UIScreen {
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

  /// The number of pixels per point on the canvas of the document.
  var documentScale: CGFloat { documentDevice?.scale ?? 2 }

  // MARK: Insets

  /// Adds a view controller, which provides the insets, to the root view of a screen.
  private func host(
    _ root: UIView, of island: Island, size: CGSize, place: EmbeddedPlace?, in window: UIWindow
  ) -> UIViewController? {
    guard canvas == .document ? island.hasInsetsOfScreen(in: document) : island.isScreen
    else { return nil }
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
    // The root view of a xib is laid out like that of a controller (`canvas:X9`).
    controller.viewRespectsSystemMinimumLayoutMargins =
      island.viewController?.viewRespectsSystemMinimumLayoutMargins ?? true
  }

  /// Adds the bars that the scene shows, with their heights on this screen.
  private func withBars(
    _ insets: UIEdgeInsets, _ island: Island, _ window: UIWindow
  ) -> UIEdgeInsets {
    var insets = insets
    if window.screen.barsStandAtSide { return insets }
    if island.context.showsNavigationBar {
      insets.top += window.standardBarHeight
      if island.context.hasLargeTitles { insets.top += window.largeTitleHeight }
    }
    if island.context.showsTabBar {
      insets.bottom += window.standardTabBarHeight
    } else if island.showsToolbar {
      insets.bottom += window.standardBarHeight
    }
    return insets
  }
}
