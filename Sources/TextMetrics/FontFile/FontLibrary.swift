/// A set of font faces that are found by the names that documents and code use.
public struct FontLibrary: Sendable {
  /// The faces in the order in which they were added.
  public private(set) var faces: [FontFile] = []
  private var exact: [String: Int] = [:]
  private var folded: [String: Int] = [:]

  /// Creates an empty library.
  public init() {}

  /// Creates a library with faces.
  public init(_ faces: [FontFile]) {
    for face in faces { add(face) }
  }

  /// Whether the library has no faces.
  public var isEmpty: Bool { faces.isEmpty }

  /// Adds a face.
  ///
  /// A face whose name is already in use is not found by that name.
  public mutating func add(_ face: FontFile) {
    let index = faces.count
    faces.append(face)
    if exact[face.postScriptName] == nil { exact[face.postScriptName] = index }
    for name in [face.postScriptName, face.fullName] {
      let key = name.lowercased()
      if !key.isEmpty && folded[key] == nil { folded[key] = index }
    }
    // A family name refers to the regular face of the family, if there is one.
    let family = face.familyName.lowercased()
    guard !family.isEmpty else { return }
    if let known = folded[family], faces[known].isPlain || !face.isPlain { return }
    folded[family] = index
  }

  /// Returns the face with a PostScript name, or else with a full name or family name, ignoring
  /// case.
  public func face(named name: String) -> FontFile? {
    if let index = exact[name] { return faces[index] }
    return folded[name.lowercased()].map { faces[$0] }
  }
}

extension FontFile {
  fileprivate var isPlain: Bool { weight == .regular && !isItalic }
}
