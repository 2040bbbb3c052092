package import HeadlessQuartzCore
package import LayoutGeometry
package import TextMetrics

/// Views and constraints as they are written in code or formulas.
package struct Sketch: Sendable {
  /// A view, or a layout guide that code creates; the first one is the superview of all others without a parent of
  /// their own.
  package struct View: Sendable {
    /// The name of the variable.
    package var name: String
    /// The index of the superview.
    package var parent: Int?
    /// What the view shows.
    package var content = Content.none
    /// The content size that is given instead of a measured one.
    package var size: LayoutSize?
    /// The content hugging priorities, horizontal and vertical.
    package var hugging = (250.0, 250.0)
    /// The compression resistance priorities, horizontal and vertical.
    package var compression = (750.0, 750.0)
    /// The frame that code gives the view.
    package var frame = LayoutRect.zero
    /// Whether the frame is kept by constraints: the autoresizing mask is translated.
    package var isTranslated = false
    /// The layout margins that code gives the view.
    package var margins: LayoutInsets?
    /// How it arranges its views; nil unless it is a stack view.
    package var stack: Stack?
    /// The opacity, for the picture.
    package var alpha = 1.0
    /// Where it is first named.
    package var place = Place(line: 1, column: 1)
  }

  /// What a view shows, which determines its size.
  package enum Content: Sendable, Hashable {
    /// Nothing that has a size.
    case none
    /// A layout guide, which is not drawn.
    case guide
    /// A text in at most so many lines; 0 for any number.
    case label(String, TextFont, lines: Int)
    /// A title. The font is the button's own, unless code gives another.
    case button(String, TextFont)
    /// A picture, of which only the name is known.
    case image(String)
    /// A view of a class whose size is not known here, such as a switch.
    case other(String)
  }

  /// The part of a view that a constraint refers to.
  package enum Region: Int, Sendable, Hashable, CaseIterable {
    /// The view itself.
    case bounds
    /// Its safe area.
    case safeArea
    /// The area within its layout margins.
    case margins
    /// The part of that area that is readable.
    case readable
  }

  /// A view, or one of the guides that every view has.
  package struct Item: Sendable, Hashable {
    /// The index of the view.
    package var view: Int
    /// The part of it.
    package var region = Region.bounds

    /// Creates an item.
    package init(_ view: Int, _ region: Region = .bounds) {
      (self.view, self.region) = (view, region)
    }
  }

  /// One constraint: `first = multiplier × second + constant`.
  package struct Constraint: Sendable {
    /// Where it is written.
    package var place: Place
    /// The left-hand side.
    package var first: Item
    /// The attribute of the left-hand side.
    package var firstAttribute: LayoutAttribute
    /// The relation.
    package var relation: LayoutRelation
    /// The right-hand side; nil for a constant.
    package var second: Item?
    /// The attribute of the right-hand side.
    package var secondAttribute = LayoutAttribute.notAnAttribute
    /// The factor of the right-hand side.
    package var multiplier = 1.0
    /// The constant.
    package var constant: Double
    /// The priority.
    package var priority = 1000.0

    /// The line on which it is written, from 1.
    package var line: Int { place.line }
  }

  /// A directed constraint: `view.attribute := source.attribute × scale + offset`.
  package struct Assignment: Sendable {
    /// Where it is written.
    package var place: Place
    /// The view whose attribute is computed.
    package var view: Int
    /// The attribute that is computed.
    package var attribute: CAConstraintAttribute
    /// The sibling that is read; nil for the superview.
    package var source: Int?
    /// The attribute that is read.
    package var sourceAttribute: CAConstraintAttribute
    /// The factor.
    package var scale = 1.0
    /// The offset in points.
    package var offset = 0.0
  }

  /// A place in the text.
  package struct Place: Sendable, Hashable {
    /// The line, from 1.
    package var line: Int
    /// The column in Unicode scalars, from 1.
    package var column: Int

    /// Creates a place.
    package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
  }

  /// What could not be read, or is written and has no effect.
  package struct Problem: Error, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The column in Unicode scalars, from 1.
    package var column: Int
    /// What is wrong, and what is meant.
    package var message: String
    /// Whether the layout is right all the same.
    package var isNote = false
    /// Whether a name has no value, which is the same problem wherever it is used.
    var isAboutName = false

    init(line: Int, column: Int, message: String, isNote: Bool = false) {
      (self.line, self.column, self.message, self.isNote) = (line, column, message, isNote)
    }

    init(_ place: Place, _ message: String, isNote: Bool = false) {
      self.init(line: place.line, column: place.column, message: message, isNote: isNote)
    }
  }

  /// A part of the text that is not read; its end is after its last character.
  package struct Unread: Sendable {
    /// Where it begins.
    package var start: Place
    /// The place after its end.
    package var end: Place
  }

  /// The window in which a sketch is laid out.
  package struct Window: Sendable {
    /// Its size in points.
    package var size = LayoutSize(width: 320, height: 480)
    /// The layout direction.
    package var direction = LayoutDirection.leftToRight
    /// The layout margins of the outermost view, without the safe area.
    package var margins = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The safe area insets of the outermost view.
    package var safeArea = LayoutInsets.zero
    /// The number of pixels per point, to which texts are rounded up.
    package var scale = 2.0
    /// The content sizes of views whose own is not known, by name.
    package var sizes: [String: LayoutSize] = [:]

    /// Creates a window of 320 by 480 points.
    package init() {}
  }

  /// The notations in which constraints are written.
  package enum Notation: String, Sendable, CaseIterable {
    /// `a.topAnchor.constraint(equalTo: b.bottomAnchor)`
    case anchors
    /// `NSLayoutConstraint(item: a, attribute: .top, …)`
    case items
    /// `"V:[b]-[a]"`
    case visualFormat
    /// `a.snp.makeConstraints { make in … }`
    case snapKit
    /// `[JWConstraint constraintWithView:a attribute:…]`
    case directed
  }

  /// The window for which it was read: code can ask for its size.
  package var window = Window()
  /// Whether the outermost view is a component, to which its constraints can give another size than the window's.
  package var isComponent = false
  /// The views, the outermost one first.
  package var views = [View(name: "superview")]
  /// The numbers of other names in visual formats.
  package var metrics: [String: Double] = [:]
  /// The active constraints.
  package var constraints: [Constraint] = []
  /// The directed constraints.
  package var assignments: [Assignment] = []
  /// What is wrong, in the order of the text.
  package var problems: [Problem] = []
  /// What is not read.
  package var unread: [Unread] = []

  /// The index of the view of a name.
  package func view(_ name: String) -> Int? { views.firstIndex { $0.name == name } }

  /// Whether an item is a view or in it.
  func isView(_ view: Int, in ancestor: Int) -> Bool {
    var next: Int? = view
    while let view = next {
      if view == ancestor { return true }
      next = views[view].parent
    }
    return false
  }

  /// Reads a text: code in Swift or Objective-C, or formulas.
  package init(_ text: String, in window: Window) {
    self =
      CodeText.isFormulas(text)
      ? FormulaReader(text[...], in: window).sketch : CodeReader.sketch(text, in: window)
  }

  init() {}
}
