public import Foundation

/// A suggestion below a search field.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchsuggestion>
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The image of the suggestion.
  var iconImage: UIImage? { get }
  /// A value of the app.
  var representedObject: Any? { get set }
}

/// A suggestion with a text and an image.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchsuggestionitem>
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text of the suggestion.
  open private(set) var localizedSuggestion: String?
  /// The image of the suggestion.
  open private(set) var iconImage: UIImage?
  /// A value of the app.
  open var representedObject: Any?
  /// Creates a suggestion.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion
    self.iconImage = iconImage
    super.init()
  }
}
