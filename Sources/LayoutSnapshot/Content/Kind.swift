extension LayoutSnapshot {
  /// The kind of a view: which drawing it gets, whatever its class is called.
  ///
  /// A kind that this release does not know is read as ``other``.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case view
    case label
    case button
    case image
    case textField
    case textView
    case `switch`
    case slider
    case segmented
    case stepper
    case progress
    case activityIndicator
    case pageControl
    case datePicker
    case picker
    case searchBar
    case toolbar
    case navigationBar
    case tabBar
    case stack
    case scroll
    case table
    case collection
    case cell
    case visualEffect
    case web
    case map
    case window
    case other

    /// Reads the raw value; an unknown one becomes the most general case.
    public init(from decoder: any Decoder) throws {
      self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
    }
  }
}
