import Foundation
import HeadlessUIKit
import Testing

/// The numbers about iPhone Duo and iOS 27, each as its source reports it.
@MainActor
@Suite struct WindowRegimeTests {
  /// TableProApp/TablePro#3035: 466 × 678, compact width, regular height; mjmirza/app-store-compliance#724:
  /// 1398 × 2034 pixels.
  @Test func `the outer display of a Duo is compact by regular`() throws {
    let outer = try #require(Device.named("iPhone Duo (outer display)"))
    #expect(outer.portraitSize == CGSize(width: 466, height: 678))
    #expect(outer.portraitSize.width * outer.scale == 1398)
    #expect(outer.portraitSize.height * outer.scale == 2034)
    for way in Device.Orientation.allCases {
      #expect(outer.horizontalSizeClass(in: way) == .compact)
      #expect(outer.verticalSizeClass(in: way) == .regular)
    }
    #expect(outer.facts.contains { $0.source.contains("TablePro#3035") })
    let size = try #require(outer.facts.first { $0.subject == "size" })
    #expect(size.value.contains("iPhone19,4"))
    #expect(size.source.contains("mjmirza/app-store-compliance#724"))
    #expect(outer.confidence == .reported)
  }

  /// TableProApp/TablePro#3035 and madeye/gterm#45: 669 × 951; vdhamer/Photo-Club-Hub#848: regular width,
  /// regular height, although the idiom is a phone's.
  @Test func `the inner display of a Duo is regular by regular, and a phone's`() throws {
    let inner = try #require(Device.named("iPhone Duo (inner display)"))
    #expect(inner.size(in: .landscape) == CGSize(width: 951, height: 669))
    #expect(inner.idiom == .phone && inner.scale == 3)
    for way in Device.Orientation.allCases {
      #expect(inner.horizontalSizeClass(in: way) == .regular)
      #expect(inner.verticalSizeClass(in: way) == .regular)
    }
    let size = try #require(inner.facts.first { $0.subject == "size" })
    #expect(size.value.contains("native orientation landscape"))
    #expect(size.source.contains("TablePro#3035") && size.source.contains("gterm#45"))
    let classes = try #require(inner.facts.first { $0.subject == "size classes" })
    #expect(classes.source.contains("Photo-Club-Hub#848"))
    // Ark0N/Codeman#407 saw 626 × 890 in a web view, and a band at the fold.
    let others = inner.facts.filter { $0.source == "Ark0N/Codeman#407" }.map(\.value)
    #expect(others.count == 2)
    #expect(others.contains { $0.hasPrefix("626 × 890 points") })
    #expect(others.contains { $0.contains("the band it folds through") })
  }

  /// Tables of screen sizes in public apps, one in points and one in pixels.
  @Test(arguments: [("iPhone 18 Pro", 402, 874), ("iPhone 18 Pro Max", 440, 956)])
  func `an iPhone 18 has a size that is reported, and insets that are assumed`(
    _ name: String, _ width: CGFloat, _ height: CGFloat
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.portraitSize == CGSize(width: width, height: height))
    #expect(device.scale == 3)
    #expect(device.facts.map(\.confidence) == [.reported, .assumed])
  }

  /// GetStream/stream-chat-react-native#3818: top 0, left 0, bottom 34, right 84 on both displays.
  @Test(arguments: ["iPhone Duo (outer display)", "iPhone Duo (inner display)"])
  func `a Duo's safe area is not the same on both sides`(_ name: String) throws {
    let display = try #require(Device.named(name))
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
    #expect(display.safeAreaInsets(in: .portrait) == insets)
    let regime: WindowRegime = name.contains("outer") ? .duoOuter : .duoInner
    #expect(regime.safeAreaInsets == insets)
    let controller = UIViewController()
    let window = UIWindow(
      screen: UIScreen(size: display.portraitSize, scale: display.scale, regime: regime))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.safeAreaInsets == insets)
    window.resize(to: CGSize(width: 400, height: 500))
    #expect(controller.view.safeAreaInsets == insets)
  }

  /// Apple Developer Forums, thread 836088.
  @Test func `an iPhone's classes do not follow its window`() {
    let window = UIWindow(
      screen: UIScreen(size: CGSize(width: 402, height: 874), scale: 3, regime: .iPhoneWindow))
    window.makeKeyAndVisible()
    for size in [CGSize(width: 320, height: 320), CGSize(width: 1366, height: 1024)] {
      window.resize(to: size)
      #expect(window.traitCollection.horizontalSizeClass == .compact)
      #expect(window.traitCollection.verticalSizeClass == .regular)
      #expect(window.traitCollection.userInterfaceIdiom == .phone)
    }
  }

  @Test func `an iPad's width class follows its window, its height is regular`() {
    let window = UIWindow(
      screen: UIScreen(size: CGSize(width: 1024, height: 768), regime: .iPadWindow))
    window.makeKeyAndVisible()
    #expect(window.traitCollection.horizontalSizeClass == .regular)
    window.resize(to: CGSize(width: 599, height: 400))
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    #expect(window.traitCollection.verticalSizeClass == .regular)
    #expect(window.traitCollection.userInterfaceIdiom == .pad)
  }

  /// TableProApp/TablePro#3035: bars stand along the edge that holds the status bar, and
  /// GetStream/stream-chat-react-native#3818: the top inset is 0.
  @Test func `a Duo's bars stand at the side, and take no space above and below`() throws {
    let device = try #require(Device.named("iPhone Duo (outer display)"))
    let bare = UIScreen(size: CGSize(width: 466, height: 678), scale: 3, regime: .duoOuter)
    for screen in [UIScreen(device: device), bare] {
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = UIWindow(screen: screen)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
      let strip = CGRect(x: 382, y: 0, width: 84, height: 678)
      #expect(navigation.navigationBar.frame == strip)
      #expect(tabs.tabBar.frame == strip)
    }
  }

  @Test func `an iPhone that is held sideways has a compact height at every size`() {
    for size in [CGSize(width: 320, height: 900), CGSize(width: 1366, height: 320)] {
      #expect(WindowRegime.iPhoneLandscape.sizeClasses(of: size) == (.compact, .compact))
      #expect(WindowRegime.iPhoneLargeLandscape.sizeClasses(of: size) == (.regular, .compact))
    }
  }

  @Test func `only fixed screens and iPads have boundaries of classes`() {
    let following = WindowRegime.allCases.filter(\.classesFollowSize)
    #expect(following == [.fixed, .iPadWindow, .iPadSplit])
  }
}
