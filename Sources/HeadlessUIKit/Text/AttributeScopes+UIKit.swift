public import Foundation

extension AttributeContainer {
  /// Creates attributes from those of an attributed string; those that Purlin neither measures nor draws are
  /// left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.uiKit.font = dictionary[.font] as? UIFont
    self.uiKit.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.uiKit.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.uiKit.kern = dictionary[.kern] as? CGFloat
  }
}

extension AttributeScopes {
  /// The scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The text attributes of UIKit that Purlin measures or draws.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes>
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The space that is added between characters, in points.
    public let kern: KernAttribute
    /// The space between characters, in points.
    public let tracking: TrackingAttribute
    /// The style of underlines.
    public let underlineStyle: UnderlineStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The attribute of fonts.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// Apple's name.
      public static let name = "NSFont"
    }
    /// The attribute of text colors.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// Apple's name.
      public static let name = "NSColor"
    }
    /// The attribute of background colors.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// Apple's name.
      public static let name = "NSBackgroundColor"
    }
    /// The attribute of added space.
    public enum KernAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// Apple's name.
      public static let name = "NSKern"
    }
    /// The attribute of space.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// Apple's name.
      public static let name = "CTTracking"
    }
    /// The attribute of underlines.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A style.
      public typealias Value = NSUnderlineStyle
      /// Apple's name.
      public static let name = "NSUnderline"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of UIKit, such as `text.font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
