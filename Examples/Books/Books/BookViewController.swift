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
    @IBOutlet weak var clearItem: UIBarButtonItem!
    @IBOutlet var log: RatingLog!

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

    @IBAction private func clearRating(_ sender: UIBarButtonItem) {
        rate(0)
    }

    @IBAction func rateHighest(_ sender: UITapGestureRecognizer) {
        rate(ratingControl.count)
    }

    private func rate(_ rating: Int) {
        ratingControl.rating = rating
        book.rating = rating
        log.add(rating)
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
