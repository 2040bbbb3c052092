internal import HeadlessUIKit
internal import InterfaceBuilder

/// What a view's frame owes its difference to, as far as a document can tell.
package enum DifferenceClass: String, Codable, Sendable, CaseIterable {
  /// It differs with all leaves at their saved sizes as well.
  case layout
  /// No leaf alone makes it differ.
  case severalLeaves
  /// A leaf whose class is the app's own.
  case customClass
  /// A leaf in a font of the app's own.
  case customFont
  /// A label without text.
  case emptyText
  /// A leaf whose size differs by at most a point.
  case rounding
  /// A label or button as wide as its text, but not as high.
  case textHeight
  /// A label or button not as wide as its text.
  case textWidth
  /// A field, an image, a control or a bar.
  case control

  /// The name for a table.
  package var title: String {
    switch self {
    case .layout: "also with saved sizes"
    case .severalLeaves: "several leaves together"
    case .customClass: "custom class"
    case .customFont: "custom font"
    case .emptyText: "label without text"
    case .rounding: "up to 1 point"
    case .textHeight: "height is not that of the text"
    case .textWidth: "width is not that of the text"
    case .control: "field, image, control or bar"
    }
  }

  /// Why frames of this class differ.
  package var explanation: String {
    switch self {
    case .layout:
      "Layout itself: stale frames, baselines of stretched labels, choices among equal priorities."
    case .severalLeaves: "Each leaf alone leaves space for it; together they do not."
    case .customClass:
      "The size comes from the app's code, and the document keeps no designable size. Not measurable."
    case .customFont:
      "The font is missing, and its widths are not known. Not measurable."
    case .emptyText:
      "Saved larger or smaller than the 50 × 50 points that the canvas gives them in stack views."
    case .rounding: "Leaves of one document that were measured at different times or scales."
    case .textHeight:
      "Labels saved higher or lower than their text without a reason in the document."
    case .textWidth:
      "The glyphs of iOS 8 to 13, and views wider than their text without a reason."
    case .control: "Controls with sizes of another release or device than the document's."
    }
  }

  /// The class of a leaf that alone makes frames differ: its size as saved and as it came out.
  init(leaf: ViewElement, saved: [Double], solved: [Double]) {
    let width = abs(saved[2] - solved[2])
    let height = abs(saved[3] - solved[3])
    let font = leaf.text?.font ?? leaf.button?.font
    if leaf.customClass != nil {
      self = .customClass
    } else if let font, font.isCustom {
      self = .customFont
    } else if leaf.kind == .label, leaf.text?.shownText.isEmpty ?? true {
      self = .emptyText
    } else if max(width, height) <= 1 + 1e-6 {
      self = .rounding
    } else if leaf.kind != .label, leaf.kind != .button {
      self = .control
    } else {
      self = width <= 1 + 1e-6 ? .textHeight : .textWidth
    }
  }
}

extension FontElement {
  /// Whether it is neither the system's nor of a text style.
  fileprivate var isCustom: Bool {
    textStyle == nil && type == nil && !(name ?? family ?? "").isEmpty
  }
}
