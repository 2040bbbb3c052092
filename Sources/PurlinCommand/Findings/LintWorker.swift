internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// Checks one document after the other with the linter.
struct LintWorker: FindingsWorker {
  static let name = "lint"

  private let linter: Linter
  private let images: AppImages
  private let cache: ResultCache?

  init(_ setup: DocumentWorkerSetup) throws {
    let command = try setup.command(Lint.self, of: Self.name)
    try command.fonts.use(setup.fonts, warns: false)
    linter = try command.makeLinter(setup.settings)
    images = AppImages(in: command.paths)
    cache = setup.cache
  }

  func answer(_ job: DocumentJob) -> DocumentAnswer {
    let windows = images.windows(near: job.file)
    return answer(
      job, languages: linter.settings.languages, images: images, cache: cache, other: windows.key
    ) { bytes, languages, _ in
      var linter = linter
      linter.windows = windows
      linter.images = images.images(near: job.file)
      return try linter.lint(bytes, file: job.shown, path: job.path, languages: languages)
    }
  }
}
