internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// Checks one document after the other with everything.
struct CheckWorker: FindingsWorker {
  static let name = "check"

  private let checker: DocumentChecker
  private let asserted: [String]
  private let images: AppImages
  private let cache: ResultCache?

  init(_ setup: DocumentWorkerSetup) throws {
    let command = try setup.command(Check.self, of: Self.name)
    try command.fonts.use(setup.fonts, warns: false)
    checker = try command.makeChecker(setup.settings)
    asserted = command.assertions
    images = AppImages(in: command.paths)
    cache = setup.cache
  }

  func answer(_ job: DocumentJob) -> DocumentAnswer {
    // A file that cannot be read is reported where its assertions are needed.
    let assertions = try? DocumentAssertions(beside: job.file, and: asserted, collects: true)
    var windows = images.windows(near: job.file)
    windows.code = AppCode.near(job.file)
    return answer(
      job, languages: checker.linter.settings.languages, images: images, cache: cache,
      other: [assertions?.text ?? "unread"] + asserted + windows.key,
      readsTranslations: true
    ) { bytes, languages, translations in
      var checker = checker
      checker.linter.images = images.images(near: job.file)
      checker.windows = windows
      checker.auditor?.translations = translations
      checker.linter.windows = windows
      let assertions =
        try assertions ?? DocumentAssertions(beside: job.file, and: asserted, collects: true)
      return try checker.check(
        bytes, file: job.shown, path: job.path, languages: languages, asserting: assertions.all)
    }
  }
}
