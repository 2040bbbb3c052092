internal import Foundation
internal import LayoutRendering

/// The pictures that the commands of a call draw, as a part of the answer.
struct AgentPictures {
  /// The greatest number of bytes of a PNG, of which an answer has 4/3 as text.
  static let longest = 150_000
  /// The greatest number of pictures of an answer.
  static let most = 4

  /// The file to draw into; several scenes get names that begin in the same way.
  let file: String
  private let folder: String

  init() {
    folder = NSTemporaryDirectory() + "/purlin-pictures-\(UUID().uuidString)"
    file = folder + "/picture.svg"
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Removes the files.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Returns a command's text without the lines that name the files.
  func withoutPaths(_ text: String) -> String {
    guard text.contains(folder) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix(folder) }.joined(separator: "\n")
  }

  /// The pictures as parts of an answer.
  func content() -> [JSONValue] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var parts = names.prefix(Self.most).map { part($0) }
    if names.count > Self.most {
      parts.append(
        text("(\(names.count - Self.most) more pictures; ask for one scene, such as FILE#ID)"))
    }
    return parts
  }

  private func part(_ name: String) -> JSONValue {
    guard let svg = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8) else {
      return text("(a picture cannot be read)")
    }
    guard LayoutRenderer.drawsImages else {
      return svg.utf8.count <= AgentServer.longestAnswer
        ? text(svg)
        : text("(a picture has \(svg.utf8.count) bytes as SVG; \(PictureError.needsPango))")
    }
    do throws(PictureError) {
      let png = try PictureFile.png(of: svg, scale: 2, limit: Self.longest)
      return [
        "type": "image", "data": .string(Data(png).base64EncodedString()), "mimeType": "image/png",
      ]
    } catch {
      return text("(\(error.description))")
    }
  }

  private func text(_ words: String) -> JSONValue { ["type": "text", "text": .string(words)] }
}
