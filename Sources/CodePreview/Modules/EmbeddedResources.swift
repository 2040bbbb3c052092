internal import Foundation

/// The files of a module's folder `Resources` as source, in the form that SwiftPM gives them.
struct EmbeddedResources {
  private let paths: [String]

  init(_ paths: [String]) { self.paths = paths }

  /// The text of the source file.
  var text: String {
    let files = paths.map { path in
      let name = path.split(separator: "/").last ?? ""
      let identifier = name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
      let content = String(
        decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
      return "  static let \(String(identifier)): [UInt8] = Array(\(Self.literal(content)).utf8)\n"
    }
    return "struct PackageResources {\n" + files.joined() + "}\n"
  }

  /// A literal of a text, in which nothing has a meaning.
  static func literal(_ text: String) -> String {
    let marks = String(repeating: "#", count: 16)
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }
}
