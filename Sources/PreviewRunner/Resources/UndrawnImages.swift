internal import Foundation
internal import HeadlessUIKit

/// Image files in WebP, whatever their names say: their sizes are known, and they are not drawn.
struct UndrawnImages {
  /// An image, and its size in points.
  struct Image: Equatable {
    var path: String
    /// The name in code.
    var name: String
    var size: CGSize
  }

  private(set) var images: [Image] = []

  /// Reads the files of an app.
  ///
  /// - Parameter folders: The folders.
  init(in folders: [String]) {
    for folder in folders {
      for path in FileManager.default.paths(below: folder).sorted() {
        let kind = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        guard ["jpg", "jpeg", "png", "webp"].contains(kind),
          let handle = FileHandle(forReadingAtPath: "\(folder)/\(path)")
        else { continue }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: 32), let size = Self.size([UInt8](data)) else {
          continue
        }
        add(path, in: folder, size)
      }
    }
  }

  private mutating func add(_ path: String, in folder: String, _ size: CGSize) {
    let parts = path.split(separator: "/")
    let file = parts.last.map(String.init) ?? ""
    var scale = [2.0, 3].first { file.contains("@\(Int($0))x.") } ?? 1
    var name = String(file.prefix { $0 != "." && $0 != "@" })
    if parts.count > 1, parts[parts.count - 2].hasSuffix(".imageset") {
      let set = parts.dropLast().joined(separator: "/")
      name = AssetNames.name(ofSet: "\(set)/Contents.json", ".imageset", in: folder)
      let contents = FileManager.default.contents(atPath: "\(folder)/\(set)/Contents.json")
      let list = contents.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
      let entry = list?.images?.first { $0.filename == file }
      scale = entry?.scale.flatMap { Double($0.dropLast()) } ?? 1
    }
    let points = CGSize(width: size.width / scale, height: size.height / scale)
    images.append(Image(path: "\(folder)/\(path)", name: name, size: points))
  }

  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
    }
    var images: [Image]?
  }

  /// The size in the header of a WebP file, in pixels; nil for other files.
  ///
  /// Source: RFC 9649, WebP Image Format, 2.5 to 2.7.
  static func size(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    func number(_ index: Int, _ count: Int) -> Int {
      bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return CGSize(width: number(26, 2) & 0x3FFF, height: number(28, 2) & 0x3FFF)
    case "VP8L":
      let bits = number(21, 4)
      return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8X": return CGSize(width: number(24, 3) + 1, height: number(27, 3) + 1)
    default: return nil
    }
  }
}

/// The names of assets in code.
enum AssetNames {
  /// The name of a set with those of the groups around it that provide a namespace.
  ///
  /// - Parameters:
  ///   - path: The path of the set's `Contents.json` in the folder.
  ///   - suffix: How the set's own folder ends.
  ///   - folder: The folder.
  /// - Returns: The name.
  static func name(ofSet path: String, _ suffix: String, in folder: String) -> String {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    let set = parts.popLast()?.dropLast(suffix.count) ?? ""
    var spaces: [String] = []
    while let last = parts.last, !last.hasSuffix(".xcassets") {
      let contents = "\(folder)/\(parts.joined(separator: "/"))/Contents.json"
      let text = (try? String(contentsOfFile: contents, encoding: .utf8)) ?? ""
      if text.contains(/"provides-namespace"\s*:\s*true/) { spaces.insert(last, at: 0) }
      parts.removeLast()
    }
    return (spaces + [String(set)]).joined(separator: "/")
  }
}
