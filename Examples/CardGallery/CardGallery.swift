import UIKit

/// Where the sizes of the cards come from.
public enum CardSizing: Sendable, CaseIterable {
  /// Numbers read from the root view's bounds once, in `viewDidLoad`.
  case viewBounds
  /// Constraints to the safe area with a multiplier.
  case multipliers
}

/// Returns the screen: four cards, two by two.
@MainActor
public func makeViewController(sizing: CardSizing = .multipliers) -> UIViewController {
  // What an asset catalogue would say: here nobody draws the pictures, but their sizes count.
  for name in ["harbour", "orchard", "lighthouse", "market"] {
    ImageRegistry.register(name: name, size: CGSize(width: 320, height: 240))
  }
  return GalleryViewController(sizing: sizing)
}
