internal import LayoutGeometry

/// Parses a visual format into a ``VisualFormat``, and stops at the first error.
///
///     format      = [ ( "H" | "V" ) ":" ] [ "|" connection ] view { connection view }
///                   [ connection "|" ]
///     connection  = ""  |  "-"  |  "-" simple "-"  |  "-" list "-"
///     simple      = constant [ "@" priority ]
///     view        = "[" name [ list ] "]"
///     list        = "(" predicate { "," predicate } ")"
///     predicate   = [ relation ] object [ "@" priority ]
///     object      = number | metric name | view name     (a view only in a view's own list)
///     constant    = number without sign | metric name
///     priority    = number | metric name
///
/// Names are looked up while parsing, because an unknown name is an error at its position
/// (`vfl:F6.20`). Each iteration consumes a character and there is no recursion, so the time is
/// linear.
struct FormatParser {
  var scanner: FormatScanner
  /// The names in the views dictionary.
  let views: Set<String>
  /// The valid numbers of the metrics dictionary.
  let metrics: [String: Double]

  /// Parses a complete format.
  static func parse(
    _ text: FormatText, views: Set<String>, metrics: [String: Double]
  ) throws(VisualFormatError) -> VisualFormat {
    var parser = Self(scanner: FormatScanner(text), views: views, metrics: metrics)
    return try parser.format()
  }

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat(axis: .horizontal)
    if scanner.take("V:") {
      format.axis = .vertical
    } else {
      _ = scanner.take("H:")
    }
    if scanner.take("|") {
      guard !scanner.isAtEnd else { throw scanner.error(.expectedConnection) }
      format.leading = try connection()
    }
    guard scanner.next == UInt8(ascii: "[") else { throw scanner.error(.expectedView) }
    format.views.append(try view(after: nil))
    format.endOfViews = scanner.column
    while !scanner.isAtEnd {
      let connection = try connection()
      switch scanner.next {
      case UInt8(ascii: "["):
        format.views.append(try view(after: connection))
        format.endOfViews = scanner.column
      case UInt8(ascii: "|"):
        _ = scanner.take("|")
        format.trailing = connection
        guard scanner.isAtEnd else { throw scanner.error(.expectedEnd) }
      case nil: throw scanner.error(.expectedMoreInput)
      default: throw scanner.error(.expectedViewOrBar)
      }
    }
    return format
  }

  private mutating func view(
    after connection: VisualFormat.Connection?
  ) throws(VisualFormatError) -> VisualFormat.View {
    _ = scanner.take("[")
    guard let name = scanner.name() else { throw scanner.error(.expectedViewName) }
    guard views.contains(name) else { throw scanner.error(.unknownView(name)) }
    var view = VisualFormat.View(name: name, connection: connection)
    if scanner.take("(") { view.sizes = try list(allowingViews: true) }
    guard scanner.take("]") else { throw scanner.error(.expectedEndOfView) }
    return view
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard scanner.take("-") else { return .flush }
    var distances: [VisualFormat.Predicate] = []
    switch scanner.next {
    case nil: throw scanner.error(.expectedMoreInput)
    case UInt8(ascii: "["), UInt8(ascii: "|"): return .standard
    case UInt8(ascii: "-"): throw scanner.error(.doubleMinus)
    case UInt8(ascii: "("):
      _ = scanner.take("(")
      distances = try list(allowingViews: false)
    default:
      let length = VisualFormat.Object.number(try constant(signed: false))
      distances = [
        VisualFormat.Predicate(object: length, priority: try priority(signed: false))
      ]
    }
    guard !scanner.isAtEnd else { throw scanner.error(.expectedMoreInput) }
    guard scanner.take("-") else { throw scanner.error(.expectedMinus) }
    return .distances(distances)
  }
}
