internal import ArgumentParser
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import LayoutDiagnosis
internal import ViewAnalysis

/// `purlin why`: what determines a number of a view.
struct Why: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell why a view lies where it does, and what would change it.",
    discussion: """
      purlin why Main.storyboard Title.width
      purlin why Main.storyboard "Sign In" --scene Login --device "iPhone 15"
      purlin why Card.xib lbl-aa-001.leading --json
      purlin why Card.xib --ambiguity -o open.svg

      A view is named by its id, its label in Interface Builder, its text or its class; the numbers
      are x, y, width, height, left, right, leading, trailing, top, bottom, centerX, centerY.
      Without a number all of x, y, width and height are told.
      """)

  @OptionGroup var document: DocumentOptions
  @OptionGroup var limits: LimitOptions

  @Argument(help: ArgumentHelp("A view, and after a dot one of its numbers.", valueName: "view"))
  var view: String?

  @Flag(help: "Tell what constraints leave open instead, and what would settle it.")
  var ambiguity = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "With --ambiguity: where a picture of two equally good layouts goes.", valueName: "file.svg"))
  var output: String?

  @Flag(help: "Print a JSON array of reasons.")
  var json = false

  func run() throws {
    if ambiguity { return try tellAmbiguity() }
    guard output == nil else { throw CommandFailure.usage("-o goes with --ambiguity") }
    let reasons = try MainActor.assumeIsolated {
      Quiet.begin()
      return try answer()
    }
    guard json else {
      try StandardOutput.write(reasons.map(\.description).joined(separator: "\n"))
      return
    }
    try StandardOutput.line(try JSONText.encode(reasons))
  }

  private func tellAmbiguity() throws {
    guard view == nil else { throw CommandFailure.usage("--ambiguity is about whole scenes") }
    let isClean = try MainActor.assumeIsolated {
      try AmbiguityAnswer.tell(document, json: json, picture: output)
    }
    if !isClean { throw ExitCode.findings }
  }

  /// The answer of the one scene that knows the view.
  @MainActor
  private func answer() throws -> [ValueReason] {
    guard let view else {
      throw CommandFailure.usage("name a view, such as Title.width, or give --ambiguity")
    }
    let scenes = try document.stretchedScenes()
    var answers: [(scene: String, reasons: [ValueReason])] = []
    var problem: ValueQuestionError?
    for (name, staged) in scenes {
      let scene = ViewScene(staged)
      do throws(ValueQuestionError) {
        let question = try ValueQuestion(view, in: scene)
        var reasons: [ValueReason] = []
        for attribute in question.attributes {
          reasons.append(try ValueReason(of: question.subject, attribute, in: scene))
        }
        answers.append((name, reasons))
      } catch {
        // What is wrong with a view that was found is worth more than that others lack it.
        if case .unknownView? = problem { problem = error } else { problem = problem ?? error }
      }
    }
    if answers.count > 1 {
      let names = answers.map { "'\($0.scene)'" }.joined(separator: ", ")
      throw CommandFailure.usage(
        "several scenes have a view '\(view)'; say which with --scene: \(names)")
    }
    guard let answer = answers.first else {
      throw CommandFailure.usage(
        "\(document.file): \(problem?.message ?? "has no view '\(view)'")")
    }
    return answer.reasons
  }
}
