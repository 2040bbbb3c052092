internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import IsolatedWork
internal import TextMetrics

/// The font files with which text is measured.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "A folder of font files (.ttf, .otf, .ttc), or one file, for custom fonts; can be "
        + "repeated.", valueName: "dir"))
  var folders: [String] = []

  /// Reads the files, and measures all text in these fonts with them from now on.
  ///
  /// - Parameters:
  ///   - found: The app's own fonts, which are used after those of the option.
  ///   - warns: Whether to report broken files, fonts that were found and fonts that are missing;
  ///     only one process of several does.
  /// - Throws: ``CommandFailure`` if none of the requested files contains a readable font.
  func use(_ found: AppFonts = AppFonts(), warns: Bool = true) throws {
    var library = try library(warns: warns)
    if warns { for note in found.notes { Self.warn(note) } }
    found.add(to: &library) { if warns { Self.warn($0) } }
    TextMeasuring.fonts = library
  }

  /// Reads the files; each broken file is reported on a line of standard error.
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

  /// Reports on standard error the reasons for which the text of scenes is estimated, each once.
  static func warn(of findings: [DocumentFinding], in file: String) {
    var told: Set<DocumentFinding> = []
    for finding in findings where told.insert(finding).inserted {
      warn("\(file):\(finding)")
    }
  }

  private static func warn(_ message: String) {
    StandardError.line("purlin: \(message)")
  }
}
