import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite struct UIScrollViewTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  @Test func `a rectangle is brought into view by the shortest way`() {
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == CGFloat(170))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == CGFloat(170))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == CGFloat(-10))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == CGFloat(820))
  }

  @Test func `a delegate hears of scrolling, through a table's delegate as well`() {
    final class Delegate: NSObject, UITableViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let delegate = Delegate()
    scroll.delegate = delegate
    scroll.contentOffset.y = 5
    scroll.contentOffset.y = 5
    let table = UITableView(frame: scroll.frame)
    table.delegate = delegate
    table.setContentOffset(CGPoint(x: 0, y: 7), animated: true)
    let asScrollView: UIScrollView = table
    #expect(asScrollView.delegate === delegate)
    #expect(delegate.offsets == [5, 7])
  }

  @Test(.rules("scrollview:V4.2, VT10"))
  func `content under bars begins below them`() throws {
    let controller = UIViewController()
    let window = UIWindow(screen: UIScreen(device: try #require(.named("iPhone 14"))))
    controller.view.addSubview(scroll)
    scroll.frame = controller.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 390, height: 100)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset.y == CGFloat(-91))
    scroll.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.contentOffset.y == CGFloat(0))
  }

  @Test func `without bars only what scrolls is adjusted`() {
    let window = UIWindow(screen: UIScreen(device: .standard))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 100, height: 100)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == .zero)
    scroll.contentSize.height = 300
    #expect(scroll.adjustedContentInset.top == CGFloat(20))
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.contentSize.height = 100
    #expect(scroll.adjustedContentInset.top == CGFloat(20))
  }

  @Test(.rules("scrollview:V3.10"))
  func `a zoomed view grows from its corner, and the content with it`() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let delegate = Delegate()
    scroll.delegate = delegate
    scroll.addSubview(delegate.view)
    scroll.contentSize = delegate.view.frame.size
    scroll.maximumZoomScale = 4
    scroll.setZoomScale(2, animated: false)
    scroll.layoutIfNeeded()
    #expect(delegate.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(delegate.view.bounds.size == CGSize(width: 100, height: 200))
    #expect(scroll.contentSize == CGSize(width: 200, height: 400))
    scroll.setZoomScale(9, animated: false)
    #expect(scroll.zoomScale == CGFloat(4))
    scroll.zoom(to: CGRect(x: 50, y: 100, width: 50, height: 100), animated: false)
    #expect(scroll.zoomScale == CGFloat(2))
    #expect(scroll.contentOffset == CGPoint(x: 100, y: 200))
  }

  @Test func `a wheel that turns takes space above the content`() {
    scroll.refreshControl = UIRefreshControl()
    scroll.layoutIfNeeded()
    #expect(scroll.refreshControl?.frame == CGRect(x: 0, y: -60, width: 100, height: 60))
    scroll.refreshControl?.beginRefreshing()
    #expect(scroll.adjustedContentInset.top == CGFloat(60))
    scroll.refreshControl?.endRefreshing()
    #expect(scroll.adjustedContentInset.top == CGFloat(0))
  }

  @Test func `an inset that is set outside of a window moves the content in it`() throws {
    let device = try #require(Device.named("iPhone 14"))
    for bars in [false, true] {
      let controller = UIViewController()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scroll.contentSize = CGSize(width: 1000, height: 2000)
      scroll.contentInset = UIEdgeInsets(top: 50, left: 20, bottom: 0, right: 20)
      if bars { scroll.contentOffset = CGPoint(x: -20, y: -50) }
      controller.view.addSubview(scroll)
      let window = UIWindow(screen: UIScreen(device: device))
      window.rootViewController =
        bars ? UINavigationController(rootViewController: controller) : controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(scroll.contentOffset == CGPoint(x: -20, y: bars ? -141 : -97))
    }
  }

  @Test func `an offset that is set outside of a window stays`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 390, height: 2000)
    scroll.contentInset.top = 50
    scroll.contentOffset.y = 300
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    let window = UIWindow(screen: UIScreen(device: try #require(.named("iPhone 14"))))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == CGFloat(300))
  }
}
