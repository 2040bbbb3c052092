public import HeadlessUIKit
public import InterfaceBuilder

extension WindowRegime {
  /// What an app built with a current SDK has on the device that a document is for.
  public static func current(for document: InterfaceDocument) -> WindowRegime {
    let device = document.device.flatMap { Device.withInterfaceBuilderID($0.id) }
    let isPad = device.map { $0.idiom == .pad } ?? document.targetRuntime.hasSuffix("iPad")
    return isPad ? .iPadWindow : .iPhoneWindow
  }
}
