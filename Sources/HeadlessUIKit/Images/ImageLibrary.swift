public import Foundation

/// The sizes of named images and symbols, named colours, and the names that were asked for in vain.
///
///     let images = ImageLibrary()
///     images.register(name: "avatar", size: CGSize(width: 40, height: 40), scale: 2)
///     var environment = LayoutEnvironment()
///     environment.images = images
///
/// There is no asset catalogue to look into: a name has a size once it is registered.
/// `UIImage(named:)` looks it up in the images of ``LayoutEnvironment/current``. A library can be used
/// from any thread; copies of an environment share it.
public final class ImageLibrary: @unchecked Sendable {
  /// The library of code that states none.
  public static let shared = ImageLibrary()

  /// Creates a library without images.
  public init() {}

  struct Entry {
    var size: CGSize
    var scale: CGFloat
  }

  // Guards everything below it.
  private let lock = NSLock()
  private var images: [String: Entry] = [:]
  private var symbols: [String: CGSize] = [:]
  private var colors: [String: UIColor] = [:]
  private var unresolved: [String] = []

  /// States the size of the image that `UIImage(named:)` gives for `name`, replacing a former statement.
  ///
  /// - Parameters:
  ///   - name: The name of an asset, as code and documents use it.
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point; it does not change the size.
  public func register(name: String, size: CGSize, scale: CGFloat = 1) {
    lock.withLock {
      images[name] = Entry(size: size, scale: scale)
      unresolved.removeAll { $0 == name }
    }
  }

  /// States the size of the symbol that `UIImage(systemName:)` gives for `name`.
  ///
  /// Apple's symbols belong to a font that is not part of this package, so none is known at first.
  ///
  /// - Parameters:
  ///   - name: The name of a symbol, such as `chevron.right`.
  ///   - size: The size in points beside body text of 17 points, at medium scale.
  public func register(systemName name: String, size: CGSize) {
    lock.withLock {
      symbols[name] = size
      unresolved.removeAll { $0 == name }
    }
  }

  /// States the colour that `UIColor(named:)` gives for `name`.
  public func register(colorName name: String, _ color: UIColor) {
    lock.withLock {
      colors[name] = color
      unresolved.removeAll { $0 == name }
    }
  }

  /// The names that were asked for and are not registered, in the order in which they were first missed.
  ///
  /// A layout that used one of them lacks an image or a colour it would have on a device.
  public var unresolvedNames: [String] { lock.withLock { unresolved } }

  /// Forgets every registered size and colour, and every unresolved name.
  public func removeAll() {
    lock.withLock { (images, symbols, colors, unresolved) = ([:], [:], [:], []) }
  }

  func color(_ name: String) -> UIColor? {
    lock.withLock {
      if colors[name] == nil { note(name) }
      return colors[name]
    }
  }

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

  private func note(_ name: String) {
    if !unresolved.contains(name) { unresolved.append(name) }
  }
}

/// The images of ``LayoutEnvironment/current``, for code that states no environment.
public enum ImageRegistry {
  /// States the size of the image `init(named:)` gives for `name`; see
  /// ``ImageLibrary/register(name:size:scale:)``.
  public static func register(name: String, size: CGSize, scale: CGFloat = 1) {
    LayoutEnvironment.current.images.register(name: name, size: size, scale: scale)
  }

  /// States the size of the symbol `init(systemName:)` gives for `name`; see
  /// ``ImageLibrary/register(systemName:size:)``.
  public static func register(systemName name: String, size: CGSize) {
    LayoutEnvironment.current.images.register(systemName: name, size: size)
  }

  /// The names that were asked for and have no size, in the order in which they were first missed.
  ///
  /// A layout that used one of them lacks an image it would have on a device.
  public static var unresolvedNames: [String] { LayoutEnvironment.current.images.unresolvedNames }

  /// Forgets every registered size and every unresolved name.
  public static func removeAll() { LayoutEnvironment.current.images.removeAll() }

  /// Returns an image that has only a size, in points.
  public static func blankImage(size: CGSize, scale: CGFloat = 1) -> UIImage {
    UIImage(blankOfSize: size, scale: scale)
  }
}
