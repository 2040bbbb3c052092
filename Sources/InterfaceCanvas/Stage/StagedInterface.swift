public import AutoLayout
internal import Foundation
public import HeadlessUIKit
public import InterfaceBuilder
public import LayoutGeometry

/// The laid-out views of an island of a document.
@MainActor
public final class StagedInterface {
  /// The island that was laid out.
  public let island: Island
  /// The window that contains the views.
  public let window: UIWindow
  /// The outermost view of the island.
  public let root: UIView
  /// The view controller of the root, if the root is a screen.
  public let controller: UIViewController?
  /// The views, by their ids in the document.
  public private(set) lazy var views = Dictionary(uniqueKeysWithValues: viewList)
  /// The constraints, by their ids in the document.
  public private(set) lazy var constraints = Dictionary(constraintList) { $1 }
  /// The findings of reading the document and creating its views.
  public let findings: [DocumentFinding]

  // Lists take half of the memory of dictionaries, which the text of a layout does not need.
  private let viewList: [(String, UIView)]
  private let constraintList: [(String, NSLayoutConstraint)]
  /// What gives the root its size.
  public internal(set) var sizeAuthority: SizeAuthority
  /// Whether the views are laid out as on the canvas of Interface Builder.
  let isOnSavedCanvas: Bool
  /// The version of the tools that saved the document, such as 22505 for Xcode 15.
  let toolsVersion: Int

  init(
    island: Island, window: UIWindow, root: UIView, controller: UIViewController?,
    views: [String: UIView], constraints: [(id: String, constraint: NSLayoutConstraint)],
    findings: [DocumentFinding], sizeAuthority: SizeAuthority, isOnSavedCanvas: Bool = false,
    toolsVersion: Int = 0
  ) {
    self.sizeAuthority = sizeAuthority
    self.isOnSavedCanvas = isOnSavedCanvas
    self.toolsVersion = toolsVersion
    self.island = island
    self.window = window
    self.root = root
    self.controller = controller
    viewList = views.map { ($0, $1) }
    constraintList = constraints
    self.findings = findings
  }

  /// The conflicts among required constraints that were found during layout.
  package var conflicts: [LayoutConflict] { engine?.conflicts ?? [] }

  /// The limits that were reached during layout, which are not visible in the frames.
  package var layoutFindings: [LayoutFinding] { engine?.findings ?? [] }

  /// The layout engine of the views.
  ///
  /// Changes to it must be undone.
  package var engine: LayoutEngine? { root.layoutEngine }

  /// Lays out views that ``InterfaceStage/prepare(_:)`` created, or of which priorities or constraints
  /// changed.
  package func layOut() { window.layoutIfNeeded() }
}
