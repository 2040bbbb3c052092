internal import LayoutGeometry

/// Views and constraints as written in the editor.
struct Sketch {
  /// A view; the first one is the superview of all others without a parent of their own.
  struct View {
    var name: String
    var parent: Int?
    /// The content size; nil on both axes for a view without content.
    var content: (width: Double, height: Double)?
    /// The content hugging priorities, horizontal and vertical.
    var hugging = (250.0, 250.0)
    /// The compression resistance priorities, horizontal and vertical.
    var compression = (750.0, 750.0)
  }

  /// One constraint: `first = multiplier × second + constant`.
  struct Constraint {
    /// The line on which it is written, from 1.
    var line: Int
    var first: Int
    var firstAttribute: LayoutAttribute
    var relation: LayoutRelation
    var second: Int?
    var secondAttribute = LayoutAttribute.notAnAttribute
    var multiplier = 1.0
    var constant: Double
    var priority: Double
  }

  /// What could not be read.
  struct Problem: Error {
    var line: Int
    /// The column in characters, from 1.
    var column: Int
    var message: String
  }

  /// The window in which a sketch is laid out.
  struct Window {
    var width = 320.0
    var height = 480.0
    var direction = LayoutDirection.leftToRight
    /// The layout margin of each view, on all sides.
    var margin = 8.0
  }

  var window = Window()
  var views = [View(name: "superview")]
  var metrics: [String: Double] = [:]
  var constraints: [Constraint] = []
  var problems: [Problem] = []

  /// The index of the view of a name.
  func view(_ name: String) -> Int? { views.firstIndex { $0.name == name } }
}
