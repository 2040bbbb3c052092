/// A view that code constrains, or on which it calls a method that may.
package struct ConstrainedView: Hashable, Sendable, Codable {
  /// What a view is for the code that constrains it.
  package enum Subject: Hashable, Sendable, Codable {
    /// The value of a variable.
    case variable(String)
    /// The object whose method it is, in an extension.
    case owner(method: String)
  }

  /// The type whose code it is; nil for a variable of another object.
  package var container: String?
  /// The view.
  package var subject: Subject
  /// The method that is called on the view; nil if the code constrains it itself.
  package var method: String?
  /// The variable to which code assigns the view, so that constraints of that are the view's; nil otherwise.
  package var alias: String?
}

/// The outlets to views that code constrains.
///
///     ConstrainedOutlets(index).names["LoginController"]   // ["nameLabel"]
package struct ConstrainedOutlets: Hashable, Sendable {
  /// The names of the outlets by the classes that have them.
  package private(set) var names: [String: Set<String>] = [:]
  /// The types whose extensions have a method that constrains its view, by the method's name.
  private var constraining: [String: Set<String>] = [:]

  /// Finds the outlets in an app's sources.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of calls and *d* is the depth to which methods that constrain
  ///   views call each other.
  package init(_ index: SourceIndex) {
    let found = index.files.flatMap(\.constrained)
    findMethods(found)
    var views: [String: [ConstrainedView]] = [:]
    for view in found {
      guard case .variable(let name) = view.subject,
        view.method.map({ constraining[$0] != nil }) ?? true,
        view.alias == nil || view.container != nil,
        // Of another object, it can be a view of UIKit's.
        view.container != nil || !AppleClasses.properties.contains(name)
      else { continue }
      views[name, default: []].append(view)
    }
    guard !views.isEmpty else { return }
    for class_ in index.typeNames {
      guard let lineage = index.lineage(of: class_) else { continue }
      for outlet in lineage.members where outlet.isOutlet {
        let isConstrained = (views[outlet.name] ?? []).contains { view in
          let isOwn =
            view.container.map { container in
              lineage.names.contains(container)
                || index.lineage(of: container)?.names.contains(class_) == true
            } ?? true
          guard isOwn, let alias = view.alias else {
            return isOwn && constrains(view.method, outlet, index)
          }
          return (views[alias] ?? []).contains {
            $0.alias == nil && ($0.container.map(lineage.names.contains) ?? true)
              && constrains($0.method, outlet, index)
          }
        }
        if isConstrained { names[class_, default: []].insert(outlet.name) }
      }
    }
  }

  private mutating func findMethods(_ found: [ConstrainedView]) {
    var count = -1
    while count != constraining.values.reduce(0, { $0 + $1.count }) {
      count = constraining.values.reduce(0) { $0 + $1.count }
      for view in found {
        guard case .owner(let method) = view.subject, let type = view.container,
          view.method.map({ constraining[$0] != nil }) ?? true
        else { continue }
        constraining[method, default: []].insert(type)
      }
    }
  }

  /// Whether a method constrains the view of an outlet: it is in an extension of its class or of a superclass.
  private func constrains(
    _ method: String?, _ outlet: SourceMember, _ index: SourceIndex
  ) -> Bool {
    guard let method else { return true }
    return constraining[method]?.contains {
      index.accepts(outlet.type ?? "UIView", as: $0) != false
    } ?? false
  }
}
