internal import Foundation

/// A process of the command's own program, which does work that may crash or not end.
struct ChildProcess {
  let identifier: pid_t

  /// Starts the program again.
  ///
  /// `posix_spawn` and not Foundation's `Process`: that one hands a blocked signal mask to the child.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - inherited: Descriptors that the child keeps under their numbers, besides 0, 1 and 2.
  ///   - replaced: Of 0, 1 and 2 those that are others of ours in the child.
  /// - Throws: Why the system started no process.
  init(
    arguments: [String], inheriting inherited: [Int32], replacing replaced: [Int32: Int32] = [:]
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
    // Onto itself: the copy is one that stays open in the child.
    for descriptor in inherited {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, descriptor)
    }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    for signal in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&usual, signal) }
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var environment = ProcessInfo.processInfo.environment
    // A crash is reported by us, in one line; drawing up a backtrace takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var identifier: pid_t = 0
    var error: Int32 = 0
    unsafe Self.withPointers(to: [CommandLine.arguments.first ?? "purlin"] + arguments) { argv in
      unsafe Self.withPointers(to: variables) { envp in
        error = unsafe posix_spawn(&identifier, Self.program, &actions, &attributes, argv, envp)
      }
    }
    guard error == 0 else { throw SystemError(code: error) }
    self.identifier = identifier
  }

  /// Waits for the end of the process, and lets the system forget it.
  func wait() -> Ending {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { return .status(0) }
    }
    return Ending(waitStatus: status)
  }

  /// Ends the process at once.
  func kill() { _ = Foundation.kill(identifier, SIGKILL) }

  /// The file of the running program.
  private static let program: String = {
    #if os(Linux)
    // The link itself: it leads to this program also when another took its place meanwhile.
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

/// The side of a child: that it does not outlive its parent.
enum Lifeline {
  /// Ends this process as soon as the other end of a pipe is closed, whatever it is busy with.
  static func hold(_ descriptor: Int32) {
    let thread = Thread {
      while true {
        // No event is asked for: what comes is that the pipe has no writer any more.
        let events = Descriptor.wait(for: [(descriptor, 0)], milliseconds: -1)
        if events[0] != 0 { _exit(1) }
      }
    }
    thread.stackSize = 1 << 16
    thread.start()
  }
}
