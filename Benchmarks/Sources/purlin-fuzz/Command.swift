import Foundation
import ProgramArguments

/// `purlin-fuzz`: looks for systems that the solver gets wrong.
@main struct Command {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "systems": Fuzz(arguments: arguments.dropFirst()).run()
    case "smoke": Fuzz(arguments: arguments.dropFirst(), isSmoke: true).run()
    case "replay": Reduction.replay(file(in: arguments))
    case "reduce": Reduction(path: file(in: arguments), hangLimit: 3).run()
    case "record": Record(arguments: arguments.dropFirst()).run()
    case "decisions": Record.printSystem(arguments.dropFirst())
    // The program starts these itself.
    case "worker": FuzzWorker.work(arguments.dropFirst())
    case "reduce-wrong": Reduction.reduceHere(file(in: arguments))
    default:
      print(
        """
        usage: purlin-fuzz systems [--minutes N] [--seed S] [--jobs N] [--systems N] [--keep FOLDER]
                           [--size small|middle|large|huge] [--styles LIST] [--reduce N]
                           [--max-unknown RATE] [--max-marked RATE] [--hang SECONDS]
                           [--keep-marked N]
               purlin-fuzz smoke [the same; 3 minutes]
               purlin-fuzz replay FILE
               purlin-fuzz reduce FILE
               purlin-fuzz record FILE [--seed S] [--systems N] [--workloads LIST]
               purlin-fuzz decisions --system I [--seed S]
        """)
      exit(64)
    }
  }

  private static func file(in arguments: [String]) -> String {
    guard arguments.count > 1 else { stop(64, "\(arguments[0]) needs a file") }
    return arguments[1]
  }
}
