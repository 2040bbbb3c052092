public import Foundation

extension UICollectionView {
  /// A registration of the cells of a class for items of a type.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration>
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let nib: UINib?
    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration for cells created with `init(frame:)`.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Creates a registration for the cells of a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A registration of the supplementary views of a class and an element kind.
  ///
  /// Apple:
  /// <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration>
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary view for an index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let nib: UINib?
    let elementKind: String
    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration for views created with `init(frame:)`.
    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Creates a registration for the views of a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Dequeues a cell and configures it for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !cells.isRegistered(identifier) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    let made = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = made as? Cell else {
      failPrecondition(
        "the nib of the registration contains \(type(of: made)), not \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Dequeues a supplementary view and configures it.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if !supplements.isRegistered("\(kind)/\(identifier)") {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      failPrecondition(
        "the nib of the registration contains \(type(of: made)), not \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  /// Returns the supplementary view of a kind at an index path; nil if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shownSupplements[elementKind]?[indexPath] }

  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    (shownSupplements[elementKind] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the index paths of the visible supplementary views of a kind.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { (shownSupplements[elementKind] ?? [:]).keys.sorted() }

  // MARK: Views of registered classes

  /// Returns a closure that creates views of a class with a frame.
  static func maker<View: UICollectionReusableView>(
    of type: AnyClass
  ) -> (CGRect) -> View {
    { frame in
      guard let view = UIView.make(type, as: View.self, frame: frame) else {
        failPrecondition("a registered class did not create a view")
      }
      return view
    }
  }

  func forgetCells(of identifier: String) { cells.register(identifier, nil) }

  func forgetSupplements(of kind: String, _ identifier: String) {
    supplements.register("\(kind)/\(identifier)", nil)
  }

  /// Returns the frame of a new view: that of its attributes, if the layout is prepared.
  func frame(
    by attributes: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> CGRect {
    collectionViewLayout.isStale ? .zero : attributes(collectionViewLayout)?.frame ?? .zero
  }
}
