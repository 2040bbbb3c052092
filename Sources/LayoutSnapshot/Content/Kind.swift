extension LayoutSnapshot {
  /// The kind of a view, which determines how it is drawn regardless of the name of its class.
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

    /// Decodes the raw value.
    ///
    /// Unknown values are decoded as the most general case.
    public init(from decoder: any Decoder) throws {
      self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
    }
  }
}
