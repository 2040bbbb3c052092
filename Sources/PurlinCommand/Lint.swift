internal import ArgumentParser
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceLinter

/// `purlin lint`: what is wrong with documents.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judge storyboards and xibs: conflicts, ambiguity, clipped text and more.")

  @Argument(help: ArgumentHelp("Documents, or folders of them.", valueName: "path"))
  var paths: [String]

  func run() throws {
    let documents = try Files.documents(in: paths)
    var hasErrors = false
    var hasTrouble = false
    MainActor.assumeIsolated {
      Quiet.begin()
      let linter = Linter()
      for file in documents {
        do {
          let result = try linter.lint(try Files.read(file), file: file)
          print(TextReport().text(of: result), terminator: "")
          hasErrors = hasErrors || result.hasErrors
        } catch let error as InterfaceDocumentError {
          hasTrouble = true
          print("\(file):\(error.position): error: \(error.message)")
        } catch {
          hasTrouble = true
          print("\(file): error: \(error)")
        }
      }
    }
    if hasTrouble { Foundation.exit(2) }
    if hasErrors { Foundation.exit(1) }
  }
}
