/// How code uses the view controllers of an app.
///
///     let uses = ControllerUses(index)
///     uses.parts.contains("HeaderViewController")   // its view is added to a header
public struct ControllerUses: Hashable, Sendable, Codable {
  /// The classes and storyboard identifiers of view controllers that are parts of others wherever code shows them.
  ///
  /// A view controller is a part if code adds its view to a view inside another view controller, or to the whole view of
  /// a part, and nowhere shows it in a window. One whose view fills that of a screen is a screen.
  public private(set) var parts: Set<String> = []
  /// The classes and identifiers of view controllers with sizes of their own: those that code shows in a popover, a sheet
  /// or a popup, and to which it gives a size.
  public private(set) var popups: Set<String> = []

  /// Finds the uses in an app's sources.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of places in code that show controllers and *d* is the depth to
  ///   which they contain each other.
  package init(_ index: SourceIndex) {
    var shown: [(place: ShownController.Place, name: String, container: String?)] = []
    for file in index.files {
      for controller in file.controllers {
        for name in index.names(of: controller.name) ?? [] where !AppleClasses.contains(name) {
          shown.append((controller.place, name, controller.container))
        }
      }
    }
    func names(_ place: ShownController.Place) -> Set<String> {
      Set(shown.filter { $0.place == place }.map(\.name))
    }
    popups = names(.ofOwnSize).intersection(names(.overOthers))
    parts = names(.part)
    // The children of parts are parts,
    var count = -1
    while count != parts.count {
      count = parts.count
      for child in shown where child.place == .child {
        if let container = child.container, parts.contains(container) { parts.insert(child.name) }
      }
    }
    // unless they are shown elsewhere, too.
    count = -1
    while count != parts.count {
      count = parts.count
      for other in shown where [.child, .screen].contains(other.place) {
        let isInPart =
          other.place == .child && other.container.map { parts.contains($0) } ?? false
        if !isInPart { parts.remove(other.name) }
      }
    }
  }
}
