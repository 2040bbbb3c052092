internal import ArgumentParser

/// A subcommand for the scenes of a document.
///
/// The groups of options are the command's own and not parts of one another: in a debug build the parser checks the
/// options of a group four times for each group around it.
protocol DocumentCommand: ParsableCommand {
  var target: TargetOptions { get }
  var canvas: CanvasOptions { get }
  var reader: ReaderOptions { get }
  var fonts: FontOptions { get }
  var resources: ResourceOptions { get }
}

extension DocumentCommand {
  /// The scenes that the arguments ask for.
  var document: DocumentOptions {
    let handle = DocumentHandle(target.place)
    return DocumentOptions(
      file: handle.file, object: handle.object, scene: target.scene, canvas: canvas, reader: reader,
      fonts: fonts, resources: resources)
  }
}

/// The document, object and scene that a subcommand is for.
struct TargetOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A document, an object such as Main.storyboard#con-1, or for 'explain' a log.",
      valueName: "file"),
    completion: .file())
  var place: String

  @Option(
    help: ArgumentHelp(
      "One scene: the id or name of a view controller, a root view or a cell.", valueName: "id"),
    completion: .scenes)
  var scene: String?
}
