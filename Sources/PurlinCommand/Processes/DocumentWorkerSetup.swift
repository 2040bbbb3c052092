internal import ArgumentParser
internal import Foundation
internal import InterfaceCanvas
internal import IsolatedWork

/// The parameters of a process that reads documents for `lint`, `audit`, `fix` or `prove`, which has no settings.
struct DocumentWorkerSetup: Codable, Sendable {
  /// The command's arguments.
  private let arguments: [String]
  /// The settings for the documents.
  let settings: SettingsOptions.Source
  /// The fonts that were found beside the documents.
  let fonts: AppFonts
  /// The results of earlier runs; nil if they are not used.
  let cache: ResultCache?

  /// Creates the parameters for workers of this command.
  init(
    settings: SettingsOptions.Source = SettingsOptions.Source(folder: ""), fonts: AppFonts,
    cache: ResultCache? = nil
  ) {
    arguments = Array(CommandLine.arguments.dropFirst())
    self.settings = settings
    self.fonts = fonts
    self.cache = cache
  }

  /// Returns the command that its arguments describe.
  ///
  /// - Throws: ``CommandFailure`` if they are the arguments of another command.
  func command<Command>(_ type: Command.Type, of worker: String) throws -> Command {
    guard let command = try Purlin.parseAsRoot(arguments) as? Command else {
      throw CommandFailure.usage("a worker of \(worker) has other arguments")
    }
    return command
  }
}
