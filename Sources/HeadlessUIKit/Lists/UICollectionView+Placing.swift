internal import AutoLayout
internal import Foundation
internal import HeadlessQuartzCore

/// The views of a collection: requested when visible, placed, and kept for reuse.
extension UICollectionView {
  func place(_ places: [UICollectionViewLayoutAttributes]) {
    var wanted: Set<IndexPath> = []
    var wantedSupplements: [String: Set<IndexPath>] = [:]
    var wantedDecorations: [String: Set<IndexPath>] = [:]
    var layers: [(view: UIView, zIndex: Int)] = []
    for attributes in places where !attributes.isHidden {
      guard !placing.isDiscarded else { return }
      let path = attributes.indexPath
      let view: UICollectionReusableView
      switch attributes.representedElementCategory {
      case .cell:
        wanted.insert(path)
        let isNew = shownCells[path]?.superview == nil
        let cell = cell(at: path)
        show(cell, attributes)
        if isNew { delegate?.itemCalls.collectionView(self, willDisplay: cell, forItemAt: path) }
        view = cell
      case .supplementaryView:
        guard let kind = attributes.representedElementKind else { continue }
        wantedSupplements[kind, default: []].insert(path)
        view = supplement(kind, at: path)
        show(view, attributes)
      case .decorationView:
        guard let kind = attributes.representedElementKind,
          let decoration = decoration(kind, at: path, frame: attributes.frame)
        else { continue }
        wantedDecorations[kind, default: []].insert(path)
        view = decoration
        show(view, attributes)
      }
      let isBehind = attributes.representedElementCategory == .decorationView
      layers.append((view, isBehind ? attributes.zIndex - 1 : attributes.zIndex))
    }
    for path in shownCells.keys.sorted() where !wanted.contains(path) { recycle(path) }
    for kind in shownSupplements.keys.sorted() {
      recycleSupplements(kind, except: wantedSupplements[kind] ?? [])
    }
    removeDecorations(except: wantedDecorations)
    removeStrips()
    order(layers)
  }

  private func show(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let parent = attributes.stripSection.flatMap(strip) ?? self
    var frame = attributes.frame
    if parent !== self { frame.move(by: CGPoint(x: -parent.frame.minX, y: -parent.frame.minY)) }
    if attributes.transform3D != view.transform3D { view.transform3D = attributes.transform3D }
    if attributes.transform3D == CATransform3DIdentity {
      if view.frame != frame { view.frame = frame }
    } else {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    (view as? UICollectionViewCell)?.content.isEncapsulated = true
    if view.superview !== parent { parent.addSubview(view) }
    view.alpha = attributes.alpha
    view.apply(attributes)
  }

  /// Orders views with a z-order; the others stay in the order in which they were added.
  private func order(_ layers: [(view: UIView, zIndex: Int)]) {
    for layer in layers.filter({ $0.zIndex < 0 }).sorted(by: { $0.zIndex > $1.zIndex }) {
      let siblings = layer.view.superview?.subviews ?? []
      if siblings.first !== layer.view { layer.view.superview?.sendSubviewToBack(layer.view) }
    }
    let front = layers.filter { $0.zIndex > 0 }.sorted { $0.zIndex < $1.zIndex }
    for parent in [self] + strips.values.map({ $0 as UIView }) {
      let views = front.map(\.view).filter { $0.superview === parent }
      guard !views.isEmpty else { continue }
      let isOrdered = zip(parent.subviews.suffix(views.count), views).allSatisfy { $0 === $1 }
      if !isOrdered { views.forEach { parent.bringSubviewToFront($0) } }
    }
  }

  /// Returns the cell of an item, and requests it from the data source if the item has none.
  func cell(at path: IndexPath) -> UICollectionViewCell {
    if let cell = shownCells[path] { return cell }
    guard let dataSource else {
      failPrecondition("a collection view without a data source has no items")
    }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    cell.isSelected = selectedPaths.contains(path)
    cell.isEditing = isEditing
    cell.updateConfigurationIfNeeded()
    shownCells[path] = cell
    return cell
  }

  /// Returns a supplementary view, and requests it from the data source if there is none.
  func supplement(_ kind: String, at path: IndexPath) -> UICollectionReusableView {
    if let view = shownSupplements[kind]?[path] { return view }
    guard let dataSource else {
      failPrecondition("a collection view without a data source has no supplementary views")
    }
    let view = dataSource.calls.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: path)
    shownSupplements[kind, default: [:]][path] = view
    return view
  }

