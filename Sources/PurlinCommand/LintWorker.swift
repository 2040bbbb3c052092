internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter

/// Checks one document after the other.
struct LintWorker: Worker {
  struct Job: Codable, Sendable {
    /// The document's path.
    var file: String
    /// The path in reports.
    var shown: String
    /// The path relative to the folder of the settings.
    var path: String
  }

  enum Answer: Codable, Sendable {
    /// The findings, and the languages that the document has texts in.
    case judged(LintResult, languages: [String])
    case unread(UnreadDocument)
  }

  static let name = "lint"
  static func path(of job: Job) -> String { job.file }

  private let linter: Linter
  private let images: AppImages
  private let cache: ResultCache?

  init(_ setup: DocumentWorkerSetup) throws {
    let command = try setup.command(Lint.self, of: Self.name)
    try command.settings.fonts.use(setup.fonts, warns: false)
    linter = try command.makeLinter(setup.settings)
    images = AppImages(in: command.paths)
    cache = setup.cache
  }

  func answer(_ job: Job) -> Answer {
    do {
      let bytes = try Files.read(job.file)
      let languages = try LintLanguage.languages(linter.settings.languages, of: job.file)
      let result = try ResultCache.value(in: cache, LintResult.self) { key in
        key.add("document", [job.shown, job.path])
        key.add("content", bytes: bytes)
        key.add(languages)
        key.add("images", [images.key(near: job.file)])
      } make: {
        var linter = linter
        linter.images = images.images(near: job.file)
        return try linter.lint(bytes, file: job.shown, path: job.path, languages: languages)
      }
      return .judged(result, languages: languages.map(\.code))
    } catch {
      return .unread(UnreadDocument(error, file: job.file, shown: job.shown))
    }
  }
}
