import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas

/// Counts whether documents with variations get the size classes, and the constants, of each regime.
///
/// What is expected is written down here once more, so that a mistake in the library is none here.
@MainActor
struct RegimeTally {
  private var documents = 0
  private var scenes = 0
  private var layouts = 0
  private var judged = 0
  private var wrongClasses = 0
  private var constants = 0
  private var wrongConstants = 0

  private static let sizes = [(320, 320), (599, 479), (600, 480), (320, 1366), (1366, 1366)].map {
    CGSize(width: $0.0, height: $0.1)
  }

  var isRight: Bool { wrongClasses == 0 && wrongConstants == 0 }

  mutating func check(_ document: InterfaceDocument, _ file: String) {
    var varied: [ConstraintElement] = []
    var hasVariations = false
    document.forEachView { view in
      hasVariations = hasVariations || !view.variations.isEmpty
      for constraint in view.constraints where !constraint.variations.isEmpty {
        varied.append(constraint)
      }
    }
    guard hasVariations || !varied.isEmpty else { return }
    documents += 1
    for regime in WindowRegime.allCases {
      for size in Self.sizes {
        let stage = InterfaceStage(document, canvas: .size(size, scale: 2), regime: regime)
        let classes = Self.classes(regime, size)
        for island in stage.document.islands {
          let staged = stage.present(island)
          scenes += regime == .fixed && size == Self.sizes[0] ? 1 : 0
          layouts += 1
          // Cells and embedded scenes have windows of their own sizes, and classes of these.
          let traits = staged.window.traitCollection
          let fills = staged.window.bounds.size == size
          judged += fills ? 1 : 0
          if fills,
            traits.horizontalSizeClass != classes.width
              || traits.verticalSizeClass != classes.height
          {
            wrongClasses += 1
            print("\(file) \(island.root.id) \(regime.rawValue) \(size): \(traits)")
          }
          guard document.usesTraitCollections else { continue }
          for constraint in varied {
            guard let made = staged.constraints[constraint.id] else { continue }
            constants += 1
            let expected = Self.constant(of: constraint, classes)
            if abs(Double(made.constant) - expected) > 1e-9 {
              wrongConstants += 1
              print(
                "\(file) \(constraint.id) \(regime.rawValue) \(size): \(made.constant), not "
                  + "\(expected)")
            }
          }
        }
      }
    }
  }

  /// The classes that the sources in `WindowRegime` and `Documentation/Resizable.md` give.
  private static func classes(
    _ regime: WindowRegime, _ size: CGSize
  ) -> (width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass) {
    switch regime.rawValue {
    case "fixed":
      (size.width < 600 ? .compact : .regular, size.height < 480 ? .compact : .regular)
    case "ipad-window", "ipad-split": (size.width < 600 ? .compact : .regular, .regular)
    case "iphone-window", "duo-outer", "iphone-app-on-ipad": (.compact, .regular)
    case "iphone-landscape": (.compact, .compact)
    case "iphone-large-landscape": (.regular, .compact)
    case "duo-inner", "duo-inner-split": (.regular, .regular)
    default: (.unspecified, .unspecified)
    }
  }

  /// The constant of the last of the most specific variations that apply.
  private static func constant(
    of constraint: ConstraintElement,
    _ classes: (width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass)
  ) -> Double {
    let width = classes.width == .compact ? "compact" : "regular"
    let height = classes.height == .compact ? "compact" : "regular"
    var best = (count: 0, constant: constraint.constant)
    for variation in constraint.variations {
      let tokens = variation.key.text.split { $0 == "-" || $0 == " " }
      let applies = tokens.allSatisfy {
        $0 == "widthClass=\(width)" || $0 == "heightClass=\(height)"
      }
      guard applies, tokens.count >= best.count,
        let value = variation.overrides.first(where: { $0.name == "constant" }),
        let constant = Double(value.value)
      else { continue }
      best = (tokens.count, constant)
    }
    return best.constant
  }

  func report() {
    print(
      """
      documents with variations           \(documents), with \(scenes) scenes
        regimes and sizes                 \(WindowRegime.allCases.count) × \(Self.sizes.count), \
      \(layouts) scenes laid out
        wrong size classes                \(wrongClasses) of \(judged) windows of that size
        constants that vary               \(constants), \(wrongConstants) of them wrong
      """)
  }
}
