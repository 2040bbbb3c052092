internal import LayoutGeometry

/// A scene at every size, as the data of a page.
///
/// The plane of sizes is divided into regions in which every rectangle is linear in width and
/// height, so a page finds the region of a size and evaluates linear functions; it does not lay out.
public struct InspectedScene: Sendable, Encodable {
  /// The document's path as it was passed.
  public var file: String
  /// The index of the document among those of a page.
  public var document = 0
  /// The scene's name.
  public var name: String
  /// The id of its outermost view.
  public var rootID: String
  /// What determines size classes, as text.
  public var regime: String
  /// The size in the document, in points.
  public var size: [Double]
  /// The addresses of the contents of images, by the ids that drawings refer to.
  var images: [String: String] = [:]
  /// The scene under each condition: text size, layout direction, language.
  public var cases: [Case]
  /// All scenes of the document beside each other, with the first of them.
  var board: Board?

  /// A scene under one condition.
  ///
  /// Values that occur often stand in tables, and regions refer to them by index.
  public struct Case: Sendable, Encodable {
    /// The condition as text; empty if there is only one.
    public var condition = ""
    /// What a size without a device stands for, as text.
    var window = ""
    /// The number of pixels per point, to which frames are rounded.
    public var scale = 2.0
    /// Whether the layout direction is right to left.
    package var isRightToLeft = false
    /// The least and greatest width, in points.
    public var widths: [Double] = []
    /// The least and greatest height, in points.
    public var heights: [Double] = []
    /// Views and guides of all regions.
    var items: [Item] = []
    /// The constraints of all regions.
    var constraints: [Constraint] = []
    /// What a value can depend on: constraints, content sizes and given frames.
    var causes: [Cause] = []
    /// The views, guides and constraints that exist in a region.
    var trees: [Tree] = []
    /// Linear functions: the value at size 0, the change per point of width, and of height.
    var planes: [[Double]] = []
    /// How a view looks.
    var looks: [Look] = []
    /// SVG elements of views.
    var drawings: [Drawing] = []
    /// Why a number has its value: cause, coefficient and right-hand side of each share.
    var reasons: [ReasonRow] = []
    /// The unknowns of the equations, by region.
    var systems: [System] = []
    /// The equations of all regions.
    var rows: [Row] = []
    /// The regions.
    var regions: [Region] = []
    /// The layouts on the screens of devices, each once.
    var screens: [Screen] = []
    /// The screen of each device, by the device's id and how it is held.
    var places: [String: [String: Int]] = [:]
    /// The findings.
    var findings: [Finding] = []
    /// The regions that were compared and not proven, and those that were not decided.
    var doubts: [Doubt] = []
  }
}

extension InspectedScene {
  /// A view or a layout guide.
  struct Item: Sendable, Hashable, Encodable {
    var id: String
    var name: String
    /// The class of a view; the role of a guide.
    var type: String
    var isGuide = false
    /// The saved frame, if the view is misplaced in the document.
    var saved: [Double]?
    /// The line that created the view.
    var location: CodeLocation?
  }

  /// A constraint; items are indices.
  struct Constraint: Sendable, Hashable, Encodable {
    var id: String
    var text: String
    var first: Int
    var firstAttribute: String
    var relation: String
    var second: Int?
    var secondAttribute: String?
    var multiplier: Double
    var constant: Double
    var priority: Double
    var identifier: String?
    /// Whether a container, such as a stack view, created it.
    var isOfContainer: Bool
    /// Whether it is directed: the first side takes the value of the second, which does not move.
    var isDirected: Bool?
    /// The line that created it.
    var location: CodeLocation?
  }

  /// Something that determines values.
  struct Cause: Sendable, Hashable, Encodable {
    enum Kind: String, Sendable, Encodable {
      /// A constraint of the author or a container.
      case constraint
      /// The content size of a view.
      case content
      /// A frame that is not determined by constraints.
      case given
      /// The width of the scene.
      case width
      /// The height of the scene.
      case height
      /// A number that nothing determines.
      case open
    }
    var kind: Kind
    var id: String
    var text: String
    var priority: Double
  }

