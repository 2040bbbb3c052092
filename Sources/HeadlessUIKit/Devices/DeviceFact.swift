/// Where a number about a device comes from, and how sure it is.
public struct DeviceFact: Sendable, Hashable, Codable {
  /// How well a number is known.
  public enum Confidence: String, Sendable, Hashable, Codable {
    /// Apple or several published tables have it.
    case published
    /// From a single source that could not be verified.
    case reported
    /// It follows from other numbers, or is as for devices like it.
    case derived
    /// From memory, or as for devices like it; no source was at hand.
    case assumed
  }

  /// The subject of the fact: `size`, `safe area`, `size classes`.
  public var subject: String
  /// The number in words.
  public var value: String
  /// Where it was found.
  public var source: String
  /// How sure it is.
  public var confidence: Confidence

  /// Creates a fact.
  public init(_ subject: String, _ value: String, source: String, _ confidence: Confidence) {
    self.subject = subject
    self.value = value
    self.source = source
    self.confidence = confidence
  }
}
