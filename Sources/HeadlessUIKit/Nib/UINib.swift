public import Foundation
public import InterfaceBuilder

/// A xib whose objects can be created any number of times.
///
/// The source document is read, because it is not compiled: add `Card.xib` itself to the bundle.
/// Classes, outlets and actions in sources that PurlinSources adapts are found automatically;
/// register others with ``InterfaceClasses``.
///
///     let card = UINib(nibName: "Card", bundle: .module).instantiate(withOwner: owner).first as? CardView
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinib>
@preconcurrency @MainActor
open class UINib: NSObject {
  /// An option of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string of the key.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary with the objects for the proxies of the document, by identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let read: @MainActor () throws(NibError) -> InterfaceDocument
  private var source: NibSource?
  /// The findings of the last instantiation: unknown classes, unset outlets, invalid elements.
  package private(set) var findings: [DocumentFinding] = []

  /// Creates a nib from a document with a name in a bundle, by default the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    read = { @MainActor () throws(NibError) in
      try NibError.document(named: name, "xib", bundleOrNil)
    }
  }

  /// Creates a nib from the data of a document.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    read = { @MainActor () throws(NibError) in try NibError.document(data, name: "data") }
  }

  /// Creates a nib from a document.
  public init(document: InterfaceDocument) {
    read = { @MainActor () throws(NibError) in document }
  }

  /// Creates the document's objects, and sets the outlets of its owner.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The document's owner.
  ///   - optionsOrNil: Objects for proxies, for the key ``OptionsKey/externalObjects``.
  /// - Returns: The top-level objects in document order.
  /// - Precondition: The document exists and can be read; ``CheckedLoading`` throws an error
  ///   instead.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    do { return try load(withOwner: ownerOrNil, options: optionsOrNil) } catch {
      fatalError(error.description)
    }
  }

  /// Creates the document's objects, like ``instantiate(withOwner:options:)``.
  ///
  /// - Throws: ``NibError`` if the document does not exist or cannot be read.
  package func load(
    withOwner owner: Any? = nil, options: [OptionsKey: Any]? = nil
  ) throws(NibError) -> [Any] {
    let source: NibSource
    if let known = self.source {
      source = known
    } else {
      source = NibSource(try read(), classes: .shared)
      self.source = source
    }
    let instance = NibInstance(source)
    let external = options?[.externalObjects] as? [String: Any] ?? [:]
    var made: [Any] = []
    for object in source.document.objects {
      switch object {
      case .placeholder(let placeholder):
        let target =
          placeholder.identifier == "IBFilesOwner" ? owner : external[placeholder.identifier ?? ""]
        guard let id = placeholder.id else { continue }
        if placeholder.identifier == "IBFirstResponder" { instance.firstResponders.insert(id) }
        guard let target = target as? NSObject else { continue }
        instance.objects[id] = target
        instance.note(placeholder.connections, of: target, at: placeholder.position)
      case .view(let view):
        guard let island = source.island(rootedAt: view.id) else { continue }
        made.append(instance.makeViews(of: island))
      case .other(let element):
        if let object = instance.makeTopLevelObject(element) { made.append(object) }
      case .viewController: continue
      }
    }
    instance.connect()
    findings = source.document.findings + instance.allFindings
    return made
  }
}

/// The error of a document that cannot be instantiated.
public struct NibError: Error, Sendable, CustomStringConvertible {
  /// The message, Apple's if it is known.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Reads a document of a bundle.
  @MainActor
  static func document(
    named name: String, _ ending: String, _ bundle: Bundle?
  ) throws(NibError) -> InterfaceDocument {
    guard let path = ResourceSearch.path(of: name, ending, in: bundle),
      let data = FileManager.default.contents(atPath: path)
    else {
      let bundle = bundle ?? .main
      throw NibError(
        ending == "xib"
          ? "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'; the source "
            + "\(name).xib has to be among the bundle's resources"
          : "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath); the source "
            + "\(name).storyboard has to be among the bundle's resources")
    }
    return try document(data, name: path)
  }

  /// Reads a document's bytes.
  static func document(_ data: Data, name: String) throws(NibError) -> InterfaceDocument {
    do { return try InterfaceDocument(parsing: [UInt8](data)) } catch {
      throw NibError("\(name):\(error.position): \(error.message)")
    }
  }
}

extension Bundle {
  /// Creates the objects of a xib of this bundle.
  @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension UITableView {
  /// Registers a nib whose cell is used for an identifier.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return cells.register(identifier, nil) }
    register(forCellReuseIdentifier: identifier) {
      let made = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
      guard let made else {
        failPrecondition(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
            + "level object which must be a UITableViewCell instance")
      }
      return made
    }
  }

  /// Registers a nib whose view is used as header or footer for an identifier.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return headers.register(identifier, nil) }
    register(forHeaderFooterViewReuseIdentifier: identifier) {
      let made = nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? UITableViewHeaderFooterView }.first
      guard let made else {
        failPrecondition(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
            + "level object which must be a UITableViewHeaderFooterView instance")
      }
      return made
    }
  }
}

extension UICollectionView {
  /// Registers a nib whose cell is used for an identifier.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return forgetCells(of: identifier) }
    register(forCellWithReuseIdentifier: identifier) {
      let made = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionViewCell }
        .first
      guard let made else {
        failPrecondition(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
            + "level object which must be a UICollectionReusableView instance")
      }
      return made
    }
  }

  /// Registers a nib whose view is used as supplementary view.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let nib else { return forgetSupplements(of: kind, identifier) }
    register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
      let made = nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? UICollectionReusableView }.first
      guard let made else {
        failPrecondition(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
            + "level object which must be a UICollectionReusableView instance")
      }
      return made
    }
  }
}
