import UIKit

/// Cities that are searched in the navigation bar.
final class SearchTour: UITableViewController, UISearchResultsUpdating {
  private let cities = [
    "Aarhus", "Bergen", "Bremen", "Genoa", "Hamburg", "Lisbon", "Oslo", "Porto",
  ]
  private(set) var found: [String] = []
  let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    found = cities
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "City"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    search.searchBar.text = "be"
    search.isActive = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let words = searchController.searchBar.text ?? ""
    found = words.isEmpty ? cities : cities.filter { $0.lowercased().contains(words) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    cell.textLabel?.text = found[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
