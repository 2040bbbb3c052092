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

  init(_ setup: DocumentWorkerSetup) throws {
    let command = try setup.command(Lint.self, of: Self.name)
    try command.options.settings.fonts.use(setup.fonts, warns: false)
    linter = try command.options.makeLinter(setup.settings)
    images = AppImages(in: command.paths)
  }

  func answer(_ job: Job) -> Answer {
    do {
      let bytes = try Files.read(job.file)
      let languages = try languages(of: job.file)
      var linter = linter
      linter.images = images.images(near: job.file)
      let result = try linter.lint(bytes, file: job.shown, path: job.path, languages: languages)
      return .judged(result, languages: languages.map(\.code))
    } catch let error as InterfaceDocumentError {
      return .unread(
        UnreadDocument(file: job.shown, position: error.position, message: error.message))
    } catch {
      let failure = error as? CommandFailure ?? .input("\(error)")
      let isAtBeginning = failure.message.hasPrefix(job.file + ":1:1: ")
      return .unread(
        UnreadDocument(
          file: job.shown, position: isAtBeginning ? SourcePosition(line: 1, column: 1) : nil,
          message: failure.reason(without: job.file)))
    }
  }

  /// Returns the requested languages that a document has texts in.
  private func languages(of file: String) throws -> [LintLanguage] {
    let codes = linter.settings.languages
    guard !codes.isEmpty else { return [] }
    do {
      let all = codes == ["all"] ? try DocumentTexts.languages(forDocumentAt: file) : codes
      return try all.compactMap { code in
        guard let found = try DocumentTexts.find(language: code, forDocumentAt: file) else {
          return nil
        }
        return LintLanguage(
          code: code, texts: found.texts, isRightToLeft: DocumentTexts.isRightToLeft(code))
      }
    } catch let error as ResourceError {
      throw CommandFailure.input("\(error)")
    }
  }
}
