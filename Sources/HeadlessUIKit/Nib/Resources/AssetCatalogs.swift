public import Foundation
public import InterfaceBuilder

/// The images and colors in asset catalogs and folders, by their names in documents.
///
/// For an image set, a universal entry is used, or else one for a device. Of several scales it is that of two pixels per
/// point, then of three: since iOS 11, no device shows the images for one. The size in pixels is divided by the scale. Only
/// the headers of files are read.
public struct AssetCatalogs: Sendable, Equatable {
  /// The sizes in points, by name.
  public private(set) var sizes: [String: CGSize] = [:]
  /// The files from which the sizes were read, by name.
  public private(set) var files: [String: String] = [:]
  /// The scales of the files, by name; 0 for one of which there is no other.
  private var scales: [String: Double] = [:]
  /// The names of the symbols, whose sizes are not read.
  package private(set) var symbols: Set<String> = []
  /// The names of the colors.
  public private(set) var colors: Set<String> = []
  /// The files that cannot be read, as `path: reason`, in order.
  public private(set) var problems: [String] = []
  /// Why images without a size have none, as `path: reason`, by name.
  package private(set) var unreadable: [String: String] = [:]

  /// Reads the images in folders and their subfolders.
  ///
  /// For a duplicate name, the first image is used.
  ///
  /// - Complexity: O(*n*), where *n* is the number of files.
  public init(folders: [String]) {
    for folder in folders { search(URL(fileURLWithPath: folder, isDirectory: true), "", 0) }
  }

  /// Returns the asset catalogs beside a document, and beside its language folder.
  public static func beside(documentAt path: String) -> [String] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let above = folder.pathExtension == "lproj" ? [folder.deletingLastPathComponent()] : []
    return ([folder] + above).flatMap { folder in
      contents(of: folder).filter { $0.pathExtension == "xcassets" }.map(\.path)
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Reads a folder.
  ///
  /// Groups with a namespace add a prefix to names.
  private mutating func search(_ folder: URL, _ prefix: String, _ depth: Int) {
    // Symbolic links can form a cycle.
    guard depth < 16 else { return }
    for entry in Self.contents(of: folder) {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset": readSet(entry, prefix + name)
      case "png", "jpg", "jpeg", "pdf", "svg":
        let (plain, scale) = Self.scale(ofFileNamed: name)
        readFile(entry, prefix + plain, scale: scale)
      case "colorset": colors.insert(prefix + name)
      case "symbolset": symbols.insert(prefix + name)
      case "appiconset", "dataset", "launchimage", "stickerpack", "json":
        continue
      default:
        let inside = hasNamespace(entry) ? prefix + name + "/" : prefix
        if Self.isFolder(entry) { search(entry, inside, depth + 1) }
      }
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: url.path)[.type]) as? FileAttributeType
      == .typeDirectory
  }

  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
    }
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var images: [Image]?
    var properties: Properties?
  }

  private func contents(_ folder: URL) -> Contents? {
    let path = folder.appendingPathComponent("Contents.json").path
    return FileManager.default.contents(atPath: path)
      .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
  }

  private func hasNamespace(_ folder: URL) -> Bool {
    contents(folder)?.properties?.providesNamespace ?? false
  }

  /// Returns whether an image of a scale is shown rather than one of another.
  private static func prefers(_ scale: Double, to other: Double) -> Bool {
    func rank(_ scale: Double) -> Double { scale < 2 ? 10 - scale : scale }
    return rank(scale) < rank(other)
  }

  private mutating func readSet(_ folder: URL, _ name: String) {
    guard sizes[name] == nil else { return }
    guard let images = contents(folder)?.images else {
      return fail(name, "\(folder.path): has no Contents.json that lists images")
    }
    let files = images.filter { $0.filename != nil }
    guard let first = files.first(where: { $0.idiom == "universal" }) ?? files.first else {
      unreadable[name] = "\(folder.path): has no image"
      return
    }
    func scale(_ image: Contents.Image) -> Double { Double(image.scale?.dropLast() ?? "1") ?? 1 }
    let image = files.filter { $0.idiom == first.idiom }
      .reduce(first) { Self.prefers(scale($1), to: scale($0)) ? $1 : $0 }
    guard let file = image.filename else { return }
    readFile(folder.appendingPathComponent(file), name, scale: scale(image))
    scales[name] = 0
  }

  private mutating func readFile(_ file: URL, _ name: String, scale: Double) {
    if let known = files[name] {
      let folder = URL(fileURLWithPath: known).deletingLastPathComponent().path
      guard let other = scales[name], other > 0, Self.prefers(scale, to: other),
        folder == file.deletingLastPathComponent().path
      else { return }
    }
    guard let handle = FileHandle(forReadingAtPath: file.path) else {
      return fail(name, "\(file.path): cannot be read")
    }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: 1 << 20), let header = ImageHeader(data) else {
      return fail(name, "\(file.path): has no size that can be read")
    }
    files[name] = file.path
    scales[name] = scale
    let divisor = header.isVector ? 1 : max(1, scale)
    sizes[name] = CGSize(
      width: header.size.width / divisor, height: header.size.height / divisor)
  }

  private mutating func fail(_ name: String, _ problem: String) {
    problems.append(problem)
    unreadable[name] = problem
  }

  /// Returns the name and scale of a file: `star@2x` is `star` at two pixels per point.
  private static func scale(ofFileNamed name: String) -> (String, Double) {
    for scale in 2...3 where name.hasSuffix("@\(scale)x") {
      return (String(name.dropLast(3)), Double(scale))
    }
    return (name, 1)
  }
}

extension InterfaceDocument {
  /// Returns the document with the present sizes of assets, and the names of colors that it does not contain.
  ///
  /// Symbols keep their sizes in the document, and colors their components.
  public func withImages(_ assets: AssetCatalogs) -> InterfaceDocument {
    replacingImages(
      assets.sizes.mapValues {
        LayoutSize(width: Double($0.width), height: Double($0.height))
      }
    ).addingColors(assets.colors)
  }
}
