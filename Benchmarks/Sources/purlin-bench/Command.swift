import Foundation

/// `purlin-bench`: measures the solver, and looks for systems that it gets wrong.
@main struct Command {
  @MainActor static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "solver":
      do {
        try SolverBenchmark(arguments: arguments.dropFirst()).run()
      } catch {
        stop(65, "\(error)")
      }
    case "cells": CellBenchmark(arguments: arguments.dropFirst()).run()
    case "text": TextBenchmark(arguments: arguments.dropFirst()).run()
    case "endurance": endurance(arguments.dropFirst())
    case "workloads": writeWorkloads(arguments.dropFirst())
    case "drive": drive(arguments.dropFirst())
    case "fuzz": Fuzz(arguments: arguments.dropFirst()).run()
    case "fuzz-smoke": Fuzz(arguments: arguments.dropFirst(), isSmoke: true).run()
    case "fuzz-worker": FuzzWorker.work(arguments.dropFirst())
    case "fuzz-case", "fuzz-reduce", "fuzz-reduce-wrong": fuzzFile(arguments)
    default:
      print(
        """
        usage: purlin-bench solver [--quick] [--json FILE] [--kiwi DRIVER] [--yoga DRIVER:LIBRARY]
               purlin-bench cells [--cells N] [--rounds N]
               purlin-bench text [--rounds N]
               purlin-bench drive FILE
               purlin-bench workloads FOLDER
               purlin-bench endurance [--operations N] [--seed S]
               purlin-bench fuzz [--minutes N] [--seed S] [--jobs N] [--systems N] [--keep FOLDER]
                            [--size small|middle|large|huge] [--styles LIST] [--reduce N]
                            [--max-unknown RATE] [--max-marked RATE] [--hang SECONDS]
               purlin-bench fuzz-smoke [the same; 3 minutes]
               purlin-bench fuzz-case FILE
               purlin-bench fuzz-reduce FILE
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
    stop(1, "\(error)")
  }
}

/// Writes all workloads as files.
private func writeWorkloads(_ arguments: ArraySlice<String>) {
  guard let folder = arguments.first else { stop(64, "workloads needs a folder") }
  for name in WorkloadGenerator.names {
    let path = folder + "/\(name).txt"
    do {
      try WorkloadGenerator.make(name)?.text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch { stop(73, "\(path): cannot be written") }
  }
}

/// Runs one workload file and prints one line of JSON.
private func drive(_ arguments: ArraySlice<String>) {
  guard let path = arguments.first else { stop(64, "drive needs a workload file") }
  guard FileManager.default.isReadableFile(atPath: path) else {
    stop(65, "\(path): no such file")
  }
  do {
    let workload = try Workload(contentsOf: path)
    let budget = Double(ProcessInfo.processInfo.environment["BUDGET"] ?? "4") ?? 4
    let result = try Measurement.measure(workload, budget: budget)
    print(result.json("purlin"))
    if ProcessInfo.processInfo.environment["INFO"] != nil {
      for effort in result.effort { print("# \(effort)") }
    }
  } catch {
    stop(65, "\(path): \(error)")
  }
}

/// Replays or reduces a scenario that was kept.
private func fuzzFile(_ arguments: [String]) {
  guard arguments.count > 1 else { stop(64, "\(arguments[0]) needs a file") }
  switch arguments[0] {
  case "fuzz-case": Reduction.replay(arguments[1])
  case "fuzz-reduce": Reduction(path: arguments[1], hangLimit: 3).run()
  default: Reduction.reduceHere(arguments[1])
  }
}

/// Gives up with one line on standard error.
func stop(_ status: Int32, _ message: String) -> Never {
  FileHandle.standardError.write(Data("purlin-bench: \(message)\n".utf8))
  exit(status)
}

/// The value that follows an option: a number from 0 to 10¹⁵, or nothing without the option.
func option(_ name: String, in arguments: ArraySlice<String>) -> Double? {
  guard let index = arguments.firstIndex(of: name) else { return nil }
  guard index + 1 < arguments.endIndex, let value = Double(arguments[index + 1]),
    (0...1e15).contains(value)
  else { stop(64, "\(name) needs a number from 0 to 1e15") }
  return value
}

/// The text that follows an option, or nil without the option.
func textOption(_ name: String, in arguments: ArraySlice<String>) -> String? {
  guard let index = arguments.firstIndex(of: name) else { return nil }
  guard index + 1 < arguments.endIndex else { stop(64, "\(name) needs a value") }
  return arguments[index + 1]
}
