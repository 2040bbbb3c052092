/// A parsed visual format with resolved names: one row or column of views and spaces.
///
/// A value without views, so formats are read and checked on any thread.
struct VisualFormat: Equatable {
  var axis: NSLayoutConstraint.Axis
  /// The space between the superview's near edge and the first view; nil without a leading bar.
  var leading: Connection?
  /// The views in the order of reading, each with the space before it.
  var views: [View] = []
  /// The space between the last view and the superview's far edge; nil without a closing bar.
  var trailing: Connection?
  /// The column just after the last view, where findings about the whole format point.
  var endOfViews = 0

  struct View: Equatable {
    var name: String
    /// The space between the view before and this one; nil for the first.
    var connection: Connection?
    var sizes: [Predicate] = []
  }

  /// The space between two neighbours.
  enum Connection: Equatable {
    /// Nothing between the brackets: the edges touch.
    case flush
    /// `-` alone.
    case standard
    /// Numbers, each a constraint of its own.
    case distances([Predicate])
  }

  /// One demand on a length.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = 1000.0
  }

  /// The right-hand side of a length.
  enum Object: Equatable {
    case number(Double)
    /// The same length of another view.
    case view(String)
  }

  /// Whether a superview's edge is mentioned.
  var mentionsSuperview: Bool { leading != nil || trailing != nil }
}
