public import AutoLayout
internal import Foundation
public import HeadlessUIKit
public import InterfaceBuilder

/// An island of a document, as views that have been laid out.
@MainActor
public final class StagedInterface {
  /// The part of the document that was laid out.
  public let island: Island
  /// The window the views are in.
  public let window: UIWindow
  /// The outermost view of the island.
  public let root: UIView
  /// The controller of the root, if it is a screen.
  public let controller: UIViewController?
  /// The views by their ids in the document.
  public let views: [String: UIView]
  /// The constraints by their ids in the document.
  public let constraints: [String: NSLayoutConstraint]
  /// What reading and instantiating found.
  public let findings: [DocumentFinding]
  /// What makes measured text an estimate: one finding for each font of the document that is not at
  /// hand, and one for each text in a script without known widths.
  public let textFindings: [DocumentFinding]

  /// Whether the root has the size of a given device or canvas.
  private let isSizeAsked: Bool

  init(
    island: Island, window: UIWindow, root: UIView, controller: UIViewController?,
    views: [String: UIView], constraints: [String: NSLayoutConstraint],
    findings: [DocumentFinding], textFindings: [DocumentFinding] = [], isSizeAsked: Bool = false
  ) {
    self.isSizeAsked = isSizeAsked
    self.island = island
    self.window = window
    self.root = root
    self.controller = controller
    self.views = views
    self.constraints = constraints
    self.findings = findings
    self.textFindings = textFindings
  }

  /// Whether the root also has its size in the running app: that of a screen, or a given one.
  ///
  /// A cell, a header or a freely drawn view has another there.
  public var hasSizeOfTheApp: Bool {
    guard island.isScreen, island.kind == .viewControllerRoot || isSizeAsked else { return false }
    if case .freeform? = island.context.simulatedMetrics.destination { return isSizeAsked }
    return true
  }

  /// The conflicts among required constraints that layout met.
  package var conflicts: [LayoutConflict] { engine?.conflicts ?? [] }

  /// The limits that layout reached, which frames do not show.
  package var layoutFindings: [LayoutFinding] { engine?.findings ?? [] }

  /// The engine that laid the views out; changes to it must be undone.
  package var engine: LayoutEngine? { root.layoutEngine }

  /// Runs `body` while views have no size that only the canvas gives them, and lays out before and
  /// after it: what such a size decides, constraints leave open.
  package func withoutPlaceholders<Result>(_ body: () -> Result) -> Result {
    let sizes = views.values.filter(\.hasPlaceholderSize).map {
      ($0, $0.contentSizeOverride)
    }
    if sizes.isEmpty { return body() }
    for (view, _) in sizes { view.contentSizeOverride = nil }
    layOutAgain()
    let result = body()
    for (view, size) in sizes { view.contentSizeOverride = size }
    layOutAgain()
    return result
  }

  /// Lays out again after priorities or constraints changed.
  package func layOutAgain() { window.layoutIfNeeded() }
}
