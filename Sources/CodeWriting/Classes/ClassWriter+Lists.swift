internal import InterfaceBuilder

extension ClassWriter {
  /// Registers the cells of tables and collections, and creates those of static tables.
  mutating func writeLists() {
    for element in elements {
      guard let list = items[element.id]?.name, !list.isEmpty else { continue }
      if element.table?.dataMode == "static" {
        writeStaticCells(element)
        continue
      }
      for attachment in element.attachments {
        guard let cell = plan.entry(forRoot: attachment.view.id) else { continue }
        let method: String
        switch attachment.role {
        case .prototypeCell: method = "register(\(cell.name).self, forCellReuseIdentifier: "
        case .collectionCell: method = "register(\(cell.name).self, forCellWithReuseIdentifier: "
        case .keyed("sectionHeaderView"), .keyed("sectionFooterView"):
          let kind = attachment.role == .keyed("sectionHeaderView") ? "Header" : "Footer"
          let part = "UICollectionView.elementKindSection\(kind)"
          method =
            "register(\(cell.name).self, forSupplementaryViewOfKind: \(part), withReuseIdentifier: "
        default: continue
        }
        guard attachment.view.cell?.reuseIdentifier != nil else { continue }
        add("setUpCells", ["\(list).\(method)\(cell.name).reuseIdentifier)"])
      }
    }
  }

  private mutating func writeStaticCells(_ table: ViewElement) {
    guard let sections = table.table?.sections, entry.kind.superclass == "UITableViewController"
    else {
      add("setUpCells", [omit("static cells of a table", at: table.position)])
      return
    }
    var rows: [[String]] = []
    for section in sections {
      var row: [String] = []
      var heights: [String?] = []
      for id in section.cells {
        guard let cell = plan.entry(forRoot: id) else { continue }
        let outlet = outlets[id]
        let wanted = SwiftNames.identifier(cell.name, isType: false) ?? "cell"
        let name = outlet ?? names.property(wanted)
        properties.append("\(outlet == nil ? "private " : "")let \(name) = \(cell.name)()")
        staticCells[id] = name
        row.append(name)
        let height = cell.island.root.cell?.rowHeight
        heights.append(height == table.table?.rowHeight ? nil : height.map(SwiftText.number))
      }
      rows.append(row)
      staticHeights.append(heights)
    }
    properties.append("private lazy var sections: [[UITableViewCell]] = [")
    properties += rows.map { "  [\($0.joined(separator: ", "))]," }
    properties.append("]")
    let titles = sections.map { $0.headerTitle.map { SwiftText.string($0) } ?? "nil" }
    let footers = sections.map { $0.footerTitle.map { SwiftText.string($0) } ?? "nil" }
    staticTitles = (titles, footers)
    hasStaticCells = true
  }

  /// The expression for a view in a static cell, and its type; nil for other views.
  func partOfStaticCell(_ id: String) -> (expression: String, type: String)? {
    for (cell, name) in staticCells {
      guard id != cell else { return (name, plan.entry(forRoot: cell)?.name ?? "UITableViewCell") }
      guard let entry = plan.entry(forRoot: cell), entry.sharedClass == nil else { continue }
      let writer = ClassWriter(entry, in: plan, notation: notation)
      guard let item = writer.items[id], item.kind == .view else { continue }
      let isOptional = item.name.hasSuffix("?")
      guard isOptional || writer.outlets[id] != nil else { return nil }
      let type = writer.className(of: id) + (isOptional ? "?" : "")
      return ("\(name).\(isOptional ? String(item.name.dropLast()) : item.name)", type)
    }
    return nil
  }

  /// The methods of data sources.
  var listMethods: [String] {
    if hasStaticCells { return staticMethods }
    var lines: [String] = []
    if protocols.contains("UITableViewDataSource") { lines += tableMethods }
    if protocols.contains("UICollectionViewDataSource") { lines += collectionMethods }
    if protocols.contains("UIPickerViewDataSource") {
      lines += [
        "", "func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }", "",
        "func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }",
      ]
    }
    return lines
  }

