internal import AutoLayout
internal import Foundation
internal import HeadlessQuartzCore
internal import HeadlessUIKit
internal import LayoutSnapshot

extension LayoutSnapshot.Color {
  /// Creates a color for the light appearance.
  ///
  /// Returns nil if the color is not visible.
  init?(_ color: UIColor) {
    let parts = color.rgba
    guard parts.alpha > 0 else { return nil }
    self.init(
      unitRed: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue),
      alpha: Double(parts.alpha))
  }
}

extension LayoutSnapshot.Appearance {
  /// Sets the properties of the layer: its border and corners.
  @MainActor
  mutating func take(_ layer: CALayer) {
    cornerRadius = Double(layer.cornerRadius)
    roundedCorners = Int(layer.maskedCorners.rawValue) & 15
    if layer.shadowOpacity > 0,
      let color = LayoutSnapshot.Color(
        layer.shadowColor.map { UIColor(cgColor: $0) } ?? .black)
    {
      var color = color
      let opacity = Double(min(max(layer.shadowOpacity, 0), 1))
      color.alpha = UInt8((Double(color.alpha) * opacity).rounded())
      shadow = LayoutSnapshot.Shadow(
        color: color, offset: LayoutSnapshot.Size(layer.shadowOffset),
        radius: Double(layer.shadowRadius))
    }
    borderWidth = Double(layer.borderWidth)
    borderColor =
      borderWidth > 0
      ? LayoutSnapshot.Color(layer.borderColor.map { UIColor(cgColor: $0) } ?? .black) : nil
  }
}

extension LayoutSnapshot.Device {
  /// Creates the device of a screen.
  ///
  /// Returns nil for a screen without a device.
  @MainActor
  init?(_ screen: UIScreen) {
    guard screen.isDevice else { return nil }
    let device = screen.device
    self.init(
      id: device.id, name: device.name,
      orientation: screen.orientation == .portrait ? .portrait : .landscape,
      horizontalSizeClass: LayoutSnapshot.Device.SizeClass(
        device.horizontalSizeClass(in: screen.orientation)),
      verticalSizeClass: LayoutSnapshot.Device.SizeClass(
        device.verticalSizeClass(in: screen.orientation)),
      safeAreaInsets: LayoutSnapshot.Insets(device.safeAreaInsets(in: screen.orientation)))
  }
}

extension LayoutSnapshot.Device.SizeClass {
  init(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .unspecified
    }
  }
}

extension UILayoutGuide {
  var snapshotRole: LayoutSnapshot.Guide.Role {
    switch engineItem.shape {
    case .free: .custom
    case .inset(.margins): .layoutMargins
    case .inset(.safeArea): .safeArea
    case .inset(.readable): .readableContent
    case .keyboard: .keyboard
    case .topBar: .topBar
    case .bottomBar: .bottomBar
    case .content: .scrollContent
    case .viewport: .scrollFrame
    }
  }
}
