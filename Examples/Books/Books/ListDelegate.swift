import UIKit

/// What the lists of the app have in common.
class ListDelegate: NSObject, UITableViewDelegate {
    private(set) var selection: [IndexPath] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selection.append(indexPath)
    }
}

/// Adds optional methods that its superclass leaves out.
class BookListDelegate: ListDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return indexPath.row == 0 ? 80 : 60
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
