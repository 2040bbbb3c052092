public import Foundation
public import InterfaceBuilder

/// A storyboard whose view controllers can be created any number of times.
///
/// The source document is read: add `Main.storyboard` itself to the bundle. Classes, outlets and
/// actions in sources that PurlinSources adapts are found automatically; register others with
/// ``InterfaceClasses``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistoryboard>
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let read: @MainActor () throws(NibError) -> InterfaceDocument
  private var loaded: NibSource?
  private let bundle: Bundle?
  /// The findings of reading the document.
  ///
  /// Each controller has the findings of creating it.
  package internal(set) var findings: [DocumentFinding] = []

  /// Creates a storyboard with a name in a bundle, by default the main bundle.
  ///
  /// The document is read when the first controller is instantiated.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    read = { @MainActor () throws(NibError) in
      try NibError.document(named: name, "storyboard", storyboardBundleOrNil)
    }
  }

  /// Creates a storyboard from a document.
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

  /// Creates the initial controller with a closure that calls a custom initializer with the coder.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard
      let id = orTrap({ @MainActor () throws(NibError) in try source() }).document
        .initialViewController
    else { return nil }
    return made(id, creator)
  }

  /// Creates the controller with a storyboard identifier.
  ///
  /// - Precondition: The controller exists; ``CheckedLoading`` throws an error instead.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    orTrap { @MainActor () throws(NibError) in try controller(withIdentifier: identifier) }
  }

  /// Creates the controller with a storyboard identifier using a closure that calls a custom
  /// initializer.
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

  /// Creates the controller with a storyboard identifier.
  ///
  /// - Throws: ``NibError`` if the document cannot be read or has no such controller.
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

  /// Returns the storyboard with the name in a storyboard reference.
  func storyboard(named name: String) -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }

  private func orTrap<Value>(_ body: () throws(NibError) -> Value) -> Value {
    do { return try body() } catch { fatalError(error.description) }
  }
}
