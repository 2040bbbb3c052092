public import Foundation

// As in UIKit, numbers are formatted with `%.17g`, so that parsing returns the same value: 1/3 is
// `0.33333333333333331`. A string that cannot be parsed gives zeros.

/// Returns a number formatted with `%.17g`.
private func text(_ value: CGFloat) -> String {
  String(format: "%.17g", Double(value))
}

private func list(_ values: CGFloat...) -> String {
  values.map(text).joined(separator: ", ")
}

/// Returns the numbers in a string of `count` numbers and punctuation, or nil for other strings.
private func numbers(
  _ count: Int, in string: String, shape: String
) -> [CGFloat]? {
  let brackets: Set<Character> = ["{", "}", "[", "]"]
  let compact = string.filter { !$0.isWhitespace }
  guard compact.filter({ brackets.contains($0) || $0 == "," }) == shape else { return nil }
  let values = compact.split { brackets.contains($0) || $0 == "," }.map { Double($0) }
  guard values.count == count else { return nil }
  let found = values.compactMap { $0.map { CGFloat($0) } }
  return found.count == count ? found : nil
}

extension NSCoder {
  /// Returns a point as `{x, y}`.
  public class func string(for point: CGPoint) -> String { "{\(list(point.x, point.y))}" }

  /// Returns a vector as `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { "{\(list(vector.dx, vector.dy))}" }

  /// Returns a size as `{width, height}`.
  public class func string(for size: CGSize) -> String { "{\(list(size.width, size.height))}" }

  /// Returns a rectangle as `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns a transform as `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[\(list(t.a, t.b, t.c, t.d, t.tx, t.ty))]"
  }

  /// Returns insets as `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(list(insets.top, insets.left, insets.bottom, insets.right))}"
  }

  /// Returns directional insets as `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    "{\(list(insets.top, insets.leading, insets.bottom, insets.trailing))}"
  }

  /// Returns an offset as `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    "{\(list(offset.horizontal, offset.vertical))}"
  }
}

extension NSCoder {
  /// Returns the point written as `{x, y}`, or the zero point for any other text.
  public class func cgPoint(for string: String) -> CGPoint {
    guard let n = numbers(2, in: string, shape: "{,}") else { return .zero }
    return CGPoint(x: n[0], y: n[1])
  }

  /// Returns the vector written as `{dx, dy}`, or the zero vector for any other text.
  public class func cgVector(for string: String) -> CGVector {
    guard let n = numbers(2, in: string, shape: "{,}") else { return .zero }
    return CGVector(dx: n[0], dy: n[1])
  }

  /// Returns the size written as `{width, height}`, or the zero size for any other text.
  public class func cgSize(for string: String) -> CGSize {
    guard let n = numbers(2, in: string, shape: "{,}") else { return .zero }
    return CGSize(width: n[0], height: n[1])
  }

  /// Returns the rectangle written as `{{x, y}, {width, height}}`, or zero for any other text.
  public class func cgRect(for string: String) -> CGRect {
    guard let n = numbers(4, in: string, shape: "{{,},{,}}") else { return .zero }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// Returns the transform written as `[a, b, c, d, tx, ty]`, or the identity for other text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    guard let n = numbers(6, in: string, shape: "[,,,,,]") else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Returns the insets written as `{top, left, bottom, right}`, or zero for any other text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    guard let n = numbers(4, in: string, shape: "{,,,}") else { return .zero }
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// Returns the insets written as `{top, leading, bottom, trailing}`, or zero for other text.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    guard let n = numbers(4, in: string, shape: "{,,,}") else { return .zero }
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }

  /// Returns the offset written as `{horizontal, vertical}`, or zero for any other text.
  public class func uiOffset(for string: String) -> UIOffset {
    guard let n = numbers(2, in: string, shape: "{,}") else { return .zero }
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
}
