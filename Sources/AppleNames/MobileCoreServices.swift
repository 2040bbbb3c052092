public import Foundation

/// A class of names of types.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = NSString(
  string: "public.filename-extension")
/// A class of names of types.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = NSString(string: "public.mime-type")
/// A type of data.
public nonisolated(unsafe) let kUTTypeItem: CFString = NSString(string: "public.item")
/// A type of data.
public nonisolated(unsafe) let kUTTypeContent: CFString = NSString(string: "public.content")
/// A type of data.
public nonisolated(unsafe) let kUTTypeData: CFString = NSString(string: "public.data")
/// A type of data.
public nonisolated(unsafe) let kUTTypeText: CFString = NSString(string: "public.text")
/// A type of data.
public nonisolated(unsafe) let kUTTypePlainText: CFString = NSString(string: "public.plain-text")
/// A type of data.
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = NSString(
  string: "public.utf8-plain-text")
/// A type of data.
public nonisolated(unsafe) let kUTTypeHTML: CFString = NSString(string: "public.html")
/// A type of data.
public nonisolated(unsafe) let kUTTypeRTF: CFString = NSString(string: "public.rtf")
/// A type of data.
public nonisolated(unsafe) let kUTTypeURL: CFString = NSString(string: "public.url")
/// A type of data.
public nonisolated(unsafe) let kUTTypeFileURL: CFString = NSString(string: "public.file-url")
/// A type of data.
public nonisolated(unsafe) let kUTTypeImage: CFString = NSString(string: "public.image")
/// A type of data.
public nonisolated(unsafe) let kUTTypeJPEG: CFString = NSString(string: "public.jpeg")
/// A type of data.
public nonisolated(unsafe) let kUTTypePNG: CFString = NSString(string: "public.png")
/// A type of data.
public nonisolated(unsafe) let kUTTypeGIF: CFString = NSString(string: "com.compuserve.gif")
/// A type of data.
public nonisolated(unsafe) let kUTTypePDF: CFString = NSString(string: "com.adobe.pdf")
/// A type of data.
public nonisolated(unsafe) let kUTTypeMovie: CFString = NSString(string: "public.movie")
/// A type of data.
public nonisolated(unsafe) let kUTTypeVideo: CFString = NSString(string: "public.video")
/// A type of data.
public nonisolated(unsafe) let kUTTypeAudio: CFString = NSString(string: "public.audio")
/// A type of data.
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = NSString(string: "public.mpeg-4")
/// A type of data.
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = NSString(
  string: "com.apple.quicktime-movie")
/// A type of data.
public nonisolated(unsafe) let kUTTypeFolder: CFString = NSString(string: "public.folder")
/// A type of data.
public nonisolated(unsafe) let kUTTypeJSON: CFString = NSString(string: "public.json")
/// A type of data.
public nonisolated(unsafe) let kUTTypeTIFF: CFString = NSString(string: "public.tiff")
/// A type of data.
public nonisolated(unsafe) let kUTTypeMPEG4Audio: CFString = NSString(string: "public.mpeg-4-audio")
/// A type of data.
public nonisolated(unsafe) let kUTTypeMP3: CFString = NSString(string: "public.mp3")
/// A type of data.
public nonisolated(unsafe) let kUTTypePropertyList: CFString = NSString(
  string: "com.apple.property-list")
/// A type of data.
public nonisolated(unsafe) let kUTTypeContact: CFString = NSString(string: "public.contact")
/// A type of data.
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = NSString(string: "public.zip-archive")
/// The name of a type in a class of names: not known.
public func UTTypeCopyPreferredTagWithClass(
  _ type: CFString, _ tagClass: CFString
) -> Unmanaged<CFString>? { nil }
/// The type of a name: not known.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> Unmanaged<CFString>? { nil }
/// The description of a type: not known.
public func UTTypeCopyDescription(_ type: CFString) -> Unmanaged<CFString>? { nil }
/// Whether a type is a kind of another, which is known of the same only.
public func UTTypeConformsTo(_ type: CFString, _ other: CFString) -> Bool { type == other }
