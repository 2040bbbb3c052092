internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// A document of a run that reports findings.
struct DocumentJob: Codable, Sendable {
  /// The document's path.
  var file: String
  /// The path in reports.
  var shown: String
  /// The path relative to the folder of the settings.
  var path: String
  /// The document's text, if it was read from standard input.
  var content: Data?

  /// Returns the text, and reads it if necessary.
  func bytes() throws -> [UInt8] { try content.map { Array($0) } ?? Files.read(file) }
}

/// What a worker answers about a document.
enum DocumentAnswer: Codable, Sendable {
  /// The findings, and the languages that the document has texts in.
  case checked(LintResult, languages: [String])
  case unread(UnreadDocument)
}

/// A worker whose answers are findings.
protocol FindingsWorker: Worker where Job == DocumentJob, Answer == DocumentAnswer {}

extension FindingsWorker {
  nonisolated static func path(of job: DocumentJob) -> String { job.file }

  /// Returns the findings in a document, or those of an earlier run.
  ///
  /// - Parameters:
  ///   - job: The document.
  ///   - codes: The codes of the requested languages.
  ///   - images: The images of the documents' apps.
  ///   - cache: The results of earlier runs; nil if they are not used.
  ///   - other: What else the findings depend on.
  ///   - readsTranslations: Whether the findings depend on all translations of the document.
  ///   - find: Returns the findings in a text, in the requested languages, with all its translations.
  /// - Returns: The findings, or why the document could not be read.
  func answer(
    _ job: DocumentJob, languages codes: [String], images: AppImages, cache: ResultCache?,
    other: [String] = [], readsTranslations: Bool = false,
    find: ([UInt8], [LintLanguage], [LintLanguage]) throws -> LintResult
  ) -> DocumentAnswer {
    do {
      let bytes = try job.bytes()
      let languages = try LintLanguage.languages(codes, of: job.file)
      // What cannot be read is reported where it is asked for.
      let translations =
        readsTranslations ? (try? LintLanguage.languages(["all"], of: job.file)) ?? [] : []
      let result = try ResultCache.value(in: cache, LintResult.self) { key in
        key.add("document", [job.shown, job.path])
        key.add("content", bytes: bytes)
        key.add(languages)
        key.add(translations)
        key.add("images", [images.key(near: job.file)])
        key.add("other", other)
      } make: {
        try find(bytes, languages, translations)
      }
      return .checked(result, languages: languages.map(\.code))
    } catch {
      return .unread(UnreadDocument(error, file: job.file, shown: job.shown))
    }
  }
}

extension LintLanguage {
  /// Returns the languages of a document among some codes, or all where they are `all`.
  static func languages(_ codes: [String], of file: String) throws -> [LintLanguage] {
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

extension UnreadDocument {
  /// Says why a document could not be read, with the place where that is known.
  init(_ error: any Error, file: String, shown: String) {
    if let error = error as? InterfaceDocumentError {
      self.init(file: shown, position: error.position, message: error.message)
      return
    }
    let failure = error as? CommandFailure ?? .input("\(error)")
    let isAtBeginning = failure.message.hasPrefix(file + ":1:1: ")
    self.init(
      file: shown, position: isAtBeginning ? SourcePosition(line: 1, column: 1) : nil,
      message: failure.reason(without: file))
  }
}
