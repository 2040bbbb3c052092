// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import HeadlessQuartzCore

/// An attribute that a ``JWConstraint`` computes or reads; the raw values are bits
/// (`caconstraint:K3.2`).
public enum JWConstraintAttribute: UInt, Sendable, CaseIterable {
  /// The left edge.
  case minX = 1
  /// The horizontal center.
  case midX = 2
  /// The right edge.
  case maxX = 4
  /// The width.
  case width = 8
  /// The top edge.
  case minY = 16
  /// The vertical center.
  case midY = 32
  /// The bottom edge.
  case maxY = 64
  /// The height.
  case height = 128

  /// The same attribute of a layer.
  package var directed: CAConstraintAttribute {
    switch self {
    case .minX: .minX
    case .midX: .midX
    case .maxX: .maxX
    case .width: .width
    case .minY: .minY
    case .midY: .midY
    case .maxY: .maxY
    case .height: .height
    }
  }
}

/// The name in Objective-C of ``JWConstraintAttribute/minX``.
public let kJWConstraintMinX = JWConstraintAttribute.minX
/// The name in Objective-C of ``JWConstraintAttribute/midX``.
public let kJWConstraintMidX = JWConstraintAttribute.midX
/// The name in Objective-C of ``JWConstraintAttribute/maxX``.
public let kJWConstraintMaxX = JWConstraintAttribute.maxX
/// The name in Objective-C of ``JWConstraintAttribute/width``.
public let kJWConstraintWidth = JWConstraintAttribute.width
/// The name in Objective-C of ``JWConstraintAttribute/minY``.
public let kJWConstraintMinY = JWConstraintAttribute.minY
/// The name in Objective-C of ``JWConstraintAttribute/midY``.
public let kJWConstraintMidY = JWConstraintAttribute.midY
/// The name in Objective-C of ``JWConstraintAttribute/maxY``.
public let kJWConstraintMaxY = JWConstraintAttribute.maxY
/// The name in Objective-C of ``JWConstraintAttribute/height``.
public let kJWConstraintHeight = JWConstraintAttribute.height
