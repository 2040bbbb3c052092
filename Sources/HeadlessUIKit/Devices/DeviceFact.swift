/// A value of a device, with its source and confidence.
public struct DeviceFact: Sendable, Hashable, Codable {
  /// The confidence of a value.
  public enum Confidence: String, Sendable, Hashable, Codable {
    /// Published by Apple or in several tables.
    case published
    /// From a single source that could not be verified.
    case reported
    /// Derived from other values, or that of similar devices.
    case derived
    /// From memory, or that of similar devices; no source was available.
    case assumed
  }

  /// The subject of the fact, such as `size`, `safe area` or `size classes`.
  public var subject: String
  /// The value as text.
  public var value: String
  /// The source.
  public var source: String
  /// The confidence.
  public var confidence: Confidence

  /// Creates a fact.
  public init(_ subject: String, _ value: String, source: String, _ confidence: Confidence) {
    self.subject = subject
    self.value = value
    self.source = source
    self.confidence = confidence
  }
}
