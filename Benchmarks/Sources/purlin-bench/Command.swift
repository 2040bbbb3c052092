import Foundation
import ProgramArguments

/// `purlin-bench`: measures the solver, cells, lists, screens, constants and texts.
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
    case "families":
      do {
        try FamilyBenchmark(arguments: arguments.dropFirst()).run()
      } catch {
        stop(65, "\(error)")
      }
    case "cells": CellBenchmark(arguments: arguments.dropFirst()).run()
    case "lists": ListBenchmark(arguments: arguments.dropFirst()).run()
    case "screens": ScreenBenchmark(arguments: arguments.dropFirst()).run()
    case "constants": ConstantBenchmark(arguments: arguments.dropFirst()).run()
    case "text": TextBenchmark(arguments: arguments.dropFirst()).run()
    case "endurance": endurance(arguments.dropFirst())
    case "workloads": writeWorkloads(arguments.dropFirst())
    case "drive": drive(arguments.dropFirst())
    default:
      print(
        """
        usage: purlin-bench solver [--quick] [--json FILE] [--kiwi DRIVER] [--yoga DRIVER:LIBRARY]
               purlin-bench families [--size N] [--steps N] [--families LIST] [--kiwi DRIVER]
               purlin-bench cells [--cells N] [--rounds N]
               purlin-bench lists [--rows N] [--rounds N]
               purlin-bench screens [--rounds N] [--yoga DRIVER:LIBRARY]
               purlin-bench constants [--changes N]
               purlin-bench text [--rounds N]
               purlin-bench drive FILE
               purlin-bench workloads FOLDER
               purlin-bench endurance [--operations N] [--seed S]
        """)
      exit(64)
    }
  }
}

/// Checks that a long life neither fills memory nor loses precision.
private func endurance(_ arguments: ArraySlice<String>) {
  let operations = Int(number("--operations", in: arguments) ?? 1e6)
  let seed = UInt64(number("--seed", in: arguments) ?? 1)
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
