public import AutoLayout

/// A rectangle of a terminal, in character cells: an item of Auto Layout that is no view.
///
/// What makes it one is `purlinItem`, which the engine solves for, and the members of
/// `ConstraintHolder`, which keep constraints as a superview would.
@MainActor
public final class Pane: ConstraintHolder {
  /// The text in the upper edge of the border; a pane without title has no border.
  public let title: String?

  /// What the pane shows, line by line.
  public var lines: [String] = [] { didSet { screen?.contentDidChange(of: self) } }

  /// Whether lines are cut before another pane's are.
  public var yields = false { didSet { screen?.contentDidChange(of: self) } }

  /// The engine's side of the pane.
  public let purlinItem = EngineItem()

  private(set) var panes: [Pane] = []
  private(set) var installed: [NSLayoutConstraint] = []
  private weak var parent: Pane?
  weak var screen: Screen? { didSet { for pane in panes { pane.screen = screen } } }

  /// Creates a pane.
  public init(_ title: String? = nil) {
    self.title = title
    purlinItem.owner = self
  }

  /// Puts a pane into this one.
  public func add(_ pane: Pane) {
    panes.append(pane)
    pane.parent = self
    pane.purlinItem.setParent(purlinItem)
    pane.screen = screen
    screen?.attach(pane)
  }

  /// The size of the lines and the border; a pane without lines asks for none.
  var natural: ContentSize {
    guard let longest = lines.map(\.count).max() else { return ContentSize() }
    let border = title == nil ? 0 : 2
    var size = ContentSize(width: Double(longest + border), height: Double(lines.count + border))
    if yields { size.horizontalCompression = .defaultLow }
    return size
  }

  // MARK: What Auto Layout asks of an item that holds others

  /// The pane itself.
  public var purlinHolder: (any ConstraintHolder)? { self }
  /// The pane around this one.
  public var purlinEnclosingHolder: (any ConstraintHolder)? { parent }

  /// Keeps a constraint.
  public func purlinInstall(_ constraint: NSLayoutConstraint) {
    installed.append(constraint)
    constraint.didInstall(on: self)
    screen?.enter(constraint)
  }

  /// Lets go of a constraint.
  public func purlinUninstall(_ constraint: NSLayoutConstraint) {
    installed.removeAll { $0 === constraint }
    screen?.leave(constraint)
    constraint.didUninstall(from: self)
  }

  /// Passes a changed constant on.
  public func purlinConstraintDidChange(_ constraint: NSLayoutConstraint) {
    screen?.update(constraint)
  }
}

extension Pane: LayoutItemDescribing {
  /// What descriptions of constraints call the pane.
  public var purlinDescriptionName: String? { title }
  /// Nothing follows the name.
  public var purlinDescriptionSuffix: String? { nil }
  /// The kind of thing.
  public var purlinDescriptionClass: String { "Pane" }
}

extension Pane {
  var left: NSLayoutXAxisAnchor { .anchor(.leading, of: self) }
  var right: NSLayoutXAxisAnchor { .anchor(.trailing, of: self) }
  var top: NSLayoutYAxisAnchor { .anchor(.top, of: self) }
  var bottom: NSLayoutYAxisAnchor { .anchor(.bottom, of: self) }
  var width: NSLayoutDimension { .anchor(.width, of: self) }
  var height: NSLayoutDimension { .anchor(.height, of: self) }
}
