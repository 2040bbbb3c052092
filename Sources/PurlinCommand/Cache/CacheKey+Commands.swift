internal import Foundation
internal import HeadlessUIKit
internal import InterfaceLinter

// What results depend on besides the document and its surroundings. A test compares the lists with
// the options of each verb.

extension Lint {
  /// What the results of a run have in common.
  func cacheKey(
    _ source: SettingsOptions.Source, of build: String = Version.identity
  ) -> CacheKey {
    var key = CacheKey(LintWorker.name, of: build)
    key.add("settings", source.file.map { [$0.text] } ?? [])
    key.add("select", settings.selected)
    key.add("ignore", settings.ignore)
    key.add(canvas)
    key.add(reader)
    key.add("size-classes", ["\(sizeClasses)"])
    return key
  }
}

extension Check {
  /// What the results of a run have in common.
  func cacheKey(
    _ source: SettingsOptions.Source, of build: String = Version.identity
  ) -> CacheKey {
    var key = CacheKey(CheckWorker.name, of: build)
    key.add("settings", source.file.map { [$0.text] } ?? [])
    key.add("select", settings.selected)
    key.add("ignore", settings.ignore)
    key.add(canvas)
    key.add(reader)
    key.add("sizes", ["\(sizes)", "\(sizeClasses)"])
    return key
  }
}

extension Audit {
  /// What the results of a run have in common.
  func cacheKey(
    _ source: SettingsOptions.Source, of build: String = Version.identity
  ) -> CacheKey {
    var key = CacheKey(AuditWorker.name, of: build)
    key.add("settings", source.file.map { [$0.text] } ?? [])
    key.add("select", settings.selected)
    key.add("ignore", settings.ignore)
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
    key.add("regime", area.regime.isEmpty ? [""] : area.regime)
    key.add("repairs", ["\(area.repairs)", "\(resizing.html != nil)"])
    key.add("assets", resources.assets)
    key.add(reader)
    return key
  }
}

extension CacheKey {
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
