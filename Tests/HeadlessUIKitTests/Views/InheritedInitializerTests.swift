import Foundation
import HeadlessUIKit
import Testing

// Which initializers are designated is public in UIKit's interface. A subclass overrides these, and inherits all others
// only if it overrides each of them, so this file fails to compile where one is missing or is not of the same kind.

private final class StyledCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { fatalError("not from a document") }
}

private final class StyledTable: UITableView {
  override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { fatalError("not from a document") }
}

private final class Header: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { fatalError("not from a document") }
}

private final class Note: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { fatalError("not from a document") }
}

private final class Blur: UIVisualEffectView {
  override init(effect: UIVisualEffect?) { super.init(effect: effect) }
  required init?(coder: NSCoder) { fatalError("not from a document") }
}

private final class Keys: UIInputView {
  override init(frame: CGRect, inputViewStyle: Style) {
    super.init(frame: frame, inputViewStyle: inputViewStyle)
  }
  required init?(coder: NSCoder) { fatalError("not from a document") }
}

private final class Avatar: UIImageView {
  override init(image: UIImage?) { super.init(image: image) }
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("not from a document") }
}

private final class Refresh: UIRefreshControl {
  override init() { super.init() }
  required init?(coder: NSCoder) { fatalError("not from a document") }
}

private final class Pages: UIPageViewController {
  override init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(
      transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
  }
  required init?(coder: NSCoder) { fatalError("not from a document") }
}

private final class Search: UISearchController {
  override init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
  }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { fatalError("not from a document") }
}

private final class Sharing: UIActivityViewController {
  override init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(activityItems: activityItems, applicationActivities: applicationActivities)
  }
  required init?(coder: NSCoder) { fatalError("not from a document") }
}

private final class SceneWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { fatalError("not from a document") }
}

@MainActor
@Suite struct InheritedInitializerTests {
  private let box = CGRect(x: 1, y: 2, width: 30, height: 40)

  @Test func `views with another designated initializer inherit the one with a frame`() {
    #expect(StyledCell(frame: box).frame == box && StyledCell().style == .default)
    #expect(StyledTable(frame: box).frame == box && StyledTable().style == .plain)
    #expect(Header(frame: box).frame == box && Header().reuseIdentifier == nil)
    #expect(Note(frame: box).frame == box && Note().text == "")
    #expect(Blur(frame: box).frame == box && Blur().effect == nil)
    #expect(Keys(frame: box).frame == box && Keys().inputViewStyle == .default)
  }

  @Test func `an image view's initializers with images are designated`() {
    let image = UIImage(blankOfSize: CGSize(width: 8, height: 6))
    #expect(Avatar(image: image).frame.size == image.size)
    #expect(Avatar(image: image, highlightedImage: nil).highlightedImage == nil)
  }

  @Test func `controllers keep what they are created with`() {
    #expect(Pages().transitionStyle == .pageCurl)
    let results = UIViewController()
    #expect(Search(searchResultsController: results).searchResultsController === results)
    #expect(Sharing(activityItems: ["a"], applicationActivities: nil).activityItems.count == 1)
    #expect(Refresh().frame.height == 60)
  }

  @Test func `a window of a scene is listed by it`() {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    let window = SceneWindow(windowScene: scene)
    #expect(window.windowScene === scene && scene.windows.contains { $0 === window })
    #expect(window.frame == scene.screen.bounds)
  }
}
