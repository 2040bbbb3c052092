internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter

/// Audits one document after the other.
struct AuditWorker: Worker {
  struct Job: Codable, Sendable {
    /// The document's path.
    var file: String
  }

  enum Answer: Codable, Sendable {
    case audited(LintResult)
    case unread(UnreadDocument)
  }

  static let name = "audit"
  static func path(of job: Job) -> String { job.file }

  private let auditor: DocumentAuditor
  private let codes: [String]
  private let images: AppImages
  private let cache: ResultCache?

  init(_ setup: DocumentWorkerSetup) throws {
    let command = try setup.command(Audit.self, of: Self.name)
    try command.fonts.use(setup.fonts, warns: false)
    auditor = try command.makeAuditor()
    codes = try command.languageCodes(setup.settings)
    images = AppImages(in: command.paths)
    cache = setup.cache
  }

  func answer(_ job: Job) -> Answer {
    do {
      let bytes = try Files.read(job.file)
      let languages = try LintLanguage.languages(codes, of: job.file)
      let result = try ResultCache.value(in: cache, LintResult.self) { key in
        key.add("document", [job.file])
        key.add("content", bytes: bytes)
        key.add(languages)
        key.add("images", [images.key(near: job.file)])
      } make: {
        var auditor = auditor
        auditor.images = images.images(near: job.file)
        return try auditor.audit(bytes, file: job.file, languages: languages)
      }
      return .audited(result)
    } catch {
      return .unread(UnreadDocument(error, file: job.file, shown: job.file))
    }
  }
}

extension LintLanguage {
  /// The languages of a document among some codes, or all where they are `all`.
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