  /// The class of the first cell, which the methods create until the app's code is there.
  private func cell(of kind: ViewKind) -> String? {
    elements.flatMap(\.attachments).first {
      $0.view.kind == kind && $0.view.cell?.reuseIdentifier != nil
    }.flatMap { plan.entry(forRoot: $0.view.id)?.name }
  }

  private var tableMethods: [String] {
    let cell = cell(of: .tableViewCell)
    let make =
      cell.map {
        "  tableView.dequeueReusableCell(withIdentifier: \($0).reuseIdentifier, for: indexPath)"
      } ?? "  UITableViewCell()"
    return [
      "", "// MARK: - UITableViewDataSource", "",
      "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }",
      "", "func tableView(", "  _ tableView: UITableView, cellForRowAt indexPath: IndexPath",
      ") -> UITableViewCell {", make, "}",
    ]
  }

  private var collectionMethods: [String] {
    let cell = cell(of: .collectionViewCell)
    let make =
      cell.map {
        [
          "  collectionView.dequeueReusableCell(",
          "    withReuseIdentifier: \($0).reuseIdentifier, for: indexPath)",
        ]
      } ?? ["  UICollectionViewCell()"]
    return [
      "", "// MARK: - UICollectionViewDataSource", "",
      "func collectionView(",
      "  _ collectionView: UICollectionView, numberOfItemsInSection section: Int",
      ") -> Int { 0 }", "", "func collectionView(",
      "  _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath",
      ") -> UICollectionViewCell {",
    ] + make + ["}"] + supplementaryMethod
  }

  /// The method that makes headers and footers of sections; a layout asks for them where it has them.
  private var supplementaryMethod: [String] {
    let parts = ["sectionHeaderView", "sectionFooterView"].map { key in
      elements.flatMap(\.attachments).first {
        $0.role == .keyed(key) && $0.view.cell?.reuseIdentifier != nil
      }.flatMap { plan.entry(forRoot: $0.view.id)?.name }
    }
    guard let first = parts[0] ?? parts[1] else { return [] }
    var identifier = "\(first).reuseIdentifier"
    var lines = [
      "", "func collectionView(",
      "  _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,",
      "  at indexPath: IndexPath", ") -> UICollectionReusableView {",
    ]
    if let header = parts[0], let footer = parts[1] {
      lines += [
        "  let isHeader = kind == UICollectionView.elementKindSectionHeader",
        "  let identifier = isHeader ? \(header).reuseIdentifier : \(footer).reuseIdentifier",
      ]
      identifier = "identifier"
    }
    return lines + [
      "  \(identifier == "identifier" ? "return " : "")collectionView.dequeueReusableSupplementaryView(",
      "    ofKind: kind, withReuseIdentifier: \(identifier), for: indexPath)", "}",
    ]
  }

  private var staticMethods: [String] {
    var lines = [
      "", "// MARK: - UITableViewDataSource", "",
      "override func numberOfSections(in tableView: UITableView) -> Int { sections.count }", "",
      "override func tableView(", "  _ tableView: UITableView, numberOfRowsInSection section: Int",
      ") -> Int {", "  sections[section].count", "}", "", "override func tableView(",
      "  _ tableView: UITableView, cellForRowAt indexPath: IndexPath", ") -> UITableViewCell {",
      "  sections[indexPath.section][indexPath.row]", "}",
    ]
    for (part, titles) in [("Header", staticTitles.headers), ("Footer", staticTitles.footers)]
    where titles.contains(where: { $0 != "nil" }) {
      lines += [
        "", "override func tableView(",
        "  _ tableView: UITableView, titleFor\(part)InSection section: Int", ") -> String? {",
        "  let titles: [String?] = [\(titles.joined(separator: ", "))]",
        "  return titles[section]", "}",
      ]
    }
    if staticHeights.joined().contains(where: { $0 != nil }) {
      let rows = staticHeights.map { "[\($0.map { $0 ?? "nil" }.joined(separator: ", "))]" }
      lines += [
        "", "override func tableView(",
        "  _ tableView: UITableView, heightForRowAt indexPath: IndexPath", ") -> CGFloat {",
        "  let heights: [[CGFloat?]] = [\(rows.joined(separator: ", "))]",
        "  return heights[indexPath.section][indexPath.row] ?? tableView.rowHeight", "}",
      ]
    }
    return lines
  }
}
