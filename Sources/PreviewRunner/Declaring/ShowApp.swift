public import HeadlessUIKit

/// Shows the root of the window that an app's delegate makes; nothing if it makes none.
///
/// - Parameter make: Makes the delegate; called once for each picture.
@MainActor
public func showApp(delegate make: @escaping @MainActor () -> any UIApplicationDelegate) {
  declareApp {
    let (app, delegate) = (UIApplication.shared, make())
    let before = app.keyWindow
    app.delegate = delegate
    LaunchedApp.kept.append(delegate)
    _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
    return LaunchedApp.root(
      of: delegate.window, or: app.keyWindow.flatMap { $0 === before ? nil : $0 })
  }
}

/// Shows the root of the window that a scene's delegate makes; nothing if it makes none.
///
/// - Parameter make: Makes the delegate; called once for each picture.
@MainActor
public func showApp(sceneDelegate make: @escaping @MainActor () -> any UIWindowSceneDelegate) {
  declareApp {
    let (session, options) = (UISceneSession(), UIScene.ConnectionOptions())
    let (scene, delegate) = (UIWindowScene(session: session, connectionOptions: options), make())
    scene.delegate = delegate
    LaunchedApp.kept += [session, delegate]
    delegate.scene(scene, willConnectTo: session, options: options)
    return LaunchedApp.root(of: delegate.window, or: scene.windows.first)
  }
}

/// Makes an object the delegate of the app, which is not told that the app has launched.
///
/// - Parameter delegate: A new object.
@MainActor
public func setDelegate(_ delegate: any UIApplicationDelegate) {
  LaunchedApp.kept.append(delegate)
  UIApplication.shared.delegate = delegate
}

/// Launches the app with its delegate, as Xcode does before it shows previews: what the delegate registers then is
/// there, and so are the appearances that it sets.
///
/// - Parameter delegate: A new object.
@MainActor
public func launchApp(_ delegate: any UIApplicationDelegate) {
  setDelegate(delegate)
  _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
}

@MainActor
private func declareApp(_ launch: @escaping @MainActor () -> UIViewController?) {
  // The root appears in the window of the preview, and only there.
  func root() -> UIViewController? {
    UIWindow.keepsRootsForPreviews = true
    defer { UIWindow.keepsRootsForPreviews = false }
    return launch()
  }
  // Whether there is a root is known only afterwards; each picture has one of its own.
  guard root() != nil else { return }
  DeclaredPreview.last = DeclaredPreview(name: "App", traits: []) {
    root() ?? UIViewController()
  }
}

/// What delegates have made.
@MainActor
private enum LaunchedApp {
  /// The delegates, which an app keeps as long as it runs.
  static var kept: [AnyObject] = []

  /// Takes the root out of the first window that has one.
  static func root(of window: UIWindow?, or other: UIWindow?) -> UIViewController? {
    guard
      let window = [window, other].compactMap(\.self).first(where: { $0.rootViewController != nil })
    else { return nil }
    let root = window.rootViewController
    window.rootViewController = nil
    window.isHidden = true
    kept.append(window)
    return root
  }
}
