public import Foundation

/// What few layers have besides geometry and edges.
final class LayerExtras {
  var mask: CALayer?
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var cornerCurve = CALayerCornerCurve.circular
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var shadowPath: CGPath?
  var allowsEdgeAntialiasing = false
  var needsDisplayOnBoundsChange = false
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var repeatCount: Float = 0
  var actions: [String: any CAAction]?
  var animations: [(key: String, animation: CAAnimation)] = []
}

/// How round corners run; raw values are Apple's.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a curve with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As a quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// As Apple's own corners.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where contents lie in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a place with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits whole.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the layer.
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

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt
  /// Creates a mask with Apple's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

extension CALayer {
  private var madeExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// A layer whose opacity cuts this one out.
  public var mask: CALayer? {
    get { extras?.mask }
    set { madeExtras.mask = newValue }
  }
  /// The picture of the layer.
  public var contents: Any? {
    get { extras?.contents }
    set { madeExtras.contents = newValue }
  }
  /// Where the picture lies.
  public var contentsGravity: CALayerContentsGravity {
    get { extras?.contentsGravity ?? .resize }
    set { madeExtras.contentsGravity = newValue }
  }
  /// How round corners run.
  public var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { madeExtras.cornerCurve = newValue }
  }
  /// Which corners are round; all unless set.
  public var maskedCorners: CACornerMask {
    get { extras?.maskedCorners ?? CACornerMask(rawValue: 15) }
    set { madeExtras.maskedCorners = newValue }
  }
  /// The shape of the shadow; that of the layer unless set.
  public var shadowPath: CGPath? {
    get { extras?.shadowPath }
    set { madeExtras.shadowPath = newValue }
  }
  /// Whether edges are smoothed.
  public var allowsEdgeAntialiasing: Bool {
    get { extras?.allowsEdgeAntialiasing ?? false }
    set { madeExtras.allowsEdgeAntialiasing = newValue }
  }
  /// Whether a change of size redraws the contents.
  public var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set { madeExtras.needsDisplayOnBoundsChange = newValue }
  }
  /// How fast time runs for the layer.
  public var speed: Float {
    get { extras?.speed ?? 1 }
    set { madeExtras.speed = newValue }
  }
  /// How far time is moved, in seconds.
  public var timeOffset: TimeInterval {
    get { extras?.timeOffset ?? 0 }
    set { madeExtras.timeOffset = newValue }
  }
  /// When time begins, in seconds of the superlayer.
  public var beginTime: TimeInterval {
    get { extras?.beginTime ?? 0 }
    set { madeExtras.beginTime = newValue }
  }
  /// How long a basic duration is, in seconds.
  public var duration: TimeInterval {
    get { extras?.duration ?? 0 }
    set { madeExtras.duration = newValue }
  }
  /// How often an animation repeats.
  public var repeatCount: Float {
    get { extras?.repeatCount ?? 0 }
    set { madeExtras.repeatCount = newValue }
  }
  /// What happens when properties change, by their names.
  public var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { madeExtras.actions = newValue }
  }
  /// The layer as it shows: the layer itself, as nothing takes time.
  public func presentation() -> Self? { self }
  /// The layer itself.
  public func model() -> Self { self }
  /// The same time in seconds.
  public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }
  /// The same time in seconds.
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
    // An animation that repeats for ever goes on until it is removed.
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

  /// The keys of the animations that have been added and not removed.
  public func animationKeys() -> [String]? {
    extras.map { $0.animations.map(\.key) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The animation under a key.
  public func animation(forKey key: String) -> CAAnimation? {
    extras?.animations.first { $0.key == key }?.animation
  }
}
