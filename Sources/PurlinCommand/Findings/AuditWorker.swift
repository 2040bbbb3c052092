internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// Audits one document after the other.
struct AuditWorker: FindingsWorker {
  static let name = "audit"

  private let auditor: DocumentAuditor
  private let settings: LintSettings
  private let codes: [String]
  private let images: AppImages
  private let cache: ResultCache?

  init(_ setup: DocumentWorkerSetup) throws {
    let command = try setup.command(Audit.self, of: Self.name)
    try command.fonts.use(setup.fonts, warns: false)
    auditor = try command.makeAuditor()
    settings = try command.settings.settings(from: setup.settings, selecting: RulePage.audits)
    codes = try command.languageCodes(setup.settings)
    images = AppImages(in: command.paths)
    cache = setup.cache
  }

  func answer(_ job: DocumentJob) -> DocumentAnswer {
    let windows = images.windows(near: job.file)
    return answer(
      job, languages: codes, images: images, cache: cache, other: windows.key,
      readsTranslations: true, reportsUnreadParts: false
    ) { bytes, languages, translations in
      var auditor = auditor
      auditor.windows = windows
      auditor.translations = translations
      auditor.images = images.images(near: job.file)
      var result = try auditor.audit(bytes, file: job.shown, languages: languages)
      result.apply(settings, path: job.path)
      return result
    }
  }
}
