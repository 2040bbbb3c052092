internal import ArgumentParser

/// Measures Purlin itself: its frames and text against those that Interface Builder saved.
@main
struct PurlinFidelity: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "purlin-fidelity",
    abstract: "Measure how far Purlin agrees with frames and text sizes that Xcode saved.",
    subcommands: [
      Compare.self, Measure.self, Edits.self, Precision.self, Code.self,
      Merges.self, Format.self,
    ])
}
