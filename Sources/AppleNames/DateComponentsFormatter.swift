public import Foundation

/// Writes a length of time in English, such as "2 hours, 5 minutes"; Foundation's is not available on Linux.
///
/// Apple: <https://developer.apple.com/documentation/foundation/datecomponentsformatter>
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `2:05:00`.
    case positional
    /// `2h 5m`.
    case abbreviated
    /// `2 hr, 5 min`.
    case short
    /// `2 hours, 5 minutes`.
    case full
    /// `2 hours, 5 minutes`, without numbers in words.
    case spellOut
    /// `2hr 5min`.
    case brief
  }
  /// Which zeros are written.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a behavior.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those of the style: leading ones are dropped, in positional times others are written.
    public static let `default` = Self(rawValue: 1)
    /// Those before the first other number are dropped.
    public static let dropLeading = Self(rawValue: 2)
    /// Those between other numbers are dropped.
    public static let dropMiddle = Self(rawValue: 4)
    /// Those after the last other number are dropped.
    public static let dropTrailing = Self(rawValue: 8)
    /// All are dropped.
    public static let dropAll: Self = [dropLeading, dropMiddle, dropTrailing]
    /// Numbers have two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units; from days to seconds by default.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which zeros are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The greatest number of units; zero for all.
  open var maximumUnitCount = 0
  /// Has no effect.
  open var calendar: Calendar? = .current
  /// Has no effect.
  open var allowsFractionalUnits = false
  /// Has no effect.
  open var collapsesLargestUnit = false
  /// Whether `remaining` is added.
  open var includesTimeRemainingPhrase = false
  /// Whether `about` is added.
  open var includesApproximationPhrase = false
  /// Creates a formatter.
  public override init() { super.init() }
  /// Documents have no formatter.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private struct Unit {
    let bit: NSCalendar.Unit
    let seconds: Int
    let (short, brief, full): (String, String, String)
  }
  private static let units = [
    Unit(bit: .year, seconds: 31_536_000, short: "y", brief: "yr", full: "year"),
    Unit(bit: .month, seconds: 2_592_000, short: "mo", brief: "mth", full: "month"),
    Unit(bit: .weekOfMonth, seconds: 604_800, short: "w", brief: "wk", full: "week"),
    Unit(bit: .day, seconds: 86_400, short: "d", brief: "day", full: "day"),
    Unit(bit: .hour, seconds: 3_600, short: "h", brief: "hr", full: "hour"),
    Unit(bit: .minute, seconds: 60, short: "m", brief: "min", full: "minute"),
    Unit(bit: .second, seconds: 1, short: "s", brief: "sec", full: "second"),
  ]

  /// The text of some seconds.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e12 else { return nil }
    var rest = Int(abs(interval).rounded())
    let allowed = allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
    let units = Self.units.filter { allowed.contains($0.bit) }
    guard !units.isEmpty else { return nil }
    var numbers = units.map { unit in
      defer { rest %= unit.seconds }
      return (unit: unit, number: rest / unit.seconds)
    }
    let first = numbers.firstIndex { $0.number != 0 } ?? numbers.count - 1
    if isDropped(.dropLeading) { numbers.removeFirst(first) }
    if maximumUnitCount > 0 { numbers = Array(numbers.prefix(maximumUnitCount)) }
    if unitsStyle != .positional, numbers.count > 1 {
      let kept = numbers.enumerated().filter { index, part in
        part.number != 0 || !isDropped(index == 0 ? .dropLeading : .dropMiddle)
      }.map(\.element)
      numbers = kept.isEmpty ? [numbers[numbers.count - 1]] : kept
    }
    return phrase((interval < 0 ? "-" : "") + text(of: numbers))
  }
  /// The text of parts of a date.
  open func string(from components: DateComponents) -> String? {
    let parts = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour,
      components.minute, components.second,
    ]
    return string(
      from: zip(parts, Self.units).reduce(0.0) { $0 + Double(($1.0 ?? 0) * $1.1.seconds) })
  }
  /// The text of the time between two dates.
  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }
  /// The text of parts of a date; nil for another object.
  open override func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) }
  }
  /// The text of parts of a date in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func isDropped(_ behavior: ZeroFormattingBehavior) -> Bool {
    !zeroFormattingBehavior.isDisjoint(with: [.default, behavior])
  }

  private func text(of numbers: [(unit: Unit, number: Int)]) -> String {
    if unitsStyle == .positional {
      return numbers.enumerated().map { index, part in
        let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
        return isPadded && part.number < 10 ? "0\(part.number)" : "\(part.number)"
      }.joined(separator: ":")
    }
    let words = numbers.map { part -> String in
      let end = part.number == 1 ? "" : "s"
      switch unitsStyle {
      case .abbreviated, .positional: return "\(part.number)\(part.unit.short)"
      case .brief: return "\(part.number)\(part.unit.brief)\(part.unit.bit == .day ? end : "")"
      case .short: return "\(part.number) \(part.unit.brief)\(part.unit.bit == .day ? end : "")"
      case .full, .spellOut: return "\(part.number) \(part.unit.full)\(end)"
      }
    }
    let isNarrow = unitsStyle == .abbreviated || unitsStyle == .brief
    return words.joined(separator: isNarrow ? " " : ", ")
  }

  private func phrase(_ text: String) -> String {
    let about = includesApproximationPhrase ? "About \(text)" : text
    return includesTimeRemainingPhrase ? "\(about) remaining" : about
  }
}
