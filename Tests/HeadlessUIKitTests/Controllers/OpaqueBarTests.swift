import Foundation
import HeadlessUIKit
import Testing

/// A controller with a subview that fills its view by its autoresizing mask.
@MainActor
private final class FilledController: UIViewController {
  private(set) var filler = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    filler.frame = view.bounds
    filler.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(filler)
  }
}

@MainActor
@Suite struct OpaqueBarTests {
  private func show(_ root: UIViewController) throws -> UIWindow {
    let window = UIWindow(screen: UIScreen(device: try #require(.named("iPhone 14"))))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `a mask follows a view under an opaque navigation bar once`() throws {
    let content = FilledController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    _ = try show(navigation)
    #expect(content.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(content.filler.frame == content.view.bounds)
  }

  @Test func `a mask follows a view over an opaque tab bar once`() throws {
    let content = FilledController()
    let tabs = UITabBarController()
    tabs.tabBar.isTranslucent = false
    tabs.viewControllers = [content]
    _ = try show(tabs)
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 761))
    #expect(content.filler.frame == content.view.bounds)
  }

  @Test func `a mask follows a view over an opaque toolbar once`() throws {
    let content = FilledController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    navigation.toolbar.isTranslucent = false
    _ = try show(navigation)
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 766))
    #expect(content.filler.frame == content.view.bounds)
  }

  @Test func `a mask follows a view that extends under no bars once`() throws {
    let content = FilledController()
    content.edgesForExtendedLayout = []
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    _ = try show(tabs)
    #expect(content.view.frame == CGRect(x: 0, y: 91, width: 390, height: 670))
    #expect(content.filler.frame == content.view.bounds)
  }

  @Test func `a mask follows a view in a sheet once`() throws {
    let (below, content) = (UIViewController(), FilledController())
    let window = try show(below)
    content.modalPresentationStyle = .pageSheet
    below.present(content, animated: false)
    window.layoutIfNeeded()
    #expect(content.view.bounds.height < 844)
    #expect(content.filler.frame == content.view.bounds)
  }

  @Test func `a mask follows a frame that is set before the layout of the superclass`() {
    final class Frame: UIView {
      let inner = UIView()
      override func layoutSubviews() {
        inner.frame = bounds.insetBy(dx: 10, dy: 20)
        super.layoutSubviews()
      }
    }
    let frame = Frame(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    frame.addSubview(frame.inner)
    frame.inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let filler = UIView(frame: frame.inner.bounds)
    filler.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame.inner.addSubview(filler)
    frame.layoutIfNeeded()
    #expect(frame.inner.frame == CGRect(x: 10, y: 20, width: 80, height: 60))
    #expect(filler.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test(arguments: [false, true])
  func `a list that is the view of a controller begins below an opaque bar`(isTable: Bool) throws {
    let content: UIViewController =
      isTable
      ? UITableViewController(style: .plain)
      : UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    _ = try show(navigation)
    let list = try #require(content.viewIfLoaded)
    #expect(list.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(list.bounds.origin == CGPoint.zero)
    #expect(list.safeAreaInsets.top == CGFloat(0))
  }

  @Test func `a table begins below a bar that is made opaque while it loads`() throws {
    final class Rows: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.isTranslucent = false
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
    }
    let content = Rows(style: .plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    _ = try show(tabs)
    let list = try #require(content.tableView)
    #expect(list.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(list.contentOffset == CGPoint.zero)
    #expect(list.visibleCells.first?.frame.minY == CGFloat(0))
  }

  @Test func `a table that is a controller's own view begins below an opaque bar`() throws {
    final class Owner: UIViewController {
      override func loadView() { view = UITableView() }
    }
    final class Navigation: UINavigationController {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.isTranslucent = false
        viewControllers = [Owner()]
      }
    }
    let navigation = Navigation()
    _ = try show(navigation)
    let list = try #require(navigation.topViewController?.view as? UITableView)
    #expect(list.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(list.contentOffset == CGPoint.zero)
  }
}
