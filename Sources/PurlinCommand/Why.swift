internal import ArgumentParser
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import LayoutDiagnosis
internal import ViewAnalysis

/// `purlin why`: explains what determines a coordinate of a view.
struct Why: ParsableCommand, SupervisedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain which constraints determine a view's frame, and what would change it.",
    discussion: """
      purlin why Main.storyboard Title.width
      purlin why Main.storyboard "Sign In" --scene Login --device "iPhone 15"
      purlin why Card.xib lbl-aa-001.leading --json
      purlin why Card.xib --ambiguity -o open.svg

      A view is named by its id, its label in Interface Builder, its text or its class; the attributes
      are x, y, width, height, left, right, leading, trailing, top, bottom, centerX, centerY.
      Without an attribute, x, y, width and height are explained.
      """)

  @OptionGroup var document: DocumentOptions
  @OptionGroup var limits: LimitOptions

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

  @Flag(help: "Print a JSON array of explanations.")
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

  /// Returns the answer for the one scene that contains the view.
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
        // An error about a view that was found is more useful than one about scenes that lack it.
        if case .unknownView? = problem { problem = error } else { problem = problem ?? error }
      }
    }
    if answers.count > 1 {
      let names = answers.map { "'\($0.scene)'" }.joined(separator: ", ")
      throw CommandFailure.usage(
        "several scenes have a view '\(view)'; select one with --scene: \(names)")
    }
    guard let answer = answers.first else {
      throw CommandFailure.usage(
        "\(document.file): \(problem?.message ?? "has no view '\(view)'")")
    }
    return answer.reasons
  }
}
