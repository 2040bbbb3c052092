/// One of the two sides of a merge.
package enum MergeSide: String, Hashable, Sendable, Codable, CaseIterable {
  /// The version into which the other is merged.
  case ours
  /// The version that is merged.
  case theirs

  var other: Self { self == .ours ? .theirs : .ours }
}

/// Changes of both sides that cannot both be made.
public struct MergeConflict: Hashable, Sendable, Codable {
  /// What the sides disagree about.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The value of an attribute or element.
    case value
    /// Whether an object exists: one side deletes what the other changes or uses.
    case deletion
    /// The element in which an object is.
    case position
    /// The order of a list.
    case order
  }

  /// The lines, from 1, on which the object begins in each version; nil where it is not.
  public struct Lines: Hashable, Sendable, Codable {
    /// The line in the common ancestor.
    public let base: Int?
    /// The line in our version.
    public let ours: Int?
    /// The line in their version.
    public let theirs: Int?
    /// The line in the merged document; that of the element around it if the object is not in it.
    public internal(set) var merged: Int?
  }

  /// What the sides disagree about.
  public let kind: Kind
  /// The id of the object; nil if it has none.
  public let object: String?
  /// The name of the object in Interface Builder's outline.
  public let name: String
  /// The attributes or the element that both sides changed; empty for whole objects.
  public let property: String
  /// The common ancestor's value; nil if there is none.
  public let base: String?
  /// Our value; nil if there is none.
  public let ours: String?
  /// Their value; nil if there is none.
  public let theirs: String?
  /// Where the object is.
  public internal(set) var lines: Lines
  /// Whether one answer is certain, so that nobody is asked: a change of the distance to a deleted view is gone with it.
  public let isSettled: Bool
  /// The side whose change is in the merged document.
  package let kept: MergeSide
  /// What both sides did, in one sentence.
  public let message: String
  /// The keys of the nodes that it is about, for `@attribute` of a node if it is about attributes.
  var subjects: [String] = []

  private enum CodingKeys: String, CodingKey {
    case kind, object, name, property, base, ours, theirs, lines, kept, message
    case isSettled = "settled"
  }
}
