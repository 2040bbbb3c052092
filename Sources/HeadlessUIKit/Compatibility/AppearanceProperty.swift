internal import Foundation

/// A property of UIKit's classes that appearance proxies pass on.
@MainActor
struct AppearanceProperty {
  /// Sets the property of a view to that of a proxy, if it differs from that of a new object, and if that of the
  /// view does not.
  let pass: (_ proxy: AnyObject, _ blank: AnyObject, _ view: UIView) -> Void

  private init<Root: UIView, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value>, isSame: @escaping (Value, Value) -> Bool
  ) {
    pass = { proxy, blank, view in
      guard let proxy = proxy as? Root, let blank = blank as? Root, let view = view as? Root else {
        return
      }
      let usual = blank[keyPath: path]
      guard !isSame(proxy[keyPath: path], usual), isSame(view[keyPath: path], usual) else { return }
      view[keyPath: path] = proxy[keyPath: path]
    }
  }

  private static func value<Root: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> Self { Self(path) { $0 == $1 } }

  /// A property whose values are not compared: set or nil.
  private static func optional<Root: UIView, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value?>
  ) -> Self { Self(path) { ($0 == nil) == ($1 == nil) } }

  static let all: [Self] =
    views + navigationBars + otherBars + texts + controls
    + [value(\UITableView.separatorColor), value(\UITableView.separatorStyle)]

  private static let views: [Self] = [
    value(\UIView.backgroundColor), value(\UIView.appearanceTint),
  ]

  private static let navigationBars: [Self] = [
    value(\UINavigationBar.isTranslucent), value(\UINavigationBar.barTintColor),
    value(\UINavigationBar.barStyle), value(\UINavigationBar.prefersLargeTitles),
    optional(\UINavigationBar.titleTextAttributes),
    optional(\UINavigationBar.largeTitleTextAttributes),
    optional(\UINavigationBar.scrollEdgeAppearance), optional(\UINavigationBar.compactAppearance),
    optional(\UINavigationBar.compactScrollEdgeAppearance),
    optional(\UINavigationBar.setStandardAppearance),
    optional(\UINavigationBar.shadowImage), optional(\UINavigationBar.backIndicatorImage),
    optional(\UINavigationBar.defaultBackgroundImage),
  ]

  private static let otherBars: [Self] = [
    value(\UITabBar.isTranslucent), value(\UITabBar.barTintColor), value(\UITabBar.barStyle),
    value(\UITabBar.unselectedItemTintColor), optional(\UITabBar.scrollEdgeAppearance),
    optional(\UITabBar.setStandardAppearance), optional(\UITabBar.backgroundImage),
    optional(\UITabBar.shadowImage),
    value(\UIToolbar.isTranslucent), value(\UIToolbar.barTintColor), value(\UIToolbar.barStyle),
    optional(\UIToolbar.scrollEdgeAppearance), optional(\UIToolbar.setStandardAppearance),
  ]

  private static let texts: [Self] = [
    value(\UILabel.appearanceFont), value(\UILabel.appearanceColor),
    value(\UITextField.font), value(\UITextField.textColor), value(\UITextField.borderStyle),
    value(\UITextView.font), value(\UITextView.textColor),
  ]

  private static let controls: [Self] = [
    value(\UIButton.appearanceTitleColor),
    value(\UISwitch.onTintColor), value(\UISwitch.thumbTintColor),
    value(\UISlider.minimumTrackTintColor), value(\UISlider.maximumTrackTintColor),
    value(\UISlider.thumbTintColor), value(\UIPageControl.pageIndicatorTintColor),
    value(\UIPageControl.currentPageIndicatorTintColor),
    value(\UIProgressView.progressTintColor), value(\UIProgressView.trackTintColor),
    value(\UISegmentedControl.selectedSegmentTintColor),
  ]
}

extension UIView {
  /// The tint, without that of the superview.
  fileprivate var appearanceTint: UIColor? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
}

extension UILabel {
  /// The color of a label of the app; the labels of buttons have colors of theirs.
  fileprivate var appearanceColor: UIColor? {
    get { superview is UIButton ? nil : textColor }
    set { textColor = newValue }
  }

  fileprivate var appearanceFont: UIFont? {
    get { superview is UIButton ? nil : font }
    set { font = newValue }
  }
}

extension UIButton {
  fileprivate var appearanceTitleColor: UIColor? {
    get { titleColors[State.normal.rawValue] }
    set { setTitleColor(newValue, for: .normal) }
  }
}

extension UINavigationBar {
  fileprivate var defaultBackgroundImage: UIImage? {
    get { backgroundImage(for: .default) }
    set { setBackgroundImage(newValue, for: .default) }
  }

  /// The appearance if the app has set it.
  fileprivate var setStandardAppearance: UINavigationBarAppearance? {
    get { hasOwnAppearance ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}

extension UITabBar {
  /// The appearance if the app has set it.
  fileprivate var setStandardAppearance: UITabBarAppearance? {
    get { hasOwnAppearance ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}

extension UIToolbar {
  /// The appearance if the app has set it.
  fileprivate var setStandardAppearance: UIToolbarAppearance? {
    get { hasOwnAppearance ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}
