extension UIStoryboard {
  /// Creates the controller with an identifier of the document.
  ///
  /// - Precondition: The document can be read and has the controller.
  package func controller(withID id: String) -> UIViewController {
    do {
      return try source().makeController(id, storyboard: self, creator: nil)
    } catch { fatalError(error.description) }
  }
}

/// The module whose sources are previewed.
@MainActor
package enum PreviewedModule {
  /// Makes the classes of a module known to documents, if its sources were adapted.
  package static func note(named name: String) {
    #if !canImport(Darwin)
    KnownModules.note(named: name)
    #endif
  }
}
