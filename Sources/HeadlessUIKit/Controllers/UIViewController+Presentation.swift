internal import AutoLayout
internal import Foundation
internal import HeadlessQuartzCore

extension UIViewController {
  /// The controllers that a controller presents and is presented by.
  struct Presentation {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    /// The view that contains the view of the presented controller.
    var container: PresentationContainer?
    /// Whether the presenting controller's view is removed while it is covered.
    var removesPresenter = false
  }

  /// The style, with `automatic` resolved.
  var resolvedModalStyle: UIModalPresentationStyle {
    guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
    return layoutEnvironment.generation >= .iOS13 ? .pageSheet : .fullScreen
  }

  /// Returns the controller that performs a presentation with a style on behalf of this one.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    var step = self
    while !step.definesPresentationContext, let next = step.parent { step = next }
    return step
  }

  func cover(
    with controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    LayoutEnvironment.layingOut(in: layoutEnvironment) {
      coverInEnvironment(with: controller, animated: animated, completion)
    }
  }

  private func coverInEnvironment(
    with controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let style = controller.resolvedModalStyle
    let presenter = presenter(for: style)
    func refuse(_ reason: String) {
      layoutEnvironment.log.write(
        "Attempt to present \(controller) on \(presenter) (from \(self)) \(reason).")
    }
    if let other = presenter.presentation.presented {
      return refuse("which is already presenting \(other)")
    }
    guard let covered = presenter.viewIfLoaded, let window = covered.window,
      let place = covered.superview
    else { return refuse("whose view is not in the window hierarchy") }

    let inContext = style == .currentContext || style == .overCurrentContext
    let covers = style == .fullScreen || style == .currentContext
    let container = PresentationContainer(
      of: controller, style, frame: inContext ? covered.frame : window.bounds)
    presenter.presentation.presented = controller
    controller.presentation.presenting = presenter
    controller.presentation.container = container
    controller.presentation.removesPresenter = covers
    controller.appearance.reason = .presented
    if covers { presenter.willDisappear(animated) }
    controller.willAppear(animated)
    container.addSubview(controller.view)
    if inContext {
      place.insertSubview(container, aboveSubview: covered)
    } else {
      window.addSubview(container)
    }
    window.afterLayout {
      controller.didAppear()
      if covers, presenter.presentation.presented === controller {
        container.place = (place, place.subviews.firstIndex { $0 === covered } ?? 0)
        presenter.didDisappear()
        covered.removeFromSuperview()
      }
      completion?()
    }
  }

  func uncover(animated: Bool, _ completion: (() -> Void)?) {
    var step: UIViewController? = self
    while let controller = step, controller.presentation.presented == nil {
      step = controller.parent
    }
    guard let presenter = step ?? presentingViewController,
      let presented = presenter.presentation.presented
    else {
      completion?()
      return
    }
    // All controllers presented above it are dismissed too, the topmost first.
    var chain: [UIViewController] = []
    var next: UIViewController? = presented
    while let controller = next {
      chain.insert(controller, at: 0)
      next = controller.presentation.presented
    }
    let window = presented.viewIfLoaded?.window ?? presented.presentation.container?.window
    for controller in chain {
      controller.appearance.reason = .dismissed
      controller.willDisappear(animated)
    }
    presenter.willAppearAgain(under: presented, animated)
    for controller in chain {
      controller.presentation.container?.removeFromSuperview()
      controller.presentation.presenting?.presentation.presented = nil
      controller.presentation = Presentation()
    }
    let finish = {
      presenter.didAppear()
      for controller in chain {
        controller.didDisappear()
        controller.appearance.reason = .none
      }
      completion?()
    }
    if let window { window.afterLayout(finish) } else { finish() }
  }

  /// Prepares to reappear when a presented controller is dismissed, if the view was removed.
  private func willAppearAgain(under presented: UIViewController, _ animated: Bool) {
    guard presented.presentation.removesPresenter else { return }
    willAppear(animated)
    guard let view = viewIfLoaded, view.superview == nil,
      let place = presented.presentation.container?.place, let superview = place.superview
    else { return }
    view.frame = superview.bounds
    superview.insertSubview(view, at: place.index)
  }
}

/// The view that contains the view of a presented controller, with the size of the covered view.
final class PresentationContainer: UIView {
  private weak var controller: UIViewController?
  private let style: UIModalPresentationStyle
  /// The position of the covered view in its superview.
  var place: (superview: UIView?, index: Int)?

