internal import Foundation
internal import IsolatedWork
internal import PreviewRunner
internal import SourceLocations

/// Runs the code of previews in a process of its own, and after a crash the remaining previews in another one.
struct PreviewRun {
  let toolchain: SwiftToolchain
  /// The program that runs the code.
  let runner: String
  let library: String
  let paths: Set<String>
  /// The files among them that are those of packages.
  let packageFiles: Set<String>
  /// How long one preview may take, in seconds.
  let limit: Double
  /// How long the whole run may take, in seconds.
  private var wholeLimit: Double { limit * 30 }

  /// Shows previews.
  func run(
    _ previews: [CompiledSources.Preview], _ request: PreviewRequest
  ) throws(PreviewError) -> PreviewRunResult {
    var outcomes = previews.map { PreviewOutcome(preview: $0) }
    var result = PreviewRunResult()
    let begun = ContinuousClock.now
    var (next, launchesApp) = (0, true)
    while next < outcomes.count {
      var request = request
      request.library = library
      request.symbols = outcomes[next...].map(\.preview.symbol)
      request.launchesApp = launchesApp
      let process = try RunnerProcess(runner, request)
      var printed = PrintedText()
      let observation = process.observe(
        limit: limit, until: begun + .seconds(wholeLimit), &printed)
      let ending = process.end()
      if result.printed.utf8.count < PrintedText.longest {
        result.printed += printed.text(without: result.printed)
      }
      if observation.base == nil, observation.began.isEmpty, case .status(64) = ending {
        throw PreviewError(
          "Purlin's sources are not of this command's version; PURLIN_SOURCES names others")
      }
      if let reason = observation.unloadable {
        throw PreviewError("the compiled sources cannot be loaded: \(reason)")
      }
      for shown in observation.shown {
        guard let index = outcomes.firstIndex(where: { $0.preview.symbol == shown.symbol }) else {
          continue
        }
        var shown = shown
        // A settled picture has no findings and no scene of its own.
        shown.findings = shown.findings ?? outcomes[index].shown?.findings
        shown.scene = shown.scene ?? outcomes[index].shown?.scene
        outcomes[index].shown = shown
      }
      for symbol in observation.missing {
        for index in outcomes.indices where outcomes[index].preview.symbol == symbol {
          outcomes[index].isAbsent = true
        }
      }
      if observation.isFinished { break }
      if request.launchesApp, observation.began.isEmpty {
        // Without a launch, as previews of a part of an app are.
        launchesApp = false
        var reason = message(
          about: outcomes[next].preview, observation, ending, printed.fatalError
        ).message
        reason.severity = .warning
        reason.text = "the app is not launched for its previews: \(reason.text)"
        result.launchFailure = reason
        continue
      }
      let current = observation.began.last.flatMap { symbol in
        outcomes.firstIndex { $0.preview.symbol == symbol }
      }
      // The code ended after everything was shown: the last preview carries the message.
      let index = current ?? next
      let reason = message(
        about: outcomes[index].preview, observation, ending, printed.fatalError)
      var failure = reason.message
      if observation.isOverdue, request.parts.contains(.findings),
        let shown = outcomes[index].shown, shown.findings == nil
      {
        // The code has returned for the picture: what runs it again is the measuring.
        failure.text =
          "what is wrong with \(shown.name ?? shown.className) was not measured within "
          + "\(Int(limit)) seconds: "
          + (reason.isPlaced
            ? "its code was here" : "the time went into the analysis, not into its code")
          + "; --time-limit sets another limit"
      } else if observation.isOverdue, request.parts.contains(.sizes),
        let shown = outcomes[index].shown, shown.findings != nil
      {
        // The code has no fault: what was found on the devices is the result.
        failure = CompilerMessage(
          path: outcomes[index].preview.path, line: outcomes[index].preview.line, column: 1,
          severity: .note,
          text: "the sizes of \(shown.name ?? shown.className) were not proven within "
            + "\(Int(limit)) seconds; --time-limit sets another limit, and --no-sizes leaves them out"
        )
      } else if observation.isOverdue, outcomes[index].shown != nil,
        !request.parts.contains(.scene)
      {
        // What it began on another thread or for later, such as a request to a server.
        failure.severity = .warning
        failure.text = "the picture is that of the first layout: after it, \(failure.text)"
      } else if outcomes[index].preview.symbol == CompiledSources.Preview.app {
        // Its controllers are shown without it.
        failure.severity = .warning
        failure.text = "what the app shows first is not shown: \(failure.text)"
      } else if outcomes[index].preview.hasChosenArguments, outcomes[index].shown == nil {
        // The app gives it others.
        failure.severity = .note
        failure.text =
          "\(outcomes[index].preview.className ?? "") is not shown: it stops with arguments that "
          + "were chosen by their types; add a #Preview that makes it: \(failure.text)"
      }
      next = max(index, next) + 1
      // A scene is a document as well: it is shown as that, where its code stops.
      if outcomes[index].shown == nil, let scene = SceneSymbol(outcomes[index].preview.symbol) {
        if !scene.isWithoutClasses {
          outcomes[index].preview.symbol = scene.withoutClasses.text
          next = index
          failure.text += "; the scene is shown without its classes"
        } else {
          failure = outcomes[index].failure ?? failure
        }
      }
      outcomes[index].failure = failure
    }
    result.outcomes = outcomes.filter { !$0.isAbsent }
    return result
  }

