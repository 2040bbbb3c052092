import Foundation

extension UIColor {
  /// Black: a gray with white 0.
  public class var black: UIColor { fixed.black }
  /// A gray with white 1/3.
  public class var darkGray: UIColor { fixed.darkGray }
  /// A gray with white 2/3.
  public class var lightGray: UIColor { fixed.lightGray }
  /// White: a gray with white 1.
  public class var white: UIColor { fixed.white }
  /// A gray with white 1/2.
  public class var gray: UIColor { fixed.gray }
  /// Pure red; see ``systemRed`` for a color that adapts to the traits.
  public class var red: UIColor { fixed.red }
  /// Pure green; see ``systemGreen`` for a color that adapts to the traits.
  public class var green: UIColor { fixed.green }
  /// Pure blue; see ``systemBlue`` for a color that adapts to the traits.
  public class var blue: UIColor { fixed.blue }
  /// Green and blue: (0, 1, 1).
  public class var cyan: UIColor { fixed.cyan }
  /// Red and green: (1, 1, 0).
  public class var yellow: UIColor { fixed.yellow }
  /// Red and blue: (1, 0, 1).
  public class var magenta: UIColor { fixed.magenta }
  /// Red and half of green: (1, 0.5, 0).
  public class var orange: UIColor { fixed.orange }
  /// Half of red and blue: (0.5, 0, 0.5).
  public class var purple: UIColor { fixed.purple }
  /// A dark orange: (0.6, 0.4, 0.2).
  public class var brown: UIColor { fixed.brown }
  /// Transparent black.
  public class var clear: UIColor { fixed.clear }

  /// The fixed colors, each created once, so that a name always returns the same object.
  private static let fixed = FixedColors()

  private struct FixedColors: Sendable {
    let black = UIColor(white: 0, alpha: 1)
    let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    let white = UIColor(white: 1, alpha: 1)
    let gray = UIColor(white: 0.5, alpha: 1)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    let clear = UIColor(white: 0, alpha: 0)
  }
}
