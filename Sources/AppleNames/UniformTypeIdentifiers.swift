/// A type of data.
public struct UTType: Hashable, Sendable {
  /// The name.
  public let identifier: String
  /// Creates a type of a name.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// Creates the app's own type.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// Creates a type of another app.
  public init(importedAs identifier: String) { self.identifier = identifier }
  /// Creates a type of an ending of names.
  public init?(filenameExtension ending: String) { identifier = "dyn.\(ending)" }
  private init(known identifier: String) { self.identifier = identifier }
  /// Whether it is a kind of another type, which is not known.
  public func conforms(to type: UTType) -> Bool { self == type }
  /// Images.
  public static let image = UTType(known: "public.image")
  /// JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// PNG.
  public static let png = UTType(known: "public.png")
  /// GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Films.
  public static let movie = UTType(known: "public.movie")
  /// Films.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text.
  public static let plainText = UTType(known: "public.plain-text")
  /// Addresses.
  public static let url = UTType(known: "public.url")
  /// Addresses of files.
  public static let fileURL = UTType(known: "public.file-url")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// Data.
  public static let data = UTType(known: "public.data")
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Folders.
  public static let folder = UTType(known: "public.folder")
}
