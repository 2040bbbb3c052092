extension Device {
  /// Current devices in 2026, by the names of their models.
  package static var current: [Device] {
    [
      "iPhone SE (3rd generation)", "iPhone 17", "iPhone 17 Pro Max", "iPhone Air",
      "iPhone Duo (outer display)", "iPhone Duo (inner display)", "iPad mini (A17 Pro)",
      "iPad (A16)", "iPad Pro 11-inch (M5)", "iPad Pro 13-inch (M5)",
    ].compactMap { named($0) }
  }

  /// Returns the name of a model as people say it: `iPhone Duo, unfolded`.
  package static func words(for model: String) -> String {
    model.replacing(" (outer display)", with: ", folded")
      .replacing(" (inner display)", with: ", unfolded")
  }

  /// Returns the size classes of the whole screen: `compact width, regular height`.
  package func sizeClassWords(in orientation: Orientation) -> String {
    "\(horizontalSizeClass(in: orientation)) width, \(verticalSizeClass(in: orientation)) height"
  }

  /// Returns the name and how the device is held: `iPhone 17, landscape`.
  package func words(in orientation: Orientation) -> String {
    Self.words(for: name) + (orientation == .landscape ? ", landscape" : "")
  }
}

extension WindowRegime {
  /// What has such windows, as people say it: `Split View`.
  package var name: String {
    switch self {
    case .fixed: "fixed screen"
    case .iPhoneWindow: "iPhone window"
    case .iPhoneLandscape: "iPhone, landscape"
    case .iPhoneLargeLandscape: "large iPhone, landscape"
    case .iPadWindow: "iPad window"
    case .iPadSplit: "Split View"
    case .duoOuter: "Duo, folded"
    case .duoInner: "Duo, unfolded"
    case .duoInnerSplit: "Duo, unfolded, beside another app"
    case .iPhoneAppOnPad: "iPhone app on iPad"
    }
  }
}
