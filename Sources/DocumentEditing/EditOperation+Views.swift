internal import InterfaceLinter

extension EditOperation {
  /// Where a view is added or moved to.
  public struct ViewPlace: Hashable, Sendable {
    /// The superview; nil for the outermost view of the scene.
    public var superview: String?
    /// The position among the subviews, from 0 at the back; nil in front of all.
    public var index: Int?
    /// The left edge in the superview, in points; nil for the middle, or for where the view is on the canvas.
    public var x: Double?
    /// The top edge in the superview, in points.
    public var y: Double?
    /// The width in points; nil for that of a new view, or for the present one.
    public var width: Double?
    /// The height in points.
    public var height: Double?

    /// Creates a place in front of the subviews of the outermost view.
    public init() {}

    init(_ settings: [(key: String, value: String?)]) throws(EditError) {
      for (key, value) in settings where key != "kind" {
        guard let value else { throw EditError("\(key) needs a value: \(key)=…") }
        if key == "into" {
          superview = value
          continue
        }
        let number = try EditOperation.number(key, value)
        switch key {
        case "index":
          guard number >= 0, number == number.rounded() else {
            throw EditError("index is a whole number from 0, not '\(value)'")
          }
          index = Int(number)
        case "x": x = number
        case "y": y = number
        default:
          guard number >= 0 else { throw EditError("\(key) is 0 or more, not '\(value)'") }
          if key == "width" { width = number } else { height = number }
        }
      }
    }

    var settings: [(key: String, value: String?)] {
      var all: [(key: String, value: String?)] = []
      if let superview { all.append(("into", superview)) }
      if let index { all.append(("index", "\(index)")) }
      for (key, number) in [("x", x), ("y", y), ("width", width), ("height", height)] {
        if let number { all.append((key, EditOperation.Amount.points(number).text)) }
      }
      return all
    }
  }

  /// Reads `insert`, of which the kind is a setting or the only name.
  static func insertion(
    _ names: [String], _ settings: [(key: String, value: String?)]
  ) throws(EditError) -> EditOperation {
    let known = LibraryView.allCases.map(\.rawValue)
    let kinds = names + settings.filter { $0.key == "kind" }.map { $0.value ?? "" }
    guard kinds.count == 1 else {
      throw EditError(
        kinds.isEmpty
          ? "'insert' needs a kind of view; it is one of \(list(known))"
          : "'insert' adds one view, not \(kinds.count)")
    }
    guard let kind = LibraryView(rawValue: kinds[0]) else {
      throw EditError("no kind of view '\(kinds[0])'; \(hint(kinds[0], among: known))")
    }
    return .insert(kind, try ViewPlace(settings))
  }
}
