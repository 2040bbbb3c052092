internal import Foundation
internal import InterfaceBuilder

/// Fonts and system colors that the views of a document share, as they are in an app.
///
/// A large document has few of them and many views.
@MainActor
final class NibValues {
  private var fonts: Set<UIFont> = []
  private var systemColors: [ColorElement: UIColor] = [:]

  /// Returns an equal font that was made before, else the font.
  func shared(_ font: UIFont) -> UIFont { fonts.insert(font).memberAfterInsert }

  /// Returns the color of an element; nil if it has none.
  ///
  /// Only system colors are kept: of the others, a document can have as many as views.
  func color(_ element: ColorElement, in document: InterfaceDocument) -> UIColor? {
    guard element.systemName != nil else { return UIColor(element, document) }
    if let known = systemColors[element] { return known }
    let made = UIColor(element, document)
    systemColors[element] = made
    return made
  }
}
