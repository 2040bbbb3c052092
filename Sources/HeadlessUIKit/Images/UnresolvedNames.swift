internal import Foundation

/// A requested name for which no image or color is registered.
package struct UnresolvedName: Hashable, Sendable {
  /// The kind of the requested object.
  package enum Kind: String, Sendable { case image, color }

  package var kind: Kind
  package var name: String
}

/// The requested names that were not registered while the environment with this object was the current one.
///
/// `UIImage(named:)` does not know the view for which it is called, and returns nil. The next view whose
/// image is set is that view if it is set to nil, as in `view.image = UIImage(named: "avatar")`; it
/// keeps the name. Names that no view took, such as those of bar items, are kept here.
package final class NameRequests: @unchecked Sendable {
  // Protects the properties below.
  private let lock = NSLock()
  private var pending: [UnresolvedName.Kind: String] = [:]
  private var kept: [Request] = []
  private var askers: [String] = []

  /// A name that no view has taken.
  package struct Request: Hashable, Sendable {
    package var name: UnresolvedName
    /// What was being created when the name was requested, such as a view controller's class.
    package var asker: String?
  }

  /// Creates an object without requests.
  package init() {}

  deinit { Self.pendingCount.add(-pending.count) }

  // Most colors are set while nothing is missing, which costs this test only.
  private static let pendingCount = Counter()
  static var hasPending: Bool { pendingCount.value != 0 }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func add(_ number: Int) { lock.withLock { count += number } }
  }

  /// Records a name that is not registered.
  func missed(_ kind: UnresolvedName.Kind, _ name: String) {
    lock.withLock {
      if pending.updateValue(name, forKey: kind) == nil {
        Self.pendingCount.add(1)
      }
      let request = Request(name: UnresolvedName(kind: kind, name: name), asker: askers.last)
      if !kept.contains(request) { kept.append(request) }
    }
  }

  /// Returns the name that was requested last if no object of its kind has been set since.
  func take(_ kind: UnresolvedName.Kind, forView isTaken: Bool) -> UnresolvedName? {
    lock.withLock {
      guard let name = pending.removeValue(forKey: kind) else { return nil }
      Self.pendingCount.add(-1)
      guard isTaken else { return nil }
      let taken = UnresolvedName(kind: kind, name: name)
      if let last = kept.lastIndex(where: { $0.name == taken }) { kept.remove(at: last) }
      return taken
    }
  }

  /// Names what is being created while `body` runs; no view takes a name that was requested in it later.
  func asking<Result>(for asker: String, _ body: () throws -> Result) rethrows -> Result {
    lock.withLock { askers.append(asker) }
    defer {
      lock.withLock {
        askers.removeLast()
        Self.pendingCount.add(-pending.count)
        pending = [:]
      }
    }
    return try body()
  }

  /// The names that no view has taken, in the order of their requests.
  package var withoutView: [Request] { lock.withLock { kept } }
}

extension UIView {
  /// Called when an image or a color of the view is set: keeps or removes the name of a missing one.
  func resolve(_ kind: UnresolvedName.Kind, _ property: String, isNil: Bool) {
    if NameRequests.hasPending,
      let name = LayoutEnvironment.current.requests.take(kind, forView: isNil)
    {
      storage.unresolvedNames[property] = name
    } else if !storage.unresolvedNames.isEmpty {
      storage.unresolvedNames[property] = nil
    }
  }

  /// The names of images and colors that the view lacks, because none is registered.
  package var unresolvedNames: [UnresolvedName] {
    storage.unresolvedNames.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension UIView {
  /// The name of the symbol that the view shows, if its size is an estimate.
  package var estimatedSymbol: String? {
    var shown = ViewDescription()
    describe(in: &shown)
    guard let image = shown.image?.image, image.hasEstimatedSize else { return nil }
    return image.name
  }

  /// Whether a view in the tree lacks an image or a color, or shows a symbol whose size is an estimate.
  package var hasUnknownNames: Bool {
    !storage.unresolvedNames.isEmpty || estimatedSymbol != nil
      || subviews.contains { $0.hasUnknownNames }
  }
}

/// A name that is not registered, with what lacks it.
package struct MissingName {
  package let name: UnresolvedName
  /// The views that lack the image or color.
  package fileprivate(set) var views: [UIView] = []
  /// What was being created when the name was requested, if no view lacks it.
  package fileprivate(set) var asker: String?

  /// Returns the names that views lack, followed by those that no view of their window took, each once.
  @MainActor
  package static func missing(in views: [UIView], of window: UIWindow?) -> [MissingName] {
    var found: [MissingName] = []
    var positions: [UnresolvedName: Int] = [:]
    func position(of name: UnresolvedName) -> Int {
      if let known = positions[name] { return known }
      positions[name] = found.count
      found.append(MissingName(name: name))
      return found.count - 1
    }
    for view in views {
      for name in view.unresolvedNames { found[position(of: name)].views.append(view) }
    }
    for request in window?.unresolvedRequests ?? [] {
      let position = position(of: request.name)
      if found[position].views.isEmpty, found[position].asker == nil {
        found[position].asker = request.asker
      }
    }
    return found
  }
}

extension UIWindow {
  /// The names that code of the window requested, that are not registered, and that no view took.
  package var unresolvedRequests: [NameRequests.Request] { environment.requests.withoutView }
}
