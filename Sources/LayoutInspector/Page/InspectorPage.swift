internal import CInspectorPage
internal import ConflictAnalysis
internal import Foundation
internal import LayoutGeometry
internal import LayoutProof

/// A page that shows scenes at every size, in one file that needs no network.
///
///     let page = InspectorPage([scene], version: "1.0")
///     let html = try page.html(digest: sha256)
///
/// The page finds the region of a size and evaluates linear functions; its script draws and does not
/// lay out. A content security policy admits exactly this script, no other resource and no network,
/// so names and texts of a document cannot run anything.
public struct InspectorPage: Sendable {
  /// The scenes.
  public var scenes: [InspectedScene]
  /// The version of the program that made the page.
  public var version: String
  /// Whether a server shows the page and performs edits, so that the page may ask its own address.
  public var isServed = false
  /// The number of changes by others that the server had read when it made the page; the page loads
  /// anew when the server has read more.
  public var revision = 0
  /// Scenes that another process has captured and encoded as JSON; they stand before ``scenes``.
  public var encodedScenes: [String] = []
  /// Whether a server shows the page and captures the scenes anew, so that the page asks it for changes.
  public var isFollowing = false
  /// The indices of scenes that are shown as they were before an error.
  public var outdatedScenes: [Int] = []
  /// Messages about documents that could not be captured.
  public var problems: [String] = []
  /// The solver as WebAssembly, `page-solver.wasm` of `Scripts/wasm`, with which a page that is not
  /// served solves changed constraints; nil for a page without it.
  public var solver: [UInt8]?

  /// Creates a page.
  package init(_ scenes: [InspectedScene], version: String) {
    self.scenes = scenes
    self.version = version
  }

  private struct Content: Encodable {
    var isFollowing: Bool
    var isServed: Bool
    var outdated: [Int]
    var problems: [String]
    var revision: Int
    var version: String
    var devices: [Device]
    var scenes: [InspectedScene]
  }

  /// Returns the data of the page, as JSON that can stand inside an element.
  ///
  /// - Throws: Only if a number of a scene is not finite, which JSON cannot represent.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(
      Content(
        isFollowing: isFollowing, isServed: isServed, outdated: outdatedScenes,
        problems: problems, revision: revision, version: version,
        devices: Self.devices, scenes: scenes))
    // No element can begin or end inside the data, and no character is read in another order; "##" begins
    // commands for the runners of workflows.
    return withEncodedScenes(String(decoding: data, as: UTF8.self)).replacing("<", with: "\\u003c")
      .replacingControls(by: \.jsonEscape).replacing("##", with: "#\\u0023")
  }

  /// Adds the encoded scenes to the list of scenes, whose key no text contains: its quotation marks would be
  /// escaped.
  private func withEncodedScenes(_ json: String) -> String {
    guard !encodedScenes.isEmpty, let mark = json.firstRange(of: "\"scenes\":[") else {
      return json
    }
    let added = encodedScenes.joined(separator: ",") + (scenes.isEmpty ? "" : ",")
    return json[..<mark.upperBound] + added + json[mark.upperBound...]
  }

  /// The page as HTML text.
  ///
  /// - Parameter digest: Returns the SHA-256 of bytes, by which the content security policy names the
  ///   script and the style.
  /// - Returns: A whole document.
  /// - Throws: Only if a number of a scene is not finite, which JSON cannot represent.
  public func html(digest: ([UInt8]) -> [UInt8]) throws -> String {
    let script = Self.script
    let hash = Data(digest(Array(script.utf8))).base64EncodedString()
    let styleHash = Data(digest(Array(Self.style.utf8))).base64EncodedString()
    let compiles = solver == nil ? "" : " 'wasm-unsafe-eval'"
    let policy =
      "default-src 'none'; script-src 'sha256-\(hash)'\(compiles); "
      + "style-src 'sha256-\(styleHash)'; "
      + "connect-src \(isServed || isFollowing ? "'self'" : "'none'"); img-src data: blob:; base-uri 'none'; form-action 'none'"
    let parts = [
      "policy": policy, "style": Self.style, "script": script, "data": try json(),
      "solver": solver.map { Data($0).base64EncodedString() } ?? "",
    ]
    // One pass, so that a name in the data is not taken for a part of the page.
    var html = ""
    for (index, piece) in Self.page.split(separator: "{{").enumerated() {
      guard index > 0, let end = piece.firstRange(of: "}}") else {
        html += piece
        continue
      }
      html += parts[String(piece[..<end.lowerBound])] ?? ""
      html += piece[end.upperBound...]
    }
    return html
  }

  private static var page: String { unsafe String(cString: inspectorPageHTML) }
  static var style: String { kindStyle + (unsafe String(cString: inspectorPageStyle)) }
  static var script: String { kindScript + (unsafe String(cString: inspectorPageScript)) }

  /// The colors of kinds of findings, as properties of the page and of the elements of a kind.
  private static var kindStyle: String {
    let kinds = RangeProof.Kind.allCases
    func inks(_ color: KeyPath<PictureColors.Pair, String>) -> String {
      kinds.map { "--\($0.rawValue): \($0.ink[keyPath: color]); " }.joined()
    }
    return """
      :root { \(inks(\.light))\(kinds.map { "--\($0.rawValue)-area: \($0.color); " }.joined())}
      :root[data-appearance=dark] { \(inks(\.dark))}
      \(kinds.map { ".\($0.rawValue) { --area: var(--\($0.rawValue)-area); --ink: var(--\($0.rawValue)); }\n" }
        .joined())
      """
  }

  /// The patterns of kinds of findings, the most severe kind first.
  private static var kindScript: String {
    let kinds = RangeProof.Kind.allCases.map { "\($0.rawValue): '\($0.pattern)'" }
    return "const KINDS = { \(kinds.joined(separator: ", ")) };\n"
      + "const PATTERN_SIDE = \(RangeProof.Kind.patternSide.inPoints);\n"
  }
}
