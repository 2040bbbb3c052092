import Foundation

/// `purlin-bench`: measures the solver, and looks for systems that it gets wrong.
@main struct Command {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "fuzz": Fuzz(arguments: arguments.dropFirst()).run()
    default:
      print(
        """
        usage: purlin-bench fuzz [--minutes N] [--seed S] [--systems N]
        """)
      exit(64)
    }
  }
}

/// The value that follows an option, as a number.
func option(_ name: String, in arguments: ArraySlice<String>) -> Double? {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.endIndex else {
    return nil
  }
  return Double(arguments[index + 1])
}
