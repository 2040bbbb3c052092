import Foundation

/// `purlin-bench`: measures the solver, and looks for systems that it gets wrong.
@main struct Command {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "solver":
      do {
        try SolverBenchmark(arguments: arguments.dropFirst()).run()
      } catch {
        print(error)
        exit(1)
      }
    case "endurance": endurance(arguments.dropFirst())
    case "workloads": writeWorkloads(arguments.dropFirst())
    case "drive": drive(arguments.dropFirst())
    case "fuzz": Fuzz(arguments: arguments.dropFirst()).run()
    default:
      print(
        """
        usage: purlin-bench solver [--quick] [--json FILE] [--kiwi DRIVER] [--save FOLDER]
               purlin-bench drive FILE
               purlin-bench workloads FOLDER
               purlin-bench endurance [--operations N] [--seed S]
               purlin-bench fuzz [--minutes N] [--seed S] [--systems N]
        """)
      exit(64)
    }
  }
}

/// Checks that a long life neither fills memory nor loses precision.
private func endurance(_ arguments: ArraySlice<String>) {
  let operations = Int(option("--operations", in: arguments) ?? 1e6)
  let seed = UInt64(option("--seed", in: arguments) ?? 1)
  do {
    let memory = try Endurance.run(operations: operations, seed: seed)
    let drift = try Endurance.drift(suggestions: 100_000)
    print("\(operations) operations: \(memory.early) bytes early, \(memory.later) at the end")
    print("100000 suggestions: relative drift \(drift)")
    // Columns double now and then when a rare maximum is met; a leak would go on.
    if memory.later * 4 > memory.early * 5 || drift > 1e-9 { exit(1) }
  } catch {
    print(error)
    exit(1)
  }
}

/// Writes all workloads as files.
private func writeWorkloads(_ arguments: ArraySlice<String>) {
  guard let folder = arguments.first else { exit(64) }
  for name in WorkloadGenerator.names {
    let path = folder + "/\(name).txt"
    try? WorkloadGenerator.make(name)?.text.write(toFile: path, atomically: true, encoding: .utf8)
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
