/// A class as the console prints it: a plain name, one with its module, or one that Swift mangled for
/// Objective-C, such as `_TtCC5UIKit9Container6Button`.
///
/// Source: Swift, docs/ABI/Mangling.rst and OldMangling.rst: `_Tt`, a `C` for each nested class, the
/// module, and names with their lengths; `P` precedes the discriminator of a private one.
struct PrintedClass {
  /// The module, if it is printed.
  let module: String?
  /// The name, with the names of the types around it if it is mangled.
  let name: String

  init(_ text: String) {
    if let (module, types) = Self.demangled(text) {
      self.module = module
      name = types.joined(separator: ".")
    } else {
      // The arguments of a generic class have modules of their own.
      let parts = text.prefix { $0 != "<" }.split(separator: ".")
      module = parts.count > 1 ? String(parts[0]) : nil
      name = parts.last.map { String($0) + text.drop { $0 != "<" } } ?? text
    }
  }

  /// Whether the class is one of Apple's frameworks', as its module says.
  var isOfFramework: Bool { module.map { Self.frameworks.contains($0) } ?? false }

  /// Whether it is the view of a `UIHostingController`.
  var isHostingView: Bool { name.hasPrefix("_UIHostingView") }

  static let frameworks: Set<String> = [
    "AppKit", "AuthenticationServices", "AVKit", "CarPlay", "ChatKit", "ContactsUI", "EventKitUI",
    "GameKit", "HealthKitUI", "IntentsUI", "JournalingSuggestions", "MapKit", "MessageUI",
    "PDFKit", "PassKit", "PencilKit", "PhotosUI", "PhotosUICore", "QuickLook", "RealityKit",
    "SafariServices", "SceneKit", "SpriteKit", "SpringBoard", "StoreKit", "SwiftUI", "SwiftUICore",
    "TVUIKit", "TipKit", "UIKit", "UIKitCore", "VisionKit", "WebKit", "WidgetKit",
  ]

  private static func demangled(_ text: String) -> (module: String, types: [String])? {
    guard text.hasPrefix("_Tt") else { return nil }
    var rest = text.dropFirst(3)
    // Arguments of a generic class follow its name, and are left out.
    if rest.first == "G" { rest.removeFirst() }
    let depth = rest.prefix { $0 == "C" || $0 == "V" || $0 == "O" }.count
    rest.removeFirst(depth)
    func identifier() -> String? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let length = Int(digits), length > 0,
        let end = rest.index(digits.endIndex, offsetBy: length, limitedBy: rest.endIndex)
      else { return nil }
      defer { rest = rest[end...] }
      return String(rest[digits.endIndex..<end])
    }
    guard depth > 0, let module = identifier() else { return nil }
    var types: [String] = []
    for _ in 0..<depth {
      if rest.first == "P" {
        rest.removeFirst()
        guard identifier() != nil else { return nil }
      }
      guard let type = identifier() else { return nil }
      types.append(type)
    }
    return (module, types)
  }
}
