internal import HeadlessUIKit

/// A device and how it is held; none stands for the canvas that a document was saved on.
struct Place: Sendable {
  let deviceName: String?
  let orientation: Device.Orientation

  init(_ deviceName: String?, _ orientation: Device.Orientation = .portrait) {
    self.deviceName = deviceName
    self.orientation = orientation
  }

  static let forPrograms = [
    Place("iPhone SE (3rd generation)"),
    Place("iPhone SE (3rd generation)", .landscape),
    Place("iPhone 15"),
    Place("iPhone 15", .landscape),
    Place("iPad Pro (11-inch) (4th generation)"),
    Place("iPad Pro (11-inch) (4th generation)", .landscape),
  ]

  static let forDocuments = [
    Place(nil),
    Place("iPhone SE (3rd generation)"),
    Place("iPhone 15", .landscape),
    Place("iPad Pro (11-inch) (4th generation)"),
  ]

  /// The device's row in the catalogue.
  func device() throws(DemoFailure) -> Device? {
    guard let deviceName else { return nil }
    guard let device = Device.named(deviceName) else {
      throw DemoFailure(message: "the catalogue has no '\(deviceName)'", status: 70)
    }
    return device
  }

  /// The place in few words: the device without its generation, and whether it is turned.
  var name: String {
    guard let deviceName else { return "as saved" }
    let short = deviceName.split(separator: " (").first.map(String.init) ?? deviceName
    return orientation == .landscape ? "\(short) landscape" : short
  }

  /// The place as a part of a file's name.
  var slug: String { name.replacing(" ", with: "-") }
}
