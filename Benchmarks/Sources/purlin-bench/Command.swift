import Foundation

/// `purlin-bench`: measures the solver, and looks for systems that it gets wrong.
@main struct Command {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "drive": drive(arguments.dropFirst())
    case "fuzz": Fuzz(arguments: arguments.dropFirst()).run()
    default:
      print(
        """
        usage: purlin-bench drive FILE
               purlin-bench fuzz [--minutes N] [--seed S] [--systems N]
        """)
      exit(64)
    }
  }
}

/// Runs one workload file and prints one line of JSON.
private func drive(_ arguments: ArraySlice<String>) {
  guard let path = arguments.first else { exit(64) }
  do {
    let workload = try Workload(contentsOf: path)
    let budget = Double(ProcessInfo.processInfo.environment["BUDGET"] ?? "4") ?? 4
    let result = try Measurement.measure(workload, budget: budget)
    print(result.json("purlin"))
    if ProcessInfo.processInfo.environment["INFO"] != nil {
      for effort in result.effort { print("# \(effort)") }
    }
  } catch {
    print("{\"solver\":\"purlin\",\"error\":\"\(error)\"}")
    exit(1)
  }
}

/// The value that follows an option, as a number.
func option(_ name: String, in arguments: ArraySlice<String>) -> Double? {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.endIndex else {
    return nil
  }
  return Double(arguments[index + 1])
}
