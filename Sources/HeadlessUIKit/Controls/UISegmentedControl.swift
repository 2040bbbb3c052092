internal import AutoLayout
public import Foundation
internal import TextMetrics

/// A control with several segments, each with a title or an image.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisegmentedcontrol>
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index for no segment.
  public static let noSegment = -1

  struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero
    var action: UIAction?
    var content = TextContent(font: .systemFont(ofSize: 13))
  }

  var segments: [Segment] = []

  /// Creates a control from strings and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String:
        insertSegment(withTitle: title, at: numberOfSegments, animated: false)
      case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
      default:
        failPrecondition("a segment must be a String or a UIImage, not a \(type(of: item))")
      }
    }
    frame.size = sizeOfFrame
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control without segments.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// The index of the selected segment, or ``noSegment``.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { valuesDidChange() }
  }
  /// The color behind the selected segment.
  open var selectedSegmentTintColor: UIColor?
  /// Whether a selection is momentary.
  open var isMomentary = false
  /// Whether the width of each segment depends on its content.
  open var apportionsSegmentWidthsByContent = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Inserts a segment with a title.
  ///
  /// If the index is too large, the segment is added at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
    setTitle(title, forSegmentAt: min(max(segment, 0), segments.count - 1))
  }

  /// Inserts a segment with an image.
  ///
  /// If the index is too large, the segment is added at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    invalidateIntrinsicContentSize()
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    selectedSegmentIndex = min(selectedSegmentIndex, segments.count - 1)
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments.removeAll()
    selectedSegmentIndex = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  /// Replaces a segment's content by a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    check(segment)
    segments[segment].title = title
    segments[segment].image = nil
    segments[segment].content.source = .plain(title ?? "")
    invalidateIntrinsicContentSize()
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    check(segment)
    return segments[segment].title
  }

  /// Replaces a segment's content by an image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    check(segment)
    segments[segment].image = image
    segments[segment].title = nil
    segments[segment].content.source = .plain("")
    invalidateIntrinsicContentSize()
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    check(segment)
    return segments[segment].image
  }

  /// Sets the width of a segment; 0 for the width of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    check(segment)
    segments[segment].width = width
    invalidateIntrinsicContentSize()
  }

  /// Returns the width that was set for a segment, or 0.
  open func widthForSegment(at segment: Int) -> CGFloat {
    check(segment)
    return segments[segment].width
  }

  /// Sets whether a segment is enabled.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    check(segment)
    segments[segment].isEnabled = enabled
  }

  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    check(segment)
    return segments[segment].isEnabled
  }

  private var attributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of titles in a state.
  ///
  /// Only the font in the normal state affects sizes.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state.rawValue] = attributes
    let font = self.attributes[0]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
    for index in segments.indices { segments[index].content.font = font }
    invalidateIntrinsicContentSize()
  }

  /// Returns the text attributes of titles in a state; nil if they were not set.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  private func check(_ segment: Int) {
    checkPrecondition(
      segments.indices.contains(segment),
      "segment \(segment) does not exist; the control has \(segments.count) segments")
  }

  // MARK: Measuring

  /// Returns the widths of the segments at the intrinsic content size, in points.
  package func naturalSegmentWidths() -> [CGFloat] {
    let padding = controlSizes.segmentPadding
    let contents = segments.indices.map { index -> CGFloat in
      if let image = segments[index].image { return image.size.width + padding }
      var content = segments[index].content
      if attributes[0]?[.font] == nil {
        content.font = .systemFont(ofSize: 13, weight: controlSizes.segmentWeight)
      }
      let width = content.layout(lines: 1, in: layoutEnvironment).size.width
      return CGFloat(PixelGrid.wholePoints.ceil(width)) + padding
    }
    let widest = contents.max() ?? 0
    return zip(segments, contents).map { segment, content in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? content : widest
    }
  }

  open override var intrinsicContentSize: CGSize {
    let sizes = controlSizes
    let widths = naturalSegmentWidths()
    let dividers = sizes.segmentDivider * CGFloat(max(widths.count - 1, 0))
    return CGSize(width: widths.reduce(dividers, +), height: sizes.segmentedHeight)
  }

  open override var alignmentRectInsets: UIEdgeInsets { controlSizes.segmentedInsets }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfFrame }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "segmented"
    let items = (0..<numberOfSegments).map { index in
      ViewDescription.Item(
        title: titleForSegment(at: index), image: imageForSegment(at: index)?.name)
    }
    shown.state = ViewDescription.State(
      isEnabled: isEnabled, items: items,
      selectedIndex: items.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil)
    let text = attributes[0]?[.foregroundColor] as? UIColor
    let selected = attributes[State.selected.rawValue]?[.foregroundColor] as? UIColor
    if selectedSegmentTintColor != nil || text != nil || selected != nil {
      shown.state?.tints = ViewDescription.Tints(
        main: selectedSegmentTintColor, text: text, selectedText: selected)
    }
  }
  package override func drawsItself(_ subview: UIView) -> Bool { true }

  // MARK: Appearance

  private var contentOffsets: [Int: CGSize] = [:]
  /// Sets the offset of a segment's content; it has no effect on layout.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    contentOffsets[segment] = offset
  }
  /// Returns the offset of a segment's content.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { contentOffsets[segment] ?? .zero }
  private var backgroundImages: [BarImageKey: UIImage] = [:]
  private var dividerImages: [BarImageKey: UIImage] = [:]
  /// Sets the image behind the segments in a state; it has no effect on layout.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BarImageKey(state, metrics: barMetrics)] = backgroundImage
  }
  /// Returns the image behind the segments in a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BarImageKey(state, metrics: barMetrics)]
  }
  /// Sets the image between two segments in their states; it has no effect on layout.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    dividerImages[BarImageKey(leftState, rightState, metrics: barMetrics)] = dividerImage
  }
  /// Returns the image between two segments in their states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { dividerImages[BarImageKey(leftState, rightState, metrics: barMetrics)] }

  // MARK: Actions

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }
  /// Inserts a segment with the title or the image of an action, which is performed when it is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    if action.title.isEmpty, let image = action.image {
      insertSegment(with: image, at: segment, animated: animated)
    } else {
      insertSegment(withTitle: action.title, at: segment, animated: animated)
    }
    let place = min(max(segment, 0), numberOfSegments - 1)
    segments[place].action = action
    guard !performsActions else { return }
    performsActions = true
    addAction(
      UIAction { [weak self] _ in
        guard let self, segments.indices.contains(selectedSegmentIndex) else { return }
        if let action = segments[selectedSegmentIndex].action { sendAction(action) }
      }, for: .valueChanged)
  }

  private var performsActions = false

  /// Sets the action of a segment, and its title or image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    let selected = selectedSegmentIndex
    removeSegment(at: segment, animated: false)
    insertSegment(action: action, at: segment, animated: false)
    selectedSegmentIndex = selected
  }
  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  /// Returns the segment with an action; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
}
