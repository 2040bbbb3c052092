public import Foundation

/// `layer.attribute := source.sourceAttribute × scale + offset`, computed in this direction only
/// (`caconstraint:K1.3`).
///
/// The layer that is placed keeps the constraint; its superlayer's ``CALayer/layoutManager`` must be
/// a ``CAConstraintLayoutManager``.
///
///     label.addConstraint(
///       CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .midX))
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/caconstraint>
open class CAConstraint: NSObject, NSSecureCoding {
  /// The attribute that is computed.
  public let attribute: CAConstraintAttribute
  /// The sibling that is read, by its ``CALayer/name``, or `superlayer`.
  public let sourceName: String
  /// The attribute of the source that is read.
  public let sourceAttribute: CAConstraintAttribute
  /// The factor of what is read.
  public let scale: CGFloat
  /// Added to the product, in points.
  public let offset: CGFloat

  /// Creates a constraint; the source's attribute may be of the other axis (`caconstraint:K1.8`).
  public init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute, scale m: CGFloat, offset c: CGFloat
  ) {
    attribute = attr
    sourceName = srcId
    sourceAttribute = srcAttr
    scale = m
    offset = c
  }

  /// Creates a constraint with a scale of 1.
  public convenience init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute, offset c: CGFloat
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: c)
  }

  /// Creates a constraint with a scale of 1 and without offset.
  public convenience init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: 0)
  }

  // MARK: Coding

  /// Constraints can be coded securely.
  open class var supportsSecureCoding: Bool { true }

  /// Reads a constraint; nil if a part is missing or makes no sense.
  public required init?(coder: NSCoder) {
    guard
      let attribute = CAConstraintAttribute(rawValue: coder.decodeInt32(forKey: "attribute")),
      let source = CAConstraintAttribute(rawValue: coder.decodeInt32(forKey: "sourceAttribute")),
      let name = coder.decodeObject(of: NSString.self, forKey: "sourceName")
    else { return nil }
    self.attribute = attribute
    sourceName = String(describing: name)
    sourceAttribute = source
    scale = CGFloat(coder.decodeDouble(forKey: "scale"))
    offset = CGFloat(coder.decodeDouble(forKey: "offset"))
  }

  /// Writes the constraint.
  open func encode(with coder: NSCoder) {
    coder.encode(attribute.rawValue, forKey: "attribute")
    coder.encode(NSString(string: sourceName), forKey: "sourceName")
    coder.encode(sourceAttribute.rawValue, forKey: "sourceAttribute")
    coder.encode(Double(scale), forKey: "scale")
    coder.encode(Double(offset), forKey: "offset")
  }

  /// The assignment: `minX := a.maxX × 1 + 5`.
  open override var description: String {
    "\(attribute) := \(sourceName).\(sourceAttribute) × \(scale) + \(offset)"
  }
}

extension CALayer {
  /// The constraints that place this layer, in the order they came (`caconstraint:K1.4`).
  public var constraints: [CAConstraint]? {
    get { directed.own.isEmpty ? nil : directed.own }
    set {
      directed.own = newValue ?? []
      superlayer?.directedConstraintsDidChange()
      superlayer?.setNeedsLayout()
    }
  }

  /// Adds a constraint that places this layer.
  public func addConstraint(_ c: CAConstraint) {
    directed.own.append(c)
    superlayer?.directedConstraintsDidChange()
    superlayer?.setNeedsLayout()
  }
}
