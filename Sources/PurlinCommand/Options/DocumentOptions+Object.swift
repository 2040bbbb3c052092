internal import DocumentAnalysis
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import IsolatedWork
internal import LayoutProof

/// The object that a handle names.
extension DocumentOptions {
  /// Throws an error if the handle names nothing in the document.
  ///
  /// - Throws: ``CommandFailure`` that names what is similar, or the scenes.
  func findObject() throws {
    guard let object, scene == nil, try Files.document(file).islands(holding: object).isEmpty else {
      return
    }
    // The name of a view is known when its scene is laid out.
    try MainActor.assumeIsolated {
      Quiet.begin()
      _ = try ScenePictures.subjects(object, in: stagedScenes(tells: false), of: file)
    }
  }

  /// Returns the view that the handle names, whose constraints are then drawn; nil for a scene or constraint.
  func namedView() throws -> String? {
    guard let object else { return nil }
    let read = try Files.document(file)
    guard !read.hasScene(object) else { return nil }
    let islands = read.islands(holding: object)
    let isView = islands.contains { $0.views.contains { $0.id == object } }
    return isView || islands.isEmpty ? object : nil
  }

  /// The error for a name that no object has: what is similar, or else the scenes.
  static func unknown(
    _ name: String, _ problem: ValueQuestionError?, in file: String
  ) -> CommandFailure {
    if case .unknownView(_, []) = problem ?? .unknownView(name, suggestions: []) {
      let islands = (try? Files.document(file))?.islands ?? []
      return .usage(
        "\(file): nothing in it is named '\(name)'; its scenes are \(names(of: islands))")
    }
    return .usage("\(file): \(problem?.message ?? "nothing in it is named '\(name)'")")
  }

  /// The names of the first scenes, for an error.
  static func names(of islands: [Island]) -> String {
    let names = islands.map { "'\($0.displayName)'" }
    return names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
  }
}

extension DocumentHandle {
  /// Returns the scene that an option names, or else that of the object; nil for all.
  ///
  /// - Throws: ``CommandFailure`` if the document has no such object.
  func scene(or option: String?) throws -> String? {
    guard option == nil, let object else { return option }
    let document = try Files.document(file)
    guard let island = document.islands(holding: object).first else {
      throw DocumentOptions.unknown(object, nil, in: file)
    }
    return island.root.id
  }
}
