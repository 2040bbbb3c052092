public import Foundation
internal import TextMetrics

/// A control for selecting a date, a time or a duration.
///
/// The size of the wheels style is known, and that of the compact style is estimated from its text.
/// A calendar is 320 points wide, as Interface Builder saves it without constraints (2 of 2 documents); its height,
/// and the size of other inline pickers, were not found in any source.
///
/// Not implemented: user interaction.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidatepicker>
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of the selected value; raw values are Apple's.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// Hours and minutes.
    case countDownTimer = 3
    /// A month and a year.
    case yearAndMonth = 4
  }

  /// The style of a picker; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// The default of the generation: wheels before iOS 14, compact since.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Fields that open a picker.
    case compact = 2
    /// A calendar, or fields for a time.
    case inline = 3
  }

  /// Creates a picker for date and time.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a picker for date and time.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The kind of the selected value.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// The preferred style of the picker.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The date.
  open var date = Date() {
    didSet {
      hasDate = true
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the app has set ``date``; otherwise pictures show a date that is always the same.
  private var hasDate = false
  /// Sets the date, without animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// The duration, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The interval of the minutes.
  open var minuteInterval = 1
  /// The time zone of the picker; nil for the current one.
  open var timeZone: TimeZone? { didSet { invalidateIntrinsicContentSize() } }
  /// The locale of the picker; nil for the current one.
  open var locale: Locale? { didSet { invalidateIntrinsicContentSize() } }
  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar of the picker.
  open var calendar: Calendar!

  /// The style of the picker.
  open var datePickerStyle: Style {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return layoutEnvironment.generation < .iOS14 || datePickerMode == .countDownTimer
      ? .wheels : .compact
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .automatic, .wheels: return controlSizes.wheelsSize
    case .compact: return compactSize
    case .inline:
      let isCalendar = datePickerMode == .date || datePickerMode == .dateAndTime
      return CGSize(
        width: isCalendar ? 320 : UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    return CGSize(
      width: natural.width < 0 ? size.width : natural.width,
      height: natural.height < 0 ? size.height : natural.height)
  }

  /// The size of the compact style.
  ///
  /// *Estimate*: body text with margins of 12 points at the sides and 7 points above and below, and
  /// 5 points between fields.
  private var compactSize: CGSize {
    let (widths, height) = fields(for: texts(of: date))
    return CGSize(width: widths.reduce(CGFloat(widths.count - 1) * 5, +), height: height)
  }

  /// Returns the widths of fields with texts, and their height.
  private func fields(for texts: [String]) -> (widths: [CGFloat], height: CGFloat) {
    var widths: [CGFloat] = []
    var height: CGFloat = 0
    for text in texts {
      var content = TextContent(
        font: .preferredFont(forTextStyle: .body, compatibleWith: traitCollection))
      content.source = .plain(text)
      let size = pixelSize(content.layout(lines: 1, in: layoutEnvironment).size)
      widths.append(size.width + 24)
      height = max(height, size.height + 14)
    }
    return (widths, height)
  }

  private func texts(of date: Date, isShort: Bool = false) -> [String] {
    let day = isShort ? "yyMd" : "yMMMd"
    func text(_ template: String) -> String {
      let formatter = DateFormatter()
      formatter.locale = locale ?? Locale(identifier: "en_US")
      formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
      formatter.dateFormat =
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: formatter.locale)
        ?? template
      return formatter.string(from: date)
    }
    switch datePickerMode {
    case .time, .countDownTimer: return [text("jmm")]
    case .date: return [text(day)]
    case .dateAndTime: return [text(day), text("jmm")]
    case .yearAndMonth: return [text("yMMMM")]
    }
  }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "datePicker"
    let style =
      switch datePickerStyle {
      case .compact: "compact"
      case .inline: "inline"
      case .wheels, .automatic: "wheels"
      }
    shown.state = ViewDescription.State(style: style)
    guard placesCustomViews else { return }
    switch style {
    case "compact":
      shown.state?.items = describedFields
    case "wheels": shown.state?.items = describedWheels
    default: break
    }
  }

  /// The fields of the compact style: over the whole width, or in digits at the trailing edge where
  /// the name of the month has no space, as measured at 120 points.
  private var describedFields: [ViewDescription.Item] {
    let (long, short) = (texts(of: shownDate), texts(of: shownDate, isShort: true))
    let whole = long.map { ViewDescription.Item(title: $0) }
    func total(_ widths: [CGFloat]) -> CGFloat { widths.reduce(CGFloat(widths.count - 1) * 5, +) }
    let widths = fields(for: short).widths
    guard long != short, total(fields(for: long).widths) > bounds.width,
      total(widths) <= bounds.width
    else { return whole }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = bounds.width - total(widths)
    return zip(short, widths).map { text, width in
      defer { x += width + 5 }
      return ViewDescription.Item(
        title: text,
        frame: CGRect(
          x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width,
          height: bounds.height))
    }
  }

  /// The date of pictures: 15 June 2025, 9:41, unless the app has set one.
  private var shownDate: Date { hasDate ? date : Date(timeIntervalSince1970: 1_749_980_460) }

  /// The rows around the selected ones.
  private var describedWheels: [ViewDescription.Item] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? .current
    calendar.locale = locale ?? Locale(identifier: "en_US")
    let now = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: shownDate)
    let (hour, minute) = (now.hour ?? 0, now.minute ?? 0)
    let hours = (wheel: (0..<12).map { "\($0 == 0 ? 12 : $0)" }, selected: hour % 12)
    let step = max(minuteInterval, 1)
    let minutes = (
      wheel: stride(from: 0, to: 60, by: step).map { $0 < 10 ? "0\($0)" : "\($0)" },
      selected: minute / step
    )
    let halves = (wheel: [calendar.amSymbol, calendar.pmSymbol], selected: hour / 12)
    let months = (wheel: calendar.monthSymbols, selected: (now.month ?? 1) - 1)
    let years = (wheel: (1...3000).map(String.init), selected: (now.year ?? 1) - 1)
    let length = calendar.range(of: .day, in: .month, for: shownDate)?.count ?? 31
    let days = (wheel: (1...length).map(String.init), selected: (now.day ?? 1) - 1)
    switch datePickerMode {
    case .time: return wheels([hours, minutes, halves], widths: [56, 56, 56])
    case .date: return wheels([months, days, years], widths: [130, 50, 80])
    case .yearAndMonth: return wheels([months, years], widths: [150, 100])
    case .countDownTimer:
      let (hours, minutes) = (Int(countDownDuration) / 3600, Int(countDownDuration) / 60 % 60)
      return wheels(
        [
          ((0..<24).map { "\($0) hours" }, hours),
          (stride(from: 0, to: 60, by: step).map { "\($0) min" }, minutes / step),
        ], widths: [110, 100])
    case .dateAndTime:
      let formatter = DateFormatter()
      (formatter.locale, formatter.timeZone) = (calendar.locale, calendar.timeZone)
      formatter.dateFormat = "EEE MMM d"
      let near = (-3...3).map {
        formatter.string(from: shownDate.addingTimeInterval(Double($0) * 86_400))
      }
      return wheels([(near, 3), hours, minutes, halves], widths: [130, 50, 50, 50])
    }
  }

  private func wheels(
    _ columns: [(wheel: [String], selected: Int)], widths: [CGFloat]
  ) -> [ViewDescription.Item] {
    let rows = WheelRows(
      columns: zip(columns, widths).map {
        WheelRows.Column(count: $0.wheel.count, selected: $0.selected, width: $1)
      }, bounds: bounds,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return rows.rows.map {
      ViewDescription.Item(title: columns[$0.column].wheel[$0.row], frame: $0.frame)
    }
  }
}
