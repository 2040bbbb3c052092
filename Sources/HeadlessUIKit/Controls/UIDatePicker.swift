public import Foundation
internal import TextMetrics

/// A choice of a date, a time or a duration.
///
/// The size of wheels is known. That of the compact style is estimated from its text, and the
/// inline style, whose sizes were found nowhere, has no intrinsic content size.
///
/// Not offered: choosing dates.
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

  /// How the picker should look; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// As the generation has it: wheels before iOS 14, compact since.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Fields that open a picker.
    case compact = 2
    /// A calendar, or fields for a time.
    case inline = 3
  }

  /// Creates a picker of date and time.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a picker of date and time.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The kind of the selected value.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// How the picker should look.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The date.
  open var date = Date() { didSet { invalidateIntrinsicContentSize() } }
  /// Changes the date, at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// The duration, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The steps of minutes.
  open var minuteInterval = 1
  /// The time zone to show.
  open var timeZone: TimeZone? { didSet { invalidateIntrinsicContentSize() } }
  /// The language to show.
  open var locale: Locale? { didSet { invalidateIntrinsicContentSize() } }
  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar to show.
  open var calendar: Calendar!

  /// How the picker looks.
  open var datePickerStyle: Style {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return layoutEnvironment.generation < .iOS14 || datePickerMode == .countDownTimer
      ? .wheels : .compact
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .automatic, .wheels: return controlSizes.wheelsSize
    case .compact: return compactSize
    case .inline: return super.intrinsicContentSize
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    return CGSize(
      width: natural.width < 0 ? size.width : natural.width,
      height: natural.height < 0 ? size.height : natural.height)
  }

  /// *Estimate*: body text with 12 points beside it and 7 above and below, 5 points between fields.
  private var compactSize: CGSize {
    var widths: [CGFloat] = []
    var height: CGFloat = 0
    for text in compactTexts {
      var content = TextContent(
        font: .preferredFont(forTextStyle: .body, compatibleWith: traitCollection))
      content.source = .plain(text)
      let size = pixelSize(content.layout(lines: 1, in: layoutEnvironment).size)
      widths.append(size.width + 24)
      height = max(height, size.height + 14)
    }
    return CGSize(width: widths.reduce(CGFloat(widths.count - 1) * 5, +), height: height)
  }

  private var compactTexts: [String] {
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
    case .date: return [text("yMMMd")]
    case .dateAndTime: return [text("yMMMd"), text("jmm")]
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
  }
}
