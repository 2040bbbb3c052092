internal import HeadlessUIKit

extension Device {
  /// Returns the device of a simulated screen, as Xcode 5 to 7 name it: `retina47` or
  /// `retina4_7.fullscreen`.
  static func withSimulatedScreen(_ type: String) -> Device? {
    let old = [
      "retina35": "retina3_5", "retina4": "retina4_0", "retina47": "retina4_7",
      "retina55": "retina5_5",
    ]
    let name = String(type.prefix { $0 != "." })
    return withInterfaceBuilderID(old[name] ?? name)
  }
}
