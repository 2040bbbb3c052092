import Foundation
import ProgramArguments

/// Other engines, each a program of its own that prints one line of JSON per measurement.
struct Peers {
  private let kiwiDriver: String?
  private let yogaDriver: (program: String, library: String)?
  private let folder: String

  /// Takes kiwi's driver, Yoga's as `DRIVER:LIBRARY`, and where workload files may be written.
  init(kiwi: String?, yoga: String?, folder: String?) {
    kiwiDriver = kiwi
    yogaDriver = yoga.map { pair in
      let parts = pair.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { stop(64, "--yoga needs DRIVER:LIBRARY, not '\(pair)'") }
      return (parts[0], parts[1])
    }
    for driver in [kiwi, yogaDriver?.program].compactMap(\.self)
    where !FileManager.default.isExecutableFile(atPath: driver) {
      stop(66, "\(driver): no such program")
    }
    self.folder = folder ?? NSTemporaryDirectory()
  }

  /// The times of a workload in a peer, and for how many seconds it ran.
  func run(
    _ peer: Turns.Program, _ workload: Workload, _ budget: Double, isQuick: Bool
  ) -> (times: [String: Double], seconds: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let times =
      switch peer {
      case .ours, .oursRounded: [String: Double]()
      case .kiwiNatural: kiwi(workload, "natural", budget, isQuick: isQuick)
      case .kiwiBest: kiwi(workload, "best", budget, isQuick: isQuick)
      case .yoga: yoga(workload, "exact", budget)
      case .yogaRounded: yoga(workload, "rounded", budget)
      }
    return (times, (clock.now - start) / .seconds(1))
  }

  /// A workload in kiwi, with constraints in `order`; nothing where kiwi would not come back.
  private func kiwi(
    _ workload: Workload, _ order: String, _ budget: Double, isQuick: Bool
  ) -> [String: Double] {
    // Kiwi's time grows with the third power; beyond this it does not end.
    let limit = order == "best" ? 12_000 : 7000
    if workload.constraints.count > limit || isQuick && workload.constraints.count > 1200 {
      return [:]
    }
    return kiwi(workload, order, budget, seconds: Int(60 + 10 * budget))
  }

  /// A workload in kiwi, with constraints in `order`; what it has not measured after so many seconds is missing.
  func kiwi(
    _ workload: Workload, _ order: String, _ budget: Double, seconds: Int
  ) -> [String: Double] {
    guard let kiwiDriver else { return [:] }
    let path = folder + "/\(workload.name).txt"
    guard (try? workload.text.write(toFile: path, atomically: true, encoding: .utf8)) != nil else {
      return [:]
    }
    return run(kiwiDriver, [path, order], budget, seconds: seconds)
  }

  /// The same views as boxes in Yoga.
  private func yoga(
    _ workload: Workload, _ rounding: String, _ budget: Double
  ) -> [String: Double] {
    // The dialog's columns are as wide as their widest label, which boxes in rows cannot say.
    guard let yogaDriver, workload.name != "W1-dialog" else { return [:] }
    let name = workload.name.split(separator: "x")[0]
    return run(yogaDriver.program, [yogaDriver.library, String(name), rounding], budget)
  }

  /// A screen as boxes in Yoga, from the lines that `Yoga/screens.hpp` describes.
  func yoga(screen: String, named name: String) -> [String: Double] {
    guard let yogaDriver else { return [:] }
    let path = folder + "/screen-\(name).txt"
    guard (try? screen.write(toFile: path, atomically: true, encoding: .utf8)) != nil else {
      return [:]
    }
    return run(yogaDriver.program, [yogaDriver.library, "screen", path], 1)
  }

  /// Whether there is a driver of kiwi.
  var hasKiwi: Bool { kiwiDriver != nil }
  var hasYoga: Bool { yogaDriver != nil }

  private func run(
    _ program: String, _ arguments: [String], _ budget: Double, seconds: Int? = nil
  ) -> [String: Double] {
    let process = Process()
    // A peer may not come back: what it has printed so far counts.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["\(seconds ?? Int(60 + 10 * budget))", program] + arguments
    process.environment = ["BUDGET": "\(budget)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return [:] }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var result: [String: Double] = [:]
    for text in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      guard
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      else { continue }
      for (key, value) in object { if let number = value as? Double { result[key] = number } }
    }
    return result
  }
}
