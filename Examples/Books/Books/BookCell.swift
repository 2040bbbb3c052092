import UIKit

final class BookCell: UITableViewCell {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var authorLabel: UILabel!

    func show(_ book: Book) {
        titleLabel.text = book.title
        authorLabel.text = book.author
    }

    var texts: [String?] {
        return [titleLabel.text, authorLabel.text]
    }
}
