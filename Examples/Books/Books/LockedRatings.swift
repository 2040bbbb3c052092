import UIKit

/// Keeps the ratings of books as they are.
final class LockedRatings: NSObject, BookViewControllerDelegate {
    var asked = 0
    var hasRated = false

    func bookViewController(_ controller: BookViewController, didRate book: Book) {
        hasRated = true
    }

    func bookViewController(_ controller: BookViewController, shouldRate book: Book) -> Bool {
        asked += 1
        return false
    }
}
