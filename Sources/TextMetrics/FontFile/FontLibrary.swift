/// Faces of font files, found by the names that documents and code use.
public struct FontLibrary: Sendable {
  /// The faces in the order they were added.
  public private(set) var faces: [FontFile] = []
  private var exact: [String: Int] = [:]
  private var folded: [String: Int] = [:]

  /// Creates an empty library.
  public init() {}

  /// Creates a library of faces.
  public init(_ faces: [FontFile]) {
    for face in faces { add(face) }
  }

  /// Whether there is no face.
  public var isEmpty: Bool { faces.isEmpty }

  /// Adds a face; of two with one name the first counts.
  public mutating func add(_ face: FontFile) {
    let index = faces.count
    faces.append(face)
    if exact[face.postScriptName] == nil { exact[face.postScriptName] = index }
    for name in [face.postScriptName, face.fullName] {
      let key = name.lowercased()
      if !key.isEmpty && folded[key] == nil { folded[key] = index }
    }
    // A family's name refers to its regular face, if there is one.
    let family = face.familyName.lowercased()
    guard !family.isEmpty else { return }
    if let known = folded[family], faces[known].isPlain || !face.isPlain { return }
    folded[family] = index
  }

  /// Returns the face of a PostScript name, else of a full name or a family's name in any case.
  public func face(named name: String) -> FontFile? {
    if let index = exact[name] { return faces[index] }
    return folded[name.lowercased()].map { faces[$0] }
  }
}

extension FontFile {
  fileprivate var isPlain: Bool { weight == .regular && !isItalic }
}