  /// The views, guides and constraints of a region, as indices.
  struct Tree: Sendable, Hashable, Encodable {
    /// The views in drawing order, each after its superview.
    var views: [Int]
    /// The superview of each, as an index into `views`; -1 for the root.
    var parents: [Int]
    var guides: [Int]
    /// The owner of each guide, as an index into `views`.
    var owners: [Int]
    var constraints: [Int]
  }

  /// What a view looks like, without its frame.
  struct Look: Sendable, Hashable, Encodable {
    /// Drawings in light and dark appearance, behind and in front of the subviews.
    var light: [Int]
    var dark: [Int]
    var isHidden: Bool
    var alpha: Double
    /// The corner radius to which subviews are clipped; nil if they are not.
    var clip: Double?
    /// The insets of the alignment rectangle from the frame: left, top, right, bottom.
    var insets: [Double]
    /// The origin of the bounds.
    var origin: [Double]
    /// Whether the frame is rounded to pixels.
    var isRounded: Bool
    /// The position, and the difference of the size from the superview's, of a frame that code sets.
    var following: [Double]?
    /// The distances of the first and last baseline from the top of the frame.
    var baselines: [Double]?
    /// The priorities of the content size: hugging and compression resistance, horizontal first.
    var content: [Double]?
    /// The layout margins: left, top, right, bottom.
    var margins: [Double]
  }

  /// SVG elements with numbers that are linear in the size of their view.
  struct Drawing: Sendable, Hashable, Encodable {
    /// The elements; a number that depends on the size is written as an index between U+E000 and
    /// U+E001.
    var elements: String
    /// The linear functions of the view's width and height.
    var numbers: [[Double]]
  }

  /// A convex part of the plane of sizes.
  struct Region: Sendable, Encodable {
    /// Width and height of each corner.
    var corners: [Double]
    var tree: Int
    /// Four planes for each view's alignment rectangle, in the bounds of its superview.
    var boxes: IndexRow
    /// A look for each view.
    var looks: IndexRow
    /// Four reasons for each view: of x, y, width and height; -1 where there is none.
    var reasons: IndexRow
    /// Four planes for each guide, in the bounds of its owner.
    var guides: IndexRow
    /// A plane for each constraint: left minus right side.
    var residuals: IndexRow
    /// Ambiguous numbers.
    var ambiguous: [Ambiguity]
    /// For each conflict its members as causes, the broken one first.
    var conflicts: [[Int]]
    /// The equations; nil if they are not the same everywhere in the region.
    var equations: Equations?
  }

  /// The equations of a region.
  struct Equations: Sendable, Encodable {
    var system: Int
    var rows: IndexRow
    /// A plane for the right side of each row.
    var constants: IndexRow
  }

  /// A number of a view that the constraints do not determine.
  struct Ambiguity: Sendable, Hashable, Encodable {
    /// The view, as an index into those of the tree.
    var view: Int
    /// 0 to 3: x, y, width, height.
    var number: Int
    /// The planes of the least and the greatest value; nil where there is no limit.
    var least: Int?
    var greatest: Int?
    /// The size at which the limits were found: between breakpoints, too, they need not be linear.
    var size: [Double]
  }

  /// The layout on the screen of a device, with what is found about it.
  struct Screen: Sendable, Encodable {
    /// The number of pixels per point.
    var scale: Double
    /// The layout; its only corner is its size.
    var region: Region
    var findings: [Finding]
  }

  /// A finding and the sizes at which it holds.
  package struct Finding: Sendable, Hashable, Encodable {
    var kind: String
    var text: String
    /// The sizes as text.
    var places: String
    var isAlways: Bool
    /// The ids of the views.
    var views: [String]
    /// Whether a constraint is missing, for an ambiguity.
    var isMissing: Bool
    /// The constraints that determine it or, for an ambiguity, compete: ids and texts.
    var constraints: [[String]]
    var repair: String?
    /// Width and height of the corners of each part.
    var polygons: [[Double]]
    /// A conflict as SVG, at a size in its largest part.
    var picture: String?
  }

  /// A part of the plane that was not proven.
  struct Doubt: Sendable, Encodable {
    var text: String
    var polygons: [[Double]]
  }
}
