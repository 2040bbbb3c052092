import UIKit

extension MarginsAndAspectViewController {
  /// Short, and the compiler knows which anchors go together.
  func constraintsByAnchors() -> [NSLayoutConstraint] {
    let margins = view.layoutMarginsGuide
    let inside = card.layoutMarginsGuide
    return [
      card.topAnchor.constraint(equalTo: margins.topAnchor),
      card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: heightByWidth),

      caption.topAnchor.constraint(equalTo: inside.topAnchor),
      caption.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
    ]
  }

  /// Every part of `first = multiplier × second + constant` spelled out; margins are attributes.
  func constraintsByInitializers() -> [NSLayoutConstraint] {
    [
      NSLayoutConstraint(
        item: card, attribute: .top, relatedBy: .equal,
        toItem: view, attribute: .topMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: card, attribute: .leading, relatedBy: .equal,
        toItem: view, attribute: .leadingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: card, attribute: .trailing, relatedBy: .equal,
        toItem: view, attribute: .trailingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: card, attribute: .height, relatedBy: .equal,
        toItem: card, attribute: .width, multiplier: heightByWidth, constant: 0),

      NSLayoutConstraint(
        item: caption, attribute: .top, relatedBy: .equal,
        toItem: card, attribute: .topMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: caption, attribute: .leading, relatedBy: .equal,
        toItem: card, attribute: .leadingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: caption, attribute: .trailing, relatedBy: .equal,
        toItem: card, attribute: .trailingMargin, multiplier: 1, constant: 0),
    ]
  }

  /// A drawing in letters: `|` is the superview, a bare `-` beside it its margin.
  ///
  /// The language has no word for an aspect ratio; that one constraint comes from anchors.
  func constraintsByVisualFormat() -> [NSLayoutConstraint] {
    let views: [String: Any] = ["card": card, "caption": caption]
    let formats = ["H:|-[card]-|", "V:|-[card]", "H:|-[caption]-|", "V:|-[caption]"]
    return formats.flatMap { format in
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: views)
    } + [card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: heightByWidth)]
  }
}
