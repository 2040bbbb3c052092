internal import Foundation
internal import InterfaceBuilder
internal import PreviewRunner

/// The scenes of an app's storyboards, which are shown with their classes after the previews.
enum StoryboardScenes {
  /// Finds the scenes in folders, in the order of the storyboards' paths.
  ///
  /// Storyboards that cannot be read are left to `purlin lint`.
  static func previews(in folders: [String]) -> [CompiledSources.Preview] {
    folders.flatMap { folder in
      AppBundle.resources(in: folder).filter { $0.hasSuffix(".storyboard") }
        .flatMap { previews(of: "\(folder)/\($0)") }
    }
  }

  private static func previews(of path: String) -> [CompiledSources.Preview] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let document = try? InterfaceDocument(parsing: text)
    else { return [] }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return document.viewControllers.compactMap { controller in
      guard controller.kind != .placeholder else { return nil }
      let line = lines.firstIndex { $0.contains("id=\"\(controller.id)\"") } ?? 0
      return CompiledSources.Preview(
        symbol: SceneSymbol(storyboard: name, controller: controller.id).text, className: nil,
        path: path, line: line + 1)
    }
  }
}
