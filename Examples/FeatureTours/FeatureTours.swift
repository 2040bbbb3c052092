import UIKit

/// The screens of the example.
@MainActor
public enum FeatureTours {
  /// Returns a screen that presents an alert with a text field and two buttons.
  public static func makeAlert() -> UIViewController { AlertTour() }
  /// Returns a screen that presents a sheet at a medium detent, with a grabber.
  public static func makeSheet() -> UIViewController { SheetTour() }
  /// Returns a list with an active search.
  public static func makeSearch() -> UIViewController {
    UINavigationController(rootViewController: SearchTour())
  }
  /// Returns a form whose button stays above the keyboard.
  public static func makeKeyboard() -> UIViewController { KeyboardTour() }
  /// Returns gradients, masks, shapes and a chart that is drawn.
  public static func makeDrawing() -> UIViewController { DrawingTour() }
  /// Returns text in several fonts and colors, with images in its lines.
  public static func makeText() -> UIViewController { TextTour() }
  /// Returns a player whose accessibility elements are listed below it.
  public static func makeAccessibility() -> UIViewController { AccessibilityTour() }
}
