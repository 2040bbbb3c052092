/// A command that processes few documents: it runs in a child process, which the parent observes.
///
/// A crash is then reported in one line with the document's name and an exit status, and a document
/// that exceeds the time limit is stopped.
protocol SupervisedCommand {
  var limits: LimitOptions { get }
  /// Whether the command with these arguments processes one document; otherwise workers are used.
  var isSupervised: Bool { get }
  /// Whether the command completes its answer when Ctrl-C ends its input.
  var finishesInterrupted: Bool { get }
}

extension SupervisedCommand {
  var isSupervised: Bool { true }
  var finishesInterrupted: Bool { false }
}
