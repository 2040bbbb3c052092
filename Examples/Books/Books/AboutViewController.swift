import UIKit

class AboutViewController: UIViewController {
    @IBOutlet weak var doneButton: UIButton!
    let count: Int

    init?(coder: NSCoder, count: Int) {
        self.count = count
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("is created by BooksViewController.makeAbout(_:)")
    }
}
