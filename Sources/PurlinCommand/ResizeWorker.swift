internal import ArgumentParser
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import LayoutDiagnosis

/// Proves the screens of one document after the other.
struct ResizeWorker: Worker {
  struct Setup: Codable, Sendable {
    /// The command's arguments.
    var arguments: [String]
    /// The fonts that were found beside the documents.
    var fonts: AppFonts
  }

  struct Job: Codable, Sendable {
    /// The document's path.
    var file: String
  }

  enum Answer: Codable, Sendable {
    /// The screens; maps only if a page is requested, by ``ResizeCertificate/Screen/key``.
    case proven([ResizeCertificate.Screen], languages: [String], maps: [String: String])
    /// The reason for which it could not be read.
    case unread(String)
  }

  static let name = "resize"
  static func path(of job: Job) -> String { job.file }

  private let command: Prove
  private let widths: ClosedRange<Double>
  private let heights: ClosedRange<Double>
  private let conditions: ProofConditions
  private let regime: WindowRegime?

  init(_ setup: Setup) throws {
    guard let command = try Purlin.parseAsRoot(setup.arguments) as? Prove else {
      throw CommandFailure.usage("a worker of prove has other arguments")
    }
    try command.fonts.use(setup.fonts, warns: false)
    self.command = command
    (widths, heights) = try command.plane()
    conditions = try command.conditions()
    regime = try command.windowRegime()
    Quiet.begin()
  }

  func answer(_ job: Job) -> Answer {
    do {
      let saved = try Files.document(job.file)
      let document = try command.shown(saved, at: job.file, language: nil)
      var maps: [String: String] = [:]
      var screens = self.screens(of: document, job.file, language: nil, &maps)
      var languages: [String] = []
      for code in command.reader.languages {
        guard let found = try DocumentTexts.find(language: code, forDocumentAt: job.file) else {
          continue
        }
        languages.append(code)
        let others = self.screens(
          of: try command.shown(
            saved, at: job.file, language: LintLanguage(code: code, texts: found.texts)),
          job.file, language: code, &maps)
        for (index, other) in others.enumerated() where index < screens.count {
          screens[index].add(other)
        }
      }
      return .proven(screens, languages: languages, maps: maps)
    } catch {
      let failure = error as? CommandFailure ?? .input("\(error)")
      return .unread(failure.message)
    }
  }

  private func screens(
    of document: InterfaceDocument, _ file: String, language: String?,
    _ maps: inout [String: String]
  ) -> [ResizeCertificate.Screen] {
    document.islands.filter { $0.isScreen && $0.views.count > 1 }.map { island in
      let proof = SceneRegionProof(
        of: island, in: document, widths: widths, heights: heights, under: conditions,
        preferences: InterfaceStage.Preferences(
          isRightToLeft: language.map { DocumentTexts.isRightToLeft($0) } ?? false),
        regime: regime, findsRepairs: command.repairs)
      let screen = ResizeCertificate.Screen(
        proof, language: language, file: file, rootID: island.root.id)
      if command.resizing.html != nil, language == nil, !proof.isClean {
        maps[screen.key] = RegionMap([proof], marks: .devices).svg(
          idPrefix: "map-\(island.root.id.filter { $0.isLetter || $0.isNumber })-")
      }
      return screen
    }
  }
}
