/// The properties of other controls and bars; each kind of view uses some of them.
public struct ControlProperties: Hashable, Sendable {
  /// A segment of a segmented control.
  public struct Segment: Hashable, Sendable {
    /// The title.
    public internal(set) var title: String?
    /// The image's name.
    public internal(set) var image: String?
    /// A fixed width; nil for automatic.
    public internal(set) var width: Double?
    /// Whether the segment is enabled.
    package internal(set) var isEnabled = true
  }

  /// A bar item.
  public struct BarItem: Hashable, Sendable {
    /// The element's name: `barButtonItem`, `tabBarItem` or `navigationItem`.
    public internal(set) var kind: String
    /// The id, if it has one.
    public internal(set) var id: String?
    /// The title.
    public internal(set) var title: String?
    /// The image's name.
    public internal(set) var image: String?
    /// The built-in item, such as `flexibleSpace`.
    package internal(set) var systemItem: String?
    /// A fixed width.
    public internal(set) var width: Double?
  }

  /// The style of a date picker, activity indicator, progress view or search bar.
  public internal(set) var style: String?
  /// The mode of a date picker.
  package internal(set) var datePickerMode: String?
  /// The date of a date picker, in seconds since 2001-01-01 00:00 UTC; nil for the present.
  package internal(set) var date: Double?
  /// Whether a switch is on.
  package internal(set) var isOn = false
  /// The value of a slider or stepper.
  public internal(set) var value: Double?
  /// The minimum value of a slider or stepper.
  package internal(set) var minimumValue: Double?
  /// The maximum value of a slider or stepper.
  package internal(set) var maximumValue: Double?
  /// The progress of a progress view, from 0 to 1.
  package internal(set) var progress: Double?
  /// The number of pages of a page control.
  package internal(set) var numberOfPages: Int?
  /// The index of the current page of a page control.
  package internal(set) var currentPage: Int?
  /// Whether an activity indicator is animating.
  package internal(set) var isAnimating = false
  /// Whether an activity indicator is hidden when it is not animating.
  package internal(set) var hidesWhenStopped = false
  /// The segments of a segmented control.
  package internal(set) var segments: [Segment] = []
  /// The index of the selected segment.
  package internal(set) var selectedSegment: Int?
  /// Whether the widths of segments depend on their content.
  package internal(set) var apportionsSegmentWidthsByContent = false
  /// The text of a search bar.
  public internal(set) var text: String?
  /// The placeholder of a search bar.
  package internal(set) var placeholder: String?
  /// The prompt of a search bar.
  package internal(set) var prompt: String?
  /// Whether a search bar shows its cancel button.
  package internal(set) var showsCancelButton = false
  /// Whether a search bar shows its scope bar.
  package internal(set) var showsScopeBar = false
  /// The items of a bar, in order.
  public internal(set) var items: [BarItem] = []
  /// Whether a navigation bar prefers large titles.
  package internal(set) var hasLargeTitles = false
  /// Whether a bar is translucent.
  package internal(set) var isTranslucent = true
  /// The style of a visual effect view, such as `dark` or `regular`.
  package internal(set) var effectStyle: String?
}
