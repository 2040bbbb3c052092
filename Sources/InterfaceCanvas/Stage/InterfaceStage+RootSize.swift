internal import Foundation
internal import HeadlessUIKit
package import InterfaceBuilder
package import LayoutGeometry

/// The size of an island's root, and what gives it.
extension InterfaceStage {
  /// Returns the size of the root.
  ///
  /// Screens have the size of the canvas, and rows of tables its width; all others keep their own size.
  func rootSize(of island: Island) -> CGSize {
    let saved = island.savedSize
    if let inset = rowInsets[island.root.id] {
      switch canvas {
      case .document: return saved
      case .device(let device, let orientation):
        let width = device.size(in: orientation).width - inset
        return CGSize(width: max(1, width), height: saved.height)
      case .size(let size, _): return size
      }
    }
    switch canvas {
    case .document: return saved
    case .device(let device, let orientation):
      return fillsCanvas(island) ? device.size(in: orientation) : saved
    case .size(let size, _): return fillsCanvas(island) ? size : saved
    }
  }

  /// Everything on which the layout of an island depends besides the document and the preferences.
  package struct Surroundings: Hashable {
    private let size: CGSize
    private let scale: CGFloat
    private let classes: InterfaceTraits
    private let idiom: UIUserInterfaceIdiom?
    private let safeArea: [CGFloat]
    private let margin: CGFloat?
    private let barsStandAtSide: Bool

    @MainActor
    fileprivate init(_ size: CGSize, _ stage: InterfaceStage) {
      self.size = size
      classes = stage.traits
      // A root of another size than the screen has nothing of the device.
      guard case .device(let device, let orientation) = stage.canvas,
        size == device.size(in: orientation)
      else {
        scale = stage.screen(size: size).scale
        (idiom, safeArea, margin, barsStandAtSide) = (nil, [], nil, false)
        return
      }
      scale = device.scale
      idiom = device.idiom
      let insets = device.safeAreaInsets(in: orientation)
      safeArea = [insets.top, insets.left, insets.bottom, insets.right]
      margin = device.systemMinimumMargin(in: orientation)
      barsStandAtSide = device.barsStandAtSide
    }
  }

  /// Returns on what the layout of an island depends; nil if another scene embeds it.
  package func surroundings(of island: Island) -> Surroundings? {
    island.context.containerView == nil ? Surroundings(rootSize(of: island), self) : nil
  }

  /// Returns what gives the root its size on this canvas.
  ///
  /// On the canvas of the document it is the app if the root is a screen of the device's size. A root of
  /// another size, such as that of a sheet or an embedded scene, has its own size in the app.
  package func sizeAuthority(of island: Island) -> SizeAuthority {
    if isResizedRow(island) { return .caller }
    guard fillsCanvas(island) else { return .canvas }
    guard canvas == .document else { return .caller }
    let screen = documentCanvas(for: nil, rootSize: nil)
    return screen.device != nil && screen.size == island.savedSize ? .app : .canvas
  }

  /// Whether the root has the width of its device in the app: on the canvas of the document, it is as wide as the screen, and
  /// lower by what bars take of it, such as below an opaque navigation bar.
  package func isBetweenBars(_ island: Island) -> Bool {
    let screen = documentCanvas(for: nil, rootSize: nil)
    guard canvas == .document, island.kind == .viewControllerRoot, fillsCanvas(island),
      screen.device != nil, let size = screen.size
    else { return false }
    let missing = size.height - island.savedSize.height
    return island.savedSize.width == size.width && missing > 0 && missing <= Self.mostOfBars
  }

  /// The most that bars take of a screen's height, in points: a status bar of 59, a large title of 96, and a tab bar of 83.
  private static let mostOfBars: CGFloat = 238

  /// Whether the island is a row of a table view that has the width of the canvas.
  func isResizedRow(_ island: Island) -> Bool {
    canvas != .document && rowInsets[island.root.id] != nil
  }

  /// Whether a window gives the island its size: a screen that fills the canvas and is not embedded in another.
  ///
  /// A view of a xib that a view loads, or that has a class of its own, has the size that its superview gives it.
  ///
  /// A screen of Apple TV has one size. A view controller that code shows in a view of another one has the size of that
  /// view, and one that neither code nor the document shows has none.
  ///
  /// - Parameters:
  ///   - island: The tree of the document.
  ///   - windows: What the document's app declares.
  /// - Returns: Whether its size is that of a window.
  package func fillsWindow(_ island: Island, of windows: AppWindows = AppWindows()) -> Bool {
    guard document.targetRuntime != "AppleTV", fillsCanvas(island),
      island.context.containerView == nil, !isNoScreen(island, of: windows)
    else { return false }
    guard island.kind == .topLevelView, !island.context.isViewOfOwner else { return true }
    return island.root.customClass == nil && !document.hasOwner
  }

  /// Whether code shows a view controller as a part of another one, or nothing shows it.
  private func isNoScreen(_ island: Island, of windows: AppWindows) -> Bool {
    guard let controller = island.viewController else { return false }
    if windows.code.unshown.contains(controller.id) { return true }
    let names = [controller.customClass, controller.storyboardIdentifier].compactMap(\.self)
    let segues = document.viewControllers.flatMap(\.segues).filter {
      $0.destination == controller.id && $0.kind != "embed"
    }
    if names.contains(where: windows.code.popups.contains) {
      return !segues.contains { ["show", "push"].contains($0.kind) }
    }
    return document.initialViewController != controller.id && segues.isEmpty
      && names.contains(where: windows.code.parts.contains)
  }

  /// Whether the root fills the canvas, whatever its size: the view of a controller without a freeform
  /// size, or a view of a xib that has the size of the document's canvas.
  private func fillsCanvas(_ island: Island) -> Bool {
    guard island.isScreen else { return false }
    if case .freeform? = island.context.simulatedMetrics.destination { return false }
    if island.viewController != nil || island.context.isViewOfOwner { return true }
    // Constraints give it its size where it is used.
    guard island.root.translatesAutoresizingMaskIntoConstraints else { return false }
    return documentCanvas(for: island, rootSize: nil).size == island.savedSize
  }
}

extension InterfaceDocument {
  /// Whether an object of a known class loads the xib.
  fileprivate var hasOwner: Bool {
    allObjects.contains {
      guard case .placeholder(let owner) = $0, owner.identifier == "IBFilesOwner" else {
        return false
      }
      return owner.customClass.map { $0 != "NSObject" } ?? false
    }
  }
}

extension Island {
  /// The size of the root in the document.
  ///
  /// Documents before Xcode 8 have cells without a frame, which have the size of a row, and cells of collection views whose
  /// content view has the current frame, and they themselves a former one.
  fileprivate var savedSize: CGSize {
    let frame = kind == .collectionViewCell ? root.contentView?.frame ?? root.frame : root.frame
    let size = frame.map { LayoutSize(width: $0.width, height: $0.height) } ?? context.itemSize
    return size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }
}
