/// The properties of other controls and bars; each kind uses a few of these.
public struct ControlProperties: Hashable, Sendable {
  /// A segment of a segmented control.
  public struct Segment: Hashable, Sendable {
    /// The title.
    public internal(set) var title: String?
    /// The image's name.
    public internal(set) var image: String?
    /// A fixed width; nothing means automatic.
    public internal(set) var width: Double?
    /// Whether it can be chosen.
    public internal(set) var isEnabled = true
  }

  /// An item of a bar.
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
    public internal(set) var systemItem: String?
    /// A fixed width.
    public internal(set) var width: Double?
  }

  /// The style's word: a date picker's, activity indicator's, progress view's or search bar's.
  public internal(set) var style: String?
  /// A date picker's mode.
  public internal(set) var datePickerMode: String?
  /// Whether a switch is on.
  public internal(set) var isOn = false
  /// The value of a slider or stepper.
  public internal(set) var value: Double?
  /// The least value of a slider or stepper.
  public internal(set) var minimumValue: Double?
  /// The greatest value of a slider or stepper.
  public internal(set) var maximumValue: Double?
  /// A progress view's part done, from 0 to 1.
  public internal(set) var progress: Double?
  /// A page control's number of pages.
  public internal(set) var numberOfPages: Int?
  /// A page control's page, from 0.
  public internal(set) var currentPage: Int?
  /// Whether an activity indicator turns.
  public internal(set) var isAnimating = false
  /// Whether an activity indicator at rest is hidden.
  public internal(set) var hidesWhenStopped = false
  /// The segments of a segmented control.
  public internal(set) var segments: [Segment] = []
  /// The chosen segment, from 0.
  public internal(set) var selectedSegment: Int?
  /// Whether segments are as wide as their content asks.
  public internal(set) var apportionsSegmentWidthsByContent = false
  /// A search bar's text.
  public internal(set) var text: String?
  /// A search bar's placeholder.
  public internal(set) var placeholder: String?
  /// A search bar's line above.
  public internal(set) var prompt: String?
  /// Whether a search bar shows its cancel button.
  public internal(set) var showsCancelButton = false
  /// Whether a search bar shows its scope bar.
  public internal(set) var showsScopeBar = false
  /// The items of a bar, in order.
  public internal(set) var items: [BarItem] = []
  /// Whether a navigation bar has large titles.
  public internal(set) var hasLargeTitles = false
  /// Whether content shows through a bar.
  public internal(set) var isTranslucent = true
  /// The effect of an effect view, such as `dark` or `regular`.
  public internal(set) var effectStyle: String?
}
