internal import Foundation
public import HeadlessUIKit
internal import LayoutProof
internal import LayoutScene
public import LayoutSnapshot
public import ViewAnalysis

/// Views that were laid out in one combination, for checks and audits.
///
///     let screen = LaidOutScreen(LoginViewController(), in: LayoutConfiguration(screen: .iPhoneSE))
///     print(screen.snapshot(name: "Login").textTree())
@MainActor
public final class LaidOutScreen {
  /// The combination.
  public let configuration: LayoutConfiguration
  /// The window that the views are in.
  public let window: UIWindow
  /// The root view: the controller's, or the view itself.
  public let root: UIView
  /// The scene if it was laid out elsewhere, such as a document's.
  private let statedStage: ViewStage?
  private var replacedTexts: [ReplacedText] = []

  /// Lays out a view controller, or a view that fills the screen, with margins of its own.
  ///
  /// `content` is called while the combination is current, so that code that reads
  /// `UITraitCollection.current`, `UIScreen.main` or the font of a text style gets the right value.
  /// An object that is already in another screen is moved to this one.
  ///
  /// - Parameters:
  ///   - configuration: The combination.
  ///   - environment: The UIKit generation, fonts, images and log; the current ones by default.
  ///   - content: Creates a `UIViewController` or a `UIView`.
  /// - Throws: What `content` throws.
  /// - Precondition: `content` returns a view or a view controller.
  public init(
    in configuration: LayoutConfiguration, environment: LayoutEnvironment? = nil,
    _ content: () throws -> UIResponder
  ) rethrows {
    self.configuration = configuration
    statedStage = nil
    let screen = configuration.makeScreen()
    var environment = environment ?? .current
    environment.screen = screen
    environment.requests = NameRequests()
    let window = UIWindow(
      screen: screen, environment: environment, requests: environment.requests)
    self.window = window
    let controller = try LayoutEnvironment.with(environment) {
      try window.traitCollection.whileCurrent { () throws -> UIViewController in
        // A screen is shown in an app that runs, and asks its key window for insets when it is made.
        window.makeKey()
        window.layoutIfNeeded()
        let made = try content()
        LaidOutScreen.detach(made)
        return LaidOutScreen.controller(for: made)
      }
    }
    let traits = window.traitCollection
    root = LayoutEnvironment.with(environment) {
      traits.whileCurrent {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return controller.view
      }
    }
    if configuration.language.changesTexts {
      replacedTexts = ReplacedText.replace(in: window, controller, by: configuration.language)
      layOut()
    }
    fit()
  }

  /// Lays out a view controller, or a view as the root view of one.
  public convenience init(
    _ content: @autoclosure () throws -> UIResponder, in configuration: LayoutConfiguration,
    environment: LayoutEnvironment? = nil
  ) rethrows {
    try self.init(in: configuration, environment: environment, content)
  }

  /// Creates a screen of views that were already laid out in a combination.
  ///
  /// - Parameters:
  ///   - window: Their window.
  ///   - root: The root view.
  ///   - stage: The names of views and constraints.
  ///   - configuration: The combination in which they were laid out.
  public init(
    window: UIWindow, root: UIView, stage: ViewStage, in configuration: LayoutConfiguration
  ) {
    self.window = window
    self.root = root
    self.configuration = configuration
    statedStage = stage
  }

  /// The views and constraints with their names.
  ///
  /// - Complexity: O(*n*) in the number of views and constraints at the first access.
  public private(set) lazy var stage: ViewStage = statedStage ?? ViewStage(of: window)

  /// The views in drawing order, each after its superview.
  public private(set) lazy var elements: [ScreenElement] = ScreenElement.all(in: self)

  /// The findings about rectangles, by the detection that proofs and the linter share.
  private(set) lazy var presentFindings: [PresentFinding] = PresentFinding.all(
    in: stage.scene, overlaps: .all)

  /// These findings by the id of the view that is to be changed first; overlaps of several views are left out.
  private(set) lazy var presentByElement: [String: [PresentFinding]] = Dictionary(
    grouping: presentFindings.filter { $0.kind != .overlap }, by: { $0.subjects[0] })

  /// The visible elements by the areas that they cover.
  private(set) lazy var grid = ElementGrid(elements)

  private lazy var places: [String: Int] = Dictionary(
    elements.enumerated().map { ($0.element.id, $0.offset) },
    uniquingKeysWith: { first, _ in first })

  /// The view with an id.
  func element(withID id: String) -> ScreenElement? { places[id].map { elements[$0] } }

  /// A snapshot of everything that is shown.
  public func snapshot(name: String) -> LayoutSnapshot {
    window.traitCollection.whileCurrent { stage.snapshot(name: name) }
  }

  /// Lays out the views that have changed.
  public func layOut() {
    window.traitCollection.whileCurrent { window.layoutIfNeeded() }
  }

  /// Removes the views from the window and restores the texts, so that the same
  /// objects can be laid out in another combination.
  public func dismantle() {
    for text in replacedTexts.reversed() { text.putBack() }
    replacedTexts = []
    window.rootViewController = nil
  }

  // MARK: Making

  private static func controller(for content: UIResponder) -> UIViewController {
    if let controller = content as? UIViewController { return controller }
    guard let view = content as? UIView else {
      preconditionFailure(
        "a layout is that of a UIViewController or a UIView, not of a \(type(of: content))")
    }
    if let window = view as? UIWindow, let root = window.rootViewController {
      window.rootViewController = nil
      return root
    }
    let controller = UIViewController()
    controller.hostsPlainView = true
    controller.view = view
    return controller
  }

  /// Removes an object from the window of another layout.
  private static func detach(_ content: UIResponder) {
    if let controller = content as? UIViewController {
      guard controller.parent == nil, let window = controller.viewIfLoaded?.window,
        window.rootViewController === controller
      else { return }
      window.rootViewController = nil
    } else if let view = content as? UIView, !(view is UIWindow) {
      if let window = view.window, window.rootViewController?.viewIfLoaded === view {
        window.rootViewController = nil
      } else {
        view.removeFromSuperview()
      }
    }
  }

  /// Sets the window's height to that which the root view's constraints determine, if no height is given.
  private func fit() {
    guard case .fitting(let width) = configuration.screen.kind else { return }
    let size = root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    window.resize(to: CGSize(width: width, height: max(size.height, 1)))
    layOut()
  }
}

extension LayoutConfiguration {
  /// The screen with the combination's traits.
  @MainActor
  func makeScreen() -> UIScreen {
    let made: UIScreen
    switch screen.kind {
    case .device(let device, let orientation):
      made = UIScreen(device: device, orientation: orientation)
    case .size(let size): made = UIScreen(size)
    // High enough for any content; the window takes the height that the view asks for.
    case .fitting(let width): made = UIScreen(BareScreen(width: width, height: 2000))
    }
    made.traitOverrides = traits
    return made
  }
}

extension UITraitCollection {
  /// Runs `body` with this collection as the current one.
  func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = former }
    return try body()
  }
}
