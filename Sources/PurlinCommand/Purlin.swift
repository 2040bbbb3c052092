internal import ArgumentParser

/// The command: parses arguments, calls one function of a library, prints.
@main
struct Purlin: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "purlin",
    abstract: "Solve, draw and check Auto Layout without a Mac.",
    discussion: """
      Reads storyboards and xibs, lays them out as iOS does, and tells what it found.

        purlin solve Main.storyboard --device "iPhone 15"
        purlin render Login.xib --constraints -o Login.svg
        purlin lint App/
        purlin compare Resources/

      Status: 0 done · 64 wrong usage · 65 a file that cannot be read or is no document.
      """,
    version: "0.1.0",
    subcommands: [
      Solve.self, Render.self, Compare.self, Measure.self, Devices.self, Lint.self, Rules.self,
      Fix.self, IBTool.self, Prove.self, Why.self, Diff.self, Explain.self,
    ])

  /// Runs the command; whatever goes wrong is one line on standard error.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      finish(with: error)
    }
  }

  private static func finish(with error: any Error) -> Never {
    switch error {
    case let failure as CommandFailure: failure.exit()
    default: break
    }
    let status = exitCode(for: error)
    guard status != .success else {
      // Help and version are no errors.
      print(fullMessage(for: error))
      exit()
    }
    let words = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
    // What is no matter of arguments comes from a file that was read.
    guard status == .validationFailure else { CommandFailure.input(words).exit() }
    CommandFailure.usage(words).exit()
  }
}
