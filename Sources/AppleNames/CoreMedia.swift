/// A number of parts of a second.
public typealias CMTimeValue = Int64
/// The parts of a second.
public typealias CMTimeScale = Int32
/// A time in a video.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of parts.
  public var value: CMTimeValue
  /// The parts of a second.
  public var timescale: CMTimeScale
  /// Creates a time.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }
  /// Creates a time in seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init(
      value: CMTimeValue(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
  }
  /// The seconds.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// Whether it is a time.
  public var isValid: Bool { timescale != 0 }
  /// Whether it is a time with a number.
  public var isNumeric: Bool { timescale != 0 }
  /// Whether it has no number.
  public var isIndefinite: Bool { timescale == 0 }
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// A time without a number.
  public static let indefinite = CMTime(value: 0, timescale: 0)
  /// The end of all times.
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  /// Whether a time is before another one.
  public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }
  /// The sum of two times.
  public static func + (first: CMTime, second: CMTime) -> CMTime {
    CMTime(
      seconds: first.seconds + second.seconds,
      preferredTimescale: max(first.timescale, second.timescale))
  }
  /// The difference of two times.
  public static func - (first: CMTime, second: CMTime) -> CMTime {
    CMTime(
      seconds: first.seconds - second.seconds,
      preferredTimescale: max(first.timescale, second.timescale))
  }
}
/// Makes a time.
public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Makes a time in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// -1, 0 or 1: whether a time is before, at or after another one.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time2 < time1 ? 1 : 0
}
/// The earlier one of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later one of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// A multiple of a time.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
/// A part of a video.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// Its length.
  public var duration: CMTime
  /// Creates a part.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Creates a part between two times.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// Where it ends.
  public var end: CMTime { start + duration }
}
