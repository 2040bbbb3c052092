internal import ArgumentParser

/// One of several parts of a run, each of which another machine does: `2/4`.
struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  let number: Int
  /// The number of parts.
  let count: Int

  /// The largest number of parts.
  static let greatestCount = 10_000

  init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  /// Reads a part such as `2/4`.
  init(parsing text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.greatestCount).contains(count), (1...count).contains(number)
    else {
      throw ValidationError(
        "give k/n with k from 1 to n, such as 2/4, and n up to \(Self.greatestCount)")
    }
    self.init(number: number, count: count)
  }
}

/// The part of the documents that a run is for.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Process only this part of the documents, such as 2/4, and leave the others to other "
        + "machines; 'purlin report merge' joins the reports.", valueName: "k/n"),
    transform: Shard.init(parsing:))
  var shard: Shard?
}
