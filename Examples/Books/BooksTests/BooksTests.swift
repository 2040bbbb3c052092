import XCTest
@testable import Books

@MainActor
final class BooksTests: XCTestCase {
    private var window: UIWindow!
    private var navigation: UINavigationController!
    private var list: BooksViewController!

    override func setUp() {
        super.setUp()
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: BooksViewController.self))
        navigation = storyboard.instantiateInitialViewController() as? UINavigationController
        list = navigation.viewControllers.first as? BooksViewController
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    override func tearDown() {
        window = nil
        super.tearDown()
    }

    func testOutletsAndCollectionsAreConnected() throws {
        XCTAssertNotNil(list.tableView)
        XCTAssertEqual(list.countLabels.map { $0.text }, ["3 books", "3 books"])
        XCTAssertEqual(try cell(at: 0).texts, ["Dracula", "Bram Stoker"])
    }

    func testActionsOfTheStoryboardAreSent() throws {
        list.sortControl.selectedSegmentIndex = 1
        list.sortControl.sendActions(for: .valueChanged)
        XCTAssertEqual(try cell(at: 1).texts, ["Middlemarch", "George Eliot"])
        let button = try XCTUnwrap(list.view.subviews.compactMap { $0 as? UIButton }.first)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(list.sortControl.selectedSegmentIndex, 0)
        XCTAssertEqual(try cell(at: 1).texts, ["Emma", "Jane Austen"])
    }

    func testABarButtonItemAddsABookAndNotifies() throws {
        let item = try XCTUnwrap(list.navigationItem.rightBarButtonItem)
        let action = try XCTUnwrap(item.action)
        let isSent = UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
        XCTAssertTrue(isSent)
        XCTAssertEqual(list.countLabels.first?.text, "4 books")
        XCTAssertEqual(list.library.saves, 0)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.3))
        XCTAssertEqual(list.library.saves, 1)
    }

    func testTheSubclassOfADelegateAddsAMethod() throws {
        XCTAssertEqual(try cell(at: 0).frame.height, 80)
        XCTAssertEqual(try cell(at: 1).frame.height, 60)
        list.listDelegate.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        XCTAssertEqual(list.listDelegate.selection, [IndexPath(row: 1, section: 0)])
    }

    func testRefreshingEnds() {
        list.tableView.refreshControl?.beginRefreshing()
        list.tableView.refreshControl?.sendActions(for: .valueChanged)
        XCTAssertEqual(list.refreshes, 1)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
        XCTAssertEqual(list.tableView.refreshControl?.isRefreshing, false)
    }

    func testInspectablePropertiesComeFromTheStoryboard() throws {
        let book = try showFirstBook()
        XCTAssertEqual(book.titleLabel.text, "Dracula")
        XCTAssertEqual(book.titleWidth?.constant, 300)
        XCTAssertEqual(book.ratingControl.stars.count, 3)
        XCTAssertEqual(book.ratingControl.frame.size, CGSize(width: 104, height: 30))
        XCTAssertEqual(
            book.ratingControl.starColor, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    func testStarsAreTappedAndClearedByALongPress() throws {
        let book = try showFirstBook()
        book.ratingControl.stars[1].sendActions(for: .touchUpInside)
        XCTAssertEqual(book.book.rating, 2)
        let recognizer = try XCTUnwrap(book.ratingControl.gestureRecognizers?.first)
        recognizer.state = .began
        XCTAssertEqual(book.book.rating, 0)
    }

    func testOptionalMethodsOfTheDelegateAreAsked() throws {
        let book = try showFirstBook()
        let refusing = LockedRatings()
        book.delegate = refusing
        book.ratingControl.stars[0].sendActions(for: .touchUpInside)
        XCTAssertEqual(book.book.rating, 3)
        book.close()
        XCTAssertEqual(refusing.asked, 1)
        XCTAssertFalse(refusing.hasRated)
    }

    func testAMethodOfAnExtensionIsOverriddenAndPerformed() throws {
        let book = try showFirstBook()
        let item = try XCTUnwrap(book.navigationItem.leftBarButtonItem)
        _ = UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        XCTAssertEqual((book as? ClosingBookViewController)?.closings, [true])
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testItemsRecognizersAndObjectsOfTheStoryboardAreConnected() throws {
        let book = try showFirstBook()
        let item = try XCTUnwrap(book.navigationItem.rightBarButtonItem)
        XCTAssertTrue(item === book.clearItem)
        let recognizers = try XCTUnwrap(book.view.gestureRecognizers)
        let tap = try XCTUnwrap(recognizers.first as? UITapGestureRecognizer)
        XCTAssertEqual(tap.numberOfTapsRequired, 2)
        tap.state = .ended
        XCTAssertEqual(book.book.rating, 3)
        XCTAssertTrue(
            UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil))
        XCTAssertEqual(book.book.rating, 0)
        XCTAssertEqual(book.log.ratings, [3, 0])
    }

    func testASegueActionCreatesTheDestinationAndAnUnwindSegueLeadsBack() throws {
        let item = try XCTUnwrap(list.navigationItem.leftBarButtonItem)
        XCTAssertTrue(
            UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil))
        let about = try XCTUnwrap(navigation.presentedViewController as? AboutViewController)
        XCTAssertEqual(about.count, 3)
        about.loadViewIfNeeded()
        window.layoutIfNeeded()
        about.doneButton.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(list.unwindings, [about])
        XCTAssertNil(navigation.presentedViewController)
    }

    // MARK: -

    private func cell(at row: Int) throws -> BookCell {
        window.layoutIfNeeded()
        let cell = list.tableView.cellForRow(at: IndexPath(row: row, section: 0))
        return try XCTUnwrap(cell as? BookCell)
    }

    private func showFirstBook() throws -> BookViewController {
        list.performSegue(withIdentifier: "ShowBook", sender: IndexPath(row: 0, section: 0))
        let book = try XCTUnwrap(navigation.topViewController as? BookViewController)
        book.loadViewIfNeeded()
        window.layoutIfNeeded()
        return book
    }
}
