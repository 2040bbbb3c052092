public import Foundation
public import InterfaceBuilder

/// A storyboard whose view controllers can be made any number of times.
///
/// The source document is read: put `Main.storyboard` itself into the bundle. Classes, outlets and
/// actions of sources that PurlinSources adapts are known; those of others are made known by
/// ``InterfaceClasses``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistoryboard>
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let read: @MainActor () throws(NibError) -> InterfaceDocument
  private var loaded: NibSource?
  private let bundle: Bundle?
  /// What reading the document noticed; what making controllers noticed is theirs.
  package internal(set) var findings: [DocumentFinding] = []

  /// Creates a storyboard of that name in a bundle; the main bundle unless given.
  ///
  /// It is read when the first controller is instantiated.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    read = { @MainActor () throws(NibError) in
      try NibError.document(named: name, "storyboard", storyboardBundleOrNil)
    }
  }

  /// Creates a storyboard of a document that was read already.
  public init(document: InterfaceDocument, name: String = "Storyboard") {
    self.name = name
    bundle = nil
    read = { @MainActor () throws(NibError) in document }
  }

  // MARK: Controllers

  /// Creates the initial controller; nil if the document has none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Makes the first controller by a closure that calls its own initialiser with the coder.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard
      let id = orTrap({ @MainActor () throws(NibError) in try source() }).document
        .initialViewController
    else { return nil }
    return made(id, creator)
  }

  /// Creates the controller of a storyboard identifier.
  ///
  /// - Precondition: There is one; ``CheckedLoading`` throws instead.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    orTrap { @MainActor () throws(NibError) in try controller(withIdentifier: identifier) }
  }

  /// Creates the controller of a storyboard identifier by a closure that calls its own initialiser.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let id = orTrap { @MainActor () throws(NibError) in try self.id(of: identifier) }
    guard let controller: ViewController = made(id, creator) else {
      fatalError(
        "the scene '\(identifier)' of the storyboard '\(name)' is no \(ViewController.self)")
    }
    return controller
  }

  /// Creates the controller of a storyboard identifier.
  ///
  /// - Throws: ``NibError`` when the document cannot be read or has no such controller.
  package func controller(withIdentifier identifier: String) throws(NibError) -> UIViewController {
    let id = try self.id(of: identifier)
    return try source().makeController(id, storyboard: self, creator: nil)
  }

  private func id(of identifier: String) throws(NibError) -> String {
    let found = try source().document.viewControllers.first {
      $0.storyboardIdentifier == identifier
    }
    guard let found else {
      throw NibError(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return found.id
  }

  private func made<ViewController: UIViewController>(
    _ id: String, _ creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    let controller = orTrap { @MainActor () throws(NibError) in
      try source().makeController(
        id, storyboard: self, creator: creator.map { creator in { creator($0) } })
    }
    return controller as? ViewController
  }

  func source() throws(NibError) -> NibSource {
    if let loaded { return loaded }
    let document = try read()
    let source = NibSource(document, classes: .shared)
    findings = source.document.findings
    loaded = source
    return source
  }

  /// The storyboard that a reference in this one names.
  func storyboard(named name: String) -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }

  private func orTrap<Value>(_ body: () throws(NibError) -> Value) -> Value {
    do { return try body() } catch { fatalError(error.description) }
  }
}
