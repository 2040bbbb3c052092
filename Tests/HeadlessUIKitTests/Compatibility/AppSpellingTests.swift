import Foundation
import HeadlessUIKit
import Testing

/// Spellings of apps that Apple's declarations allow.
@MainActor
@Suite struct AppSpellingTests {
  private final class Columns: UISplitViewControllerDelegate {}

  private final class Links: UITextView {
    override var selectedTextRange: UITextRange? {
      get { nil }
      set {}
    }
  }

  private final class Items: UICollectionViewController {
    var opened = 0
    override func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { opened += 1 }
  }

  private final class Rows: UITableViewController {
    override func tableView(
      _ tableView: UITableView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    override func tableView(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { true }
  }

  private final class Card: UIPresentationController {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
  }

  private final class Screen: UIViewController {
    var steps: [String] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animateAlongsideTransition(in: view) { _ in
        self.steps.append("animation")
      } completion: { _ in
        self.steps.append("completion")
      }
    }
  }

  @Test func `a split view's delegate is not an object of Objective-C`() {
    let split = UISplitViewController()
    let columns = Columns()
    split.delegate = columns
    #expect(split.delegate === columns)
  }

  @Test func `an item sends its action to a target of any type`() {
    let target: Any = UIView()
    let items = [
      UIBarButtonItem(title: "Done", style: .plain, target: target, action: nil),
      UIBarButtonItem(image: nil, style: .plain, target: target, action: nil),
      UIBarButtonItem(barButtonSystemItem: .done, target: target, action: nil),
    ]
    #expect(items.allSatisfy { $0.target === target as AnyObject })
    #expect(UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil).target == nil)
  }

  @Test func `menus and actions of rows and items can be overridden`() {
    let path = IndexPath(row: 0, section: 0)
    let rows: UITableViewController = Rows()
    #expect(rows.tableView(rows.tableView, canPerformPrimaryActionForRowAt: path))
    let plain = UITableViewController()
    #expect(!plain.tableView(plain.tableView, canPerformPrimaryActionForRowAt: path))
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(items.collectionView(items.collectionView, canEditItemAt: path))
    #expect(items.opened == 0)
  }

  @Test func `a presentation has the traits of the presented controller`() {
    let screen = UIViewController()
    let card: any UITraitEnvironment = Card(presentedViewController: screen, presenting: nil)
    #expect(card.traitCollection == screen.traitCollection)
  }

  @Test func `a second has as many nanoseconds as Dispatch says`() {
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1000 && NSEC_PER_MSEC == NSEC_PER_USEC * 1000)
    #expect(USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
  }

  @Test func `a text is dragged as plain text`() {
    let provider = NSItemProvider(object: "Text" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    _ = NSString(string: "Text").loadData(withTypeIdentifier: "public.utf8-plain-text") {
      #expect($0 == Data("Text".utf8) && $1 == nil)
    }
  }

  @Test func `a text view's selection can be overridden`() {
    let view: UITextView = Links()
    #expect(view.selectedTextRange == nil)
  }

  @Test func `an animation in another view runs with the transition`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.resize(to: CGSize(width: 480, height: 320))
    #expect(screen.steps == ["animation", "completion"])
  }

  @Test func `the images of a stepper do not change its size`() {
    let stepper = UIStepper()
    let size = stepper.intrinsicContentSize
    let image = UIImage()
    stepper.setDecrementImage(image, for: .normal)
    #expect(stepper.decrementImage(for: .normal) === image)
    #expect(stepper.decrementImage(for: .highlighted) == nil)
    stepper.setIncrementImage(image, for: .disabled)
    #expect(stepper.incrementImage(for: .disabled) === image)
    #expect(stepper.intrinsicContentSize == size)
  }

  @Test func `the old name of a search's dimming is the new one`() {
    let search = UISearchController(searchResultsController: nil)
    search.dimsBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation)
  }

  @Test func `a scene is closed with an animation`() {
    let options = UIWindowSceneDestructionRequestOptions()
    options.windowDismissalAnimation = .decline
    #expect(UIWindowScene.DismissalAnimation.decline.rawValue == 3)
  }
}
