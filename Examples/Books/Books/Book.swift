import Foundation

@objcMembers
class Book: NSObject {
    let title: String
    let author: String
    dynamic var rating: Int

    init(title: String, author: String, rating: Int = 0) {
        self.title = title
        self.author = author
        self.rating = rating
    }
}

extension Notification.Name {
    static let bookDidChange = Notification.Name("BookDidChange")
}

/// The books, which ask for themselves to be saved some time after the last change.
@objc(BKLibrary)
final class Library: NSObject {
    private(set) var books: [Book]
    private(set) var saves = 0
    private var timer: Timer?

    @objc override init() {
        books = [
            Book(title: "Emma", author: "Jane Austen", rating: 4),
            Book(title: "Middlemarch", author: "George Eliot", rating: 5),
            Book(title: "Dracula", author: "Bram Stoker", rating: 3),
        ]
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(bookDidChange), name: .bookDidChange, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    func add(_ book: Book) {
        books.append(book)
        NotificationCenter.default.post(name: .bookDidChange, object: book)
    }

    func sorted<Value: Comparable>(by property: KeyPath<Book, Value>) -> [Book] {
        return books.sorted { $0[keyPath: property] < $1[keyPath: property] }
    }

    @objc private func bookDidChange() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(
            timeInterval: 0.05, target: self, selector: #selector(save(_:)), userInfo: nil,
            repeats: false)
    }

    @objc private func save(_ timer: Timer) {
        saves += 1
    }
}
