internal import LayoutGeometry

/// A parsed visual format with resolved names: a row or column of views and spaces.
///
/// It contains no views, so a format can be parsed on any thread.
struct VisualFormat: Equatable {
  var axis: LayoutAxis
  /// The space between the superview's near edge and the first view; nil without a leading bar.
  var leading: Connection?
  /// The views in order, each with the space before it.
  var views: [View] = []
  /// The space between the last view and the superview's far edge; nil without a closing bar.
  var trailing: Connection?
  /// The column after the last view, which is the position of errors in the whole format.
  var endOfViews = 0

  struct View: Equatable {
    var name: String
    /// The space between the previous view and this one; nil for the first.
    var connection: Connection?
    var sizes: [Predicate] = []
  }

  /// The space between two adjacent views.
  enum Connection: Equatable {
    /// No connection: the edges touch.
    case flush
    /// `-` alone.
    case standard
    /// Predicates, each of which becomes a constraint.
    case distances([Predicate])
  }

  /// A condition on a length.
  struct Predicate: Equatable {
    var relation = LayoutRelation.equal
    var object: Object
    var priority = 1000.0
  }

  /// The right-hand side of a length.
  enum Object: Equatable {
    case number(Double)
    /// The same length of another view.
    case view(String)
  }

  /// Whether the format refers to the superview.
  var mentionsSuperview: Bool { leading != nil || trailing != nil }
}
