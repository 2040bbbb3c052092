import Foundation
import HeadlessUIKit
import Testing

@testable import PreviewRunner

private final class Delegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  let makesRoot: Bool
  init(makesRoot: Bool = true) { self.makesRoot = makesRoot }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    if makesRoot { window?.rootViewController = UITabBarController() }
    window?.makeKeyAndVisible()
    return true
  }
}

private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  // Not `window`: some delegates keep it elsewhere.
  var own: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    own = UIWindow(windowScene: scene)
    own?.rootViewController = UINavigationController()
    own?.makeKeyAndVisible()
  }
}

@MainActor @Suite(.serialized) struct ShowAppTests {
  @Test func `the root that a delegate makes is shown, a new one for each picture`() throws {
    DeclaredPreview.last = nil
    showApp(delegate: { Delegate() })
    let declared = try #require(DeclaredPreview.last)
    #expect(declared.name == "App")
    let first = declared.make()
    #expect(first is UITabBarController)
    #expect(first !== declared.make())
    #expect((first as? UIViewController)?.view.window == nil)
    #expect(UIApplication.shared.delegate is Delegate)

    DeclaredPreview.last = nil
    showApp(sceneDelegate: { SceneDelegate() })
    #expect(DeclaredPreview.last?.make() is UINavigationController)
  }

  private final class Counting: UIViewController {
    static var appearances = 0
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      Self.appearances += 1
    }
  }

  private final class CountingDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = Counting()
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test func `the root appears in the window of its picture only`() throws {
    DeclaredPreview.last = nil
    showApp(delegate: { CountingDelegate() })
    let root = try #require(DeclaredPreview.last?.make() as? Counting)
    #expect(Counting.appearances == 0)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(Counting.appearances == 1)
  }

  @Test func `a delegate without a root shows nothing`() {
    DeclaredPreview.last = nil
    showApp(delegate: { Delegate(makesRoot: false) })
    #expect(DeclaredPreview.last == nil)
  }

  @Test func `the app keeps its delegate, which it does not launch`() {
    setDelegate(Delegate())
    let delegate = UIApplication.shared.delegate as? Delegate
    #expect(delegate != nil)
    #expect(delegate?.window == nil)
  }
}