  /// Returns a decoration view, created if there is none; nil if its class is not registered.
  private func decoration(
    _ kind: String, at path: IndexPath, frame: CGRect
  ) -> UICollectionReusableView? {
    if let view = shownDecorations[kind]?[path] { return view }
    guard
      let view = UIView.make(
        collectionViewLayout.decorationClasses[kind], as: UICollectionReusableView.self,
        frame: frame)
    else {
      layoutEnvironment.log.write(
        "no class is registered for decoration views of kind \(kind); call "
          + "register(_:forDecorationViewOfKind:) on the layout")
      return nil
    }
    shownDecorations[kind, default: [:]][path] = view
    return view
  }

  func recycle(_ path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    // A cell that was only measured has no superview.
    let wasDisplayed = cell.superview != nil
    cells.recycle(cell, identifier: cell.reuseIdentifier)
    if wasDisplayed {
      delegate?.itemCalls.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  func recycleSupplements(_ kind: String, except wanted: Set<IndexPath>) {
    for path in (shownSupplements[kind] ?? [:]).keys.sorted() where !wanted.contains(path) {
      guard let view = shownSupplements[kind]?.removeValue(forKey: path) else { continue }
      supplements.recycle(view, identifier: view.reuseIdentifier)
    }
  }

  func removeDecorations(except wanted: [String: Set<IndexPath>]) {
    for (kind, views) in shownDecorations {
      for (path, view) in views where wanted[kind]?.contains(path) != true {
        view.removeFromSuperview()
        shownDecorations[kind]?[path] = nil
      }
    }
  }

  // MARK: Sections that scroll by themselves

  /// Returns the scroll view of a section, created if there is none.
  private func strip(_ section: Int) -> UIView? {
    guard let place = collectionViewLayout.strip(inSection: section) else { return nil }
    if let known = strips[section] {
      known.update(place)
      return known
    }
    let made = SectionScrollView(place, in: self)
    strips[section] = made
    addSubview(made)
    return made
  }

  /// Removes the scroll views without visible items; the others keep their offset.
  private func removeStrips() {
    for (section, view) in strips where view.subviews.isEmpty {
      view.removeFromSuperview()
      if collectionViewLayout.strip(inSection: section) == nil { strips[section] = nil }
    }
    for view in strips.values where !view.subviews.isEmpty && view.superview == nil {
      addSubview(view)
    }
  }

  /// Returns the offset of a section that scrolls by itself.
  func stripOffset(ofSection section: Int) -> CGPoint {
    strips[section]?.contentOffset ?? collectionViewLayout.strip(inSection: section)?.start ?? .zero
  }

  /// Returns the frame of a view where it is shown, in the content.
  func frameAsShown(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = attributes.stripSection else { return attributes.frame }
    let offset = stripOffset(ofSection: section)
    var frame = attributes.frame
    frame.move(by: CGPoint(x: -offset.x, y: -offset.y))
    return frame
  }

  /// Scrolls the section of an item that scrolls by itself.
  func scrollStrip(
    to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition
  ) {
    guard let section = attributes.stripSection, let place = strip(section) as? SectionScrollView
    else { return }
    var frame = attributes.frame
    frame.move(by: CGPoint(x: -place.frame.minX, y: -place.frame.minY))
    var offset = place.offset(showing: frame)
    if position.contains(.left) { offset.x = frame.minX }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - place.bounds.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX - place.bounds.width }
    if position.contains(.top) { offset.y = frame.minY }
    if position.contains(.centeredVertically) { offset.y = frame.midY - place.bounds.height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY - place.bounds.height }
    place.contentOffset = place.legalOffset(offset)
  }
}
