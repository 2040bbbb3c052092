public import Foundation

/// A month of days.
///
/// Its intrinsic content size is an *estimate*.
///
/// Not implemented: the days are not drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicalendarview>
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// What is shown below a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// The size of a decoration; raw values are Apple's.
    public enum Size: Int, Sendable {
      /// Small.
      case small = 0
      /// Medium.
      case medium = 1
      /// Large.
      case large = 2
    }
    /// Creates a decoration with an image.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: Size = .medium) {
      self.init()
    }
    /// Returns a dot.
    open class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration()
    }
    /// Returns a decoration with an image.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium)
      -> Decoration
    { Decoration() }
    /// Returns a decoration with a view.
    open class func customView(_ provider: @escaping () -> UIView) -> Decoration { Decoration() }
  }

  /// The calendar.
  open var calendar = Calendar.current
  /// The locale.
  open var locale = Locale.current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The design of the digits.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The month that is shown.
  open var visibleDateComponents = DateComponents()
  /// The days that can be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// Whether decorations are shown.
  open var wantsDateDecorations = true
  /// The delegate.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// What can be selected.
  open var selectionBehavior: UICalendarSelection?

  /// Shows a month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  /// Reads decorations again; has no effect.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 330) }
}

/// Methods of a calendar.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns what is shown below a day; never called.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
}

/// What can be selected in a calendar.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// Reads again which days can be selected; has no effect.
  open func updateSelectableDates() {}
}

/// One day of a calendar.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The day.
  open var selectedDate: DateComponents?
  /// The delegate, which is never called.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Selects a day.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }
}

/// Methods that report the selection of a day; never called.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when a day was selected; never called.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a day can be selected; never called.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns true.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Several days of a calendar.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The days.
  open var selectedDates: [DateComponents] = []
  /// The delegate, which is never called.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Selects days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
}

/// Methods that report the selection of days; never called.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when a day was selected; never called.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when a day was deselected; never called.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
