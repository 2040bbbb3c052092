public import Foundation

/// The sizes of named images and symbols, which code and documents state, as there are no assets.
///
///     ImageRegistry.register(name: "avatar", size: CGSize(width: 40, height: 40), scale: 2)
///
/// It is shared by all threads.
public final class ImageRegistry: @unchecked Sendable {
  static let shared = ImageRegistry()

  struct Entry {
    var size: CGSize
    var scale: CGFloat
  }

  // Guards everything below it.
  private let lock = NSLock()
  private var images: [String: Entry] = [:]
  private var symbols: [String: CGSize] = [:]
  private var unresolved: [String] = []

  func image(_ name: String) -> Entry? {
    lock.withLock {
      if images[name] == nil { note(name) }
      return images[name]
    }
  }

  func symbol(_ name: String) -> CGSize? {
    lock.withLock {
      if symbols[name] == nil { note(name) }
      return symbols[name]
    }
  }

  func register(_ entry: Entry, for name: String) {
    lock.withLock {
      images[name] = entry
      unresolved.removeAll { $0 == name }
    }
  }

  func register(symbol name: String, size: CGSize) {
    lock.withLock {
      symbols[name] = size
      unresolved.removeAll { $0 == name }
    }
  }

  func removeAll() {
    lock.withLock { (images, symbols, unresolved) = ([:], [:], []) }
  }

  private func note(_ name: String) {
    if !unresolved.contains(name) { unresolved.append(name) }
  }
}

extension ImageRegistry {
  /// States the size of the image `init(named:)` gives for `name`, replacing a former statement.
  ///
  /// - Parameters:
  ///   - name: The name of an asset, as code and documents use it.
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point; it does not change the size.
  public static func register(name: String, size: CGSize, scale: CGFloat = 1) {
    shared.register(.init(size: size, scale: scale), for: name)
  }

  /// States the size of the symbol `init(systemName:)` gives for `name`.
  ///
  /// Apple's symbols belong to a font that is not part of this package, so none is known at first.
  ///
  /// - Parameters:
  ///   - name: The name of a symbol, such as `chevron.right`.
  ///   - size: The size in points beside body text of 17 points, at medium scale.
  public static func register(systemName name: String, size: CGSize) {
    shared.register(symbol: name, size: size)
  }

  /// The names that were asked for and have no size, in the order in which they were first missed.
  ///
  /// A layout that used one of them lacks an image it would have on a device.
  public static var unresolvedNames: [String] { shared.lock.withLock { shared.unresolved } }

  /// Forgets every registered size and every unresolved name.
  public static func removeAll() { shared.removeAll() }

  /// Makes an image that has a size, in points, and nothing else, in place of a drawn one.
  public static func blankImage(size: CGSize, scale: CGFloat = 1) -> UIImage {
    UIImage(blankOfSize: size, scale: scale)
  }
}
