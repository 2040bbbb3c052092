internal import HeadlessUIKit
internal import LayoutInspector

/// What a page needs of the scenes of a document.
enum InspectedPart {
  /// Every size and every device, for a page without a server.
  case everything
  /// Every size; the layouts on devices are asked for when they are shown.
  case sizes
  /// The scene with an outermost view, on a device.
  case screen(root: String, DeviceStages.Place)

  /// Whether scenes are captured at every size.
  var coversPlane: Bool { if case .screen = self { false } else { true } }

  /// The devices on which scenes are laid out.
  var places: [DeviceStages.Place] {
    switch self {
    case .everything: DeviceStages.Place.all
    case .sizes: []
    case .screen(_, let place): [place]
    }
  }
}
