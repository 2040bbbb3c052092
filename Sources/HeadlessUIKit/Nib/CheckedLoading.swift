public import InterfaceBuilder

/// Functions that load xibs and storyboards and throw errors where Apple's classes trap, and return
/// the findings.
@MainActor
public enum CheckedLoading {
  /// Creates the objects of a xib, like `UINib.instantiate(withOwner:options:)`.
  ///
  /// - Throws: ``NibError`` if the document does not exist or cannot be read.
  public static func objects(
    of nib: UINib, owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil
  ) throws(NibError) -> [Any] { try nib.load(withOwner: owner, options: options) }

  /// Creates the controller with a storyboard identifier.
  ///
  /// - Throws: ``NibError`` if the document cannot be read or has no such controller.
  public static func controller(
    withIdentifier identifier: String, of storyboard: UIStoryboard
  ) throws(NibError) -> UIViewController { try storyboard.controller(withIdentifier: identifier) }

  /// Returns the findings of the last time the nib was loaded: unknown classes, unset outlets,
  /// invalid elements.
  public static func findings(of nib: UINib) -> [DocumentFinding] { nib.findings }

  /// Returns the findings of reading the storyboard's document.
  public static func findings(of storyboard: UIStoryboard) -> [DocumentFinding] {
    storyboard.findings
  }

  /// Returns the findings of creating the controller and its view from a document.
  public static func findings(of controller: UIViewController) -> [DocumentFinding] {
    controller.nibFindings
  }
}
