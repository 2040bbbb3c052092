public import Foundation

/// The sizes of named images and symbols, the named colors, and the requested names that are not
/// registered.
///
///     let images = ImageLibrary()
///     images.register(name: "avatar", size: CGSize(width: 40, height: 40), scale: 2)
///     var environment = LayoutEnvironment()
///     environment.images = images
///
/// Asset catalogs are not read: register the size of each name. `UIImage(named:)` looks it up in
/// the images of ``LayoutEnvironment/current``. A library can be used on any thread; copies of an
/// environment share it.
public final class ImageLibrary: @unchecked Sendable {
  /// The default library.
  public static let shared = ImageLibrary()

  /// Creates an empty library.
  public init() {}

  struct Entry {
    var size: CGSize
    var scale: CGFloat
  }

  // Protects the properties below.
  private let lock = NSLock()
  private var images: [String: Entry] = [:]
  private var symbols: [String: CGSize] = [:]
  /// The symbols of asset catalogs.
  private var ownSymbols: Set<String> = []
  private var colors: [String: UIColor] = [:]
  private var unresolved: [String] = []

  /// Registers the size of the image that `UIImage(named:)` returns for `name`, replacing a
  /// previous one.
  ///
  /// - Parameters:
  ///   - name: The name of an asset, as in code and documents.
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point; it does not change the size.
  public func register(name: String, size: CGSize, scale: CGFloat = 1) {
    lock.withLock {
      images[name] = Entry(size: size, scale: scale)
      unresolved.removeAll { $0 == name }
    }
  }

  /// Registers the size of the symbol that `UIImage(systemName:)` returns for `name`.
  ///
  /// Apple's symbols are part of a font that this package does not contain. Without a registered size
  /// `UIImage(systemName:)` has that of a table of commonly used symbols, or else estimates it.
  ///
  /// - Parameters:
  ///   - name: The name of a symbol, such as `chevron.right`.
  ///   - size: The size in points for 17-point body text, at medium scale.
  public func register(systemName name: String, size: CGSize) {
    lock.withLock {
      symbols[name] = size
      unresolved.removeAll { $0 == name }
    }
  }

  /// Registers a symbol whose size nothing knows with the proportions that documents have of it.
  package func register(systemName name: String, proportions: CGSize) {
    guard !hasSymbol(name), SymbolSizes.size(of: name) == nil else { return }
    register(systemName: name, size: SymbolSizes.size(withProportions: proportions))
  }

  /// Makes `UIImage(named:)` return a symbol for `name`, with the size of Apple's symbol of that name or an estimate.
  package func register(symbolSet name: String) {
    lock.withLock {
      _ = ownSymbols.insert(name)
      unresolved.removeAll { $0 == name }
    }
  }

  func hasSymbolSet(_ name: String) -> Bool { lock.withLock { ownSymbols.contains(name) } }

  /// Sets the color that `UIColor(named:)` gives for `name`.
  public func register(colorName name: String, _ color: UIColor) {
    lock.withLock {
      colors[name] = color
      unresolved.removeAll { $0 == name }
    }
  }

  /// The names that were asked for and are not registered, in the order in which they were first missed.
  ///
  /// A layout that used one of them lacks an image or a color it would have on a device.
  public var unresolvedNames: [String] { lock.withLock { unresolved } }

  /// Removes every registered size and color, and every unresolved name.
  public func removeAll() {
    lock.withLock { (images, symbols, ownSymbols, colors, unresolved) = ([:], [:], [], [:], []) }
  }

  func color(_ name: String) -> UIColor? {
    lock.withLock {
      if colors[name] == nil { note(name) }
      return colors[name]
    }
  }

  /// Returns an image and the name for which it is registered.
  ///
  /// As in asset catalogs, a name with the extension of a file finds the image without it.
  func image(_ name: String) -> (name: String, image: Entry)? {
    lock.withLock {
      for name in [name, Self.nameInCatalogs(name)] {
        if let image = images[name] { return (name, image) }
      }
      note(name)
      return nil
    }
  }

  private static let fileExtensions: Set = [
    "png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "ico", "heic", "heif", "webp", "pdf", "svg",
  ]

  /// The name that asset catalogs have for the name of a file: `star` for `star@2x.png`.
  package static func nameInCatalogs(_ file: String) -> String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex,
      fileExtensions.contains(file[file.index(after: dot)...].lowercased())
    else { return file }
    let name = file[..<dot]
    let scale = ["@2x", "@3x"].first(where: name.hasSuffix)
    return String(name.dropLast(scale?.count ?? 0))
  }

  func symbol(_ name: String) -> CGSize? {
    lock.withLock {
      if symbols[name] == nil { note(name) }
      return symbols[name]
    }
  }

  /// Returns the registered size of a symbol; a missing one is not noted.
  func registeredSymbol(_ name: String) -> CGSize? { lock.withLock { symbols[name] } }

  func hasSymbol(_ name: String) -> Bool { lock.withLock { symbols[name] != nil } }

  private func note(_ name: String) {
    if !unresolved.contains(name) { unresolved.append(name) }
  }
}

/// Access to the images of ``LayoutEnvironment/current``.
public enum ImageRegistry {
  /// Registers the size of the image with a name; see ``ImageLibrary/register(name:size:scale:)``.
  public static func register(name: String, size: CGSize, scale: CGFloat = 1) {
    LayoutEnvironment.current.images.register(name: name, size: size, scale: scale)
  }

  /// Registers the size of the symbol with a name; see ``ImageLibrary/register(systemName:size:)``.
  public static func register(systemName name: String, size: CGSize) {
    LayoutEnvironment.current.images.register(systemName: name, size: size)
  }

  /// The requested names that have no size, in the order of their first request.
  ///
  /// A layout that uses one of them is missing an image that it would have on a device.
  public static var unresolvedNames: [String] { LayoutEnvironment.current.images.unresolvedNames }

  /// Removes all registered sizes and all unresolved names.
  public static func removeAll() { LayoutEnvironment.current.images.removeAll() }

  /// Returns an image that has only a size, in points.
  public static func blankImage(size: CGSize, scale: CGFloat = 1) -> UIImage {
    UIImage(blankOfSize: size, scale: scale)
  }
}
