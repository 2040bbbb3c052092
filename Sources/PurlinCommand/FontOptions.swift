internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import TextMetrics

/// Which font files text is measured from.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A folder of font files (.ttf, .otf, .ttc), or one file, for fonts by name; may be given "
        + "several times.", valueName: "dir"))
  var folders: [String] = []

  /// Reads the files; from now on all text in these fonts is measured with them.
  ///
  /// - Parameters:
  ///   - found: What the app carries itself, which comes after the files asked for.
  ///   - warns: Whether broken files, what was found and what is missing are reported, which one
  ///     process of several does.
  /// - Throws: ``CommandFailure`` where no font can be read of those asked for.
  func use(_ found: AppFonts = AppFonts(), warns: Bool = true) throws {
    var library = try library(warns: warns)
    if warns { for note in found.notes { Self.warn(note) } }
    found.add(to: &library) { if warns { Self.warn($0) } }
    TextMeasuring.fonts = library
  }

  /// Reads the files; those that are broken cost a line on standard error each.
  func library(warns: Bool = true) throws -> FontLibrary {
    var library = FontLibrary()
    for folder in folders {
      do {
        let (found, findings) = try FontLibrary.reading(folder: folder)
        for face in found.faces { library.add(face) }
        if warns { for finding in findings { Self.warn("\(finding)") } }
      } catch {
        throw CommandFailure.input("\(error)")
      }
    }
    guard folders.isEmpty || !library.isEmpty else {
      throw CommandFailure.input("\(folders.joined(separator: ", ")): no font could be read")
    }
    return library
  }

  /// Says on standard error what makes a scene's text an estimate, each thing once.
  @MainActor
  static func warn(of scenes: [StagedInterface], in file: String) {
    var told: Set<DocumentFinding> = []
    for finding in scenes.flatMap(\.textFindings) where told.insert(finding).inserted {
      warn("\(file):\(finding)")
    }
  }

  private static func warn(_ message: String) {
    StandardError.line("purlin: \(message)")
  }
}
