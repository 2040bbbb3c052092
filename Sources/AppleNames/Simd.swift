/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two numbers.
public typealias vector_float2 = SIMD2<Float>
/// Three numbers.
public typealias vector_float3 = SIMD3<Float>
/// Four numbers.
public typealias vector_float4 = SIMD4<Float>

/// Returns the sum of the products of the elements.
///
/// Apple: <https://developer.apple.com/documentation/simd>
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (x * y).sum() }
/// Returns the length.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(x, x).squareRoot() }
/// Returns the square of the length.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(x, x) }
/// Returns the distance.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(x - y) }
/// Returns the vector of length 1 in the same direction.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x / simd_length(x) }
/// Returns the numbers between two limits.
public func simd_clamp<Number: Comparable>(_ x: Number, _ least: Number, _ most: Number) -> Number {
  min(max(x, least), most)
}
/// Returns a number between two others.
public func simd_mix<Number: FloatingPoint>(_ x: Number, _ y: Number, _ t: Number) -> Number {
  x + (y - x) * t
}
/// Returns 0 up to an edge and 1 beyond another one, smoothly between them.
public func simd_smoothstep<Number: FloatingPoint>(
  _ edge0: Number, _ edge1: Number, _ x: Number
) -> Number {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}
