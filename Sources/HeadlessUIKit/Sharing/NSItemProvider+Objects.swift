public import Foundation

#if !canImport(Darwin)
extension NSItemProvider {
  /// The object, if it is of a class or of a subclass of it.
  func object(ofClass aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    guard let item = item as? any NSItemProviderReading, aClass.isClass(of: item) else {
      return nil
    }
    return item
  }

  /// Calls a closure with the object, at once, or with nil if it is of another class.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object(ofClass: aClass), nil)
    return Progress(totalUnitCount: 1)
  }

  /// Calls a closure with the text, at once, or with nil if there is none.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler((object(ofClass: NSString.self) as? NSString)?.substring(from: 0), nil)
    return Progress(totalUnitCount: 1)
  }

  /// Calls a closure with the address, at once, or with nil if there is none.
  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler((object(ofClass: NSURL.self) as? NSURL)?.absoluteURL, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Returns whether the object is a text.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  /// Returns whether the object is an address.
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool {
    canLoadObject(ofClass: NSURL.self)
  }
}

extension NSItemProviderReading {
  fileprivate static func isClass(of object: any NSItemProviderReading) -> Bool { object is Self }
}

/// An object cannot be made of the data of other apps, of which there are none.
private struct NoProvidedData: Error {}

extension NSString: NSItemProviderReading {
  /// The types of the data: plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
  /// Throws an error: there is no data of other apps.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    throw NoProvidedData()
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types of the data: an address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The types of the data: an address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Provides the address in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
  /// Throws an error: there is no data of other apps.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    throw NoProvidedData()
  }
}
#endif
