internal import Foundation
internal import HeadlessUIKit
internal import InterfaceLinter
internal import IsolatedWork

// What results depend on besides the document and its surroundings. A test compares the lists with
// the options of each verb.

extension LintingCommand {
  /// Returns what the results of a run have in common that `worker` makes.
  fileprivate func lintingKey(
    _ worker: String, _ source: SettingsOptions.Source, of build: String
  ) -> CacheKey {
    var key = CacheKey(worker, of: build)
    key.add(settings, source)
    key.add(canvas)
    key.add(reader)
    key.add("size-classes", ["\(sizeClasses)"])
    return key
  }
}

extension Lint {
  /// What the results of a run have in common.
  func cacheKey(
    _ source: SettingsOptions.Source, of build: String = Version.identity
  ) -> CacheKey { lintingKey(LintWorker.name, source, of: build) }
}

extension Check {
  /// What the results of a run have in common.
  func cacheKey(
    _ source: SettingsOptions.Source, of build: String = Version.identity
  ) -> CacheKey {
    lintingKey(CheckWorker.name, source, of: build).adding("sizes", ["\(sizes)"])
      .adding("assert", assertions)
  }
}

extension Audit {
  /// What the results of a run have in common.
  func cacheKey(
    _ source: SettingsOptions.Source, of build: String = Version.identity
  ) -> CacheKey {
    var key = CacheKey(AuditWorker.name, of: build)
    key.add(settings, source)
    key.add(canvas)
    key.add("language", language.languages)
    return key
  }
}

extension Prove {
  /// What the results of a run with `--resizable` have in common.
  func cacheKey(of build: String = Version.identity) -> CacheKey {
    var key = CacheKey(ResizeWorker.name, of: build)
    key.add("lengths", [area.width ?? "", area.height ?? "", textLength ?? ""])
    key.add("assert", assertions)
    key.add("regime", area.regime.isEmpty ? [""] : area.regime)
    key.add("repairs", ["\(area.repairs)", "\(resizing.html != nil)"])
    key.add("pictures", ["\(resizing.output != nil)"])
    key.add("windows", [resizing.minimumSize ?? "", resizing.maximumSize ?? ""])
    key.add("displays", ["\(resizing.devicesOnly)"])
    key.add("assets", resources.assets)
    key.add(reader)
    return key
  }
}

extension CacheKey {
  mutating func add(_ settings: SettingsOptions, _ source: SettingsOptions.Source) {
    add("settings", source.file.map { [$0.text] } ?? [])
    add("select", settings.selected)
    add("ignore", settings.ignore)
  }

  mutating func add(_ canvas: CanvasOptions) {
    add("device", canvas.devices)
    add("orientation", canvas.orientations)
    add("size", canvas.sizes)
  }

  mutating func add(_ reader: ReaderOptions) {
    add("text-size", reader.textSizes)
    add("language", reader.languages)
    add("direction", reader.directions)
    add("pseudo-localized", ["\(reader.pseudoLocalized)"])
  }

  /// Adds the texts of a document in other languages.
  mutating func add(_ languages: [LintLanguage]) {
    for language in languages {
      add("texts", [language.code, "\(language.isRightToLeft)"])
      add("texts", language.texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    }
  }

  /// Adds the images that a document can name.
  mutating func add(_ images: AssetCatalogs) {
    let sizes = images.sizes.sorted { $0.key < $1.key }
    add("images", sizes.flatMap { [$0.key, "\($0.value.width)", "\($0.value.height)"] })
    add("colors", images.colors.sorted())
  }
}
