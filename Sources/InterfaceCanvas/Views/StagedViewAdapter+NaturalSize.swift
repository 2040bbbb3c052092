internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Intrinsic content sizes that are taken from the document instead of measured.
extension StagedViewAdapter {
  func applyNaturalSize(of element: ViewElement, to view: UIView, arrangedIn stack: ViewElement?) {
    if let placeholder = element.placeholderIntrinsicSize {
      view.contentSizeOverride = CGSize(
        width: placeholder.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
        height: placeholder.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
      return
    }
    let isMeasured = leafSizes == .measured || measuredLeaves.contains(element.id)
    // The size on the canvas of a view with a custom class, whose code is not available. For
    // labels, buttons and text fields, it explains 38 leaf views in 24 documents.
    if element.kind == .view || (onCanvas && isMeasured), element.customClass != nil,
      let size = document.designableSizes[element.id], size.width + size.height > 0
    {
      if let label = view as? UILabel, label.numberOfLines != 1,
        let font = DesignedFont(of: label, with: CGSize(width: size.width, height: size.height))
          .font
      {
        label.font = font
        return
      }
      view.contentSizeOverride = CGSize(
        width: size.width > 0 ? CGFloat(size.width) : UIView.noIntrinsicMetric,
        height: size.height > 0 ? CGFloat(size.height) : UIView.noIntrinsicMetric)
      return
    }
    let readsFrames = !isMeasured || savesUnmeasurable
    if onCanvas, let stack, element.isDrawnBox || (readsFrames && element.isEmptyContainer) {
      // Where constraints leave the size of a view with content open, a wrong size cannot be told.
      let isReadable = readsFrames || (leafSizes == .saved && !element.subviews.isEmpty)
      let drawn = isReadable ? element.frame : nil
      CanvasPlaceholder(of: element, in: stack, drawn: drawn, isMeasured: isMeasured)
        .apply(to: view)
      return
    }
    if onCanvas, element.kind == .toolbar, drawsTallToolbars, onSafeArea.contains(element.id) {
      view.contentSizeOverride = CGSize(width: UIView.noIntrinsicMetric, height: 49)
    }
    if let size = naturalSizes[element.id] {
      view.contentSizeOverride = size
      return
    }
    let isUnmeasurable =
      savesUnmeasurable && !element.isMisplaced && !measuredLeaves.contains(element.id)
      && element.needsTheApp
    if !isMeasured || isUnmeasurable, let saved = element.savedNaturalSize(view) {
      view.contentSizeOverride = isUnmeasurable ? Self.natural(saved, of: view) : saved
    } else if onCanvas, stack != nil, element.isEmptySingleLine {
      view.contentSizeOverride = CanvasPlaceholder.size
    }
  }

  /// Returns a saved size without the lengths that a view cannot have by itself: where a required priority of its content
  /// forbids the saved length, and the length in another font or class is far from it, constraints gave it that length,
  /// and the document has the conflict.
  private static func natural(_ saved: CGSize, of view: UIView) -> CGSize {
    let measured = view.intrinsicContentSize
    func length(
      _ saved: CGFloat, _ measured: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
      guard saved > 0, measured > 0 else { return saved }
      let isStretched =
        view.contentHuggingPriority(for: axis) == .required && saved > measured * farLength
      let isShrunk =
        view.contentCompressionResistancePriority(for: axis) == .required
        && saved * farLength < measured
      return isStretched || isShrunk ? measured : saved
    }
    return CGSize(
      width: length(saved.width, measured.width, .horizontal),
      height: length(saved.height, measured.height, .vertical))
  }

  /// A text is hardly so many times as long or high in another font of the same size: our choice, without a source.
  private static let farLength: CGFloat = 1.8

  /// Since Xcode 12, toolbars on the canvas that end at the bottom of the safe area are 49 points
  /// high on devices with a home indicator (72 of 75 toolbars in documents, and 1 of 4 others).
  ///
  /// In a running app they are 44 points high.
  private var drawsTallToolbars: Bool {
    guard document.toolsVersion >= 17_000, let id = document.device?.id,
      let device = Device.withInterfaceBuilderID(id)
    else { return false }
    return device.safeAreaInsets(in: .portrait).bottom > 0
  }

  /// Returns the ids of views whose bottom edge is constrained to that of a safe area.
  static func viewsOnSafeArea(_ island: Island) -> Set<String> {
    var ids: Set<String> = []
    let views = island.views
    let areas = Set(views.flatMap(\.guides).filter { $0.kind == .safeArea }.map(\.id))
    for constraint in views.flatMap(\.constraints) {
      guard let second = constraint.secondItem, let first = constraint.firstItem,
        constraint.firstAttribute == .bottom, constraint.secondAttribute == .bottom
      else { continue }
      if areas.contains(second) { ids.insert(first) }
      if areas.contains(first) { ids.insert(second) }
    }
    return ids
  }
}

extension ViewElement {
  /// Whether the view is a label without text that shows one line.
  ///
  /// On the canvas a stack view arranges such a label as a view of 50 × 50 points, and a label without
  /// text that shows several lines as one of no size.
  fileprivate var isEmptySingleLine: Bool {
    kind == .label && text?.numberOfLines ?? 1 == 1 && text?.shownText.isEmpty ?? true
  }

  /// Whether the intrinsic content size cannot be determined without the app, because the view has
  /// a custom class or font.
  package var needsTheApp: Bool {
    if customClass != nil { return true }
    var fonts = [text?.font, button?.font, button?.configuration?.titleFont]
    fonts += text?.attributedText?.fragments.map(\.font) ?? []
    fonts += button?.normalState?.attributedTitle?.fragments.map(\.font) ?? []
    return fonts.contains { $0?.isMeasured == false }
  }

  /// The saved intrinsic content size of a leaf view: the size of its alignment rectangle, along
  /// the axes on which its class has an intrinsic content size; nil for views that are not leaf
  /// views.
  @MainActor
  fileprivate func savedNaturalSize(_ view: UIView) -> CGSize? {
    guard let frame else { return nil }
    let size = view.alignmentRect(forFrame: CGRect(frame)).size
    let none = UIView.noIntrinsicMetric
    switch kind {
    case .label, .button, .textField, .switch, .segmentedControl, .stepper, .activityIndicatorView,
      .pageControl, .datePicker, .pickerView:
      return size
    case .slider, .progressView, .searchBar, .toolbar, .navigationBar, .tabBar:
      return CGSize(width: none, height: size.height)
    case .imageView: return image?.name == nil ? nil : size
    case .textView: return scroll?.isScrollEnabled == false ? size : nil
    default: return nil
    }
  }
}
