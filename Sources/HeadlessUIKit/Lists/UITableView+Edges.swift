internal import Foundation
internal import TextMetrics

/// Headers and footers: their estimates and their measured heights.
extension UITableView {
  func plannedHeader(_ section: Int) -> (TablePlan.Edge, padding: CGFloat) {
    let edge = plannedEdge(section, isHeader: true)
    return (edge, headerPadding(exists: !edge.isEstimate && edge.height > 0))
  }

  private func headerPadding(exists: Bool) -> CGFloat {
    guard style == .plain, exists else { return 0 }
    return sectionHeaderTopPadding >= 0
      ? sectionHeaderTopPadding : controlSizes.plainHeaderTopPadding
  }

  /// Returns the height that the delegate or the table states; negative for one that is measured.
  private func askedHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    isHeader
      ? delegate?.rowCalls.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : delegate?.rowCalls.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
  }

  private func title(_ section: Int, isHeader: Bool) -> String? {
    isHeader
      ? dataSource?.calls.tableView(self, titleForHeaderInSection: section)
      : dataSource?.calls.tableView(self, titleForFooterInSection: section)
  }

  /// Returns the height of a header or footer that was never visible, without creating its view.
  func plannedEdge(_ section: Int, isHeader: Bool) -> TablePlan.Edge {
    let asked = askedHeight(section, isHeader: isHeader)
    let sizes = controlSizes
    let hasTitle = title(section, isHeader: isHeader) != nil
    if asked >= 0 {
      return TablePlan.Edge(height: asked, isEstimate: style == .plain && !hasTitle)
    }
    if hasTitle {
      return TablePlan.Edge(height: sizes.plainHeaderHeight, isEstimate: style != .plain)
    }
    let estimate = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    if estimate > 0 { return TablePlan.Edge(height: estimate, isEstimate: true) }
    guard style != .plain else { return TablePlan.Edge(height: 0, isEstimate: true) }
    return TablePlan.Edge(height: emptyHeight(section, isHeader: isHeader), isEstimate: true)
  }

  /// Returns the space above or below a group without a header or footer.
  private func emptyHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    guard style != .plain else { return 0 }
    return isHeader && section == 0 ? controlSizes.firstGroupedHeaderHeight : groupGap
  }

  /// The space above or below a group: 17.5 points on a screen with 2 pixels a point, as in logs and
  /// pictures.
  private var groupGap: CGFloat { controlSizes.groupedHeaderHeight - 1 / CGFloat(pixelScale) }

  /// Returns whether the height of a header or footer before a change of the rows, which was measured, is kept.
  func keepsMeasured(_ old: TablePlan.Edge, _ section: Int, isHeader: Bool) -> Bool {
    !old.isEstimate && askedHeight(section, isHeader: isHeader) < 0
  }

  func measureHeader(_ section: Int) {
    let edge = measuredEdge(section, isHeader: true)
    plan.sections[section].header = edge
    plan.sections[section].headerPadding = headerPadding(exists: shownHeaders[section] != nil)
  }

  /// Returns the height of a header or footer, which is created if necessary.
  func measuredEdge(_ section: Int, isHeader: Bool) -> TablePlan.Edge {
    let asked = askedHeight(section, isHeader: isHeader)
    guard let view = edgeView(section, isHeader: isHeader) else {
      return TablePlan.Edge(
        height: asked >= 0 && style != .plain ? asked : emptyHeight(section, isHeader: isHeader))
    }
    if asked >= 0 { return TablePlan.Edge(height: asked) }
    let sizes = controlSizes
    if (view as? UITableViewHeaderFooterView)?.textLabelIfMade?.text?.isEmpty == false {
      guard style != .plain else { return TablePlan.Edge(height: sizes.plainHeaderHeight) }
      // Above the first group is the space that is below the other groups.
      let isFirst = isHeader && section == 0 && title(section, isHeader: true) != nil
      return TablePlan.Edge(
        height: titleHeight(of: view) + (isFirst ? groupGap : 0))
    }
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return TablePlan.Edge(
      height: fitted.height > 0
        ? CGFloat(textGrid.ceil(Double(fitted.height))) : sizes.plainHeaderHeight)
  }

  /// Returns the height of the text of a group's header or footer, with 22 points above and below.
  private func titleHeight(of view: UIView) -> CGFloat {
    let side = CellContentView.sideMargin(
      forWidth: bounds.width, in: layoutEnvironment.generation)
    let label = (view as? UITableViewHeaderFooterView)?.textLabel
    return (label?.sizeThatFits(CGSize(width: rowWidth - 2 * side, height: 0)).height ?? 0) + 22
  }

  // MARK: Views

  /// Returns the header or footer of a section, created on first access.
  private func edgeView(_ section: Int, isHeader: Bool) -> UIView? {
    if let known = isHeader ? shownHeaders[section] : shownFooters[section] { return known }
    let view = makeEdgeView(section, isHeader: isHeader)
    if isHeader { shownHeaders[section] = view } else { shownFooters[section] = view }
    return view
  }

  private func makeEdgeView(_ section: Int, isHeader: Bool) -> UIView? {
    let custom =
      isHeader
      ? delegate?.rowCalls.tableView(self, viewForHeaderInSection: section)
      : delegate?.rowCalls.tableView(self, viewForFooterInSection: section)
    if let custom {
      (custom as? UITableViewHeaderFooterView)?.isAboveGroup = isHeader && style != .plain
      return custom
    }
    guard let title = title(section, isHeader: isHeader) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isAboveGroup = isHeader && style != .plain
    view.textLabel?.text = title
    let isPlainHeader = isHeader && style == .plain
    let isCurrent = layoutEnvironment.generation >= .iOS15
    view.textLabel?.font =
      !isPlainHeader
      ? .preferredFont(forTextStyle: .footnote)
      : isCurrent ? .plainSectionHeader : .preferredFont(forTextStyle: .headline)
    if hasSystemColors, !isPlainHeader || isCurrent {
      view.textLabel?.textColor = .secondaryLabel
    }
    return view
  }

  func placeSectionViews() {
    let visible = plan.sections(from: bounds.minY, to: bounds.maxY)
    for section in shownHeaders.keys.sorted() where !visible.contains(section) {
      recycleEdge(section, isHeader: true)
    }
    for section in shownFooters.keys.sorted() where !visible.contains(section) {
      recycleEdge(section, isHeader: false)
    }
    for number in visible {
      let section = plan.sections[number]
      if section.header.height <= 0 {
        recycleEdge(number, isHeader: true)
      } else if let header = edgeView(number, isHeader: true) {
        var y = section.headerY
        if style == .plain {
          // A header of a plain table stays visible as long as its section.
          y = min(
            max(y, bounds.minY + adjustedContentInset.top),
            max(section.footerY - section.header.height, y))
        }
        place(header, y: y, height: section.header.height)
      }
      if section.footer.height <= 0 {
        recycleEdge(number, isHeader: false)
      } else if style == .plain || section.footerY <= bounds.maxY,
        let footer = edgeView(number, isHeader: false)
      {
        var y = section.footerY
        if style == .plain {
          // So does its footer.
          let end = bounds.maxY - adjustedContentInset.bottom
          y = max(min(y, end - section.footer.height), min(section.rowsY, y))
        }
        place(footer, y: y, height: section.footer.height)
      }
    }
  }

  private func place(_ view: UIView, y: CGFloat, height: CGFloat) {
    if view.superview !== self { addSubview(view) }
    (view as? UITableViewHeaderFooterView)?.content.tableWidth = bounds.width
    let frame = CGRect(x: groupInset, y: y, width: rowWidth, height: height)
    if view.frame != frame { view.frame = frame }
  }

  func recycleEdge(_ section: Int, isHeader: Bool) {
    let view =
      isHeader
      ? shownHeaders.removeValue(forKey: section) : shownFooters.removeValue(forKey: section)
    view?.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView else { return }
    headers.recycle(view, identifier: view.reuseIdentifier)
  }
}

extension UIFont {
  /// The font of the section headers of plain lists since iOS 15.
  static var plainSectionHeader: UIFont {
    .systemFont(
      ofSize: UIFont.preferredFont(forTextStyle: .subheadline).pointSize, weight: .semibold)
  }
}
