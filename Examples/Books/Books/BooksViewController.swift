import UIKit

class BooksViewController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var sortControl: UISegmentedControl!
    @IBOutlet var countLabels: [UILabel]!

    let library = Library()
    let listDelegate = BookListDelegate()
    private var books: [Book] = []
    private(set) var refreshes = 0
    private(set) var unwindings: [UIViewController] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Books"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addBook(_:)))
        tableView.register(
            UINib(nibName: "BookCell", bundle: nil), forCellReuseIdentifier: "Book")
        tableView.dataSource = self
        tableView.delegate = listDelegate

        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: #selector(self.refresh), for: .valueChanged)
        tableView.refreshControl = refresh
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
        NotificationCenter.default.addObserver(
            self, selector: #selector(bookDidChange(_:)), name: .bookDidChange, object: nil)
        reload()
    }

    // MARK: Actions

    @IBAction private func sortChanged(_ sender: UISegmentedControl) {
        reload()
    }

    @IBAction func clearSort() {
        sortControl.selectedSegmentIndex = 0
        reload()
    }

    @objc func addBook(_ sender: UIBarButtonItem) {
        library.add(Book(title: "Cranford", author: "Elizabeth Gaskell"))
    }

    @objc private func bookDidChange(_ notification: Notification) {
        reload()
    }

    @objc func refresh() {
        refreshes += 1
        perform(#selector(endRefreshing), with: nil, afterDelay: 0.01)
    }

    @objc private func endRefreshing() {
        tableView.refreshControl?.endRefreshing()
    }

    @IBSegueAction private func makeAbout(_ coder: NSCoder) -> AboutViewController? {
        return AboutViewController(coder: coder, count: books.count)
    }

    @IBAction func unwindToBooks(_ segue: UIStoryboardSegue) {
        unwindings.append(segue.source)
    }

    private func reload() {
        switch sortControl.selectedSegmentIndex {
        case 0: books = library.sorted(by: \.title)
        case 1: books = library.sorted(by: \.author)
        default: books = library.sorted(by: \.rating)
        }
        countLabels.forEach { $0.text = "\(books.count) books" }
        tableView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let destination = segue.destination as? BookViewController {
            destination.book = books[(sender as? IndexPath)?.row ?? 0]
            destination.delegate = self
        }
    }
}

// MARK: - UITableViewDataSource

extension BooksViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return books.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
        (cell as! BookCell).show(books[indexPath.row])
        return cell
    }
}

// MARK: - BookViewControllerDelegate

extension BooksViewController: BookViewControllerDelegate {
    func bookViewController(_ controller: BookViewController, didRate book: Book) {
        NotificationCenter.default.post(name: .bookDidChange, object: book)
    }
}
