public import Foundation

/// A directed constraint: `layer.attribute := source.sourceAttribute × scale + offset`, evaluated
/// in this direction only (`caconstraint:K1.3`).
///
/// Add the constraint to the layer that it positions. The ``CALayer/layoutManager`` of the
/// superlayer must be a ``CAConstraintLayoutManager``.
///
///     label.addConstraint(
///       CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .midX))
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/caconstraint>
open class CAConstraint: NSObject, NSSecureCoding {
  /// The attribute that is computed.
  public let attribute: CAConstraintAttribute
  /// The ``CALayer/name`` of the sibling whose attribute is read, or `superlayer`.
  public let sourceName: String
  /// The attribute of the source that is read.
  public let sourceAttribute: CAConstraintAttribute
  /// The factor of the attribute that is read.
  public let scale: CGFloat
  /// The offset added to the product, in points.
  public let offset: CGFloat

  /// Creates a constraint.
  ///
  /// The attributes can be on different axes (`caconstraint:K1.8`).
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

  /// Creates a constraint with a scale of 1 and an offset of 0.
  public convenience init(
    attribute attr: CAConstraintAttribute, relativeTo srcId: String,
    attribute srcAttr: CAConstraintAttribute
  ) {
    self.init(attribute: attr, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: 0)
  }

  // MARK: Coding

  /// Constraints can be coded securely.
  open class var supportsSecureCoding: Bool { true }

  /// Decodes a constraint; returns nil if a value is missing or invalid.
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

  /// Encodes the constraint.
  open func encode(with coder: NSCoder) {
    coder.encode(attribute.rawValue, forKey: "attribute")
    coder.encode(NSString(string: sourceName), forKey: "sourceName")
    coder.encode(sourceAttribute.rawValue, forKey: "sourceAttribute")
    coder.encode(Double(scale), forKey: "scale")
    coder.encode(Double(offset), forKey: "offset")
  }

  /// The assignment, such as `minX := a.maxX × 1 + 5`.
  open override var description: String {
    "\(attribute) := \(sourceName).\(sourceAttribute) × \(scale) + \(offset)"
  }
}

extension CALayer {
  /// The constraints of this layer, in the order in which they were added (`caconstraint:K1.4`).
  public var constraints: [CAConstraint]? {
    get { directed.own.isEmpty ? nil : directed.own }
    set {
      directed.own = newValue ?? []
      superlayer?.directedConstraintsDidChange()
      superlayer?.setNeedsLayout()
    }
  }

  /// Adds a constraint for this layer.
  public func addConstraint(_ c: CAConstraint) {
    directed.own.append(c)
    superlayer?.directedConstraintsDidChange()
    superlayer?.setNeedsLayout()
  }
}
