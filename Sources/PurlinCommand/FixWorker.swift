internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// Fixes one document after the other; the command itself writes the files.
struct FixWorker: Worker {
  struct Job: Codable, Sendable {
    /// The document's path.
    var file: String
    /// The path relative to the folder of the settings.
    var path: String
  }

  enum Answer: Codable, Sendable {
    /// Messages about fixes that do not help; the assumption about the canvas; the change, if there
    /// is one.
    case mended(refusals: [String], assumption: String?, Change?)
    /// The reason for which it could not be read, with the path.
    case unread(String)
  }

  struct Change: Codable, Sendable {
    var count: Int
    /// What the document was before.
    var version: FileVersion
    var bytes: Data
    /// The diff, if only that is requested.
    var difference: String?
  }

  static let name = "fix"
  static func path(of job: Job) -> String { job.file }

  private let fixer: DocumentFixer
  private let showsDifference: Bool
  private let images: AppImages

  init(_ setup: DocumentWorkerSetup) throws {
    let command = try setup.command((any FixingCommand).self, of: Self.name)
    try command.fonts.use(setup.fonts, warns: false)
    let settings = try command.fixSettings(setup.settings)
    fixer = DocumentFixer(linter: Linter(settings: settings), kinds: try command.kinds())
    showsDifference = command.dryRun
    images = AppImages(in: command.paths)
  }

  func answer(_ job: Job) -> Answer {
    do {
      let bytes = try Files.read(job.file)
      var fixer = fixer
      fixer.linter.images = images.images(near: job.file)
      let outcome = try fixer.fix(bytes, file: job.file, path: job.path)
      let refusals = outcome.refused.map { finding in
        "\(job.file):\(finding.position): not fixed"
          + (finding.repair == nil ? ": " : ", because the fix does not help: ")
          + "\(finding.message) [\(finding.ruleID)]"
      }
      guard outcome.bytes != bytes else {
        return .mended(refusals: refusals, assumption: outcome.assumption, nil)
      }
      let difference =
        showsDifference
        ? UnifiedDifference(from: bytes, to: outcome.bytes)
          .text(oldName: job.file, newName: job.file) : nil
      return .mended(
        refusals: refusals, assumption: outcome.assumption,
        Change(
          count: outcome.mended.count, version: FileVersion(of: bytes),
          bytes: showsDifference ? Data() : Data(outcome.bytes),
          difference: difference))
    } catch let error as InterfaceDocumentError {
      return .unread("\(job.file):\(error.position): error: \(error.message)")
    } catch {
      return .unread((error as? CommandFailure)?.message ?? "\(job.file): \(error)")
    }
  }
}