  /// Describes why the code ended, and says whether the line is known.
  private func message(
    about preview: CompiledSources.Preview, _ observation: RunnerProcess.Observation,
    _ ending: Ending, _ fatalError: PrintedText.FatalError?
  ) -> (message: CompilerMessage, isPlaced: Bool) {
    var text: String
    switch (observation.isOverdue, observation.signal, ending) {
    case (true, _, _):
      text = "the code did not return within \(Int(limit)) seconds; --time-limit sets another limit"
    case (_, 0?, .status(let status)): text = "the code ended the process with status \(status)"
    case (_, _, .signal(SIGKILL)): text = "the code was killed, perhaps because memory ran out"
    case (_, let signal?, _): text = Self.words(for: signal)
    case (_, nil, .signal(let signal)): text = Self.words(for: signal)
    case (_, nil, .status(let status)): text = "the code ended the process with status \(status)"
    }
    if !observation.isOverdue, let reason = fatalError?.reason, observation.signal != 0 {
      text = reason
    }
    let place =
      observation.base.flatMap { base in
        CrashPlace(
          toolchain: toolchain, library: library, base: base, paths: paths,
          packageFiles: packageFiles
        ).find(observation.frames)
      } ?? printedPlace(fatalError)
    if fatalError == nil, [SIGILL, SIGTRAP].contains(observation.signal), let place,
      let line = SourceLine.text(place.line, of: place.path),
      TrapReason.isUnwrapping(line, at: place.column)
    {
      text = "Unexpectedly found nil while unwrapping an Optional value"
    }
    let message = CompilerMessage(
      path: place?.path ?? preview.path, line: place?.line ?? preview.line,
      column: max(place?.column ?? 1, 1), severity: .error,
      text: place == nil ? text + "; the line is not known, this is that of the preview" : text)
    return (message, place != nil)
  }

  /// The place that the runtime printed, for code that the compiler generated and that has no line of its own.
  private func printedPlace(_ error: PrintedText.FatalError?) -> Symbolizer.Line? {
    guard let file = error?.file, let line = error?.line,
      file.hasPrefix(SourceCompiler.moduleName + "/")
    else { return nil }
    let name = file.split(separator: "/").last ?? ""
    let matches = paths.filter { $0.hasSuffix("/\(name)") }
    guard matches.count == 1, let path = matches.first else { return nil }
    return Symbolizer.Line(path: path, line: line, column: 1)
  }

  private static func words(for signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "the code trapped"
    case SIGSEGV, SIGBUS: "the code crashed: invalid memory access, or endless recursion"
    case SIGABRT: "the code aborted"
    case SIGFPE: "the code crashed: arithmetic error"
    default: "the code was ended by signal \(signal)"
    }
  }
}

/// Why code trapped, where the runtime prints nothing.
enum TrapReason {
  /// Whether a place is that of a `!` after a value.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - column: The column in bytes, from 1.
  /// - Returns: Whether it is one.
  static func isUnwrapping(_ line: some StringProtocol, at column: Int) -> Bool {
    let bytes = Array(line.utf8)
    guard column >= 2, column <= bytes.count, bytes[column - 1] == UInt8(ascii: "!") else {
      return false
    }
    let (before, after) = (bytes[column - 2], bytes.dropFirst(column).first)
    let isPostfix =
      [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(before) || SourceLine.isOfName(before)
    return isPostfix && after != UInt8(ascii: "=")
  }
}
