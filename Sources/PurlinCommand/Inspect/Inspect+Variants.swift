internal import DocumentAnalysis
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutInspector

/// The languages, regimes and conditions in which scenes are captured.
extension Inspect {
  /// Returns what was asked for, in the order of the page's conditions: languages, then regimes, then others.
  func variants(
    of file: String
  ) throws -> (languages: [LintLanguage], regimes: [WindowRegime], conditions: ProofConditions) {
    let languages = try reader.codes().map { try LintLanguage($0, beside: file) }
    var conditions = ProofConditions(textSizes: try reader.sizes())
    if Set(try reader.isRightToLeft()).count == 2 { conditions = conditions.andRightToLeft() }
    return (languages, try area.windowRegimes(), conditions)
  }

  /// Returns each language in each regime; nil where none was asked for.
  static func pairs(
    _ languages: [LintLanguage], _ regimes: [WindowRegime]
  ) -> [(LintLanguage?, WindowRegime?)] {
    (languages.isEmpty ? [nil] : languages.map(Optional.some)).flatMap { language in
      (regimes.isEmpty ? [nil] : regimes.map(Optional.some)).map { (language, $0) }
    }
  }

  /// Returns how a document is shown in a language.
  @MainActor
  func shown(
    in language: LintLanguage?
  ) -> (LintConfiguration, InterfaceStage.Preferences) {
    let directions = Set((try? reader.isRightToLeft()) ?? [])
    let isRightToLeft =
      directions == [true]
      || directions.isEmpty && language.map { DocumentTexts.isRightToLeft($0.code) } ?? false
    return (
      LintConfiguration(isPseudoLocalized: reader.pseudoLocalized, language: language),
      InterfaceStage.Preferences(isRightToLeft: isRightToLeft)
    )
  }

  /// Returns what lays a scene out at other sizes under one of the page's conditions; nil if there is none.
  @MainActor
  func sampler(
    of file: String, _ bytes: [UInt8], _ root: String, _ condition: Int
  ) throws -> SizeSampler? {
    let saved = try resources.withImages(try Files.document(file, bytes), at: file)
    let (languages, regimes, conditions) = try variants(of: file)
    let pairs = Self.pairs(languages, regimes)
    let count = conditions.words.count
    guard condition >= 0, condition < pairs.count * count else { return nil }
    let (language, regime) = pairs[condition / count]
    let (configuration, preferences) = shown(in: language)
    let varied = conditions.stages(
      DocumentStages(configuration.shown(saved)), preferences)[condition % count]
    let (widths, heights) = try area.plane()
    return SizeSampler(
      root, in: varied.document, widths: widths, heights: heights,
      preferences: varied.preferences, regime: regime,
      coversOwnSize: area.width == nil && area.height == nil)
  }
}
