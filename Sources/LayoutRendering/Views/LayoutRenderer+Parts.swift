package import LayoutSnapshot

extension LayoutRenderer {
  /// The drawing of a view by itself, with the origin of its frame at zero.
  package struct Part: Equatable, Sendable {
    /// The elements behind its subviews.
    package var back: String
    /// The elements in front of its subviews.
    package var front: String
  }

  /// Returns the drawings of all views of a snapshot, by id, as SVG elements without a document.
  ///
  /// A page that moves views draws with them: positions, opacity, visibility and clipping are not
  /// part of a drawing. If an id occurs twice, the first view is used.
  package func parts(of snapshot: LayoutSnapshot) -> [String: Part] {
    let picture = Picture(
      options: options, palette: options.appearance == .dark ? .dark : .light,
      isRightToLeft: snapshot.direction == .rightToLeft)
    var parts: [String: Part] = [:]
    var open = [picture.root(of: snapshot)]
    while let drawn = open.popLast() {
      open += picture.subviews(of: drawn)
      guard parts[drawn.view.id] == nil, drawn.frame.isDrawable else { continue }
      var own = drawn
      own.frame = LayoutSnapshot.Rect(origin: .zero, size: drawn.view.frame.size)
      var (back, front) = (picture, picture)
      back.drawBackground(of: own)
      back.drawContent(of: own)
      front.drawForeground(of: own)
      parts[drawn.view.id] = Part(back: back.svg.elements, front: front.svg.elements)
    }
    return parts
  }
}
