package import InterfaceBuilder

/// A three-way merge of a storyboard or xib by elements and attributes.
///
///     let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
///     for conflict in merge.conflicts { print(conflict.message) }
///     let bytes = merge.bytes
///
/// Objects are recognized by their ids, so changes of different objects, and of different attributes of one
/// object, are no conflict. Frames saved beside constraints, positions on the canvas, versions of tools and
/// lists of resources follow from the rest and are none either. The result is always well-formed: of a
/// conflict, it has our change, or that of the favored side.
package struct DocumentMerge: Sendable {
  /// An error in one of the three versions.
  package struct VersionError: Error, Sendable {
    /// A version of the document.
    package enum Version: String, Sendable {
      /// The common ancestor.
      case base
      /// Our version.
      case ours
      /// Their version.
      case theirs
    }

    /// The version that cannot be read.
    package let version: Version
    /// What is wrong with it.
    package let error: XMLError
  }

  /// An object of theirs whose new id ours gave to another object.
  package struct Renaming: Hashable, Sendable, Codable {
    /// The id in their version.
    package let old: String
    /// The id in the merged document.
    package let new: String
  }

  /// The text of the merged document.
  package internal(set) var bytes: [UInt8]
  /// The conflicts: open, or decided if a side was favored.
  package internal(set) var conflicts: [MergeConflict] = []
  /// The side that decided conflicts; nil if they are open.
  package let favored: MergeSide?
  /// The objects of theirs that have other ids in the merged document.
  package private(set) var renamings: [Renaming] = []

  /// The conflicts that nobody decided; the text has our change.
  package var openConflicts: [MergeConflict] {
    favored == nil ? conflicts.filter { !$0.isSettled } : []
  }

  /// Merges two versions of a document that changed a common ancestor.
  ///
  /// - Parameters:
  ///   - base: The text of the common ancestor.
  ///   - ours: The text of the version into which the other is merged.
  ///   - theirs: The text of the other version.
  ///   - favored: The side that decides conflicts; nil leaves them open.
  /// - Throws: ``VersionError`` if a version is not well-formed XML.
  /// - Complexity: O(*n* log *n*) in the number of elements, without conflicts.
  package init(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], favoring favored: MergeSide? = nil
  ) throws(VersionError) {
    self.favored = favored
    // Not only faster: the text is then exactly that of one version, which must be readable all the same.
    if ours == theirs || theirs == base {
      bytes = try Self.read(ours, .ours).bytes
    } else if ours == base {
      bytes = try Self.read(theirs, .theirs).bytes
    } else {
      bytes = []
      try merge(base, ours, theirs)
    }
  }

  /// Merges versions also if two of them are equal.
  init(
    completely base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], favoring favored: MergeSide? = nil
  ) throws(VersionError) {
    self.favored = favored
    bytes = []
    try merge(base, ours, theirs)
  }

  /// Creates a result that is yet to be merged.
  init(bytes: [UInt8], favoring favored: MergeSide?) {
    self.bytes = bytes
    self.favored = favored
  }

  private mutating func merge(
    _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]
  ) throws(VersionError) {
    let lineEnd = LineEnding.of(ours)
    let old = try Self.read(LineEnding.set(lineEnd, in: base), .base)
    let mine = try Self.read(ours, .ours)
    var other = try Self.read(LineEnding.set(lineEnd, in: theirs), .theirs)
    let shared = CollidingIDs.sharedConnections(old, mine, other)
    if !shared.isEmpty { other = try Self.read(CollidingIDs.rename(shared, in: other), .theirs) }
    let ids = CollidingIDs.renamings(old, mine, other)
    if !ids.isEmpty {
      other = try Self.read(CollidingIDs.rename(ids, in: other), .theirs)
      renamings = ids.sorted { $0.key < $1.key }.map { Renaming(old: $0.key, new: $0.value) }
    }
    let names = MergeNames([mine.bytes, other.bytes, old.bytes])
    var merge = TreeMerge(old, mine, other, favored: favored, names: names)
    var nodes = merge.mergedNodes()
    while merge.dropDangling(&nodes) {}
    merge.decideResources(&nodes)
    merge.pruneLists()
    merge.orderChildren()
    merge.recordOrderConflicts()
    var writer = MergeWriter(merge, nodes)
    bytes = writer.text()
    if LineEnding.of(base) == lineEnd {
      // Only theirs changed the line endings.
      bytes = LineEnding.set(LineEnding.of(theirs), in: bytes)
    }
    conflicts = merge.conflicts
    locateConflicts(merge)
  }

  /// Returns their version with the ids of ours in connections that both sides added; as it is if it cannot be read.
  package static func withSharedConnections(
    base: [UInt8], ours: [UInt8], theirs: [UInt8]
  ) -> [UInt8] {
    guard let old = try? MarkupTree(base), let mine = try? MarkupTree(ours),
      let other = try? MarkupTree(theirs)
    else { return theirs }
    let ids = CollidingIDs.sharedConnections(old, mine, other)
    return ids.isEmpty ? theirs : CollidingIDs.rename(ids, in: other)
  }

  private static func read(
    _ bytes: [UInt8], _ version: VersionError.Version
  ) throws(VersionError) -> MarkupTree {
    do throws(XMLError) { return try MarkupTree(bytes) } catch {
      throw VersionError(version: version, error: error)
    }
  }

  /// Finds the lines of the conflicts in the merged document.
  private mutating func locateConflicts(_ merge: TreeMerge) {
    guard !conflicts.isEmpty, let tree = try? MarkupTree(bytes) else { return }
    for index in conflicts.indices {
      guard let subject = conflicts[index].subjects.first else { continue }
      var next = Optional(String(subject.prefix { $0 != "@" }))
      while let key = next {
        if let node = tree.node(key) {
          conflicts[index].lines.merged = node.position.line
          break
        }
        let source = [merge.ours, merge.theirs, merge.base].first { $0.node(key) != nil }
        next = source.flatMap { source in source.node(key).flatMap { source.parentKey(of: $0) } }
      }
    }
  }
}
