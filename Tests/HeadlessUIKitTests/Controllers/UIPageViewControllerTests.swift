import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@MainActor
@Suite struct UIPageViewControllerTests {
  final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = EventLog()
    let pages: [LoggingController]
    var counted = 0
    var calls: [String] = []

    override init() {
      let log = log
      pages = ["A", "B", "C"].map { LoggingController($0, log) }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex { $0 === viewController }.flatMap { $0 < 2 ? pages[$0 + 1] : nil }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { counted }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) { calls.append("will") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { calls.append(previousViewControllers == [pages[0]] ? "did" : "other") }
  }

  let window: UIWindow
  let source = Pages()

  init() throws { window = UIWindow(device: try #require(Device.named("iPhone 15"))) }

  private func show(
    _ style: UIPageViewController.TransitionStyle,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal, options: options)
    controller.dataSource = source
    controller.delegate = source
    let isBook = controller.spineLocation == .mid
    controller.setViewControllers(
      Array(source.pages.prefix(isBook ? 2 : 1)), direction: .forward, animated: false)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return controller
  }

  private func shownRect(_ page: UIViewController) -> CGRect {
    page.view.convert(page.view.bounds, to: window)
  }

  @Test func `a page fills the controller, and turns are reported`() throws {
    let controller = show(.scroll)
    #expect(shownRect(source.pages[0]) == window.bounds)
    #expect(source.pages[0].view.safeAreaInsets.top == 59)
    #expect(controller.children == [source.pages[0]])

    #expect(TouchSimulator.turnPage(of: controller))
    #expect(source.calls == ["will", "did"])
    #expect(shownRect(source.pages[1]) == window.bounds)
    #expect(controller.viewControllers == [source.pages[1]])
    #expect(source.pages[0].viewIfLoaded?.superview == nil && source.pages[0].parent == nil)

    #expect(TouchSimulator.turnPage(of: controller))
    #expect(!TouchSimulator.turnPage(of: controller))
    #expect(TouchSimulator.turnPage(of: controller, .reverse))
    let scroll = try #require(controller.view.subviews.first as? UIScrollView)
    #expect(scroll.contentOffset.x == window.bounds.width && scroll.isPagingEnabled)
  }

  @Test func `code turns pages, with the callbacks of containers`() {
    let controller = show(.scroll)
    _ = source.log.take()
    var finished: [Bool] = []
    controller.setViewControllers(
      [source.pages[2]], direction: .forward, animated: true, completion: { finished.append($0) })
    window.layoutIfNeeded()
    #expect(finished == [true] && source.calls.isEmpty)
    #expect(
      source.log.take().filter { !$0.hasSuffix("laid out") } == [
        "A will move out", "C will move", "C loaded", "A will disappear", "C will appear",
        "C is appearing", "A did disappear", "C did appear", "A did move out", "C did move",
      ])
  }

  @Test func `a page control takes space where pages are counted`() throws {
    source.counted = 3
    let controller = show(.scroll)
    let control = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(control.numberOfPages == 3 && control.currentPage == 0)
    #expect(control.frame.maxY == window.bounds.height - 34)
    #expect(shownRect(source.pages[0]).maxY == control.frame.minY)
    TouchSimulator.turnPage(of: controller)
    #expect(control.currentPage == 1)
  }

  @Test func `two pages of a book share the width`() {
    let controller = show(
      .pageCurl,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(controller.viewControllers?.count == 2)
    let half = window.bounds.width / 2
    #expect(shownRect(source.pages[0]).width == half && shownRect(source.pages[1]).minX == half)
  }

  @Test func `a document states the style of a page view controller`() throws {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        initialViewController="pages">
         <scenes><scene sceneID="s1"><objects>
          <pageViewController transitionStyle="scroll" navigationOrientation="vertical" \
        spineLocation="none" id="pages"/>
         </objects></scene></scenes>
        </document>
        """)
    let storyboard = UIStoryboard(document: document, name: "Main")
    let made = storyboard.instantiateInitialViewController()
    let controller = try #require(made as? UIPageViewController)
    #expect(controller.transitionStyle == .scroll && controller.spineLocation == .none)
    #expect(controller.navigationOrientation == .vertical)
  }
}
