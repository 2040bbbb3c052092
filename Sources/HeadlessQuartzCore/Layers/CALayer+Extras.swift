public import Foundation

/// Properties that few layers have, stored separately.
final class LayerExtras {
  var mask: CALayer?
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var cornerCurve = CALayerCornerCurve.circular
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var shadowPath: CGPath?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var compositingFilter: Any?
  var filters: [Any]?
  var allowsEdgeAntialiasing = false
  var needsDisplayOnBoundsChange = false
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var repeatCount: Float = 0
  var actions: [String: any CAAction]?
  var animations: [(key: String, animation: CAAnimation)] = []
  var observers: ValueObservers?
  var rendering = LayerRendering()
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a curve with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A continuous curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The position of contents in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a position with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Scaled to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
}

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt
  /// Creates a mask with Apple's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top-left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top-right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom-left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom-right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

extension CALayer: ValueObserved {
  var madeExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// The observers of the layer's geometry; created on first access.
  package var valueObservers: ValueObservers {
    let extras = madeExtras
    if let known = extras.observers { return known }
    let made = ValueObservers()
    extras.observers = made
    return made
  }

  /// Notifies the observers of the layer.
  package func valuesDidChange() { extras?.observers?.objectDidChange() }

  /// The part of the contents that is shown, as fractions of their size; has no effect.
  public var contentsRect: CGRect {
    get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { madeExtras.contentsRect = newValue }
  }

  /// The part of the contents that is stretched, as fractions of their size; has no effect.
  public var contentsCenter: CGRect {
    get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { madeExtras.contentsCenter = newValue }
  }

  /// The filter with which the layer is composited; has no effect, as on iOS.
  public var compositingFilter: Any? {
    get { extras?.compositingFilter }
    set { madeExtras.compositingFilter = newValue }
  }

  /// The filters of the contents; they have no effect, as on iOS.
  public var filters: [Any]? {
    get { extras?.filters }
    set { madeExtras.filters = newValue }
  }

  /// A layer whose opacity masks this layer.
  public var mask: CALayer? {
    get { extras?.mask }
    set { madeExtras.mask = newValue }
  }
  /// The contents of the layer.
  public var contents: Any? {
    get { extras?.contents }
    set { madeExtras.contents = newValue }
  }
  /// The position of the contents.
  public var contentsGravity: CALayerContentsGravity {
    get { extras?.contentsGravity ?? .resize }
    set { madeExtras.contentsGravity = newValue }
  }
  /// The curve of rounded corners.
  public var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { madeExtras.cornerCurve = newValue }
  }
  /// The corners that are rounded; all by default.
  public var maskedCorners: CACornerMask {
    get { extras?.maskedCorners ?? CACornerMask(rawValue: 15) }
    set { madeExtras.maskedCorners = newValue }
  }
  /// The shape of the shadow; nil for that of the layer.
  public var shadowPath: CGPath? {
    get { extras?.shadowPath }
    set { madeExtras.shadowPath = newValue }
  }
  /// Whether edges are antialiased.
  public var allowsEdgeAntialiasing: Bool {
    get { extras?.allowsEdgeAntialiasing ?? false }
    set { madeExtras.allowsEdgeAntialiasing = newValue }
  }
  /// Whether a change of size redraws the contents.
  public var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set { madeExtras.needsDisplayOnBoundsChange = newValue }
  }
  /// The speed of the layer's time.
  public var speed: Float {
    get { extras?.speed ?? 1 }
    set { madeExtras.speed = newValue }
  }
  /// The offset of the layer's time, in seconds.
  public var timeOffset: TimeInterval {
    get { extras?.timeOffset ?? 0 }
    set { madeExtras.timeOffset = newValue }
  }
  /// The start of the layer's time, in seconds of the superlayer.
  public var beginTime: TimeInterval {
    get { extras?.beginTime ?? 0 }
    set { madeExtras.beginTime = newValue }
  }
  /// The basic duration, in seconds.
  public var duration: TimeInterval {
    get { extras?.duration ?? 0 }
    set { madeExtras.duration = newValue }
  }
  /// The number of repetitions.
  public var repeatCount: Float {
    get { extras?.repeatCount ?? 0 }
    set { madeExtras.repeatCount = newValue }
  }
  /// The actions for changes of properties, by their names.
  public var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { madeExtras.actions = newValue }
  }
  /// Returns the presentation layer: the layer itself, because animations take no time.
  public func presentation() -> Self? { self }
  /// Returns the layer itself.
  public func model() -> Self { self }
  /// Returns the time unchanged, in seconds.
  public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }
  /// Returns the time unchanged, in seconds.
  public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { t }

  // MARK: Animations

  func begin(_ animation: CAAnimation, _ key: String?) {
    let name = key ?? "\(ObjectIdentifier(animation))"
    madeExtras.animations.removeAll { $0.key == name }
    madeExtras.animations.append((name, animation))
    animation.delegate?.animationDidStart(animation)
    TurnQueue.shared.append { [weak self] in self?.end(animation, name) }
  }

  private func end(_ animation: CAAnimation, _ key: String) {
    guard let extras, extras.animations.contains(where: { $0.animation === animation }) else {
      return
    }
    // An animation with infinite repetitions lasts until it is removed.
    guard animation.repeatCount < .infinity else { return }
    if animation.isRemovedOnCompletion { extras.animations.removeAll { $0.key == key } }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  func breakOff(_ key: String?) {
    guard let extras else { return }
    let gone = extras.animations.filter { key == nil || $0.key == key }
    extras.animations.removeAll { key == nil || $0.key == key }
    for entry in gone {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
    }
  }

  /// Returns the keys of the current animations; nil if there are none.
  public func animationKeys() -> [String]? {
    extras.map { $0.animations.map(\.key) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the animation for a key.
  public func animation(forKey key: String) -> CAAnimation? {
    extras?.animations.first { $0.key == key }?.animation
  }
}
