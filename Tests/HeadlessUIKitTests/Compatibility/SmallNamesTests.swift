import Foundation
import HeadlessUIKit
import Testing

/// Names that layout code of apps uses beside layout.
@MainActor
@Suite struct SmallNamesTests {
  private final class Rows: UITableView {
    var inserted: [IndexPath] = []
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      inserted += indexPaths
      super.insertRows(at: indexPaths, with: animation)
    }
  }

  private final class Numbers: NSObject, UITableViewDataSource {
    var count = 1
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test func `rows are inserted through an override`() {
    let table = Rows(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let numbers = Numbers()
    table.dataSource = numbers
    table.layoutIfNeeded()
    numbers.count = 2
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(table.inserted.count == 1)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `views, items and actions have identifiers`() {
    let objects: [any UIAccessibilityIdentification] = [
      UIView(), UIBarButtonItem(), UIAlertAction(title: "OK", style: .default),
    ]
    for object in objects {
      object.accessibilityIdentifier = "one"
      #expect(object.accessibilityIdentifier == "one")
    }
  }

  @Test func `resources name registered images and colors`() {
    LayoutEnvironment.with(LayoutEnvironment()) {
      LayoutEnvironment.current.images.register(name: "star", size: CGSize(width: 20, height: 10))
      let image = UIImage(resource: ImageResource(name: "star", bundle: .main))
      #expect(image.size == CGSize(width: 20, height: 10))
      #expect(image.imageRendererFormat.scale == image.scale)
      #expect(UIImage(resource: ImageResource(name: "none", bundle: .main)).size == .zero)
      #expect(UIColor(resource: ColorResource(name: "none", bundle: .main)) != .red)
    }
  }

  @Test func `a form sheet keeps the keyboard`() {
    let controller = UIViewController()
    #expect(!controller.disablesAutomaticKeyboardDismissal)
    controller.modalPresentationStyle = .formSheet
    #expect(controller.disablesAutomaticKeyboardDismissal)
  }
}