  init(of controller: UIViewController, _ style: UIModalPresentationStyle, frame: CGRect) {
    self.controller = controller
    self.style = style
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The handle at the top of a sheet.
  private lazy var grabber: UIView = {
    let grabber = UIView()
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    return grabber
  }()

  /// The opacity of what covers the content behind a sheet or an alert, which is Purlin's choice.
  private static let dimming = UIColor(white: 0, alpha: 0.2)

  /// The radius of a sheet's corners in iOS 13 to 18, which is not measured.
  private static let sheetRadius: CGFloat = 10

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    placeContent()
    super.layoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private func placeContent() {
    guard let controller, let content = controller.viewIfLoaded, content.superview === self else {
      return
    }
    if let alert = controller as? UIAlertController {
      backgroundColor = Self.dimming
      alert.placeCard(in: self)
      return
    }
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = contentFrame(of: controller)
    decorate(controller, content)
    // A form sheet on a large screen has compact width.
    let isNarrow = isOnPad && (style == .formSheet || style == .popover)
    let wanted = isNarrow && window?.traitCollection.horizontalSizeClass == .regular
    if storage.traitOverrides.contains(UITraitHorizontalSizeClass.self) != wanted {
      TraitChange.around(self) {
        storage.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        if wanted { storage.traitOverrides.horizontalSizeClass = .compact }
      }
    }
  }

  /// Dims what is behind a sheet, and gives the sheet its corners and its grabber.
  private func decorate(_ controller: UIViewController, _ content: UIView) {
    let sheet = controller.sheetPresentationController
    let isSheet = self.isSheet
    backgroundColor = isSheet && !isUndimmed(sheet) ? Self.dimming : nil
    let touchesBottom = content.frame.maxY >= bounds.maxY
    content.storage.presentedCorners =
      isSheet
      ? ViewStorage.Corners(
        radius: sheet?.preferredCornerRadius ?? Self.sheetRadius,
        mask: touchesBottom ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : CACornerMask.all)
      : nil
    guard isSheet, sheet?.prefersGrabberVisible == true else {
      if grabber.superview != nil { grabber.removeFromSuperview() }
      return
    }
    if grabber.superview !== self || subviews.last !== grabber { addSubview(grabber) }
    grabber.frame = CGRect(
      x: (content.frame.midX - 18).rounded(), y: content.frame.minY + 5, width: 36, height: 5)
  }

  /// Whether the selected detent is at most the largest undimmed one.
  private func isUndimmed(_ sheet: UISheetPresentationController?) -> Bool {
    guard let sheet, let largest = sheet.largestUndimmedDetentIdentifier,
      let limit = sheet.detents.first(where: { $0.identifier == largest }),
      let selected = sheet.selectedDetent
    else { return false }
    let context = DetentContext(self)
    return (selected.resolvedValue(in: context) ?? 0) <= (limit.resolvedValue(in: context) ?? 0)
  }

  private var isOnPad: Bool { traitCollection.userInterfaceIdiom == .pad }

  /// Whether the content is a sheet, which leaves part of the covered view visible.
  var isSheet: Bool {
    let isWide = window?.traitCollection.horizontalSizeClass == .regular && isOnPad
    switch style {
    case .pageSheet, .formSheet, .popover:
      return isWide || window?.traitCollection.verticalSizeClass != .compact
    default: return false
    }
  }

  /// Returns the frame of the content.
  ///
  /// Sizes of sheets are estimates (Documentation/Differences.md).
  private func contentFrame(of controller: UIViewController) -> CGRect {
    guard isSheet else { return bounds }
    let safe = safeAreaInsets
    let isWide = window?.traitCollection.horizontalSizeClass == .regular && isOnPad
    guard isWide else {
      // On iPhone, the top of a sheet is 10 points below the status bar.
      let top = safe.top + 10
      if let sheet = controller.sheetPresentationController, style != .popover,
        let height = sheet.selectedDetent?.resolvedValue(in: DetentContext(self))
      {
        // The values of detents do not contain the safe area below the sheet.
        let whole = min(height + safe.bottom, bounds.height - top)
        let pixels = (whole * pixelScale).rounded() / pixelScale
        return CGRect(
          x: 0, y: bounds.height - pixels, width: bounds.width, height: max(pixels, 0))
      }
      return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }
    let wished = controller.preferredContentSize
    var size: CGSize
    switch style {
    case .formSheet: size = wished == .zero ? CGSize(width: 540, height: 620) : wished
    case .popover: size = wished == .zero ? CGSize(width: 320, height: 480) : wished
    default: size = CGSize(width: 704, height: bounds.height - 2 * (safe.top + 10))
    }
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height)
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(.down),
      y: ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
      height: size.height)
  }
}

/// The values that the height of a detent depends on.
private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ container: PresentationContainer) {
    let safe = container.safeAreaInsets
    containerTraitCollection = container.traitCollection
    maximumDetentValue = max(container.bounds.height - safe.top - 10 - safe.bottom, 0)
  }
}
