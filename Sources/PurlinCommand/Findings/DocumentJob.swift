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
  /// The findings, the languages that the document has files of texts in, and those files that could not be read.
  case checked(LintResult, languages: [String], unread: [UnreadDocument])
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
  ///   - reportsUnreadParts: Whether the findings contain the parts of the document that could not be read.
  ///   - find: Returns the findings in a text, in the requested languages, with all its translations.
  /// - Returns: The findings, or why the document could not be read.
  func answer(
    _ job: DocumentJob, languages codes: [String], images: AppImages, cache: ResultCache?,
    other: [String] = [], readsTranslations: Bool = false, reportsUnreadParts: Bool = true,
    find: ([UInt8], [LintLanguage], [LintLanguage]) throws -> LintResult
  ) -> DocumentAnswer {
    do {
      let bytes = try job.bytes()
      let languages = ReadableLanguages(codes, of: job.file)
      // What cannot be read is reported where it is asked for.
      let translations =
        readsTranslations ? ReadableLanguages(["all"], of: job.file).languages : []
      let result = try ResultCache.value(in: cache, LintResult.self) { key in
        key.add("document", [job.shown, job.path])
        key.add("content", bytes: bytes)
        key.add(languages.languages)
        key.add(translations)
        key.add("images", [images.key(near: job.file)])
        key.add("other", other)
      } make: {
        try find(bytes, languages.languages, translations)
      }
      var unread = languages.unread
      if !reportsUnreadParts,
        let parts = UnreadParts(of: try Files.document(job.file, bytes).findings, in: job.file)
          .summary
      {
        unread.append(UnreadDocument(file: job.shown, message: parts))
      }
      return .checked(result, languages: languages.codes, unread: unread)
    } catch {
      return .unread(UnreadDocument(error, file: job.file, shown: job.shown))
    }
  }
}

extension LintLanguage {
  /// Reads the texts beside a document in a language; nil if there are none.
  init?(_ code: String, of file: String) throws(ResourceError) {
    guard let found = try DocumentTexts.find(language: code, forDocumentAt: file) else {
      return nil
    }
    self.init(
      code: code, texts: found.texts, isRightToLeft: DocumentTexts.isRightToLeft(code))
  }

  /// Returns the languages of a document among some codes, or all where they are `all`.
  static func languages(_ codes: [String], of file: String) throws -> [LintLanguage] {
    guard !codes.isEmpty else { return [] }
    do {
      let all = codes == ["all"] ? try DocumentTexts.languages(forDocumentAt: file) : codes
      return try all.compactMap { try LintLanguage($0, of: file) }
    } catch let error as ResourceError {
      throw CommandFailure.input("\(error)")
    }
  }
}

/// The languages of a document among some codes; a file of texts that cannot be read does not hide the others.
struct ReadableLanguages {
  /// The languages whose texts were read.
  private(set) var languages: [LintLanguage] = []
  /// The codes for which there is a file, read or not.
  private(set) var codes: [String] = []
  /// The files that could not be read.
  private(set) var unread: [UnreadDocument] = []

  /// Reads the languages of codes, or all where they are `all`.
  init(_ codes: [String], of file: String) {
    guard !codes.isEmpty else { return }
    var all = codes
    if codes == ["all"] {
      do { all = try DocumentTexts.languages(forDocumentAt: file) } catch {
        leaveOut(error)
        return
      }
    }
    for code in all {
      do {
        guard let language = try LintLanguage(code, of: file) else { continue }
        languages.append(language)
      } catch {
        leaveOut(error)
      }
      self.codes.append(code)
    }
  }

  /// Notes a file once, although it can have the texts of several languages.
  private mutating func leaveOut(_ error: ResourceError) {
    let found = UnreadDocument(
      file: LintPaths.shown(error.file ?? ""),
      position: error.line > 0 ? SourcePosition(line: error.line, column: error.column) : nil,
      message: error.message)
    if !unread.contains(found) { unread.append(found) }
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
