internal import Foundation
internal import InterfaceBuilder
internal import PreviewRunner

/// The scenes of an app's storyboards, which are shown with their classes after the previews.
struct StoryboardScenes {
  /// The scenes, in the order of the storyboards' paths.
  private(set) var previews: [CompiledSources.Preview] = []
  /// The classes of their view controllers, whose outlets only a storyboard connects.
  private(set) var classes: Set<String> = []

  /// Finds the scenes in folders.
  ///
  /// Storyboards that cannot be read are left to `purlin lint`.
  init(in folders: [String]) {
    for folder in folders {
      for name in AppBundle.resources(in: folder) where name.hasSuffix(".storyboard") {
        add("\(folder)/\(name)")
      }
    }
  }

  private mutating func add(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let document = try? InterfaceDocument(parsing: text)
    else { return }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for controller in document.viewControllers where controller.kind != .placeholder {
      let line = lines.firstIndex { $0.contains("id=\"\(controller.id)\"") } ?? 0
      previews.append(
        CompiledSources.Preview(
          symbol: SceneSymbol(storyboard: name, controller: controller.id).text, className: nil,
          path: path, line: line + 1))
      if let name = controller.customClass { classes.insert(name) }
    }
  }
}
