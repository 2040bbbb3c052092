public import InterfaceBuilder

/// Reading xibs and storyboards with errors, where Apple's classes stop the program, and what was
/// noticed in the meantime.
@MainActor
public enum CheckedLoading {
  /// Creates the objects of a xib as `UINib.instantiate(withOwner:options:)` does.
  ///
  /// - Throws: ``NibError`` when there is no such document or it cannot be read.
  public static func objects(
    of nib: UINib, owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil
  ) throws(NibError) -> [Any] { try nib.load(withOwner: owner, options: options) }

  /// Creates the controller of a storyboard identifier.
  ///
  /// - Throws: ``NibError`` when the document cannot be read or has no such controller.
  public static func controller(
    withIdentifier identifier: String, of storyboard: UIStoryboard
  ) throws(NibError) -> UIViewController { try storyboard.controller(withIdentifier: identifier) }

  /// What was noticed when the nib was last loaded: unknown classes, outlets that are not set,
  /// broken parts.
  public static func findings(of nib: UINib) -> [DocumentFinding] { nib.findings }

  /// The findings when the storyboard's document was read.
  public static func findings(of storyboard: UIStoryboard) -> [DocumentFinding] {
    storyboard.findings
  }

  /// The findings when the controller and its view were created from a document.
  public static func findings(of controller: UIViewController) -> [DocumentFinding] {
    controller.nibFindings
  }
}
