internal import ArgumentParser
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import IsolatedWork
internal import LayoutProof
internal import ViewAnalysis

/// `purlin why`: explains what determines a coordinate of a view.
struct Why: DocumentCommand, SupervisedCommand, ReplacedCommand {
  static let replacement = "purlin explain"
  static let configuration = CommandConfiguration(
    abstract: "Explain which constraints determine a view's frame, and what would change it.",
    discussion: """
      purlin why Main.storyboard Title.width
      purlin why Main.storyboard "Sign In" --scene Login --device "iPhone 15"
      purlin why Card.xib lbl-aa-001.leading --format json
      purlin why Card.xib --ambiguity -o open.svg

      A view is named by its id, its label in Interface Builder, its text or its class; the attributes \
      are x, y, width, height, left, right, leading, trailing, top, bottom, centerX, centerY. \
      Without an attribute, x, y, width and height are explained.
      """)

  @OptionGroup var target: TargetOptions
  @OptionGroup var canvas: CanvasOptions
  @OptionGroup(visibility: .hidden) var reader: ReaderOptions
  @OptionGroup(visibility: .hidden) var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var resources: ResourceOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions

  @Argument(
    help: ArgumentHelp(
      "A view, optionally followed by a dot and one of its attributes.", valueName: "view"))
  var view: String?

  @Flag(help: "List ambiguous positions and sizes instead, and changes that remove the ambiguity.")
  var ambiguity = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "With --ambiguity: the file for a picture of two equally good layouts.", valueName: "file.svg"
    ))
  var output: String?

  @OptionGroup var form: TextOrJSON
  @OptionGroup var hint: HintOptions

  func run() throws {
    if ambiguity { return try tellAmbiguity() }
    guard output == nil else { throw CommandFailure.usage("-o goes with --ambiguity") }
    let isJSON = try form.isJSON()
    let answers = try MainActor.assumeIsolated {
      Quiet.begin()
      return try self.answers()
    }
    guard !isJSON else {
      try StandardOutput.line(try JSONText.encode(answers.flatMap(\.reasons)))
      return try document.refuseUnreadParts()
    }
    let texts: [OutputText] = answers.map { answer in
      let reasons = answer.reasons.map(\.description).joined(separator: "\n")
      return (answer.configuration.isEmpty ? "" : "\(answer.configuration):\n")
        + OutputText(reasons, as: .lines)
    }
    try StandardOutput.write(texts.joined(separator: "\n"))
    try document.refuseUnreadParts()
  }

  private func tellAmbiguity() throws {
    guard view == nil else { throw CommandFailure.usage("--ambiguity is about whole scenes") }
    let isClean = try MainActor.assumeIsolated {
      try AmbiguityAnswer.tell(
        document, json: form.isJSON(), isWrapped: false, picture: output)
    }
    try document.refuseUnreadParts()
    if !isClean { throw ExitCode.findings }
  }

  /// Returns the view that the document's handle names, or the view whose constraint it names.
  @MainActor
  private func documentObject() throws -> String? {
    guard let object = document.object else { return nil }
    var view = object
    try Files.document(document.file).forEachView { owner in
      for constraint in owner.constraints where constraint.id == object {
        view = constraint.firstItem ?? owner.id
      }
    }
    return view
  }

  /// The answer of one scene in one configuration.
  private struct Answer {
    var scene: String
    var configuration: String
    var reasons: [ValueReason]
  }

  /// Returns the answers for the one scene that contains the view, one for each configuration.
  @MainActor
  private func answers() throws -> [Answer] {
    guard let view = try view ?? documentObject() else {
      throw CommandFailure.usage("name a view, such as Title.width, or give --ambiguity")
    }
    if self.view == nil { try document.findObject() }
    var answers: [Answer] = []
    var problem: ValueQuestionError?
    for shown in try document.diagnosedScenes() {
      let scene = shown.content.subject
      do throws(ValueQuestionError) {
        let reasons = try ValueQuestion(view, in: scene).reasons(in: scene)
        answers.append(
          Answer(scene: shown.name, configuration: shown.configuration, reasons: reasons))
      } catch {
        problem.note(error)
      }
    }
    // Scenes of one name are as ambiguous as others.
    let inOneConfiguration = answers.filter { $0.configuration == answers[0].configuration }
    if inOneConfiguration.count > 1 {
      let names = inOneConfiguration.map { "'\($0.scene)'" }.joined(separator: ", ")
      throw CommandFailure.usage(
        "several scenes have a view '\(view)'; select one with --scene: \(names)")
    }
    guard !answers.isEmpty else {
      throw DocumentOptions.unknown(view, problem, in: document.file)
    }
    return answers
  }
}

extension ValueQuestion {
  /// Returns the reason for each attribute that is asked for.
  @MainActor
  func reasons(in stage: ViewStage) throws(ValueQuestionError) -> [ValueReason] {
    var reasons: [ValueReason] = []
    for attribute in attributes {
      reasons.append(try ValueReason(of: subject, attribute, in: stage))
    }
    return reasons
  }
}

extension ValueQuestionError? {
  /// Notes the problem of another scene.
  ///
  /// An error about a view that was found is more useful than one about scenes that lack it, and similar names than none.
  mutating func note(_ other: ValueQuestionError) {
    switch (self, other) {
    case (nil, _), (.unknownView(_, [])?, _): self = other
    case (.unknownView?, .unknownView): break
    case (.unknownView?, _): self = other
    default: break
    }
  }
}
