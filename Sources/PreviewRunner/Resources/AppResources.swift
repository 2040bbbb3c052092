internal import Foundation
internal import HeadlessUIKit
internal import LayoutAudit
internal import LayoutRendering
internal import LayoutSnapshot
internal import TextMetrics

/// What `UIImage(named:)`, `UIColor(named:)` and `UIFont(name:)` find in an app: its asset catalogs, image files and fonts.
///
/// Documents and texts are in the main bundle, which is made before the process begins.
@MainActor
struct AppResources {
  private let folders: [String]
  private let catalogs: AssetCatalogs
  private let colors: ColorSets

  init(in folders: [String]) {
    self.folders = folders
    catalogs = AssetCatalogs(folders: folders)
    colors = ColorSets(in: folders)
  }

  /// Makes them known to all layouts.
  func install() {
    guard !folders.isEmpty else { return }
    for (name, size) in catalogs.sizes { ImageLibrary.shared.register(name: name, size: size) }
    for name in catalogs.symbols { ImageLibrary.shared.register(symbolSet: name) }
    let undrawn = UndrawnImages(in: folders).images
    for image in undrawn {
      ImageLibrary.shared.register(name: image.name, size: image.size)
      Self.tell("\(image.path): is a WebP image, whose format cannot be drawn")
    }
    for problem in catalogs.problems
    where !undrawn.contains(where: { problem.hasPrefix("\($0.path): ") }) { Self.tell(problem) }
    for set in colors.colors {
      ImageLibrary.shared.register(colorName: set.name, set.color)
    }
    for folder in folders {
      guard let found = try? FontLibrary.reading(folder: folder) else { continue }
      for face in found.library.faces { LayoutEnvironment.standard.fonts.add(face) }
      for finding in found.findings { Self.tell("\(finding)") }
    }
  }

  /// What is wrong with a name that code asked for and that is not registered.
  ///
  /// - Parameter name: The name with its kind: `color 'brand'`.
  /// - Returns: A note.
  func note(onMissing name: String) -> String {
    let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
    let problem = problem(with: String(parts.last?.dropFirst().dropLast() ?? ""), parts.first)
    return problem ?? "\(name) \(Self.isAbsent)"
  }

  /// Why a name that is not registered has no image or color.
  ///
  /// - Parameter name: The name with its kind, as a finding has it: `image avatar`.
  /// - Returns: The reason, for a finding.
  func reason(ofMissing name: String) -> String {
    let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
    return problem(with: parts.last ?? "", parts.first) ?? "it \(Self.isAbsent)"
  }

  private static let isAbsent = "is in no asset catalog of the previewed folders"

  /// What is wrong with the set of an image or a color; nil if there is none.
  private func problem(with name: String, _ kind: String?) -> String? {
    guard kind == "image" else {
      return colors.unreadable[name].map { "\($0): has no color that can be read" }
    }
    return catalogs.unreadable[name] ?? catalogs.unreadable[ImageLibrary.nameInCatalogs(name)]
  }

  /// The greatest size of a file that becomes a part of a picture, in bytes.
  private static let mostBytes = 8 << 20

  /// Returns the contents of the images that a snapshot shows.
  ///
  /// A PDF file has none: neither browsers nor cairo draw it as an image.
  func contents(for snapshot: LayoutSnapshot) -> [String: ImageContents] {
    var contents: [String: ImageContents] = [:]
    let types = [
      "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "svg": "image/svg+xml",
    ]
    for name in snapshot.imageNames {
      guard let path = catalogs.files[name],
        let type = types[path.split(separator: ".").last.map { $0.lowercased() } ?? ""],
        let data = FileManager.default.contents(atPath: path), data.count <= Self.mostBytes
      else { continue }
      contents[name] = ImageContents(mediaType: type, base64: data.base64EncodedString())
    }
    return contents
  }

  /// Writes a note, which the parent shows with what the code prints.
  static func tell(_ note: String) {
    FileHandle.standardError.write(Data("note: \(note)\n".utf8))
  }
}

/// The names that code asked for and the app does not have, each told once.
@MainActor
struct MissingResources {
  private var told: Set<String> = []

  mutating func tell(_ screen: LaidOutScreen, _ resources: AppResources) {
    for name in screen.missingNames where told.insert(name).inserted {
      AppResources.tell(resources.note(onMissing: name))
    }
  }
}
