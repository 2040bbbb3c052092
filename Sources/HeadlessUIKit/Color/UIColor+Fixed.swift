import Foundation

extension UIColor {
  /// Black as a grey: white 0.
  public class var black: UIColor { fixed.black }
  /// A grey of one third.
  public class var darkGray: UIColor { fixed.darkGray }
  /// A grey of two thirds.
  public class var lightGray: UIColor { fixed.lightGray }
  /// White as a grey: white 1.
  public class var white: UIColor { fixed.white }
  /// A grey of one half.
  public class var gray: UIColor { fixed.gray }
  /// Full red; ``systemRed`` is the softer one that adapts.
  public class var red: UIColor { fixed.red }
  /// Full green; ``systemGreen`` is the softer one that adapts.
  public class var green: UIColor { fixed.green }
  /// Full blue; ``systemBlue`` is the softer one that adapts.
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
  /// Black without opacity.
  public class var clear: UIColor { fixed.clear }

  /// The colours that never change, each made once, so that equal names are the same object.
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
