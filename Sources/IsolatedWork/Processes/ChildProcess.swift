package import Foundation

/// A process that runs this program, for work that may crash or not end, or another one.
package struct ChildProcess {
  package let identifier: pid_t
  private let isGroup: Bool

  /// Starts this program again, or another one.
  ///
  /// Uses `posix_spawn` because Foundation's `Process` passes a blocked signal mask to the child.
  ///
  /// - Parameters:
  ///   - other: The path of another program, or its name in `PATH`; nil for this one.
  ///   - arguments: The arguments after the program's name.
  ///   - changes: Further variables of the environment.
  ///   - inherited: Descriptors that the child inherits with the same numbers, besides 0, 1 and 2.
  ///   - replaced: Descriptors that replace 0, 1 or 2 in the child.
  ///   - isGroup: Whether the child and what it starts form a group that ``kill()`` ends as one. It then also
  ///     receives the signals that this process ignores.
  /// - Throws: The system's error if no process could be started.
  package init(
    program other: String? = nil, arguments: [String], environment changes: [String: String] = [:],
    inheriting inherited: [Int32], replacing replaced: [Int32: Int32] = [:], isGroup: Bool = false
  ) throws(SystemError) {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    for (target, source) in replaced.sorted(by: { $0.key < $1.key }) {
      unsafe posix_spawn_file_actions_adddup2(&actions, source, target)
    }
    // Duplicating a descriptor onto itself keeps it open in the child.
    for descriptor in inherited {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, descriptor)
    }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    for signal in [SIGPIPE, SIGXFSZ] + (isGroup ? [SIGINT, SIGTERM, SIGHUP] : []) {
      unsafe sigaddset(&usual, signal)
    }
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    if isGroup {
      unsafe posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETPGROUP
    }
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var environment = ProcessInfo.processInfo.environment
    if other == nil {
      // The command reports a crash in one line; a backtrace would take seconds.
      environment["SWIFT_BACKTRACE"] = "enable=no"
      environment.merge(FreedMemory.settings) { given, _ in given }
    }
    environment.merge(changes) { _, given in given }
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var identifier: pid_t = 0
    var error: Int32 = 0
    let name = other ?? CommandLine.arguments.first ?? "purlin"
    unsafe Self.withPointers(to: [name] + arguments) { argv in
      unsafe Self.withPointers(to: variables) { envp in
        error =
          if let other {
            unsafe posix_spawnp(&identifier, other, &actions, &attributes, argv, envp)
          } else {
            unsafe posix_spawn(&identifier, Self.program, &actions, &attributes, argv, envp)
          }
      }
    }
    guard error == 0 else { throw SystemError(code: error) }
    self.identifier = identifier
    self.isGroup = isGroup
  }

  /// Waits until the process ends, and releases it.
  package func wait() -> Ending {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { return .status(0) }
    }
    return Ending(waitStatus: status)
  }

  /// The processor time that the process has used, in seconds; nil where it cannot be known.
  package var processorTime: Double? {
    #if os(Linux)
    var clock = clockid_t()
    var time = timespec()
    guard unsafe clock_getcpuclockid(identifier, &clock) == 0,
      unsafe clock_gettime(clock, &time) == 0
    else { return nil }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    #else
    return nil
    #endif
  }

  /// Kills the process, and its group if it has one.
  package func kill() { _ = Foundation.kill(isGroup ? -identifier : identifier, SIGKILL) }

  /// Sends a signal to the process.
  func send(_ signal: Int32) { _ = Foundation.kill(identifier, signal) }

  /// The executable of the running program.
  private static let program: String = {
    #if os(Linux)
    // The link itself: it refers to this program even if the file was replaced in the meantime.
    return "/proc/self/exe"
    #else
    return Bundle.main.executablePath ?? CommandLine.arguments.first ?? "purlin"
    #endif
  }()

  /// Calls `body` with a list of C strings that ends with a null pointer.
  private static func withPointers(
    to texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void
  ) {
    var pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { for index in texts.indices { unsafe free(pointers[index]) } }
    unsafe pointers.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { unsafe body(base) }
    }
  }
}

/// Ensures that a child process does not outlive its parent.
package enum Lifeline {
  /// Ends this process as soon as the other end of a pipe is closed, whatever it is doing.
  package static func hold(_ descriptor: Int32) {
    let thread = Thread {
      // The main thread receives signals, or holds them.
      Interruption.holdInThread()
      while true {
        // No events are requested: the only one is that the pipe has no writer any more.
        let events = Descriptor.wait(for: [(descriptor, 0)], milliseconds: -1)
        if events[0] != 0 { _exit(1) }
      }
    }
    thread.stackSize = 1 << 16
    thread.start()
  }
}
