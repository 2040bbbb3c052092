internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder

/// View controllers of a storyboard.
extension NibSource {
  /// Creates a controller with its child controllers.
  ///
  /// Its view is created when it is first accessed.
  func makeController(
    _ id: String, storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?,
    depth: Int = 0
  ) throws(NibError) -> UIViewController {
    guard let element = document.viewController(withID: id) else {
      throw NibError("the storyboard has no view controller with the id '\(id)'")
    }
    guard depth < 32 else {
      throw NibError("\(element.position): view controllers contain each other without an end")
    }
    if element.kind == .placeholder { return try reference(element, storyboard, depth) }
    let controller = creator?(NibCoder()) ?? instance(element, storyboard)
    controller.title = element.title
    if let item = element.navigationItem {
      controller.navigationItem.title = item.title ?? controller.navigationItem.title
      controller.navigationItem.prompt = item.prompt
    }
    controller.hidesBottomBarWhenPushed = element.hidesBottomBarWhenPushed
    controller.extendedLayoutIncludesOpaqueBars = element.extendedLayoutIncludesOpaqueBars
    controller.viewRespectsSystemMinimumLayoutMargins =
      element.viewRespectsSystemMinimumLayoutMargins
    controller.scene = NibScene(source: self, element: element, storyboard: storyboard)
    let written = { (name: String) in
      element.otherAttributes.first { $0.name == name }?.value
    }
    if let pages = controller as? UIPageViewController {
      pages.take(
        transitionStyle: written("transitionStyle"), orientation: written("navigationOrientation"),
        spineLocation: written("spineLocation"))
    }
    if let navigation = controller as? UINavigationController {
      navigation.isNavigationBarHidden = written("navigationBarHidden") == "YES"
      navigation.isToolbarHidden = written("toolbarHidden") != "NO"
    }
    var contained: [UIViewController] = []
    for segue in element.segues where segue.kind == "relationship" {
      contained.append(
        try makeController(
          segue.destination, storyboard: storyboard, creator: nil, depth: depth + 1))
    }
    controller.take(contained)
    controller.scene?.makeItems(of: controller)
    // Before its view is loaded, as in UIKit.
    controller.awakeFromNib()
    return controller
  }

  private func instance(
    _ element: ViewControllerElement, _ storyboard: UIStoryboard
  ) -> UIViewController {
    let base = Self.base(of: element.kind)
    let customViews = CustomViews(classes)
    if let name = element.customClass,
      let type = customViews.type(
        named: name, element.customModule, element.position, element.id)
    {
      if let type = type as? UIViewController.Type, let made = type.init(coder: NibCoder()) {
        return made
      }
      storyboard.findings.append(
        DocumentFinding(
          .error, "the class '\(name)' is no UIViewController that init(coder:) makes",
          at: element.position, objectID: element.id))
    }
    storyboard.findings += customViews.findings
    return base.init(coder: NibCoder()) ?? UIViewController()
  }

  private static func base(of kind: ViewControllerElement.Kind) -> UIViewController.Type {
    switch kind {
    case .navigationController: UINavigationController.self
    case .tabBarController: UITabBarController.self
    case .splitViewController: UISplitViewController.self
    case .tableViewController: UITableViewController.self
    case .collectionViewController: UICollectionViewController.self
    case .pageViewController: UIPageViewController.self
    case .viewController, .placeholder, .other: UIViewController.self
    }
  }

  /// Returns the controller of a reference to another storyboard.
  private func reference(
    _ element: ViewControllerElement, _ storyboard: UIStoryboard, _ depth: Int
  ) throws(NibError) -> UIViewController {
    // A reference without a name is to a scene of its own storyboard.
    let other = element.referencedStoryboard.map { storyboard.storyboard(named: $0) } ?? storyboard
    let source = try other.source()
    let identifier = element.otherAttributes.first { $0.name == "referencedIdentifier" }?.value
    let target =
      identifier.map { wanted in
        source.document.viewControllers.first { $0.storyboardIdentifier == wanted }?.id
      } ?? source.document.initialViewController
    guard let target else {
      throw NibError(
        "Storyboard (\(element.referencedStoryboard ?? "\(storyboard)")) doesn't contain a view controller with identifier "
          + "'\(identifier ?? "")'")
    }
    return try source.makeController(target, storyboard: other, creator: nil, depth: depth + 1)
  }
}

extension UIViewController {
  /// The storyboard from which the controller was created.
  public var storyboard: UIStoryboard? { scene?.storyboard ?? parent?.storyboard }

  /// Adds the controllers of a storyboard's relationships as children.
  func take(_ contained: [UIViewController]) {
    guard !contained.isEmpty else { return }
    switch self {
    case let navigation as UINavigationController: navigation.viewControllers = contained
    case let tabs as UITabBarController: tabs.viewControllers = contained
    case let split as UISplitViewController: split.viewControllers = contained
    default: for child in contained { addChild(child) }
    }
  }

  /// Creates the view from the scene or the nib of the controller; returns whether there is one.
  func loadViewFromDocument() -> Bool {
    if let scene { return scene.loadView(of: self) }
    guard let nib = nibOfController else { return false }
    nib.instantiate(withOwner: self)
    nibFindings = nib.findings
    guard isViewLoaded else {
      fatalError(
        "-[UIViewController loadView] loaded the nib \"\(nibName ?? "")\" but the view outlet was "
          + "not set.")
    }
    return true
  }

  /// The nib with the specified name, or else with the name of the class, with or without
  /// `Controller`.
  private var nibOfController: UINib? {
    if let nibName { return UINib(nibName: nibName, bundle: nibBundle) }
    guard type(of: self) != UIViewController.self else { return nil }
    let name = String(describing: type(of: self))
    guard name.hasSuffix("Controller") else { return nil }
    return [String(name.dropLast(10)), name].first {
      ResourceSearch.path(of: $0, "xib", in: nibBundle) != nil
    }.map { UINib(nibName: $0, bundle: nibBundle) }
  }
}
