internal import Foundation

/// A program that runs beside this one, with its output drained and a deadline.
struct Subprocess {
  /// How a program ended.
  enum Ending: Hashable {
    case status(Int32)
    case signal(Int32)
  }

  /// The options of a start.
  struct Options {
    /// Further variables of the environment.
    var environment: [String: String] = [:]
    /// A descriptor that the program inherits with the same number.
    var inherited: Int32?
    /// Whether the program and what it starts form a group that is ended as one.
    var isGroup = false
  }

  let identifier: pid_t
  /// Standard input of the program: closed when this process ends, however it ends.
  let input: Int32
  let output: Int32
  let errors: Int32
  private let isGroup: Bool

  /// Starts a program by its path.
  init(_ program: String, _ arguments: [String], _ options: Options = Options())
    throws(PreviewError)
  {
    var pipes: [(read: Int32, write: Int32)] = []
    for _ in 0..<3 {
      guard let pipe = Self.pipe() else {
        throw PreviewError("a pipe cannot be opened: \(Self.systemMessage)")
      }
      pipes.append(pipe)
    }
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
    for (target, source) in [pipes[0].read, pipes[1].write, pipes[2].write].enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
    }
    if let inherited = options.inherited {
      // Duplicating a descriptor onto itself keeps it open in the child.
      unsafe posix_spawn_file_actions_adddup2(&actions, inherited, inherited)
    }
    // The command ignores some signals, and may hold back others; the program does not.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&usual, signal) }
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    if options.isGroup {
      unsafe posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETPGROUP
    }
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    let variables = ProcessInfo.processInfo.environment.merging(options.environment) { $1 }
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var identifier: pid_t = 0
    var error: Int32 = 0
    unsafe Self.withPointers(to: [program] + arguments) { argv in
      unsafe Self.withPointers(to: variables) { envp in
        error = unsafe posix_spawn(&identifier, program, &actions, &attributes, argv, envp)
      }
    }
    for end in [pipes[0].read, pipes[1].write, pipes[2].write] { close(end) }
    guard error == 0 else {
      for end in [pipes[0].write, pipes[1].read, pipes[2].read] { close(end) }
      let words = unsafe strerror(error).map { unsafe String(cString: $0) } ?? "error \(error)"
      throw PreviewError("\(program) cannot be started: \(words)")
    }
    self.identifier = identifier
    isGroup = options.isGroup
    (input, output, errors) = (pipes[0].write, pipes[1].read, pipes[2].read)
  }

  /// Sends a signal to the program alone.
  func send(_ signal: Int32) { kill(identifier, signal) }

  /// Ends the program, and its group if it has one.
  func end() { kill(isGroup ? -identifier : identifier, SIGKILL) }

  /// Waits until the program has ended, at most a tenth of a second: its end is known before its status.
  func waitBriefly() {
    for _ in 0..<50 {
      var info = unsafe siginfo_t()
      let code = unsafe waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT)
      if unsafe code != 0 || info.si_signo != 0 { return }
      usleep(2000)
    }
  }

  /// Waits for the end, and closes the descriptors.
  func wait() -> Ending {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    for descriptor in [input, output, errors] { close(descriptor) }
    // POSIX, `<sys/wait.h>`; the bits are the same on Linux and Apple's systems.
    let signal = status & 0x7F
    return signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
  }

  // MARK: Programs that end by themselves

  /// What a program wrote, and how it ended.
  struct Finished {
    var ending: Ending
    var output: [UInt8] = []
    var errors: [UInt8] = []

    var isSuccess: Bool { ending == .status(0) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Runs a program to its end.
  static func run(
    _ program: String, _ arguments: [String], _ options: Options = Options()
  ) throws(PreviewError) -> Finished {
    let process = try Subprocess(program, arguments, options)
    var finished = Finished(ending: .status(0))
    var isOpen = [true, true]
    while isOpen.contains(true) {
      let ready = poll([isOpen[0] ? process.output : -1, isOpen[1] ? process.errors : -1], -1)
      if ready[0] { isOpen[0] = read(process.output, into: &finished.output) > 0 }
      if ready[1] { isOpen[1] = read(process.errors, into: &finished.errors) > 0 }
    }
    finished.ending = process.wait()
    return finished
  }

  // MARK: Descriptors

  /// Waits until one of the descriptors can be read; negative ones are ignored.
  static func poll(_ descriptors: [Int32], _ milliseconds: Int32) -> [Bool] {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = unsafe Foundation.poll(&entries, nfds_t(entries.count), milliseconds)
    return entries.map { count > 0 && $0.revents != 0 }
  }

  /// Reads what is there, and returns the number of bytes; 0 at the end.
  static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Int {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    repeat {
      count = unsafe Foundation.read(descriptor, &piece, piece.count)
    } while count < 0
      && errno == EINTR
    if count > 0 { bytes += piece[..<count] }
    return max(count, 0)
  }

  /// The two ends of a pipe, which other programs do not inherit; nil if none can be opened.
  static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe Foundation.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The system's message for the error of the last call.
  static var systemMessage: String {
    unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
  }

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
