internal import AutoLayout
public import Foundation

/// A view that shows the progress of a task.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiprogressview>
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress view; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// The standard style.
    case `default` = 0
    /// The style for bars.
    case bar = 1
  }

  /// Creates a progress view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = frameHeight
  }

  /// Creates a progress view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    storage.verticalHugging = .defaultHigh
  }

  /// Creates a progress view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storage.verticalHugging = .defaultHigh
  }

  /// The style of the progress view.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }

  private var share: Float = 0

  /// The progress, from 0 to 1.
  open var progress: Float {
    get { share }
    set { share = min(max(newValue, 0), 1) }
  }

  /// Sets the progress, without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The color of the completed part.
  open var progressTintColor: UIColor?
  /// The color of the remaining part.
  open var trackTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: frameHeight - alignmentRectInsets.bottom)
  }

  private var frameHeight: CGFloat {
    progressViewStyle == .bar ? controlSizes.progressBarHeight : controlSizes.progressHeight
  }

  /// One point at the bottom in the style for bars.
  ///
  /// Source: 3 of 3 views with a constraint for their height in public documents; 0 of 17 in the standard
  /// style.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: progressViewStyle == .bar ? 1 : 0, right: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frameHeight)
  }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "progress"
    shown.state = ViewDescription.State(value: Double(progress))
    if progressTintColor != nil || trackTintColor != nil {
      shown.state?.tints = ViewDescription.Tints(main: progressTintColor, track: trackTintColor)
    }
  }
  /// The image of the progress; it has no effect on layout.
  open var progressImage: UIImage?
  /// The image of the track; it has no effect on layout.
  open var trackImage: UIImage?
  /// The progress that the view shows: its fraction is taken when it is set and when it is read.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }
}
