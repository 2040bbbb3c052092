internal import ArgumentParser
internal import IsolatedWork

/// Whether documents are written that are protected.
struct ProtectionOptions: ParsableArguments {
  @Flag(
    name: .customLong("force"),
    help: ArgumentHelp(
      "Also write a document that is write-protected, has several names (hard links) or belongs to another "
        + "user: its other names keep the old contents, and it may become yours."))
  var isForced = false

  var force: FileDraft.Force { isForced ? .given : .withheld }
}
