internal import ArgumentParser
internal import HeadlessUIKit
internal import InterfaceCanvas
internal import TextMetrics

/// Where sizes and insets come from.
struct SourceOptions: ParsableArguments {
  @Option(
    help: "Intrinsic sizes of labels and controls: measured, or saved in the document.")
  var leafSizes = "measured"

  @Option(help: "Safe area and root margins: inferred from the document's frames, or by rules.")
  var insets = "inferred"

  @Option(
    help: "How the canvas measured text: inferred from the document's labels, or by rules.")
  var text = "inferred"

  @Option(
    help: ArgumentHelp(
      "Intrinsic sizes of the app's own classes and fonts on the document's own canvas: saved in the "
        + "document, or estimated."))
  var unmeasurable = "saved"

  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A folder of font files (.ttf, .otf, .ttc), or one file, for fonts by name; may be given "
        + "several times.", valueName: "dir"))
  var fontFolders: [String] = []

  /// Reads the font files; from now on all text in these fonts is measured with them.
  ///
  /// - Parameter found: The fonts that the apps of the documents carry, which come after those asked
  ///   for.
  /// - Throws: What is wrong with a folder asked for.
  func useFonts(_ found: AppFonts = AppFonts()) throws {
    var library = FontLibrary()
    for folder in fontFolders {
      let (found, findings) = try FontLibrary.reading(folder: folder)
      for face in found.faces { library.add(face) }
      for finding in findings { ToolFailure.report("\(finding)") }
    }
    for note in found.notes { ToolFailure.report(note) }
    found.add(to: &library, report: ToolFailure.report)
    TextMeasuring.fonts = library
  }

  func unmeasurableSizes() throws -> InterfaceStage.UnmeasurableSizes {
    guard let sizes = InterfaceStage.UnmeasurableSizes(rawValue: unmeasurable) else {
      throw ToolFailure.input("--unmeasurable is saved or estimated, not '\(unmeasurable)'")
    }
    return sizes
  }

  func textSource() throws -> InterfaceStage.TextSource {
    guard let source = InterfaceStage.TextSource(rawValue: text) else {
      throw ToolFailure.input("--text is inferred or rules, not '\(text)'")
    }
    return source
  }

  func sizes() throws -> InterfaceStage.LeafSizes {
    guard let sizes = InterfaceStage.LeafSizes(rawValue: leafSizes) else {
      throw ToolFailure.input("--leaf-sizes is measured or saved, not '\(leafSizes)'")
    }
    return sizes
  }

  func insetSource() throws -> InterfaceStage.Insets {
    guard let source = InterfaceStage.Insets(rawValue: insets) else {
      throw ToolFailure.input("--insets is inferred or rules, not '\(insets)'")
    }
    return source
  }
}
