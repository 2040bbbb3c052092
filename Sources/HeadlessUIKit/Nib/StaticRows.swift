internal import Foundation
internal import InterfaceBuilder

/// The static rows of a table in a document.
@MainActor
final class StaticRows: NSObject, UITableViewDataSource {
  private struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
  }

  private let sections: [Section]

  /// Creates the cells of an element's sections with `make`.
  init(_ element: ViewElement, _ make: (String) -> UITableViewCell?) {
    sections = (element.table?.sections ?? []).map { section in
      Section(
        header: section.headerTitle, footer: section.footerTitle,
        cells: section.cells.compactMap(make))
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
}
