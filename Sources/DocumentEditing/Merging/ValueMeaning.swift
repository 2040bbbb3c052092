internal import InterfaceBuilder

/// What values mean, apart from how a version of Xcode writes them.
///
/// A newer Xcode writes a document in its own way when it saves it. Such a change is nobody's intention, so it neither
/// contradicts the other side's change nor is one that the other side's deletion would lose.
extension MarkupTree.Node {
  /// Returns what an attribute means, as text that is equal for all ways of writing it; nil if it means nothing.
  func meaning(of attribute: String) -> String? {
    let value = self[attribute]
    switch (name, attribute) {
    case ("color", _): return meaningOfColor(attribute, value)
    case ("button", "buttonType"):
      // The name of `system` before iOS 7.
      return value == "roundedRect" ? "system" : value
    case (_, "fixedFrame"): return nil
    case (_, "translatesAutoresizingMaskIntoConstraints"):
      // A view without constraints has a fixed frame since Xcode 6, and the mask of its frame before.
      return value == "YES" || self["fixedFrame"] == "YES" ? nil : value
    default: return value
    }
  }

  /// The largest relative difference of numbers that is no change: the rounding of frames is another each time that
  /// Xcode saves, and colors once had ten digits.
  var tolerance: Double { isRounded ? 1e-6 : 1e-9 }

  /// Returns what an attribute means, without the rounding of its number.
  func roundedMeaning(of attribute: String) -> String? {
    guard let value = meaning(of: attribute), isRounded, let number = Double(value) else {
      return meaning(of: attribute)
    }
    let unit = name == "rect" ? 1e3 : 1e5
    return "\((number * unit).rounded() / unit)"
  }

  private var isRounded: Bool { name == "rect" || name == "color" }

  private func meaningOfColor(_ attribute: String, _ value: String?) -> String? {
    if attribute == "key" { return value }
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
      // The components beside the name are only a copy.
      return ["systemColor", "cocoaTouchSystemColor"].contains(attribute) ? name : nil
    }
    let isCustom = self["colorSpace"] == "custom"
    switch (attribute, isCustom ? self["customColorSpace"] : self["colorSpace"]) {
    case ("colorSpace", "sRGB"?), ("colorSpace", "calibratedRGB"?): return "sRGB"
    case ("colorSpace", "genericGamma22GrayColorSpace"?), ("colorSpace", "calibratedWhite"?):
      return "white"
    case ("customColorSpace", "sRGB"?), ("customColorSpace", "genericGamma22GrayColorSpace"?):
      return nil
    default: return value
    }
  }
}

/// The fields of a value of which each is changed alone in Interface Builder's size inspector.
struct ValueFields {
  /// The fields that follow from others.
  let derived: Set<String>

  /// Creates the fields of a value; nil if its attributes make sense only together.
  init?(of node: MarkupTree.Node, in tree: MarkupTree) {
    guard ["rect", "inset", "edgeInsets", "directionalEdgeInsets"].contains(node.name) else {
      return nil
    }
    derived = tree.isFrameOfTableEnd(node) ? ["x", "y", "width"] : []
  }
}
