import UIKit

@objc protocol BookViewControllerDelegate: AnyObject {
    func bookViewController(_ controller: BookViewController, didRate book: Book)
    @objc optional func bookViewControllerDidClose(_ controller: BookViewController)
    @objc optional func bookViewController(
        _ controller: BookViewController, shouldRate book: Book
    ) -> Bool
}

class BookViewController: UIViewController {
    @IBOutlet private(set) weak var titleLabel: UILabel!
    @IBOutlet private(set) weak var ratingControl: RatingControl!
    @IBOutlet weak var titleWidth: NSLayoutConstraint?

    weak var delegate: BookViewControllerDelegate?
    var book: Book!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = book.title
        ratingControl.rating = book.rating
        #if os(iOS)
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Close", style: .plain, target: self, action: #selector(close))
        #endif
    }

    @IBAction func ratingChanged(_ sender: RatingControl) {
        if delegate?.bookViewController?(self, shouldRate: book) == false { return }
        book.rating = sender.rating
        delegate?.bookViewController(self, didRate: book)
    }

    @objc func close() {
        delegate?.bookViewControllerDidClose?(self)
        if responds(to: #selector(didClose(animated:))) {
            perform(#selector(didClose(animated:)), with: true)
        }
    }
}

class ClosingBookViewController: BookViewController {
    private(set) var closings: [Bool] = []

    override func didClose(animated: Bool) {
        super.didClose(animated: animated)
        closings.append(animated)
    }
}

extension BookViewController {
    @objc func didClose(animated: Bool) {
        navigationController?.popViewController(animated: animated)
    }
}
