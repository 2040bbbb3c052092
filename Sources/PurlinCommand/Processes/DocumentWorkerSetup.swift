internal import ArgumentParser
internal import Foundation
internal import InterfaceCanvas

/// What a process that reads documents for `lint` or `fix` is started with.
struct DocumentWorkerSetup: Codable, Sendable {
  /// The command's arguments.
  private let arguments: [String]
  /// The settings that hold for the documents.
  let settings: SettingsOptions.Source
  /// What was found beside the documents.
  let fonts: AppFonts

  /// Describes this command to its workers.
  init(settings: SettingsOptions.Source, fonts: AppFonts) {
    arguments = Array(CommandLine.arguments.dropFirst())
    self.settings = settings
    self.fonts = fonts
  }

  /// The command as its arguments describe it.
  ///
  /// - Throws: ``CommandFailure`` when they are those of another command.
  func command<Command>(_ type: Command.Type, of worker: String) throws -> Command {
    guard let command = try Purlin.parseAsRoot(arguments) as? Command else {
      throw CommandFailure.usage("a worker of \(worker) has other arguments")
    }
    return command
  }
}
